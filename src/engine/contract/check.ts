import { mostFindings } from '../../formats/limits.ts';
import { inAfter } from '../../formats/location.ts';
import { withoutEchoes } from './claims.ts';
import type { Context, Need, Scope } from './context.ts';
import { same } from './entity.ts';
import type { Finding, Problem, Severity } from './finding.ts';
import type { Remarks, StateKind } from './kind.ts';
import { makeProblem, type Rule } from './rule.ts';

export interface RuleSetting {
  /** Absent: the rule's own severities. */
  readonly severity?: Severity | 'off';
  /** Severities of single messages instead of the rule's own; `severity` goes before them. */
  readonly messages?: Readonly<Record<string, Severity | 'off'>>;
  readonly options?: unknown;
  /** Scopes in which the rule is silent. */
  readonly restsIn?: readonly Scope[];
}

/** How one file is judged: its kind's options, and what the configuration says of single rules. */
export interface Settings<Options = unknown> {
  readonly options: Options;
  readonly rules: ReadonlyMap<string, RuleSetting>;
}

/** A rule that would have applied, had these facts been known. */
export interface NotJudged {
  /** The rule that was silent. */
  readonly ruleId: string;
  /** What it would have had to know. */
  readonly needs: readonly Need[];
}

export interface Judgement extends Remarks {
  readonly findings: readonly Finding[];
  readonly notJudged: readonly NotJudged[];
}

/**
 * Judges one transition in the scope of its context: the rules of that scope over the two versions, and the snapshot rules over
 * the new one, less what an old one was already guilty of: the version before, or the parents of a merge.
 */
export function judge<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  before: Doc | null,
  after: Doc | null,
  context: Context,
  settings: Settings<Options>,
  parents: readonly (Doc | null)[] = [before],
): Judgement {
  const known = parents.length > 1 ? { ...context, parents } : context;
  const facts = kind.compare(before, after, known, settings.options);
  const judged = runRules(kind.rules, facts, context, settings.rules);
  const shape = context.scope === 'snapshot' ? [] : introducedFaults(kind, parents, after, context, settings);
  return {
    findings: withoutEchoes(distinct([...judged.findings, ...shape]), kind.rules),
    notJudged: judged.notJudged,
    ...kind.remarks?.(facts),
  };
}

/** Runs the rules of one scope over given facts. */
export function runRules<Facts>(
  rules: readonly Rule<Facts>[],
  facts: Facts,
  context: Context,
  settings: ReadonlyMap<string, RuleSetting>,
): { readonly findings: readonly Finding[]; readonly notJudged: readonly NotJudged[] } {
  const findings: Finding[] = [];
  const notJudged: NotJudged[] = [];
  for (const rule of rules) {
    const setting = rule.fixed ? undefined : settings.get(rule.id);
    if (!rule.scopes.includes(context.scope) || setting?.restsIn?.includes(context.scope)) continue;
    if ((setting?.severity ?? rule.severity) === 'off') continue;
    const missing = missingNeeds(rule, context);
    if (missing.length > 0) {
      notJudged.push({ ruleId: rule.id, needs: missing });
      continue;
    }
    const options = setting?.options ?? rule.options?.defaults;
    let count = 0;
    for (const problem of rule.check(facts, makeProblem(rule.messages), options)) {
      const own = asFinding(rule, count < mostFindings ? problem : leftOut, context.scope, setting);
      findings.push(...own);
      count += own.length;
      if (count > mostFindings) break;
    }
  }
  return { findings, notJudged };
}

/** Said once instead of all findings of a rule beyond the limit. */
const leftOut: Problem = {
  messageId: 'leftOut',
  message: `this rule has more than ${mostFindings} findings here; the others are left out`,
  subject: '',
  at: inAfter(''),
  related: [],
};

/** None where the message is switched off. */
function asFinding<Facts>(
  rule: Rule<Facts>,
  problem: Problem,
  scope: Scope,
  setting?: RuleSetting,
): Finding[] {
  const { messageId } = problem;
  const own = setting?.messages?.[messageId] ?? rule.messageSeverities?.[messageId] ?? rule.severity;
  const severity = setting?.severity ?? own;
  return severity === 'off' ? [] : [{ ...problem, ruleId: rule.id, scope, severity }];
}

function missingNeeds<Facts>({ needs = [], awaitsMessage }: Rule<Facts>, context: Context): Need[] {
  if (awaitsMessage && context.awaitsMessage) return ['message'];
  return needs.flatMap((need) => {
    const alternatives: readonly Need[] = typeof need === 'string' ? [need] : need;
    return alternatives.some((name) => context[name] !== undefined) ? [] : alternatives;
  });
}

/** Snapshot findings of the new version, without those whose subject is unchanged and had them in an earlier one. */
function introducedFaults<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  before: readonly (Doc | null)[],
  after: Doc | null,
  context: Context,
  settings: Settings<Options>,
): Finding[] {
  const earlier = before[0] ?? null;
  const own = earlier === null ? context : { ...context, earlier };
  const found = snapshotFindings(kind, after, own, settings);
  if (found.length === 0) return found;
  const old = before.filter((doc) => doc !== null);
  return old.reduce((left: Finding[], written) => {
    if (left.length === 0) return left;
    // An entity that only got another name is the same.
    const { names } = kind.entities;
    const renames = after === null ? undefined : names?.renames(written, after);
    const doc = renames === undefined ? written : (names?.rename(written, renames) ?? written);
    const known = new Set(snapshotFindings(kind, doc, { ...context, elsewhere: [] }, settings).map(identity));
    return left.filter((each) => !known.has(identity(each)) || !same(kind, doc, after, each.subject));
  }, found);
}

function snapshotFindings<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  doc: Doc | null,
  context: Context,
  settings: Settings<Options>,
): Finding[] {
  if (doc === null) return [];
  const own: Context = { ...context, scope: 'snapshot' };
  const facts = kind.compare(null, doc, own, settings.options);
  return [...runRules(kind.rules, facts, own, settings.rules).findings];
}

/** What makes two findings of one file the same: rule, message id and subject. */
export function identity(finding: Pick<Finding, 'ruleId' | 'messageId' | 'subject'>): string {
  return JSON.stringify([finding.ruleId, finding.messageId, finding.subject]);
}

/** Everything that has to be put back for a finding to end. */
export function rejectedBy({ refuses, subject }: Pick<Finding, 'refuses' | 'subject'>): readonly string[] {
  return refuses ?? [subject];
}

export function distinct(findings: readonly Finding[]): Finding[] {
  return [
    ...new Map(findings.toReversed().map((finding) => [identity(finding), finding])).values(),
  ].reverse();
}
