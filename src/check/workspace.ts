import { resolve } from 'node:path';
import type { StateKind } from '../engine/contract/kind.ts';
import type { Policy } from '../engine/policy/built-in-policy.ts';
import { createGitObjects, type GitObjects } from '../git/objects/objects.ts';
import { type GitRepository, openGitRepository } from '../git/repository.ts';
import { policyOnDisk } from './policy.ts';
import { topOnDisk } from './top-on-disk.ts';

/** A folder that a command, a hook or a program works in, with the repository around it. */
export interface Workspace {
  /** Absolute path of the folder. */
  readonly directory: string;
  /** Absolute path of the top of the work tree; undefined outside of one, as in a bare repository. */
  readonly top: string | undefined;
  readonly git: GitRepository;
  readonly objects: GitObjects;
  /**
   * The configuration and the waivers of the work tree, or of a configuration that is named.
   * @throws UserError where they cannot be used, with every fault
   */
  policy(kinds: readonly StateKind[], named?: string): Policy;
  /** Ends the process that reads objects. */
  close(): Promise<void>;
}

/** Opens the repository around a folder; nothing is read yet. */
function openWorkspace(
  directory: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Workspace {
  const git = openGitRepository(directory, environment);
  const objects = createGitObjects(git);
  const top = topOnDisk(directory, environment);
  return {
    directory: resolve(directory),
    top,
    git,
    objects,
    policy: (kinds, named) => policyOnDisk(top, named, kinds, directory),
    close: () => objects.close(),
  };
}

/** Opens a workspace for one piece of work, and closes it whatever comes of that. */
export async function inWorkspace<Value>(
  directory: string,
  work: (workspace: Workspace) => Promise<Value>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Value> {
  const workspace = openWorkspace(directory, environment);
  try {
    return await work(workspace);
  } finally {
    await workspace.close();
  }
}
