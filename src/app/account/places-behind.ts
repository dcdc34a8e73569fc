import type { CommitFacts } from '../ports.ts';
import type { Walk } from '../walk.ts';

/** How many versions of a file behind the base are consulted, and how far back they are looked for. */
const mostVersions = 50;
const mostCommits = 500;

/** Where one commit touched a file, and where the file stood before it. */
interface Place {
  readonly commit: CommitFacts;
  readonly path: string;
  readonly pathBefore: string;
}

/** The last places of a file on the first-parent line up to the base, newest first, through renames. */
export async function placesBehind(walk: Walk, basePath: string): Promise<Place[]> {
  const places: Place[] = [];
  let path = basePath;
  for (const commit of await firstParentLine(walk)) {
    const change = commit.changes.find((each) => each.path === path);
    if (change === undefined) continue;
    const isAdded = change.before === null && change.after !== null;
    const origin = isAdded
      ? commit.changes.find(({ before, after }) => after === null && before?.blob === change.after?.blob)
      : undefined;
    places.push({ commit, path, pathBefore: origin?.path ?? path });
    if (places.length === mostVersions) break;
    path = origin?.path ?? path;
  }
  return places;
}

/** First-parent commits at and before the base, nearest first. */
export async function firstParentLine(walk: Walk): Promise<readonly CommitFacts[]> {
  if (walk.line === undefined) {
    const found = await walk.history.upTo(walk.range.base, mostCommits);
    // Where the history behind the base is not there, nothing can be forgiven; the errors stand.
    walk.line = found.ok ? found.value : [];
    if (!found.ok) walk.lineObstacle = found.obstacle;
  }
  return walk.line;
}
