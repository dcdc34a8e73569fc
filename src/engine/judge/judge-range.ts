import { onceFor } from '../../formats/once-for.ts';
import { rejectedBy } from '../contract/check.ts';
import type { Context, IdElsewhere } from '../contract/context.ts';
import type { Finding, ReportedFinding } from '../contract/finding.ts';
import type { StateKind } from '../contract/kind.ts';
import { overlaps, splitSubject, subjectOf } from '../contract/subject.ts';
import { isFileRule } from '../file-rules/index.ts';
import { loses } from '../files/archives.ts';
import { isGone } from '../law/track.ts';
import { touchedBy } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf } from '../versions/read-version.ts';
import type { FileTrack } from '../walk/file-track.ts';
import { contentOfFile } from '../walk/version-content.ts';
import type { Walk, Walked } from '../walk/walk.ts';
import { judgeVersions } from './judge-versions.ts';
import { versionAt } from './version-at.ts';

/** What a range as a whole did to one file. */
export interface JudgedRange {
  readonly findings: readonly ReportedFinding[];
  /** Ids of the rules whose facts were all known. */
  readonly judged: ReadonlySet<string>;
}

export interface RangeFacts {
  readonly commits: readonly CommitFacts[];
  readonly steps: readonly Walked[];
  readonly heads: readonly FileTrack[];
}

/** The base with the baseline of the head, in scope `range` (docs/judging.md, 4): what no commit reports is a warning. */
export async function judgeRange(walk: Walk, head: FileTrack, facts: RangeFacts): Promise<JudgedRange> {
  const { file, track } = head;
  const { kind } = file.governance;
  const after = track.baseline;
  if (isGone(track) || after === null) return { findings: [], judged: new Set() };
  const setup = { ...file.governance, path: file.path, limits: walk.run.limits };
  const { range } = walk.past;
  const context = await rangeContext(walk, head, facts);
  const reported: ReportedFinding[] = [];
  const silent = new Set<string>();
  for (const base of range.bases ?? [range.base]) {
    const before = await versionAt(walk, base, head);
    const archives = loses(kind, before, after)
      ? await walk.versions.archives(
          tipOf(facts, range.head),
          file,
          [before],
          facts.commits.flatMap(touchedBy),
        )
      : undefined;
    const archived = archives?.(before, after) ?? [];
    const judged = judgeVersions(setup, before, after, { ...context, archived });
    const left = judged.findings.filter((each) => isAdded(kind, each, file.path, head, facts.steps));
    const findings = left.map(asWarning);
    const commits = await Promise.all(findings.map((each) => changersOf(walk, head, facts.commits, each)));
    reported.push(
      ...reportFindings(setup, findings, { before, after }).map((each, index) => ({
        ...each,
        commits: commits[index] ?? [],
      })),
    );
    for (const { ruleId } of judged.notJudged) silent.add(ruleId);
  }
  const inRange = kind.rules.filter(({ scopes, id }) => scopes.includes('net') && !silent.has(id));
  return { findings: walk.run.waiving.apply(reported), judged: new Set(inRange.map(({ id }) => id)) };
}

