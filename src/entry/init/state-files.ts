import type { Policy } from '../../app/built-in-policy.ts';
import { type Govern, governByDetection } from '../../config/govern.ts';
import type { StateKind } from '../../core/kind.ts';
import { compareCodePoints } from '../../core/order.ts';
import { decodeText } from '../../text/decode.ts';
import type { TopFolder } from '../top-folder.ts';

/** A file that looks like an agent's state. */
export interface StateFile {
  readonly path: string;
  readonly kind: StateKind;
  /** Git knows it, so it may have a history. */
  readonly isTracked: boolean;
  /** A configuration that is there already governs it. */
  readonly isConfigured: boolean;
}

export interface Listing {
  readonly tracked: readonly string[];
  readonly untracked: readonly string[];
}

/** What governs files as they would be once they are set up: what is configured, and what is detected besides. */
export function governAll(policy: Policy | undefined, kinds: readonly StateKind[]): Govern {
  const detect = governByDetection(kinds);
  if (policy === undefined) return detect;
  return (path) => policy.govern(path) ?? (policy.isIgnored(path) ? undefined : detect(path));
}

/** State files by name and shape, sorted; what a configuration governs or ignores is its decision. */
export function findStateFiles(
  { tracked, untracked }: Listing,
  kinds: readonly StateKind[],
  policy: Policy | undefined,
  folder: TopFolder,
): StateFile[] {
  const govern = governAll(policy, kinds);
  const known = new Set(tracked);
  const found = [...tracked, ...untracked.filter((path) => !known.has(path))].flatMap((path) => {
    const kind = govern(path)?.kind;
    if (kind === undefined) return [];
    const isConfigured = policy?.govern(path) !== undefined;
    if (!isConfigured && !hasShape(kind, folder.read(path))) return [];
    return [{ path, kind, isTracked: known.has(path), isConfigured }];
  });
  return found.sort((left, right) => compareCodePoints(left.path, right.path));
}

/** What cannot be read is taken by its name: breaking a file does not make it something else. */
function hasShape(kind: StateKind, bytes: Uint8Array | undefined): boolean {
  if (bytes === undefined) return true;
  const { text, faults } = decodeText(bytes);
  return faults.length > 0 || kind.sniff(text);
}
