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
  for (const proposal of proposals) {
    if (proposal.target === undefined) continue;
    const { path } = proposal;
    try {
      written.push({ path, ...(await writeProposal(proposal, proposal.target)) });
    } catch (error) {
      written.push({ path, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return written;
}

async function writeProposal(
  { text, state }: Proposal,
  { folder, path, isExecutable, before, after }: ProposalTarget,
): Promise<{ readonly problem?: string }> {
  const isThere = state !== 'create';
  const now = folder.text(path);
  if (folder.look(path) !== (isThere ? 'file' : 'absent') || (before !== undefined && now !== before))
    return { problem: 'changed in the meantime; run init again' };
  const file = join(folder.folder, path);
  if (state === 'delete') {
    await rm(file);
    return {};
  }
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, after ?? (state === 'append' ? joined(now ?? '', text) : text));
  if (isExecutable && !isThere) await chmod(file, 0o755);
  return {};
}

/** One empty line between what was there and what is added. */
function joined(before: string, added: string): string {
  const lineBreak = added.includes('\r\n') ? '\r\n' : '\n';
  if (before === '') return added;
  return `${before}${before.endsWith('\n') ? '' : lineBreak}${lineBreak}${added}`;
}