function asWarning(finding: Finding): Finding {
  return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

/** Whether a rule judges by what a guard found: it speaks of claims. */
export function isOfGuard({ rules }: StateKind, ruleId: string): boolean {
  return rules.some(({ id, needs }) => id === ruleId && needs?.includes('guard'));
}

/** Whether the range adds something: nothing of a file as such, or about what a commit reports already. */
function isAdded(
  kind: StateKind,
  finding: Finding,
  path: string,
  { track }: FileTrack,
  steps: readonly Walked[],
): boolean {
  if (isOfGuard(kind, finding.ruleId) || isFileRule(kind, finding.ruleId)) return false;
  const subjects = rejectedBy(finding);
  const isNamed = (named: readonly string[]) =>
    named.some((one) => subjects.some((other) => one === '' || overlaps(one, other)));
  if (track.open.some((error) => isNamed(error.subjects))) return false;
  return !steps.some(
    ({ transition, findings }) =>
      transition.file === path &&
      findings.some(({ finding: each }) => {
        if (each.ruleId === finding.ruleId && isNamed([each.subject])) return true;
        return (each.waivedBy !== undefined || each.ended !== undefined) && isNamed(each.refuses);
      }),
  );
}

function tipOf({ commits }: RangeFacts, head: ObjectId): CommitFacts {
  return commits.findLast(({ id }) => id === head) ?? { id: head, parents: [], changes: [] };
}

/** What is known of a range as a whole. */
export async function rangeContext(walk: Walk, head: FileTrack, facts: RangeFacts): Promise<Context> {
  const { file, graph } = head;
  const { commits, heads } = facts;
  const { range } = walk.past;
  const { guard } = walk.run;
  const message = messageOf(file.governance.kind, commits);
  const { at } = tipOf(facts, range.head);
  return {
    scope: 'net',
    path: file.path,
    elsewhere: await idsElsewhere(walk, heads, head),
    ...(commits.some(({ parents }) => parents.length > 1) ? { isMerged: true } : {}),
    ...(guard === undefined ? {} : { guard }),
    ...(message === undefined ? {} : { message }),
    ...(at === undefined ? {} : { at }),
    ...(graph === undefined ? {} : { policy: graph }),
  };
}

/**
 * What a range says: the messages of all its commits. A kind that reads declarations out of messages
 * gets that of a single commit alone: what each commit declares is about that commit.
 */
function messageOf({ match: { addressed } }: StateKind, commits: readonly CommitFacts[]): string | undefined {
  const messages = commits.flatMap(({ message }) => message ?? []);
  if (messages.length < commits.length || messages.length === 0) return undefined;
  const isOne = commits.length === 1 && commits[0]?.isForced !== true;
  if (!isOne && addressed !== undefined) return undefined;
  return messages.join('\n\n');
}

/** The ids that a range brought into a file although another one holds them. */
async function idsElsewhere(
  { past: { range, commits }, versions }: Walk,
  heads: readonly FileTrack[],
  { file }: FileTrack,
): Promise<readonly IdElsewhere[]> {
  const basePaths = basePathsOf(heads);
  const pathOf = (path: string) => basePaths.get(path) ?? path;
  const before = (range.bases ?? [range.base]).map((at) => ({ at, pathOf }));
  const after = commits.get(range.head) ?? range.head;
  return (await versions.ids?.find({ ...file, after, before }))?.introduced ?? [];
}

const basePathsOf = onceFor(
  (heads: readonly FileTrack[]) => new Map(heads.map((each) => [each.file.path, each.basePath])),
);

/** The commits of a range that changed what a finding is about. */
async function changersOf(
  { versions, past, run }: Walk,
  { file, basePath, sidePaths, graph }: FileTrack,
  commits: readonly CommitFacts[],
  finding: Finding,
): Promise<readonly string[]> {
  const content = contentOfFile({ ...file.governance, path: file.path, limits: run.limits }, graph);
  const paths = [...new Set([file.path, basePath, ...sidePaths])];
  const entities = new Set(rejectedBy(finding).map((each) => subjectOf(splitSubject(each).entity)));
  const at = async (commit: ObjectId | CommitFacts) => {
    for (const path of paths) {
      const version = await versions.at(commit, file, path);
      if (version !== null) return version;
    }
    return null;
  };
  const found: string[] = [];
  for (const commit of commits) {
    const [parent] = commit.parents;
    if (parent === undefined || !commit.changes.some(({ path }) => paths.includes(path))) continue;
    const [before, after] = [await at(past.commits.get(parent) ?? parent), await at(commit)];
    if (docOf(after) === null && after !== null) continue;
    if ([...entities].some((each) => !content.isSame(before, after, each))) found.push(commit.id);
  }
  return found;
}
