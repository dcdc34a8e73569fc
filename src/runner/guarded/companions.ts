import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { wayBelow } from '../../check/way-below.ts';
import { done } from '../../engine/values/result.ts';
import { ignoring } from '../open-folder.ts';
import { ownFolder, violation } from './contained-path.ts';
import type { CompanionPlace, Companions, Guard, GuardedFile, GuardPolicy, PolicyFiles } from './guard.ts';
import { type Outcome, refuse, writeCodes } from './result.ts';

const mostFiles = 100_000;
const passedOver: ReadonlySet<string> = new Set(['.git', 'node_modules', ownFolder]);

/** Reads what lies at a place, by role; nothing where the place is empty. */
type ReadPlace = (place: CompanionPlace) => Promise<Outcome<[role: string, bytes: Uint8Array][]>>;

/** The files that versions of a governed file need beside them. */
export async function readCompanions(
  governed: Pick<GuardedFile, 'places'>,
  versions: readonly Uint8Array[],
  read: ReadPlace,
): Promise<Outcome<Companions>> {
  const known = new Map<string, Uint8Array>();
  const asked = new Set<string>();
  for (let round = versions; round.length > 0; ) {
    const places = round.flatMap((version) => governed.places(version, known)).filter(isNew);
    for (const place of places) {
      const found = await read(place);
      if (!found.ok) return found;
      for (const [role, bytes] of found.value) known.set(role, bytes);
    }
    round = places.length === 0 ? [] : versions;
  }
  return done(known);

  function isNew({ role, path }: CompanionPlace): boolean {
    const key = JSON.stringify([role, path]);
    if (asked.has(key)) return false;
    asked.add(key);
    return true;
  }
}

/** Reads places below a root, and never beyond it. */
export function placesBelow(root: string, mostBytes: number): ReadPlace {
  return async ({ role, path, roleAt }) => {
    const paths = roleAt === undefined ? done([path]) : await filesBelow(root, path);
    if (!paths.ok) return paths;
    const found: [string, Uint8Array][] = [];
    for (const each of paths.value) {
      const own = roleAt === undefined ? role : roleAt(each);
      const read = own === undefined ? done(null) : await readInside(root, each, mostBytes);
      if (!read.ok) return read;
      if (own !== undefined && read.value !== null) found.push([own, read.value]);
    }
    return done(found);
  };
}

/** The bytes of a regular file that is only read: links are followed, as the gate does, as long as they stay in the root. */
async function readInside(root: string, path: string, mostBytes: number): Promise<Outcome<Buffer | null>> {
  const real = await realpath(join(root, path)).catch(ignoring('ENOENT', 'ENOTDIR', 'ELOOP'));
  if (real === undefined) return done(null);
  if (wayBelow(root, real) === undefined) return violation(JSON.stringify(path), 'leads out of the root');
  const found = await stat(real);
  if (!found.isFile()) return done(null);
  const { size } = found;
  if (size > mostBytes) {
    const message = `${JSON.stringify(path)} has ${size} bytes; at most ${mostBytes} are read`;
    return refuse(writeCodes.readLimit, message, { size, limit: mostBytes });
  }
  return done(await readFile(real));
}

/** What says how state is judged; as for the gate, a link counts as irregular. */
export async function readPolicyFiles(root: string, namedFiles: Guard['namedFiles']): Promise<PolicyFiles> {
  const read = async (name: string) => {
    const path = join(root, name);
    const found = await lstat(path).catch(ignoring('ENOENT', 'ENOTDIR'));
    if (found === undefined) return null;
    return found.isFile() ? readFile(path) : ('irregular' as const);
  };
  const configuration = await read('.stateward.yml');
  const named = new Map<string, PolicyFiles['configuration']>();
  for (const path of namedFiles(configuration)) named.set(path, await read(path));
  return { configuration, waivers: await read('.stateward.waivers.yml'), named };
}

/**
 * Refuses a file that says how a governed one is judged. Whoever moves a run must not draw the graph for it; who makes a
 * new one writes the graph first.
 */
export async function refusePolicyOfOthers(
  root: string,
  path: string,
  policy: GuardPolicy,
): Promise<Outcome<null>> {
  const { maxBytes: mostBytes } = policy;
  const files = await filesBelow(root, '');
  if (!files.ok) return files;
  for (const other of files.value) {
    const governed = other === path ? undefined : policy.govern(other);
    if (governed?.hasPolicy !== true) continue;
    const own = await readInside(root, other, mostBytes);
    if (!own.ok || own.value === null || !governed.hasShape(own.value)) continue;
    const known = await readCompanions(governed, [own.value], placesBelow(root, mostBytes));
    const places = governed.places(own.value, known.ok ? known.value : new Map());
    if (places.some((place) => place.isPolicy && place.path === path))
      return violation(
        JSON.stringify(path),
        `says how ${JSON.stringify(other)} is judged; a person changes that`,
      );
  }
  return done(null);
}

async function filesBelow(root: string, folder: string): Promise<Outcome<readonly string[]>> {
  const files: string[] = [];
  const pending = [folder];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const entries = await readdir(join(root, at), { withFileTypes: true }).catch(
      ignoring('ENOENT', 'ENOTDIR'),
    );
    for (const entry of entries ?? []) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (!entry.isDirectory()) files.push(path);
      else if (!passedOver.has(entry.name)) pending.push(path);
    }
    if (files.length + pending.length > mostFiles)
      return refuse(writeCodes.readLimit, `the root holds more than ${mostFiles} files`, {
        limit: mostFiles,
      });
  }
  return done(files);
}
