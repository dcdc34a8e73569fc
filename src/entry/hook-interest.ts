import type { PathChange } from '../app/ports.ts';
import { governByDetection } from '../config/govern.ts';
import type { StateKind } from '../core/kind.ts';

/**
 * Whether a change can concern a governed file at all: one is touched, or something that has the name of a
 * companion, or the message speaks of one. A commit that does not costs the hook one git process.
 */
export function concernsKinds(
  kinds: readonly StateKind[],
  changes: readonly PathChange[],
  message: string | undefined,
): boolean {
  const govern = governByDetection(kinds);
  const companions = new Set(
    kinds.flatMap((kind) => kind.parts('', kind.defaults).map(({ glob }) => baseName(glob))),
  );
  const touched = changes.some(({ path }) => govern(path) !== undefined || companions.has(baseName(path)));
  return touched || (message !== undefined && kinds.some((kind) => addresses(kind, message)));
}

function addresses(kind: StateKind, message: string): boolean {
  const addressed = kind.addressed?.(message);
  return addressed !== undefined && (addressed.unnamed || addressed.paths.length > 0);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
