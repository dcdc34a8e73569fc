import type { EntryNature } from '../../engine/ports.ts';
import type { GitRepository } from '../repository.ts';
import { type BatchAnswer, createBatchReader } from './batch-reader.ts';
import { parseTree } from './trees.ts';

export interface TopFile {
  readonly nature: EntryNature;
  readonly bytes: Uint8Array;
}

/**
 * A file at the top of HEAD's tree, read with one process; null where HEAD has none, or is no commit yet. Undefined
 * where git does not say.
 */
export async function topFileOfHead(git: GitRepository, name: string): Promise<TopFile | null | undefined> {
  const result = await git.run(['cat-file', '--batch'], `HEAD^{tree}\nHEAD:${name}\n`);
  if (!result.ok) return undefined;
  // What a name leads to nowhere is answered with the name; the reader knows ids alone.
  if (result.output.toString('latin1').startsWith('HEAD^{tree} missing\n')) return null;
  const answers: BatchAnswer[] = [];
  createBatchReader((answer) => answers.push(answer))(result.output);
  const [top, file] = answers;
  if (top?.nature !== 'tree') return undefined;
  const entry = parseTree(Buffer.concat(top.chunks), top.id.length / 2)?.get(name);
  if (entry === undefined || entry.nature === 'directory') return null;
  const bytes = file?.id === entry.id && file.nature === 'blob' ? Buffer.concat(file.chunks) : undefined;
  if (entry.nature === 'submodule') return { nature: 'submodule', bytes: new Uint8Array() };
  return bytes === undefined ? undefined : { nature: entry.nature, bytes };
}
