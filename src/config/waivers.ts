import { shownValue } from '../formats/schema-fault.ts';
import {
  addSchemaFaults,
  faultCollector,
  listAt,
  type PolicyBytes,
  type PolicyDocument,
  type PolicyFault,
  readPolicyText,
} from './policy-text.ts';
import { validateWaivers } from './validators.generated.js';

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

const digest = '12 hex digits in quotes, as the finding prints them';
const expected = {
  version: '1',
  fingerprint: digest,
  change: digest,
  reason: 'text that says why',
  until: 'a day such as 2026-12-31',
};

/** Reads a `.stateward.waivers.yml`; every fault with its place. */
export function parseWaivers(bytes: Exclude<PolicyBytes, null>): WaiversResult {
  const read = readPolicyText(bytes);
  if (!read.ok) return read;
  const { document, root } = read;
  const collector = faultCollector(document);
  addSchemaFaults(collector, validateWaivers, root, expected);
  const waivers = listAt(root, 'waivers').map(
    ({ value, pointer }) => ({ ...(value as object), pointer }) as Waiver,
  );
  for (const { until, pointer } of waivers)
    if (typeof until === 'string' && !isDay(until))
      collector.add(`${pointer}/until`, `until must be ${expected.until}, not ${shownValue(until)}`);
  const faults = collector.faults();
  return faults.length > 0 ? { ok: false, faults } : { ok: true, waivers, document };
}

/** A day of the calendar: February 30 is none, which no pattern tells. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
