import { type Judgement, rejectedBy } from '../contract/check.ts';
import type { Context } from '../contract/context.ts';
import type { EngineFact } from '../contract/file-facts.ts';
import type { Finding, ReportedFinding } from '../contract/finding.ts';
import { engineFinding, judgeVersions } from '../judge/judge-versions.ts';
import type { Found } from '../law/conclude.ts';
import { type Content, isError, type LawFinding } from '../law/content.ts';
import type { Merge } from '../law/merge.ts';
import type { Judge } from '../law/reject.ts';
import type { ArchivesOf } from '../past.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf, type FileSetup, type ReadVersion } from '../versions/read-version.ts';
import type { Run, Walk } from './walk.ts';

/** What of a walk decides whether an error is only a note. */
export interface Judging extends Pick<Walk, 'excuse'> {
  readonly run: Pick<Run, 'waiving' | 'limits'>;
}

/** One file of one commit, with all that is known beside its versions. */
export interface FileChange {
  readonly setup: FileSetup;
  readonly content: Content<ReadVersion>;
  readonly context: Context;
  readonly archives: ArchivesOf;
  readonly commit: string;
}

type Parents = readonly (ReadVersion | null)[];

/** Judges the transitions of one file at one commit; `first` is what its rules report besides findings. */
export interface FileJudge extends Pick<Merge<ReadVersion>, 'judge' | 'judgeWith' | 'judgeLasting'> {
  readonly first: () => Pick<Judgement, 'notJudged' | 'step' | 'notices'>;
}

export function fileJudge(walk: Judging, change: FileChange): FileJudge {
  const { setup, context } = change;
  let known: Judgement | undefined;
  const judgeWith =
    (parents?: Parents, more: Partial<Context> = {}): Judge<ReadVersion> =>
    (before, after, isUndeclared) => {
      const undeclared = isUndeclared === true ? ({ isUndeclared: true } as const) : {};
      const facts = { ...context, archived: change.archives(before, after), ...more, ...undeclared };
      const judgement = judgeVersions(setup, before, after, facts, parents);
      known ??= judgement;
      return judgement.findings.map((each) =>
        excused(walk, change, asLaw(change, each, before, after), before, after),
      );
    };
  const keepsAll =
    setup.kind.merge?.isLog?.(setup.settings.options) === true || change.content.graft === undefined;
  return {
    judge: judgeWith(),
    judgeWith: (parents) => judgeWith(parents),
    ...(keepsAll && context.scope === 'merge'
      ? { judgeLasting: (parents: Parents) => judgeWith(parents, { scope: 'net' }) }
      : {}),
    first: () => known ?? { notJudged: [] },
  };
}

function asLaw(
  { content }: FileChange,
  finding: Finding,
  before: ReadVersion | null,
  after: ReadVersion | null,
): LawFinding<ReadVersion> {
  const { ruleId, severity, demanded, rejectsDeclaration } = finding;
  const subjects = rejectedBy(finding);
  const expected = demanded === undefined ? {} : { expected: asVersion(after ?? before, demanded) };
  const isCounter = subjects.some(
    (each) => content.isCounter(each, [before, after]) && content.isHigher(before, after, each),
  );
  return {
    rule: ruleId,
    severity,
    subjects,
    detail: finding,
    ...expected,
    ...(rejectsDeclaration === undefined ? {} : { rejectsDeclaration }),
    ...(isCounter ? { isCounter } : {}),
  };
}

/** A document that a rule gives, as a version that holds it. */
function asVersion(like: ReadVersion | null, doc: unknown): ReadVersion | null {
  if (doc === null || like?.parsed === undefined) return null;
  return { ...like, parsed: { ...like.parsed, doc } };
}

/** An error that a waiver names, or that only brings back what was rejected at the base, is a note. */
function excused(
  walk: Judging,
  change: FileChange,
  finding: LawFinding<ReadVersion>,
  before: ReadVersion | null,
  after: ReadVersion | null,
): LawFinding<ReadVersion> {
  if (!isError(finding)) return finding;
  if (isWaived(walk, change, finding, before, after))
    return { ...finding, severity: 'note', excused: 'waived' };
  const { path } = change.setup;
  const repaired = finding.subjects.map((subject) => walk.excuse?.(change.commit, path, subject, after));
  const [of] = repaired;
  if (of === undefined || repaired.includes(undefined)) return finding;
  return { ...finding, severity: 'note', excused: 'repairs-base', of };
}

function isWaived(
  { run: { waiving } }: Judging,
  { setup, commit }: FileChange,
  { detail }: LawFinding<ReadVersion>,
  before: ReadVersion | null,
  after: ReadVersion | null,
): boolean {
  if (detail === undefined || waiving.isEmpty) return false;
  return reportFindings(setup, [detail], { before, after, commit }).some(
    (each) => waiving.excused(each) !== each,
  );
}

/** The versions around one commit, of which reports show places. */
export interface Around {
  readonly before: ReadVersion | null;
  readonly from: ReadVersion | null;
  readonly after: ReadVersion | null;
  /** The commit that is reverted with its code. */
  readonly reverts?: string | undefined;
}

/** A finding of the engine as reports carry it. */
export function reportFound(
  walk: Judging,
  change: FileChange,
  found: Found<ReadVersion>,
  around: Around,
): ReportedFinding | undefined {
  const { setup, context, commit } = change;
  const detail =
    found.detail ??
    engineFinding(setup, around.before, around.after, context, engineFact(change, found, around));
  if (detail === undefined) return undefined;
  const [reported] = reportFindings(setup, [{ ...detail, severity: severityOf(found, detail) }], {
    ...around,
    commit,
  });
  if (reported === undefined) return undefined;
  return found.excused === 'repairs-base'
    ? {
        ...reported,
        severity: 'note',
        ended: { how: 'repaired', by: commit, ...(found.of === undefined ? {} : { of: found.of }) },
      }
    : walk.run.waiving.excused(reported);
}

/** What a waiver excuses is shown with it, so it keeps its severity until then. */
function severityOf({ excused: how, severity }: Found<ReadVersion>, detail: Finding): Finding['severity'] {
  return how === 'waived' ? detail.severity : severity;
}

const mostShown = 10;

function engineFact(
  { content, setup }: FileChange,
  { rule, subjects }: Found<ReadVersion>,
  { before, reverts }: Around,
): EngineFact {
  const items = subjects.filter((each) => each !== '');
  const replaced = docOf(before) === null ? [] : items.filter((each) => content.has(before, each));
  const words = (ids: readonly string[]) => {
    const named = ids.slice(0, mostShown).map((id) => labelOf(setup, before, id));
    return [...named, ...(ids.length > mostShown ? [`${ids.length - mostShown} more`] : [])].join(', ');
  };
  return {
    rule: rule as EngineFact['rule'],
    items: [...items],
    shown: words(items),
    replaced: words(replaced),
    ...(reverts === undefined ? {} : { of: reverts }),
  };
}

function labelOf({ kind }: FileSetup, version: ReadVersion | null, id: string): string {
  const doc = docOf(version);
  return (doc === null ? undefined : kind.entities.get(doc, id)?.label) ?? id;
}
