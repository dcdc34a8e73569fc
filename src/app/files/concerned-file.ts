import type { Governance } from '../../config/govern.ts';

/** One governed file that a commit concerns: itself, one of its parts, or what its message speaks about. */
export interface ConcernedFile {
  readonly path: string;
  readonly governance: Governance;
  /** Its path at each parent, where it was moved on the way from one of them. */
  readonly origins?: readonly string[];
}

/** Where a file stands at one of the parents. */
export function pathAt({ path, origins }: Pick<ConcernedFile, 'path' | 'origins'>, parent: number): string {
  return origins?.[parent] ?? path;
}
