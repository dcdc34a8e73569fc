import { parseConfiguration } from '../../config/configuration.ts';
import { watchedByName } from '../../config/govern.ts';
import type { NamedFiles } from '../../config/named-files.ts';
import type { PolicyBytes, PolicyFault } from '../../config/policy-text.ts';
import { parseWaivers, type Waiver } from '../../config/waivers.ts';
import type { StateKind } from '../contract/kind.ts';
import { builtInConfiguration, type Policy } from './built-in-policy.ts';
import type { PolicyBytesPair } from './policy-files.ts';

/** What stands at the paths that a configuration names. */
export function namedIn({ named }: Pick<PolicyBytesPair, 'named'>): NamedFiles {
  return (path) => named?.get(path) ?? null;
}

/** The policy that its files express. One that is absent or cannot be used leaves the built-in defaults. */
export function policyOf(pair: PolicyBytesPair, kinds: readonly StateKind[]): Policy {
  const { configuration, waivers } = pair;
  const read = configuration === null ? undefined : parseConfiguration(configuration, kinds, namedIn(pair));
  const own = read?.ok ? read.configuration : builtInConfiguration(kinds);
  const detected = own.detects ? watchedByName(kinds, own.governance) : [];
  const watched = [...(own.entries ?? []), ...detected];
  return { ...own, watched, waivers: waiversOf(waivers) };
}

/** Why its files cannot be used, in the order of their text; none where all can, or are absent. */
export function policyFaults(pair: PolicyBytesPair, kinds: readonly StateKind[]): PolicyFileFault[] {
  return [
    ...faultsOf('configuration', pair.configuration, (bytes) =>
      parseConfiguration(bytes, kinds, namedIn(pair)),
    ),
    ...faultsOf('waivers', pair.waivers, parseWaivers),
  ];
}

export interface PolicyFileFault {
  readonly file: 'configuration' | 'waivers';
  /** The file that the configuration names, where the fault is in that one. */
  readonly named?: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type Parsed = { readonly ok: true } | { readonly ok: false; readonly faults: readonly PolicyFault[] };

function faultsOf(
  file: PolicyFileFault['file'],
  bytes: PolicyBytes,
  parse: (bytes: Exclude<PolicyBytes, null>) => Parsed,
): PolicyFileFault[] {
  const read = bytes === null ? undefined : parse(bytes);
  return (read === undefined || read.ok ? [] : read.faults).map(({ file: named, message, span }) => ({
    file,
    ...(named === undefined ? {} : { named }),
    message,
    line: span.line,
    column: span.column,
  }));
}

/** The waivers in a file; none where it is absent or cannot be used. */
export function waiversOf(bytes: PolicyBytes): readonly Waiver[] {
  const read = bytes instanceof Uint8Array ? parseWaivers(bytes) : undefined;
  return read?.ok ? read.waivers : [];
}
