import type { IdElsewhere } from '../../core/context.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import type { FileTrack } from '../account/file-track.ts';
import { forgiveRepairs } from '../account/repairs-behind.ts';
import type { LostVersion } from '../files/archives.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { replaces } from '../versions/commit-versions.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { loadAt, type Walk } from '../walk.ts';
import { judgeMergeResult } from './judge-merge-result.ts';
import { type JudgedNet, judgeNet } from './judge-net.ts';

interface NetSetup {
  /** The commits of the range. */
  readonly commits: readonly CommitFacts[];
  /** No commit is judged by itself: what is judged where it happens is judged here too. */
  readonly alone: boolean;
  /** What merging the range gives, where that is judged. */
  readonly mergeResult: ObjectId | undefined;
}

/** Judges what a range as a whole did to each of its files. */
export async function judgeNets(
  walk: Walk,
  tracks: readonly FileTrack[],
  { commits, alone, mergeResult }: NetSetup,
): Promise<JudgedNet[]> {
  const { range, guard, limits } = walk;
  const at = commits.find(({ id }) => id === range.head)?.at;
  const nets: JudgedNet[] = [];
  for (const track of tracks) {
    const bases: (ReadVersion | null)[] = [];
    for (const base of range.bases ?? [range.base])
      bases.push(await versionAt(walk, base, track, track.basePath));
    const head = await loadAt(walk, range.head, track.file, track.file.path);
    const { kind } = track.file.governance;
    const isTaken = head === null ? alone : bases.some((base) => base !== null && replaces(kind, base, head));
    const archived = isTaken ? await archivesOf(walk, track, bases) : [];
    const elsewhere = await idsElsewhere(walk, track, tracks, {
      after: walk.commits.get(range.head) ?? range.head,
      before: range.bases ?? [range.base],
    });
    const message = messageOf(kind, commits);
    const net = judgeNet(track, { bases, head, guard, message, at, limits, alone, archived, elsewhere });
    const merged =
      mergeResult === undefined ? [] : await mergeFindings(walk, track, tracks, { mergeResult, head });
    const waived = walk.waiving.apply([...net.findings, ...merged]);
    nets.push({ ...net, findings: await forgiveRepairs(walk, track, waived, head) });
  }
  return nets;
}

/**
 * What a range says: the messages of all its commits. A kind that reads declarations out of messages
 * gets that of a single commit alone: what each commit declares is about that commit.
 */
function messageOf({ addressed }: StateKind, commits: readonly CommitFacts[]): string | undefined {
  const messages = commits.flatMap(({ message }) => message ?? []);
  if (messages.length < commits.length || messages.length === 0) return undefined;
  if (commits.length > 1 && addressed !== undefined) return undefined;
  return messages.join('\n\n');
}

async function mergeFindings(
  walk: Walk,
  track: FileTrack,
  tracks: readonly FileTrack[],
  { mergeResult, head }: { readonly mergeResult: ObjectId; readonly head: ReadVersion | null },
): Promise<readonly ReportedFinding[]> {
  const { range, guard, limits } = walk;
  const tip = await versionAt(walk, range.tip ?? range.base, track, track.basePath);
  const result = await versionAt(walk, mergeResult, track, track.file.path);
  const before = [range.tip ?? range.base];
  const elsewhere = await idsElsewhere(walk, track, tracks, { after: mergeResult, before });
  return judgeMergeResult(track, { tip, result, head, guard, limits, elsewhere });
}

/** The ids that a range, or merging it, brought into a file although another one holds them. */
async function idsElsewhere(
  walk: Walk,
  { file }: FileTrack,
  tracks: readonly FileTrack[],
  { after, before }: { readonly after: ObjectId | CommitFacts; readonly before: readonly ObjectId[] },
): Promise<readonly IdElsewhere[]> {
  const basePaths = new Map(tracks.map((track) => [track.file.path, track.basePath]));
  const pathOf = (path: string) => basePaths.get(path) ?? path;
  const found = await walk.ids.find({ ...file, after, before: before.map((at) => ({ at, pathOf })) });
  return found.introduced;
}

/** The file as another line of history has it, which may have moved it since the range began. */
async function versionAt(
  walk: Walk,
  commit: ObjectId,
  track: FileTrack,
  first: string,
): Promise<ReadVersion | null> {
  for (const path of [first, ...track.sidePaths]) {
    const version = await loadAt(walk, commit, track.file, path);
    if (version !== null) return version;
  }
  return null;
}

async function archivesOf(
  walk: Walk,
  { file }: FileTrack,
  bases: readonly (ReadVersion | null)[],
): Promise<string[]> {
  const lost = bases.flatMap((version): LostVersion[] =>
    version === null ? [] : [{ version, blob: undefined }],
  );
  return walk.findArchives(file.path, file.governance, lost);
}
