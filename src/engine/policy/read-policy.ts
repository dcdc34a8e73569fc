import { type Configuration, parseConfiguration } from '../../config/configuration.ts';
import { type Govern, type Governance, governByDetection, watchedByName } from '../../config/govern.ts';
import type { PolicyBytes, PolicyFault } from '../../config/policy-text.ts';
import { parseWaivers } from '../../config/waivers.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { defaultLimits } from '../../formats/limits.ts';
import type { Span } from '../../formats/location.ts';
import type { Severity } from '../contract/finding.ts';
import type { StateKind } from '../contract/kind.ts';
import type { PolicyFacts } from '../file-rules/policy-facts.ts';
import { namedIn } from './policy.ts';
import type { PolicyBytesPair } from './policy-files.ts';

export type Locate = (pointer: string, reason: string) => Span;

const start: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };
export const nowhere: Locate = () => start;

type ReadConfiguration = ReturnType<typeof readConfiguration>;

/** One side's configuration, with where things stand in it. */
export function readConfiguration(pair: PolicyBytesPair, kinds: readonly StateKind[]) {
  if (pair.configuration === null) return null;
  const read = parseConfiguration(pair.configuration, kinds, namedIn(pair));
  if (!read.ok) return { ...broken(read.faults), own: undefined, govern: undefined, entries: [] };
  const { configuration: own, document, root } = read;
  const { govern, entries = [] } = own;
  const faults: readonly PolicyFault[] = [];
  return { faults, own, root, govern, entries, locate: (pointer: string) => document.locate(pointer) };
}

/** The same for waivers. */
export function readWaivers(bytes: PolicyBytes) {
  if (bytes === null) return null;
  const read = parseWaivers(bytes);
  return read.ok
    ? { faults: [], locate: (pointer: string) => read.document.locate(pointer) }
    : broken(read.faults);
}

/** What cannot be used has no document to ask for places: each fault brings its own. */
function broken(faults: readonly PolicyFault[]): { faults: readonly PolicyFault[]; locate: Locate } {
  return {
    faults,
    locate: (pointer, reason) =>
      faults.find((fault) => fault.pointer === pointer && fault.message === reason)?.span ?? start,
  };
}

/** What a version governs where it is on the base side; one that cannot be used leaves the defaults. */
export function governOf(
  version: ReadConfiguration,
  kinds: readonly StateKind[],
  { hasShape = () => true }: { readonly hasShape?: (path: string) => boolean },
): (path: string) => boolean {
  const govern: Govern = version?.govern ?? governByDetection(kinds);
  return (path) => {
    const governance = govern(path);
    return governance !== undefined && (governance.hasShape === undefined || hasShape(path));
  };
}

/** How far a change of the configuration goes (docs/judging.md, 6). */
export function reachOf(
  before: ReadConfiguration,
  after: ReadConfiguration,
  kinds: readonly StateKind[],
  standing: readonly string[],
): PolicyFacts['reach'] {
  const own = after?.own;
  if (own === undefined) return 'any';
  if (before?.own !== undefined) return jsonEqual(before.root, after?.root) ? 'words' : 'any';
  if (before !== null || own.waiversFrom !== 'base' || !hasUsualLimits(own)) return 'any';
  const usual = governByDetection(kinds);
  const isKept = (path: string) => {
    const governance = usual(path);
    return governance === undefined || judgedBy(governance) === judgedBy(own.govern(path));
  };
  return [...standing, ...usualPaths(kinds)].every(isKept) ? 'first' : 'any';
}

function hasUsualLimits({ limits }: Configuration): boolean {
  return JSON.stringify(limits) === JSON.stringify(defaultLimits);
}

/** A path for each name by which files are recognised: one that is to come is told as well. */
function usualPaths(kinds: readonly StateKind[]): string[] {
  const globs = watchedByName(kinds).map(({ glob }) => glob.replaceAll('*', 'x'));
  return globs.flatMap((path) => [path, path.replaceAll('xx/', '')]);
}

/** By what a file is judged, as one text; that its shape may rest where nobody said what it is makes no difference here. */
function judgedBy(governance: Governance | undefined): string | undefined {
  if (governance === undefined) return undefined;
  const { kind, settings } = governance;
  const rules = [...settings.rules].map(([id, { restsIn: _, ...said }]) => [id, said] as const);
  const saying = rules.filter(([, said]) => Object.keys(said).length > 0);
  return JSON.stringify([kind.id, settings.options, saying]);
}

/** What becomes otherwise for files that both sides govern: which rules are milder, and which files are judged by something else. */
export function differencesOf(
  before: ReadConfiguration,
  after: ReadConfiguration,
  kinds: readonly StateKind[],
  standing: readonly string[],
): Pick<PolicyFacts, 'softened' | 'otherwise'> {
  const [was, is] = [before, after].map((side) => side?.govern ?? governByDetection(kinds));
  const softened = new Set<string>();
  const otherwise: string[] = [];
  for (const path of standing) {
    const [old, now] = [was?.(path), is?.(path)];
    if (old === undefined || now === undefined || judgedBy(old) === judgedBy(now)) continue;
    otherwise.push(path);
    for (const rule of old.kind === now.kind ? old.kind.rules : []) {
      const [then, later] = [old, now].map(
        ({ settings }) => settings.rules.get(rule.id)?.severity ?? rule.severity,
      );
      if (then !== undefined && later !== undefined && ranks.indexOf(later) < ranks.indexOf(then))
        softened.add(`${rule.id} (${then}, now ${later})`);
    }
  }
  return { softened: [...softened].sort(), otherwise };
}

/** From mild to grave. */
const ranks: readonly (Severity | 'off')[] = ['off', 'note', 'warning', 'error'];

/** The faults of the configuration, or of a file that it names. */
export function faultsIn(version: ReadConfiguration, named: string | undefined) {
  return version === null ? null : { faults: version.faults.filter(({ file }) => file === named) };
}
