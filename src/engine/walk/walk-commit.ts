import type { Step } from '../contract/context.ts';
import type { ConcernedFile } from '../files/concerned-file.ts';
import { concernedFiles } from '../files/concerned-files.ts';
import type { Outcome } from '../law/conclude.ts';
import { isError } from '../law/content.ts';
import { acceptedTrack, type Track } from '../law/track.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { deletedFiles, judgeDeleted } from './deleted-files.ts';
import { type FileTrack, newFileTrack } from './file-track.ts';
import { joinedTracks, withErrors } from './inherited.ts';
import { type JudgedFile, judgeFile, type Setting } from './judge-commit.ts';
import { remember, revertedCommit } from './reverts.ts';
import { contentOfFile } from './version-content.ts';
import type { Walk, Walked } from './walk.ts';

/** Judges every state file that one commit concerns. Parents come before their children. */
export async function walkCommit(
  walk: Walk,
  commit: CommitFacts,
  steps: readonly Step[] | undefined,
): Promise<Walked[]> {
  const { past, memory, only } = walk;
  past.view.moveTo(commit);
  const inherited = commit.parents.map((parent) => memory.at(parent));
  const tracks = joinedTracks(inherited);
  const all = await concernedFiles(walk, commit, withErrors(inherited));
  const concerned = only === undefined ? all : all.filter(({ path }) => only.has(path));
  if (concerned.length > 1) walk.versions.expect(blobsOf(commit, concerned));
  const setting = { concerned, inherited, steps };
  const judged = await judgeFiles(walk, commit, setting);
  const paths = new Set(concerned.map(({ path }) => path));
  for (const known of deletedFiles(tracks, commit).filter(({ file }) => !paths.has(file.path)))
    judged.push(...(await judgeDeleted(walk, commit, known)));
  const isFaulty = judged.some(hasError);
  for (const { known, outcome } of judged) {
    await leaveBehind(walk, tracks, commit, known.file, paths);
    const track = isFaulty ? undoable(outcome) : outcome.track;
    tracks.set(known.file.path, { ...known, track });
  }
  past.commits.set(commit.id, commit);
  remember(memory.made, commit);
  const [first, ...others] = inherited;
  const isUntouched = judged.length === 0 && others.length === 0;
  memory.tracks.set(commit.id, isUntouched && first !== undefined ? first : tracks);
  return judged.map(({ walked }) => walked);
}

/** Judges the files of a commit; the commit that it reverts with its code may lie behind the base, where one is asked for. */
async function judgeFiles(
  walk: Walk,
  commit: CommitFacts,
  setting: Omit<Setting, 'reverts'>,
): Promise<JudgedFile[]> {
  const { past, memory, run } = walk;
  const all = async (reverts: CommitFacts | undefined) => {
    const judged: JudgedFile[] = [];
    for (const file of setting.concerned)
      judged.push(await judgeFile(walk, commit, file, { ...setting, reverts }));
    return judged;
  };
  if (setting.concerned.length === 0) return [];
  const reverts = revertedCommit(past.view, memory.made, commit);
  const judged = await all(reverts);
  if (reverts !== undefined || run.isBehind || !judged.some(hasError)) return judged;
  const earlier = revertedCommit(past.view, (await walk.earlier()).made, commit);
  return earlier === undefined ? judged : all(earlier);
}

function hasError({ outcome }: JudgedFile): boolean {
  return outcome.findings.some(isError);
}

/** What a commit took away of its files, and what it brought, file by file. */
function blobsOf({ changes }: CommitFacts, concerned: readonly ConcernedFile[]): ObjectId[] {
  const changed = new Map(changes.map((change) => [change.path, change]));
  return concerned.flatMap(({ path }) => {
    const { before = null, after = null } = changed.get(path) ?? {};
    return [before, after].flatMap((entry) => (entry?.nature === 'regular' ? [entry.blob] : []));
  });
}

/** How many commits in a row an undo may go back over. */
const mostUndone = 20;

/** A commit with an error may be gone back over, in all its files. */
function undoable({ track, before }: Outcome<ReadVersion>): Track<ReadVersion> {
  return before === undefined ? track : { ...track, past: [before, ...before.past].slice(0, mostUndone) };
}

/** What comes later at the path from which an unfinished file was moved is judged from it. */
async function leaveBehind(
  walk: Walk,
  tracks: Map<string, FileTrack>,
  { parents }: CommitFacts,
  { origins = [], governance }: ConcernedFile,
  taken: ReadonlySet<string>,
): Promise<void> {
  for (const [index, origin] of origins.entries()) {
    if (taken.has(origin)) continue;
    const file = { path: origin, governance };
    const version = await walk.versions.at(parents[index] ?? '', file, origin);
    const known = tracks.get(origin) ?? newFileTrack(file, version);
    const setup = { ...governance, path: origin, limits: walk.run.limits };
    const isFree = contentOfFile(setup, known.graph).isFinished(known.track.baseline);
    const gone = { ...acceptedTrack<ReadVersion>(null), baseline: isFree ? null : known.track.baseline };
    tracks.set(origin, { ...known, track: gone });
  }
}
