import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { namedPaths } from '../check/named-paths.ts';
import { policyOnDisk } from '../check/policy.ts';
import { repositoryPaths } from '../check/repository-path.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { UserError } from '../check/user-error.ts';
import { wayBelow } from '../check/way-below.ts';
import { inWorkspace, type Workspace } from '../check/workspace.ts';
import type { Govern, Governance } from '../config/govern.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import type { Obstacle } from '../engine/contract/report.ts';
import type { View } from '../engine/contract/view.ts';
import { isArchivePath } from '../engine/files/archives.ts';
import { governByShape } from '../engine/files/govern-by-shape.ts';
import { type PathIndex, pathIndex } from '../engine/files/path-index.ts';
import { partPaths } from '../engine/files/repository-view.ts';
import type { TreeEntry } from '../engine/ports.ts';
import { versionLoader } from '../engine/versions/load-version.ts';
import { type ReadVersion, readParts } from '../engine/versions/read-version.ts';
import { createWorkTreeHistory } from '../git/history/work-tree-history.ts';
import { companionPlaces } from '../runner/companion-places.ts';
import { placesBelow, readCompanions } from '../runner/guarded/companions.ts';
import type { Io } from './io.ts';

/** Where one governed file stands, or why it cannot be read. */
export interface FileStatus {
  readonly path: string;
  readonly kind: string;
  readonly view?: View;
  readonly fault?: string;
}

export type Status = { readonly files: readonly FileStatus[] } | { readonly obstacle: Obstacle };

/**
 * Where the governed files of the work tree stand, and what may come next.
 *
 * @throws UserError where the path or the configuration that is named cannot be used
 */
export async function findStatus(
  { cwd, env }: Pick<Io, 'cwd' | 'env'>,
  { file, config }: { readonly file: string | undefined; readonly config: string | undefined },
  kinds: readonly StateKind[],
): Promise<Status> {
  if (topOnDisk(cwd, env) === undefined && file !== undefined && existsSync(resolve(cwd, file)))
    return plainFileStatus(cwd, file, config, kinds);
  return inWorkspace(cwd, (workspace) => statusHere(workspace, file, config, kinds), env);
}

async function statusHere(
  workspace: Workspace,
  file: string | undefined,
  config: string | undefined,
  kinds: readonly StateKind[],
): Promise<Status> {
  const { git } = workspace;
  const [only] = file === undefined ? [] : await repositoryPaths(git, [file], { mayBeTop: true });
  const policy = workspace.policy(kinds, config);
  const prepared = await createWorkTreeHistory(git, workspace.objects, {
    named: namedPaths(only === undefined ? [] : [only], policy),
  });
  if (!prepared.ok) return { obstacle: prepared.obstacle };
  const { history, range } = prepared.value;
  const blobs = workspace.objects;
  const tree = await history.tree(range.head);
  if (!tree.ok) return { obstacle: tree.obstacle };
  const standing = tree.value;
  const govern = await governByShape(policy.govern, { blobs, commits: [], tree: standing });
  const known = new Set(standing.keys());
  const index = pathIndex(known);
  const wanted = only === undefined ? governedIn(known, govern) : concernedBy(only, known, govern);
  if (file !== undefined && wanted.length === 0)
    throw new UserError(`${JSON.stringify(file)} is not a governed file here, and holds none`);
  const loader = versionLoader(blobs, policy.limits);
  const now = new Date().toISOString();
  const files: FileStatus[] = [];
  for (const path of archivesLast(wanted)) {
    const governance = govern(path);
    if (governance === undefined) continue;
    const read = await loader.load(governance, partsIn(standing, index, path, governance), path);
    files.push(versionStatus(path, governance, read, now));
  }
  return { files };
}

/** What somebody works on is what a reader looks for. */
function archivesLast(paths: readonly string[]): readonly string[] {
  return [...paths.filter((path) => !isArchivePath(path)), ...paths.filter(isArchivePath)];
}

/**
 * Where a file stands that lies in no repository: it and what lies beside it are all that is needed. A configuration in the current
 * folder counts.
 */
async function plainFileStatus(
  cwd: string,
  file: string,
  config: string | undefined,
  kinds: readonly StateKind[],
): Promise<Status> {
  const here = realpathSync(cwd);
  const real = realpathSync(resolve(cwd, file));
  const inside = wayBelow(here, real);
  const root = inside === undefined ? dirname(real) : here;
  const path = inside ?? basename(real);
  const policy = policyOnDisk(root, config, kinds, cwd);
  if (!statSync(real).isFile())
    throw new UserError(`${JSON.stringify(file)} is no file; outside of git, name one`);
  const bytes = readFileSync(real);
  const governance = policy.govern(path);
  if (governance === undefined || governance.hasShape?.(bytes) === false)
    throw new UserError(`${JSON.stringify(file)} is no state file that is known by its name and shape`);
  const places = companionPlaces(governance, policy.limits, path);
  const beside = await readCompanions({ places }, [bytes], placesBelow(root, policy.limits.maxBytes));
  if (!beside.ok) throw new UserError(beside.error.message);
  const read = readParts({ ...governance, limits: policy.limits, path }, [['', bytes], ...beside.value]);
  return { files: [versionStatus(path, governance, read, new Date().toISOString())] };
}

function versionStatus(
  path: string,
  { kind, settings }: Governance,
  { parsed, file }: Pick<ReadVersion, 'parsed' | 'file'>,
  now: string,
): FileStatus {
  if (parsed?.doc) return { path, kind: kind.id, view: kind.view(parsed.doc, settings.options, now) };
  const why = file.faults.map(({ message, span }) => `line ${span.line}: ${message}`).join('; ');
  return { path, kind: kind.id, fault: why || file.nature };
}

function partsIn(
  tree: ReadonlyMap<string, TreeEntry>,
  index: PathIndex,
  path: string,
  governance: Governance,
): ReadonlyMap<string, TreeEntry> {
  return new Map(
    [...partPaths(path, governance, index)].flatMap(([role, part]) => {
      const entry = tree.get(part);
      return entry === undefined ? [] : [[role, entry] as const];
    }),
  );
}

/** The governed files among paths that are known. */
function governedIn(known: ReadonlySet<string>, govern: Govern): readonly string[] {
  return [...known].filter((path) => govern(path) !== undefined);
}

/** The governed files that a path speaks of: the one that it names, else those below it, else those that it is, or holds, a part of. */
function concernedBy(path: string, known: ReadonlySet<string>, govern: Govern): readonly string[] {
  const governed = governedIn(known, govern);
  if (governed.includes(path)) return [path];
  const isBelow = (other: string) => path === '' || other === path || other.startsWith(`${path}/`);
  const below = governed.filter(isBelow);
  const index = pathIndex(known);
  return below.length > 0
    ? below
    : governed.filter((each) => partsOf(each, known, index, govern).some(isBelow));
}

function partsOf(path: string, known: ReadonlySet<string>, index: PathIndex, govern: Govern): string[] {
  const governance = govern(path);
  if (governance === undefined) return [];
  return [...partPaths(path, governance, index).values()].filter((part) => known.has(part));
}
