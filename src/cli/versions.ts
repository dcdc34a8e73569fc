import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../engine/ports.ts';
import { pathText, splitAtNul } from '../git/path-text.ts';
import { resolveCommit } from '../git/refs/refs.ts';
import type { GitRepository } from '../git/repository.ts';

/** Two versions of a file; null where it is absent. */
export interface TwoVersions {
  readonly path: string;
  readonly before: Uint8Array | null;
  readonly after: Uint8Array | null;
}

/** The paths that differ between a commit and the index, or the work tree, of those that are wanted. */
export async function changedVersions(
  git: GitRepository,
  { base, isStaged }: { readonly base: string; readonly isStaged: boolean },
  isWanted: (path: string) => boolean,
): Promise<Answer<TwoVersions[]>> {
  const commit = await resolveCommit(git, base);
  if (!commit.ok) return commit;
  const cached = isStaged ? ['--cached'] : [];
  const listed = await git.run(['diff-index', '--name-only', '-z', '--no-renames', ...cached, commit.value]);
  if (!listed.ok) return unreadable(listed.complaint);
  const paths = (splitAtNul(listed.output) ?? []).map(pathText).filter(isWanted);
  const versions: TwoVersions[] = [];
  for (const path of paths) {
    const before = await blobAt(git, `${commit.value}:${path}`);
    const after = isStaged ? await blobAt(git, `:0:${path}`) : onDisk(git.directory, path);
    versions.push({ path, before, after });
  }
  return { ok: true, value: versions };
}

function unreadable(complaint: string): Answer<never> {
  const fix = 'Run git status here, and put in order what it complains of.';
  return {
    ok: false,
    obstacle: { code: 'git', message: `git could not list what changed: ${complaint}`, fix },
  };
}

async function blobAt(git: GitRepository, name: string): Promise<Uint8Array | null> {
  const found = await git.run(['cat-file', 'blob', name]);
  return found.ok ? found.output : null;
}

function onDisk(top: string, path: string): Uint8Array | null {
  try {
    return readFileSync(join(top, path));
  } catch {
    return null;
  }
}
