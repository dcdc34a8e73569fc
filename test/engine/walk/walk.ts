import { conclude, type Found, type Outcome, type Resolved } from '../../../src/engine/law/conclude.ts';
import { type Content, isError } from '../../../src/engine/law/content.ts';
import { merge } from '../../../src/engine/law/merge.ts';
import { reject } from '../../../src/engine/law/reject.ts';
import { step } from '../../../src/engine/law/step.ts';
import { acceptedTrack, type Track } from '../../../src/engine/law/track.ts';
import type { Range, Tracks, WalkedCommit } from './commits.ts';
import { arriving } from './files.ts';
import { historyOf } from './history.ts';
import { type Excuse, excusing, type Judging } from './judging.ts';
import { revertedBy } from './reverts.ts';

export interface Walked<Doc> {
  readonly findings: readonly Found<Doc>[];
  readonly resolved: readonly Resolved[];
  /** The commits that were judged. */
  readonly range: readonly WalkedCommit<Doc>[];
  readonly paths: readonly string[];
  /** The tracks of all paths after a commit. */
  tracksOf(commit: string): Tracks<Doc>;
}

/** Judges every commit of a range, parents first (docs/judging.md, 4). */
export function walk<Doc>(
  content: Content<Doc>,
  judging: Judging<Doc>,
  asked: Range<Doc>,
  excuse?: Excuse<Doc>,
): Walked<Doc> {
  const history = historyOf(asked);
  const { paths, range, at } = history;
  const findings: Found<Doc>[] = [];
  const resolved: Resolved[] = [];
  const known = new Map<string, Tracks<Doc>>();
  const tracksOf = (id: string): Tracks<Doc> => known.get(id) ?? asItIs(paths, at(id));
  for (const commit of range) {
    const ways = commit.parents.map((id) => arriving(content, paths, tracksOf(id), commit));
    const bases =
      commit.parents.length > 1
        ? history.mergeBases(commit.parents).map((id) => arriving(content, paths, tracksOf(id), commit))
        : [];
    const reverted = revertedBy(history, commit);
    const back = reverted === undefined ? undefined : tracksOf(reverted.parents[0] ?? '');
    const isArchiveChanged = judging.isArchiveChanged(commit, commit.parents.map(at));
    const outcomes = paths.map((path): readonly [string, Outcome<Doc>] => {
      const judge = excusing(judging, { commit, path, excuse });
      const own = {
        ...{ commit: commit.id, path, judge: judge(), judgeWith: judge },
        reverted: back?.get(path),
        isArchiveChanged,
      };
      const next = commit.files.get(path) ?? null;
      const of = (tracks: Tracks<Doc>) => tracks.get(path) ?? acceptedTrack<Doc>(null);
      const [first, ...more] = ways;
      if (first === undefined) {
        const nothing = acceptedTrack<Doc>(null);
        const verdict = reject(content, (doc) => own.judge(null, doc), null, next);
        const concluded = conclude(content, own, [nothing], next, verdict);
        return [path, { ...concluded, from: null, before: nothing }];
      }
      if (more.length === 0) return [path, step(content, of(first), next, own)];
      return [path, merge(content, ways.map(of), bases.map(of), next, own)];
    });
    const hasError = outcomes.some(([, outcome]) => outcome.findings.some(isError));
    known.set(
      commit.id,
      new Map(outcomes.map(([path, outcome]) => [path, hasError ? undoable(outcome) : outcome.track])),
    );
    findings.push(...outcomes.flatMap(([, outcome]) => outcome.findings));
    resolved.push(...outcomes.flatMap(([, outcome]) => outcome.resolved));
  }
  return { findings, resolved, range, paths, tracksOf };
}

function asItIs<Doc>(paths: readonly string[], { files }: WalkedCommit<Doc>): Tracks<Doc> {
  return new Map(paths.map((path) => [path, acceptedTrack(files.get(path) ?? null)]));
}

/** A commit with an error may be gone back over, in all its files. */
function undoable<Doc>({ track, before }: Outcome<Doc>): Track<Doc> {
  return before === undefined ? track : { ...track, past: [before, ...before.past] };
}
