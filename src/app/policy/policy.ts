import { parseConfiguration } from '../../config/configuration.ts';
import { watchedByName } from '../../config/govern.ts';
import { type NamedFiles, namedFilesOf } from '../../config/named-files.ts';
import type { PolicyBytes, PolicyFault } from '../../config/policy-text.ts';
import { parseWaivers, type Waiver } from '../../config/waivers.ts';
import { joinedBytes } from '../../core/joined-bytes.ts';
import type { StateKind } from '../../core/kind.ts';
import type { Answer, Blobs, History, ObjectId } from '../ports.ts';
import { missingBlob } from '../versions/load-version.ts';
import { builtInConfiguration, type Policy } from './built-in-policy.ts';
import { configurationPath, waiversPath } from './policy-paths.ts';

/** One text for the bytes, for comparing and digesting; no file reads like one that is absent or irregular. */
export function policyText(bytes: PolicyBytes): string {
  return bytes instanceof Uint8Array ? `text ${new TextDecoder('latin1').decode(bytes)}` : String(bytes);
}

/** Whether two sides' configurations, with all that they name, are the same. */
export function isSamePolicy(before: PolicyBytesPair, after: PolicyBytesPair): boolean {
  const said = ({ configuration, named = new Map() }: PolicyBytesPair) =>
    JSON.stringify([
      policyText(configuration),
      ...[...named].map(([path, bytes]) => [path, policyText(bytes)]),
    ]);
  return said(before) === said(after);
}

export interface PolicyBytesPair {
  readonly configuration: PolicyBytes;
  readonly waivers: PolicyBytes;
  /** The files that the configuration names in the place of options, by path. */
  readonly named?: ReadonlyMap<string, PolicyBytes>;
}

/** What stands at the paths that a configuration names. */
export function namedIn({ named }: Pick<PolicyBytesPair, 'named'>): NamedFiles {
  return (path) => named?.get(path) ?? null;
}

/** The policy that its files express. One that is absent or cannot be used leaves the built-in defaults. */
export function policyOf(
  pair: PolicyBytesPair,
  kinds: readonly StateKind[],
  namedFiles: NamedFiles = namedIn(pair),
): Policy {
  const { configuration, waivers } = pair;
  const read = configuration === null ? undefined : parseConfiguration(configuration, kinds, namedFiles);
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

/** The policy files as they stand at a commit, with those that the configuration names. */
export async function policyBytesAt(
  source: { readonly history: History; readonly blobs: Blobs },
  commit: ObjectId,
  kinds: readonly StateKind[],
  path = configurationPath,
): Promise<Answer<PolicyBytesPair>> {
  const configuration = await bytesAt(source, commit, path);
  if (!configuration.ok) return configuration;
  const waivers = await bytesAt(source, commit, waiversPath);
  if (!waivers.ok) return waivers;
  const named = new Map<string, PolicyBytes>();
  for (const file of namedFilesOf(configuration.value, kinds)) {
    const bytes = await bytesAt(source, commit, file);
    if (!bytes.ok) return bytes;
    named.set(file, bytes.value);
  }
  return { ok: true, value: { configuration: configuration.value, waivers: waivers.value, named } };
}

async function bytesAt(
  { history, blobs }: { readonly history: History; readonly blobs: Blobs },
  commit: ObjectId,
  path: string,
): Promise<Answer<PolicyBytes>> {
  const entry = await history.entry(commit, path);
  if (!entry.ok) return entry;
  if (entry.value === null) return { ok: true, value: null };
  if (entry.value.nature !== 'regular') return { ok: true, value: 'irregular' };
  const chunks = await blobs.open(entry.value.blob);
  // Without the policy nothing can be judged: what it says is not known to be the default.
  if (chunks === undefined) return { ok: false, obstacle: missingBlob(entry.value.blob) };
  return { ok: true, value: joinedBytes(chunks) };
}
