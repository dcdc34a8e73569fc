import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../../runner/atomic-file.ts';
import type { Proposal, ProposalTarget } from './proposal.ts';

/** What became of one proposal: written, or why not. */
export interface Written {
  readonly path: string;
  readonly problem?: string;
}

/** Writes what is to be created or changed. Looks again first: nothing that came meanwhile is written over. */
export async function writeProposals(proposals: readonly Proposal[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const { path, target } of proposals) {
    if (target === undefined) continue;
    try {
      written.push({ path, ...(await writeTarget(target)) });
    } catch (error) {
      written.push({ path, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return written;
}

async function writeTarget(target: ProposalTarget): Promise<{ readonly problem?: string }> {
  const { folder, path, isExecutable, before, after } = target;
  const isAsBefore = folder.look(path) === (before === undefined ? 'absent' : 'file');
  if (!isAsBefore || folder.text(path) !== before)
    return { problem: 'changed in the meantime; run init again' };
  const file = join(folder.folder, path);
  if (after === '') await rm(file);
  else {
    await mkdir(dirname(file), { recursive: true });
    await writeAtomically(file, after);
    if (isExecutable && before === undefined) await chmod(file, 0o755);
  }
  return {};
}
