import type { PolicyBytes } from '../../config/policy-text.ts';
import { joinedBytes } from '../../formats/joined-bytes.ts';
import type { StateKind } from '../contract/kind.ts';
import { type Answer, type Blobs, type History, missingBlob, type ObjectId } from '../ports.ts';
import { configurationPath, waiversPath } from './policy-paths.ts';

/** One text for the bytes, for comparing and digesting; no file reads like one that is absent or irregular. */
export function policyText(bytes: PolicyBytes): string {
  return bytes instanceof Uint8Array ? `text ${new TextDecoder('latin1').decode(bytes)}` : String(bytes);
}

/** Whether two sides' configurations, with all that they name, and waivers are the same. */
export function isSamePolicy(before: PolicyBytesPair, after: PolicyBytesPair): boolean {
  const said = ({ configuration, waivers, named = new Map() }: PolicyBytesPair) =>
    JSON.stringify([
      ...[configuration, waivers].map(policyText),
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
  for (const file of await namedFiles(configuration.value, kinds)) {
    const bytes = await bytesAt(source, commit, file);
    if (!bytes.ok) return bytes;
    named.set(file, bytes.value);
  }
  return { ok: true, value: { configuration: configuration.value, waivers: waivers.value, named } };
}

/** What reads YAML is loaded only where there is some. */
async function namedFiles(configuration: PolicyBytes, kinds: readonly StateKind[]): Promise<string[]> {
  if (configuration === null) return [];
  return (await import('../../config/named-files.ts')).namedFilesOf(configuration, kinds);
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
