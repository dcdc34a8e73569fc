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

/**
 * Of two paths that hold the same, whether the first one is at fault: the one that came by it last, and of two that came by it
 * at once the later one. What a parent held at both is nobody's doing.
 */
export function cameLast(
  path: string,
  other: string,
  held: readonly (readonly [own: boolean, others: boolean])[],
): boolean {
  if (held.some(([own, others]) => own && others)) return false;
  const [own, others] = [held.some(([each]) => each), held.some(([, each]) => each)];
  return own === others ? path > other : others;
}
