import type { Waiver } from '../../config/waivers.ts';
import { compareCodePoints } from '../../formats/order.ts';
import { isWaivable, type ReportedFinding } from '../contract/finding.ts';
import type { ExpiredWaiver } from '../file-rules/policy-facts.ts';

/** Excuses findings by the waivers that count at a time (docs/judging.md, 2, Waivers). */
export interface Waiving {
  readonly isEmpty: boolean;
  apply(findings: readonly ReportedFinding[]): readonly ReportedFinding[];
  /** The finding as a note where a waiver excuses it, else itself. */
  excused(finding: ReportedFinding): ReportedFinding;
  /** The waivers that matched although their day has passed. */
  expired(): readonly ExpiredWaiver[];
}

const graceDays = 14;
const dayLength = 24 * 60 * 60 * 1000;

/** @param now committer time, RFC 3339; absent where no commit says it: then every waiver counts */
export function waiving(waivers: readonly Waiver[], now: string | undefined): Waiving {
  const lasting = waivers.toSorted((left, right) => compareCodePoints(left.until, right.until));
  // Of several for the same change the longest counts: two branches may add the same one.
  const known = new Map(lasting.map((waiver) => [key(waiver), waiver]));
  const expired = new Map<string, ExpiredWaiver>();
  return {
    isEmpty: known.size === 0,
    apply: (findings) => (known.size === 0 ? findings : findings.map(excused)),
    excused,
    expired: () => [...expired.values()],
  };

  function excused(finding: ReportedFinding): ReportedFinding {
    const waiver = known.get(key(finding));
    if (waiver === undefined || finding.severity === 'note' || !isWaivable(finding.ruleId)) return finding;
    const late = daysAfter(waiver.until, now);
    const counts = late <= graceDays;
    const { fingerprint, change, reason, until } = waiver;
    if (late > 0) expired.set(key(waiver), { fingerprint, until, pointer: waiver.pointer, counts });
    if (!counts) return finding;
    return { ...finding, severity: 'note', waivedBy: { change, reason, until, severity: finding.severity } };
  }
}

function key({ fingerprint, change }: Pick<Waiver, 'fingerprint' | 'change'>): string {
  return `${fingerprint} ${change}`;
}

/** Whole days from a day to a time, both in UTC; 0 up to the end of that day. */
function daysAfter(day: string, time: string | undefined): number {
  if (time === undefined) return 0;
  const passed = Date.parse(time) - Date.parse(`${day}T00:00:00Z`) - dayLength;
  return passed < 0 ? 0 : Math.floor(passed / dayLength) + 1;
}
