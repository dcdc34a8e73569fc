import type { NotJudged } from '../../core/check.ts';
import type { Context, IdElsewhere } from '../../core/context.ts';
import { isDoneIn } from '../../core/entity.ts';
import { isFileRule } from '../../core/file-rules/index.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import type { Limits } from '../../core/limits.ts';
import { shapeRuleIds } from '../../core/rule.ts';
import { splitSubject } from '../../core/subject.ts';
import type { FileTrack } from '../account/file-track.ts';
import { reportFindings } from '../report/report-finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { judgeVersions } from './judge-versions.ts';

export interface JudgedNet {
  readonly findings: readonly ReportedFinding[];
  /** Ids of the rules whose facts were all known here. */
  readonly judged: ReadonlySet<string>;
}

export interface NetInput {
  /** The file at each merge base, and at the head of the range. */
  readonly bases: readonly (ReadVersion | null)[];
  readonly head: ReadVersion | null;
  readonly guard: Context['guard'];
  readonly message: string | undefined;
  /** Committer time of the head. */
  readonly at: string | undefined;
  readonly limits: Limits;
  /** No commit was judged by itself. */
  readonly alone: boolean;
  /** Paths that keep what the file held at the base, where it is gone. */
  readonly archived: readonly string[];
  readonly elsewhere: readonly IdElsewhere[];
}

/** Judges what a whole range did to one file: each stretch of it by itself (judging.md, Scopes). */
export function judgeNet(track: FileTrack, input: NetInput): JudgedNet {
  const { file, stretches, policy } = track;
  const setup = { ...file.governance, path: file.path, limits: input.limits };
  const guard = input.guard === undefined ? {} : { guard: input.guard };
  const message = input.message === undefined ? {} : { message: input.message };
  const known = policy === undefined ? {} : { policy };
  const { archived, elsewhere } = input;
  const context: Context = {
    scope: 'net',
    path: file.path,
    archived,
    elsewhere,
    ...guard,
    ...message,
    ...known,
  };
  const findings: ReportedFinding[] = [];
  let notJudged: readonly NotJudged[] = [];
  for (const { from, to } of netStretches(stretches, input)) {
    // A stretch that was cut ended before the head did.
    const at = input.at === undefined || to !== input.head ? {} : { at: input.at };
    const judged = judgeVersions(setup, from, to, { ...context, ...at });
    notJudged = judged.notJudged;
    // Deleting and reading are judged where they happen; here they would only be said again.
    const own = judged.findings.filter(
      (finding) =>
        (input.alone || !isAboutFile(setup.kind, finding.ruleId)) &&
        !isTakenBack(setup.kind, finding, to, input),
    );
    findings.push(...reportFindings(setup, own, { before: from, after: to, accepted: track.accepted }));
  }
  return { findings, judged: judgedRules(setup.kind, notJudged) };
}

interface Judged {
  readonly from: ReadVersion | null;
  readonly to: ReadVersion | null;
}

/** The first stretch starts at every merge base, the last one ends at the head. */
function netStretches(stretches: FileTrack['stretches'], { bases, head }: NetInput): Judged[] {
  return stretches.flatMap(({ from, to = head }, index): Judged[] =>
    index === 0 ? bases.map((base) => ({ from: base, to })) : [{ from, to }],
  );
}

function judgedRules(kind: StateKind, notJudged: readonly NotJudged[]): Set<string> {
  const silent = new Set(notJudged.map(({ ruleId }) => ruleId));
  const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes('net') && !silent.has(id));
  return new Set(inNet.map(({ id }) => id));
}

/** A failed guard speaks of what stands at the head; what a stretch finished may have been taken back behind it. */
function isTakenBack(
  kind: StateKind,
  { ruleId, subject }: Finding,
  to: ReadVersion | null,
  { guard, head }: NetInput,
): boolean {
  if (guard !== 'failure' || to === head) return false;
  const isOfGuard = kind.rules.some(({ id, needs }) => id === ruleId && needs?.includes('guard'));
  const doc = head?.parsed?.doc ?? null;
  return isOfGuard && !isDoneIn(kind, doc, splitSubject(subject).entity);
}

/** Whether a rule looks at the file as such, or says that its kind can make nothing of it. */
function isAboutFile(kind: StateKind, ruleId: string): boolean {
  return isFileRule(kind, ruleId) || shapeRuleIds(kind.rules).has(ruleId);
}
