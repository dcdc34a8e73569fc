import { policyOnDisk } from '../check/policy.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { UserError } from '../check/user-error.ts';
import type { Governance } from '../config/govern.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import { builtInPolicy, type Policy } from '../engine/policy/built-in-policy.ts';
import { type FileMerge, type MergeInput, mergeFile, mergePlain } from '../engine/three-way/merge-file.ts';
import type { ThreeTexts } from '../engine/three-way/three.ts';
import type { FileSetup } from '../engine/versions/read-version.ts';
import { formByName } from '../formats/form-by-name.ts';
import { companionPlaces } from '../runner/companion-places.ts';
import { placesBelow, readCompanions } from '../runner/guarded/companions.ts';
import type { Io } from './io.ts';

/** The three versions; an absent base is an empty file, as git gives it. */
type DriverBytes = Readonly<Record<'base' | 'ours' | 'theirs', Uint8Array>>;

/** A merged file, or undefined where a version is no text: then nothing can be merged. */
export async function mergeVersions(
  { cwd, env }: Io,
  bytes: DriverBytes,
  path: string,
  step: MergeInput['step'],
  kinds: readonly StateKind[],
): Promise<FileMerge | undefined> {
  const texts = textsOf(bytes);
  if (texts === undefined) return undefined;
  const top = topOnDisk(cwd, env);
  const policy = policyHere(top, kinds);
  const governance = policy.govern(path);
  const isKnown = governance !== undefined && hasShape(governance, bytes);
  if (!isKnown) return mergePlain(formByName(path, texts.ours), texts);
  const { kind, settings } = governance;
  const setup: FileSetup = { kind, settings, path, limits: policy.limits };
  const companions = await companionsOf(governance, policy, path, bytes, top);
  return mergeFile(setup, { texts, companions, ...(step === undefined ? {} : { step }) });
}

/** Text that is not UTF-8 would not come back as it was. */
function textsOf({ base, ours, theirs }: DriverBytes): ThreeTexts | undefined {
  const [old, left, right] = [exactText(base), exactText(ours), exactText(theirs)];
  if (old === undefined || left === undefined || right === undefined) return undefined;
  return { base: old, ours: left, theirs: right };
}

function exactText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A configuration that is itself in conflict says nothing. */
function policyHere(top: string | undefined, kinds: readonly StateKind[]): Policy {
  try {
    return policyOnDisk(top, undefined, kinds);
  } catch (error) {
    if (error instanceof UserError) return builtInPolicy(kinds);
    throw error;
  }
}

function hasShape(governance: Governance, { ours, theirs }: DriverBytes): boolean {
  return governance.hasShape === undefined || governance.hasShape(ours) || governance.hasShape(theirs);
}

/** What lies beside the file in the work tree, such as the graph that it moves on. */
async function companionsOf(
  governance: Governance,
  { limits }: Policy,
  path: string,
  { ours }: DriverBytes,
  top: string | undefined,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (top === undefined) return new Map();
  const places = companionPlaces(governance, limits, path);
  const read = await readCompanions({ places }, [ours], placesBelow(top, limits.maxBytes));
  return read.ok ? read.value : new Map();
}
