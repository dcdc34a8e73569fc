import { parseConfiguration } from '../../config/configuration.ts';
import { type Govern, governByDetection } from '../../config/govern.ts';
import type { PolicyBytes, PolicyFault } from '../../config/policy-text.ts';
import { parseWaivers } from '../../config/waivers.ts';
import type { StateKind } from '../../core/kind.ts';
import type { Span } from '../../core/location.ts';
import { namedIn, type PolicyBytesPair } from './policy.ts';

export type Locate = (pointer: string, reason: string) => Span;

const start: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };
export const nowhere: Locate = () => start;

type ReadConfiguration = ReturnType<typeof readConfiguration>;

/** One side's configuration, with where things stand in it. */
export function readConfiguration(pair: PolicyBytesPair, kinds: readonly StateKind[]) {
  if (pair.configuration === null) return null;
  const read = parseConfiguration(pair.configuration, kinds, namedIn(pair));
  if (!read.ok) return { ...broken(read.faults), govern: undefined, entries: [] };
  const { govern, entries = [] } = read.configuration;
  const faults: readonly PolicyFault[] = [];
  return { faults, govern, entries, locate: (pointer: string) => read.document.locate(pointer) };
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

/** The faults of the configuration, or of a file that it names. */
export function faultsIn(version: ReadConfiguration, named: string | undefined) {
  return version === null ? null : { faults: version.faults.filter(({ file }) => file === named) };
}
