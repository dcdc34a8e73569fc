import { namedFilesOf } from '../config/named-files.ts';
import type { PolicyBytes } from '../config/policy-text.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import type { TopFolder } from './top-folder.ts';

/** What the files that a configuration names hold on disk. */
export function namedBytes(
  folder: TopFolder,
  configuration: PolicyBytes,
  kinds: readonly StateKind[],
): ReadonlyMap<string, PolicyBytes> {
  return new Map(namedFilesOf(configuration, kinds).map((path) => [path, policyBytes(folder, path)]));
}

/** A link is not followed: it could lead out of the repository, and git would not. */
export function policyBytes(folder: TopFolder, path: string): PolicyBytes {
  return folder.look(path) === 'absent' ? null : (folder.read(path) ?? 'irregular');
}
