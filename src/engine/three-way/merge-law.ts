import type { JsonValue } from '../../formats/json-value.ts';
import type { TextForm } from '../../formats/text-form.ts';
import type { Meeting, MergeLaw } from './merge-values.ts';
import { eachOf, type Three } from './three.ts';
import type { PlacedField, VersionNames } from './version-names.ts';

/** The names of three versions. */
export type ThreeNames = Three<VersionNames>;

/** What follows where both sides changed one value (docs/judging.md, 3): counters add up, done wins, the later time stands. */
export function mergeLaw(names: ThreeNames, form: TextForm): MergeLaw {
  return {
    names: eachOf((side) => names[side].nameAt),
    settle: (meeting) =>
      settled(meeting, names.ours.fieldAt(meeting.at.ours), names.theirs.fieldAt(meeting.at.theirs), form),
  };
}

function settled(
  { base, ours, theirs }: Meeting,
  left: PlacedField | undefined,
  right: PlacedField | undefined,
  { marks }: TextForm,
): JsonValue | undefined {
  const role = left?.role ?? right?.role;
  if (typeof ours === 'number' && typeof theirs === 'number')
    return settledNumber(base ?? 0, ours, theirs, role);
  const isMark = left !== undefined && (left.field === undefined || marks.includes(left.field));
  if (isMark && right !== undefined && left.isDone !== right.isDone) return left.isDone ? ours : theirs;
  return role === 'value' ? undefined : laterTime(ours, theirs);
}

/** What a derived number says is bookkeeping. */
function settledNumber(
  from: JsonValue,
  ours: number,
  theirs: number,
  role: PlacedField['role'],
): number | undefined {
  if (role === 'derived') return Math.max(ours, theirs);
  if (role !== 'counter' || typeof from !== 'number') return undefined;
  // A counter that some side lowered is no sum.
  return ours < from || theirs < from ? undefined : ours + theirs - from;
}

const time = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** Of two times of one form the later one: when something was touched last. */
function laterTime(ours: JsonValue | undefined, theirs: JsonValue | undefined): string | undefined {
  if (typeof ours !== 'string' || typeof theirs !== 'string') return undefined;
  if (!time.test(ours) || !time.test(theirs)) return undefined;
  const [left, right] = [Date.parse(ours), Date.parse(theirs)];
  if (Number.isNaN(left) || Number.isNaN(right)) return undefined;
  return left >= right ? ours : theirs;
}
