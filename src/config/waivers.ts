import { isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import {
  type FaultCollector,
  faultCollector,
  listAt,
  type PolicyBytes,
  type PolicyDocument,
  type PolicyFault,
  readPolicyText,
  refuseUnknownKeys,
} from './policy-text.ts';

/** One excused change: both digests must match, so it excuses one change and not an item (docs/judging.md, 2, Waivers). */
export interface Waiver {
  /** 12 hex digits each, as findings print them. */
  readonly fingerprint: string;
  readonly change: string;
  readonly reason: string;
  /** The last day on which it counts, YYYY-MM-DD. */
  readonly until: string;
  /** Where it stands in its file. */
  readonly pointer: string;
}

export type WaiversResult =
  | { readonly ok: true; readonly waivers: readonly Waiver[]; readonly document: PolicyDocument }
  | { readonly ok: false; readonly faults: readonly PolicyFault[] };

const waiverKeys = ['fingerprint', 'change', 'reason', 'until'] as const;

/** Reads a `.stateward.waivers.yml`; every fault with its place. */
export function parseWaivers(bytes: Exclude<PolicyBytes, null>): WaiversResult {
  const read = readPolicyText(bytes);
  if (!read.ok) return read;
  const { document, root } = read;
  const collector = faultCollector(document);
  refuseUnknownKeys(collector, root, '', ['version', 'waivers']);
  if (root.version !== 1) collector.add('/version', 'version must be 1');
  const waivers = listAt(collector, root, 'waivers').flatMap(({ value, pointer }) => {
    const waiver = readWaiver(collector, value, pointer);
    return waiver === undefined ? [] : [{ ...waiver, pointer }];
  });
  const faults = collector.faults();
  return faults.length > 0 ? { ok: false, faults } : { ok: true, waivers, document };
}

function readWaiver(
  collector: FaultCollector,
  value: JsonValue,
  pointer: string,
): Omit<Waiver, 'pointer'> | undefined {
  if (!isJsonObject(value)) {
    collector.add(pointer, `a waiver must be a mapping with ${waiverKeys.join(', ')}`);
    return undefined;
  }
  refuseUnknownKeys(collector, value, pointer, waiverKeys);
  const text = (key: (typeof waiverKeys)[number], isRight: (text: string) => boolean, expected: string) =>
    readText(collector, value, { key, pointer, isRight, expected });
  return {
    fingerprint: text('fingerprint', isDigest, 'must be 12 hex digits in quotes, as the finding prints them'),
    change: text('change', isDigest, 'must be 12 hex digits in quotes, as the finding prints them'),
    reason: text('reason', (reason) => reason.trim() !== '', 'must say why, as text'),
    until: text('until', isDay, 'must be a day such as 2026-12-31'),
  };
}

interface Expectation {
  readonly key: string;
  readonly pointer: string;
  readonly isRight: (text: string) => boolean;
  readonly expected: string;
}

function readText(
  collector: FaultCollector,
  mapping: JsonObject,
  { key, pointer, isRight, expected }: Expectation,
): string {
  const value = mapping[key];
  if (typeof value === 'string' && isRight(value)) return value;
  collector.add(`${pointer}/${key}`, `${key} ${expected}`);
  return '';
}

function isDigest(text: string): boolean {
  return /^[0-9a-f]{12}$/.test(text);
}

/** A day of the calendar: February 30 is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
