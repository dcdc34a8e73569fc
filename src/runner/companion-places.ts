import type { Governance } from '../config/govern.ts';
import { globMatcher, isPattern } from '../config/path-glob.ts';
import type { Part } from '../engine/contract/kind.ts';
import type { Limits } from '../formats/limits.ts';
import type { CompanionPlace, GuardedFile } from './guarded/guard.ts';

/** Where the companions of a governed file lie. */
export function companionPlaces(
  { kind, settings }: Governance,
  limits: Limits,
  path: string,
): GuardedFile['places'] {
  const { guarded } = kind;
  if (guarded === undefined) return () => kind.parts(path, settings.options).map(placeOf);
  return (version, known) =>
    guarded.parts(path, version, (role) => known.get(role), settings.options, limits).map(policyPlace);
}

function policyPlace({ role, glob }: Part): CompanionPlace {
  return { role, path: glob, isPolicy: true };
}

function placeOf({ role, glob }: Part): CompanionPlace {
  if (!isPattern(glob)) return { role, path: glob };
  const folder = glob.slice(0, glob.search(/[*?]/));
  const matches = globMatcher(glob);
  const roleAt = (other: string) => (matches(other) ? other : undefined);
  return { role, path: folder.slice(0, Math.max(0, folder.lastIndexOf('/'))), roleAt };
}
