import picomatch from 'picomatch';
import type { Settings } from '../core/check.ts';
import type { StateKind } from '../core/kind.ts';
import { decodeText } from '../text/decode.ts';
import { defaultSettings } from './settings.ts';

/** What governs one path: its kind, and how it is judged. */
export interface Governance {
  readonly kind: StateKind;
  readonly settings: Settings;
  /** Set where the name does not decide alone: whether these bytes are such a file, or might be if they were not broken. */
  readonly hasShape?: (bytes: Uint8Array) => boolean;
}

/** Says of a path which kind governs it; undefined where none does. */
export type Govern = (path: string) => Governance | undefined;

/** `dot`: state files live in folders such as `.runner`; `s`: a path may hold a line break. */
const globOptions = { dot: true, flags: 's', nonegate: true, noextglob: true } as const;

/** Governs what is recognisable without any configuration: the usual names of each kind's files. */
export function governByDetection(
  kinds: readonly StateKind[],
  governanceOf: (kind: StateKind) => Governance = builtIn,
): Govern {
  const matchers = kinds.map((kind) => ({
    matches: picomatch([...kind.files], globOptions),
    governance: kind.detectedByShape ? withShape(governanceOf(kind)) : governanceOf(kind),
  }));
  return (path) => matchers.find(({ matches }) => matches(path))?.governance;
}

/** Bytes that are no text could be anything: breaking a file does not take it out of the gate. */
function withShape(governance: Governance): Governance {
  const hasShape = (bytes: Uint8Array) => {
    const { text, faults } = decodeText(bytes);
    return faults.length > 0 || governance.kind.sniff(text);
  };
  return { ...governance, hasShape };
}

function builtIn(kind: StateKind): Governance {
  return { kind, settings: defaultSettings(kind) };
}

/** The same, with each path matched once. */
export function rememberingGovern(govern: Govern): Govern {
  const known = new Map<string, Governance | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, govern(path));
    return known.get(path);
  };
}

/** Governs the named paths by one kind and nothing else. */
export function governNamed(paths: readonly string[], governance: Governance): Govern {
  const named = new Set(paths);
  return (path) => (named.has(path) ? governance : undefined);
}

/** Matches paths against a glob of a kind's companions or folder members; a plain path matches itself alone. */
export function globMatcher(glob: string): (path: string) => boolean {
  if (!isPattern(glob)) return (path) => path === glob;
  // Handed to a filter as it is, it would take the index for an option and match everything.
  const matches = picomatch(glob, globOptions);
  return (path) => matches(path);
}

/** Whether a glob can match other paths than itself. Brackets and braces in folder names are taken literally. */
export function isPattern(glob: string): boolean {
  return /[*?]/.test(glob);
}
