import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../../store/atomic-file.ts';
import type { Proposal } from './proposal.ts';

/** What became of one proposal: written, or why not. */
export interface Written {
  readonly path: string;
  readonly problem?: string;
}

/** Writes what is to be created or appended. Looks again first: nothing that came meanwhile is written over. */
export async function writeProposals(proposals: readonly Proposal[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const proposal of proposals) {
    if (proposal.target === undefined) continue;
    const { path } = proposal;
    try {
      written.push({ path, ...(await writeProposal(proposal)) });
    } catch (error) {
      written.push({ path, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return written;
}

async function writeProposal({ text, state, target }: Proposal): Promise<{ readonly problem?: string }> {
  if (target === undefined) return {};
  const { folder, path, isExecutable } = target;
  if (folder.look(path) !== (state === 'append' ? 'file' : 'absent'))
    return { problem: 'changed in the meantime; run init again' };
  const file = join(folder.folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, state === 'append' ? joined(folder.text(path) ?? '', text) : text);
  if (isExecutable) await chmod(file, 0o755);
  return {};
}

/** One empty line between what was there and what is added. */
function joined(before: string, added: string): string {
  const lineBreak = added.includes('\r\n') ? '\r\n' : '\n';
  if (before === '') return added;
  return `${before}${before.endsWith('\n') ? '' : lineBreak}${lineBreak}${added}`;
}
