import type { Readable } from 'node:stream';
import { neverRan, processEnd, startGit } from './git-process.ts';
import type { GitFailure, GitOutput, GitRepository } from './repository.ts';

/** The same repository without simple-git, which waits 50 ms after each empty answer: too long for a hook. */
export function direct(git: GitRepository): GitRepository {
  return { ...git, run: (command, input) => runDirectly(git, command, input) };
}

async function runDirectly(
  git: GitRepository,
  command: readonly string[],
  input: string | Uint8Array = '',
): Promise<GitOutput | GitFailure> {
  try {
    const child = startGit(git, command);
    const output = collected(child.stdout);
    const warnings = collected(child.stderr);
    child.stdin.end(input);
    const end = await processEnd(git, child);
    if (typeof end === 'object' && end !== null) return end;
    const complaint = Buffer.concat(warnings).toString('utf8');
    if (end !== 0) return { ok: false, code: end, complaint };
    return { ok: true, output: Buffer.concat(output), warnings: complaint };
  } catch (error) {
    return neverRan(git, error);
  }
}

function collected(pipe: Readable): readonly Uint8Array[] {
  const chunks: Uint8Array[] = [];
  pipe.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return chunks;
}
