import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MergeInput } from '../engine/three-way/merge-file.ts';
import { direct } from '../git/direct.ts';
import { type GitRepository, gitFolderOf, openGitRepository } from '../git/repository.ts';
import type { Io } from './io.ts';

/**
 * The step that the result will be, unless it is a merge commit: only `git merge` names what it merges in the environment. A
 * rebase, and a row of picks, tell which commit is put on top now, so that what its message declares can be judged. Of a single
 * pick only the name of their side tells it, as in `1a2b3c4 (US-2: pay)`, and only since git 2.44.
 */
export async function stepHere({ cwd, env }: Io, theirs: string): Promise<MergeInput['step']> {
  if (Object.keys(env).some((name) => /^GITHEAD_[0-9a-f]{40,64}$/.test(name))) return undefined;
  const folder = resolve(cwd, env.GIT_DIR ?? gitFolderOf(cwd) ?? '.git');
  const done = lines(join(folder, 'rebase-merge/done')).at(-1);
  const [named] = /^[0-9a-f]{7,64}(?= \()/.exec(theirs) ?? [];
  const picked = pickedIn(done) ?? pickedIn(lines(join(folder, 'sequencer/todo'))[0]) ?? named;
  const message = picked === undefined ? undefined : await messageOf(openGitRepository(cwd, env), picked);
  return message === undefined ? {} : { message };
}

function lines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** Another line than these has another message in the end. */
function pickedIn(line: string | undefined): string | undefined {
  return /^(?:pick|p|edit|e) ([0-9a-f]{7,64})\b/.exec(line ?? '')?.[1];
}

async function messageOf(git: GitRepository, commit: string): Promise<string | undefined> {
  const found = await direct(git).run(['cat-file', 'commit', commit]);
  if (!found.ok) return undefined;
  const text = found.output.toString('utf8');
  return text.slice(text.indexOf('\n\n') + 2);
}
