import type { Account } from './account.ts';

/**
 * Whether a new file may begin where one stood that is kept elsewhere: the old one is finished, or its kind does not ask. A
 * log that stands whole under another governed name goes on there, with whatever was under way in it.
 */
export function mayBegin({ file, graph }: Account, doc: unknown, goesOnElsewhere: boolean): boolean {
  const { kind } = file.governance;
  if (kind.deletion === 'warning' || (goesOnElsewhere && kind.keepsParents === true)) return true;
  return doc !== null && kind.isFinished?.(doc, graph) === true;
}
