import { uncheckedSquash } from '../judge/squash.ts';
import { type Content, overlaps } from '../law/content.ts';
import { rejectedIn } from '../law/track.ts';
import { touchedBy } from '../past.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { FileTrack } from './file-track.ts';
import { contentOfFile } from './version-content.ts';
import { type Excuse, memoryOf, type Walk, type Walked } from './walk.ts';
import { walkCommit } from './walk-commit.ts';

/** How many versions of a file behind the base are judged. */
const mostVersions = 50;

/**
 * A walk of those files alone that have an error in the range and something rejected at the base; undefined where there are none. In
 * it, an error is a note where all its subjects were rejected at the base and are not any more after its commit.
 */
export async function behindTheBase(
  walk: Walk,
  commits: readonly CommitFacts[],
  steps: readonly Walked[],
): Promise<Walk | undefined> {
  const faulty = new Set(
    steps.flatMap(({ findings, transition }) =>
      findings.some(({ finding }) => finding.severity === 'error') ? [transition.file] : [],
    ),
  );
  if (faulty.size === 0) return undefined;
  const { behind, paths } = await windowBehind(walk, faulty);
  if (behind.length === 0) return undefined;
  const silent = silentWalk(walk, paths);
  const { obstacles } = walk.versions;
  const made = new Set(behind.map(({ id }) => id));
  // The oldest versions are accepted as they are.
  const judged = behind.filter(({ parents }) => parents.some((parent) => made.has(parent)));
  for (const commit of judged) await walkCommit(silent, commit, undefined);
  // What the repository does not hold behind the base is no reason to judge nothing.
  if (walk.versions.obstacles.length > obstacles.length) return undefined;
  const last = behind.at(-1)?.id ?? '';
  const rejected = [...silent.memory.at(last).values()].filter(hasPast);
  if (rejected.length === 0) return undefined;
  const only = new Set(rejected.map(({ file }) => file.path));
  for (const { changes } of commits) {
    // A file that moves goes on at another path.
    const isMoving = changes.some(({ path, after }) => after === null && only.has(path));
    if (isMoving) for (const { path, before } of changes) if (before === null) only.add(path);
  }
  const own = { ...silent, only, run: { ...silent.run, scope: walk.run.scope } };
  for (const commit of commits) await walkCommit(own, commit, undefined);
  return {
    ...walk,
    past: { ...walk.past, commits: new Map() },
    memory: memoryOf(),
    only,
    excuse: excuseOf(own, made),
  };
}

function hasPast({ track }: FileTrack): boolean {
  return track.open.length > 0 || track.past.length > 0 || track.left.length > 0;
}

/** The same engine, for what lies behind the base: what arrived there as a squashed pull request was judged as one. */
function silentWalk(walk: Walk, only: ReadonlySet<string>): Walk {
  const { ids: _, ...versions } = walk.versions;
  return {
    ...walk,
    past: { ...walk.past, commits: new Map(), prior: [] },
    versions,
    memory: memoryOf(),
    run: {
      ...walk.run,
      ...{ isBehind: true, scope: undefined, guard: undefined, awaitsMessage: false },
      squashOf: uncheckedSquash,
    },
    only,
  };
}

/** Commits behind the base, oldest first, from the one on that made the oldest version; and every path that the files had. */
async function windowBehind({ earlier, past: { view } }: Walk, asked: ReadonlySet<string>) {
  const { commits } = await earlier();
  const paths = new Set(asked);
  const counts = new Map<string, number>();
  let first = commits.length;
  for (let index = commits.length - 1; index >= 0; index -= 1) {
    const changes = commits[index]?.changes ?? [];
    const isNew = changes.some(({ path, before }) => before === null && paths.has(path));
    // What was deleted as the file came may be the file under its old name.
    if (isNew) for (const { path, after } of changes) if (after === null) paths.add(path);
    for (const { path } of changes) {
      const count = counts.get(path) ?? 0;
      if (!paths.has(path) || count >= mostVersions) continue;
      counts.set(path, count + 1);
      first = index;
    }
  }
  const behind = commits.slice(first);
  for (const { changes } of behind) view.learn(changes);
  await view.settle(behind.flatMap(touchedBy));
  return { behind, paths };
}

function excuseOf({ memory, run }: Walk, behind: ReadonlySet<ObjectId>): Excuse {
  const contents = new Map<FileTrack, Content<ReadVersion>>();
  const contentOf = (known: FileTrack) => {
    const { path, governance } = known.file;
    const content =
      contents.get(known) ?? contentOfFile({ ...governance, path, limits: run.limits }, known.graph);
    contents.set(known, content);
    return content;
  };
  return (commit, path, subject, after) => {
    const known = memory.at(commit).get(path);
    if (known === undefined || known.track.at !== commit) return undefined;
    const { track } = known;
    const content = contentOf(known);
    if (rejectedIn(content, track).some((each) => overlaps(content, subject, each))) return undefined;
    return track.returned.find(
      (each) =>
        behind.has(each.of) &&
        overlaps(content, subject, each.subject) &&
        (each.subject !== '' || content.isSame(after, track.previous, content.entityOf(subject))),
    )?.of;
  };
}
