import { parseConfiguration } from '../config/configuration.ts';
import type { PolicyFault } from '../config/policy-text.ts';
import { parseWaivers, type Waiver } from '../config/waivers.ts';
import { joinedBytes } from '../core/joined-bytes.ts';
import type { StateKind } from '../core/kind.ts';
import {
  builtInConfiguration,
  configurationPath,
  type Policy,
  waiversPath,
  watchedByName,
} from './built-in-policy.ts';
import { missingBlob } from './load-version.ts';
import type { Answer, Blobs, History, ObjectId } from './ports.ts';

/** The bytes of one policy file; null where it is absent, `irregular` where it is a link or a submodule. */
export type PolicyBytes = Uint8Array | null | 'irregular';

/** One text for the bytes, for comparing and digesting; no file reads like one that is absent or irregular. */
export function policyText(bytes: PolicyBytes): string {
  return bytes instanceof Uint8Array ? `text ${new TextDecoder('latin1').decode(bytes)}` : String(bytes);
}

export interface PolicyBytesPair {
  readonly configuration: PolicyBytes;
  readonly waivers: PolicyBytes;
}

/** The policy that two files express. One that is absent or cannot be used leaves the built-in defaults. */
export function policyOf({ configuration, waivers }: PolicyBytesPair, kinds: readonly StateKind[]): Policy {
  const read = configuration instanceof Uint8Array ? parseConfiguration(configuration, kinds) : undefined;
  const own = read?.ok ? read.configuration : builtInConfiguration(kinds);
  const watched = own.entries ?? watchedByName(kinds, own.governance);
  return { ...own, watched, waivers: waiversOf(waivers) };
}

/** Why either file cannot be used, in the order of the text; none where both can, or are absent. */
export function policyFaults(
  { configuration, waivers }: PolicyBytesPair,
  kinds: readonly StateKind[],
): PolicyFileFault[] {
  return [
    ...faultsOf('configuration', configuration, (bytes) => parseConfiguration(bytes, kinds)),
    ...faultsOf('waivers', waivers, parseWaivers),
  ];
}

export interface PolicyFileFault {
  readonly file: 'configuration' | 'waivers';
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type Parsed = { readonly ok: true } | { readonly ok: false; readonly faults: readonly PolicyFault[] };

function faultsOf(
  file: PolicyFileFault['file'],
  bytes: PolicyBytes,
  parse: (bytes: Uint8Array) => Parsed,
): PolicyFileFault[] {
  if (bytes === null) return [];
  const read = bytes === 'irregular' ? irregularPolicy : parse(bytes);
  return (read.ok ? [] : read.faults).map(({ message, span }) => ({
    file,
    message,
    line: span.line,
    column: span.column,
  }));
}

/** What is said of a policy file that is a link or a submodule. */
export const irregularPolicy = {
  ok: false,
  faults: [
    {
      message: 'must be a regular file, not a link or a submodule',
      pointer: '',
      span: { line: 1, column: 1, endLine: 1, endColumn: 1 },
    },
  ],
} as const;

/** The waivers in a file; none where it is absent or cannot be used. */
export function waiversOf(bytes: PolicyBytes): readonly Waiver[] {
  const read = bytes instanceof Uint8Array ? parseWaivers(bytes) : undefined;
  return read?.ok ? read.waivers : [];
}

/** Both policy files as they stand at a commit. */
export async function policyBytesAt(
  source: { readonly history: History; readonly blobs: Blobs },
  commit: ObjectId,
  path = configurationPath,
): Promise<Answer<PolicyBytesPair>> {
  const configuration = await bytesAt(source, commit, path);
  if (!configuration.ok) return configuration;
  const waivers = await bytesAt(source, commit, waiversPath);
  return waivers.ok
    ? { ok: true, value: { configuration: configuration.value, waivers: waivers.value } }
    : waivers;
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
