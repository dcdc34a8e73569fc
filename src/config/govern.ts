import type { RuleSetting, Settings } from '../engine/contract/check.ts';
import type { StateKind, UsualFiles } from '../engine/contract/kind.ts';
import { shapeRuleIds } from '../engine/contract/rule.ts';
import { foldedPath } from '../engine/values/path-fold.ts';
import { decodeText } from '../formats/decode.ts';
import type { JsonObject } from '../formats/json-value.ts';
import { configuredMatcher } from './path-glob.ts';
import { defaultSettings, resolveSettings } from './settings.ts';
import { detectedFilesOf } from './usual-files.ts';

/** What governs one path: its kind, and how it is judged. */
export interface Governance {
  readonly kind: StateKind;
  readonly settings: Settings;
  /** Set where the name does not decide alone: whether these bytes are such a file, or might be if they were not broken. */
  readonly hasShape?: (bytes: Uint8Array) => boolean;
  /** What it was recognised by, where no configuration named it. */
  readonly usual?: UsualFiles;
}

/** Says of a path which kind governs it; undefined where none does. */
export type Govern = (path: string) => Governance | undefined;

/** How files of a kind are judged that an entry of `files:` with these options would govern. */
export type GovernanceOf = (kind: StateKind, options?: JsonObject) => Governance;

/** Files that are governed under one glob. */
export interface WatchedFiles {
  readonly glob: string;
  readonly governance: Governance;
}

/** Where nothing is configured: the usual names of each kind's files, and how they are judged. */
export function watchedByName(
  kinds: readonly StateKind[],
  governanceOf: GovernanceOf = builtInGovernance,
  usualOf: (kind: StateKind) => readonly UsualFiles[] = detectedFilesOf,
): WatchedFiles[] {
  return kinds.flatMap((kind) =>
    usualOf(kind).flatMap((usual) => {
      const { globs, options, hasShape } = usual;
      const shape = hasShape === undefined ? {} : { hasShape: shapeOfBytes(hasShape) };
      const governance = { ...unnamed(governanceOf(kind, options)), ...shape, usual };
      return globs.map((glob) => ({ glob, governance }));
    }),
  );
}

/** Rules about the shape rest where nobody said what the file is, but for a shape that goes. */
function unnamed({ kind, settings }: Governance): Governance {
  const resting = [...shapeRuleIds(kind.rules)].map((id): [string, RuleSetting] => [
    id,
    { ...settings.rules.get(id), restsIn: ['snapshot'] },
  ]);
  return { kind, settings: { ...settings, rules: new Map([...settings.rules, ...resting]) } };
}

/** Governs what is recognisable without any configuration: the usual names of each kind's files. */
export function governByDetection(kinds: readonly StateKind[], governanceOf?: GovernanceOf): Govern {
  return governWatched(watchedByName(kinds, governanceOf));
}

/**
 * Of several globs that match a path, the longest says most about it. Usual names match whatever their case, since a file system may
 * not tell them apart; configured ones are exact.
 */
export function governWatched(watched: readonly WatchedFiles[]): Govern {
  const matchers = watched
    .toSorted((left, right) => right.glob.length - left.glob.length)
    .map(({ glob, governance }) => {
      const isUsual = governance.usual !== undefined;
      return { matches: configuredMatcher(isUsual ? foldedPath(glob) : glob), isUsual, governance };
    });
  return (path) => {
    const folded = foldedPath(path);
    return matchers.find(({ matches, isUsual }) => matches(isUsual ? folded : path))?.governance;
  };
}

/** Bytes that are no text could be anything: breaking a file does not take it out of the gate. */
function shapeOfBytes(hasShape: (text: string) => boolean): (bytes: Uint8Array) => boolean {
  return (bytes) => {
    const { text, faults } = decodeText(bytes);
    return faults.length > 0 || hasShape(text);
  };
}

/** How files are judged where nothing is configured. */
export function builtInGovernance(kind: StateKind, options: JsonObject = {}): Governance {
  const resolved = resolveSettings(kind, options);
  return { kind, settings: resolved.ok ? resolved.settings : defaultSettings(kind) };
}

/** The same, with each path matched once. */
export function rememberingGovern(govern: Govern): Govern {
  const known = new Map<string, Governance | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, govern(path));
    return known.get(path);
  };
}

/**
 * How files of a kind are judged where only the kind is said: one of a usual name as its format is, all others by their
 * shape. Options that a format brings are its own where none of them is given.
 */
export function governAsUsual(
  kind: StateKind,
  options: JsonObject,
  governanceOf: (more: JsonObject) => Governance,
  plain = governanceOf({}),
): (path: string) => Governance {
  const formats = kind.match.formats ?? [];
  const isSaid = formats.some((format) =>
    Object.keys(format.options).some((name) => Object.hasOwn(options, name)),
  );
  if (formats.length === 0 || isSaid) return () => plain;
  let usual: Govern | undefined;
  return (path) => {
    usual ??= governWatched(
      formats.flatMap((format) =>
        format.globs.map((glob) => ({ glob, governance: governanceOf(format.options) })),
      ),
    );
    return usual(path) ?? plain;
  };
}

/** Governs the named paths by one kind and nothing else. */
export function governNamed(
  paths: readonly string[],
  governance: Governance | ((path: string) => Governance | undefined),
): Govern {
  const named = new Set(paths);
  const governanceAt = typeof governance === 'function' ? governance : () => governance;
  return (path) => (named.has(path) ? governanceAt(path) : undefined);
}
