import type { ReportedFinding } from '../core/finding.ts';
import type { LostVersion } from './archives.ts';
import { replaces } from './commit-versions.ts';
import type { FileTrack } from './file-track.ts';
import { judgeMergeResult } from './judge-merge-result.ts';
import { type JudgedNet, judgeNet } from './judge-net.ts';
import type { ObjectId } from './ports.ts';
import type { ReadVersion } from './read-version.ts';
import { forgiveRepairs } from './repairs-behind.ts';
import { loadAt, type Walk } from './walk.ts';

interface NetSetup {
  readonly message: string | undefined;
  /** No commit is judged by itself: what is judged where it happens is judged here too. */
  readonly alone: boolean;
  /** What merging the range gives, where that is judged. */
  readonly mergeResult: ObjectId | undefined;
}

/** Judges what a range as a whole did to each of its files. */
export async function judgeNets(
  walk: Walk,
  tracks: readonly FileTrack[],
  { message, alone, mergeResult }: NetSetup,
): Promise<JudgedNet[]> {
  const { range, guard, limits } = walk;
  const nets: JudgedNet[] = [];
  for (const track of tracks) {
    const bases: (ReadVersion | null)[] = [];
    for (const base of range.bases ?? [range.base])
      bases.push(await versionAt(walk, base, track, track.basePath));
    const head = await loadAt(walk, range.head, track.file, track.file.path);
    const { kind } = track.file.governance;
    const isTaken = head === null ? alone : bases.some((base) => base !== null && replaces(kind, base, head));
    const archived = isTaken ? await archivesOf(walk, track, bases) : [];
    const net = judgeNet(track, { bases, head, guard, message, limits, alone, archived });
    const merged = mergeResult === undefined ? [] : await mergeFindings(walk, track, mergeResult, head);
    const waived = walk.waiving.apply([...net.findings, ...merged]);
    nets.push({ ...net, findings: await forgiveRepairs(walk, track, waived, head) });
  }
  return nets;
}

async function mergeFindings(
  walk: Walk,
  track: FileTrack,
  mergeResult: ObjectId,
  head: ReadVersion | null,
): Promise<readonly ReportedFinding[]> {
  const { range, guard, limits } = walk;
  const tip = await versionAt(walk, range.tip ?? range.base, track, track.basePath);
  const result = await versionAt(walk, mergeResult, track, track.file.path);
  return judgeMergeResult(track, { tip, result, head, guard, limits });
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
