import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { type Field, membersOf } from '../entity.ts';
import { countsOf, isWithin, sequenceOf, unnumbered, without } from './sequence.ts';

/** One value in the versions that a merge brings together; `sides` are the parents that have the entity. */
export interface Cell {
  readonly result: JsonValue | undefined;
  readonly base: JsonValue | undefined;
  readonly sides: readonly (JsonValue | undefined)[];
  /** Whether the base lacks the entity: then each side made its own, with what it lacks. */
  readonly isNew: boolean;
}

/**
 * What is wrong about a value, and which sides hold a right one, by number. `lost`: a
 * side's change since the base is gone. `other`: a value that no version has.
 */
export interface CellFault {
  readonly type: 'lost' | 'other';
  readonly right: readonly number[];
  /** Of a set: the member that is missing or too much. */
  readonly member?: string;
  /** Of members in another order: the side that tells theirs, or the base. */
  readonly ordered?: number | 'base';
}

/** The law of one field (docs/judging.md, Merges). Members that are judged elsewhere are left out of sets. */
export function judgeField(
  { role, order }: Pick<Field, 'role' | 'order'>,
  cell: Cell,
  elsewhere: ReadonlySet<string>,
): CellFault[] {
  if (role === 'derived' || role === 'claim') return [];
  if (role === 'set') return order === undefined ? judgeSet(cell, elsewhere) : judgeList(cell, order);
  if (role === 'counter' && isCounted(cell)) return judgeCounter(cell);
  const changed = sidesWhere(cell, (value) => cell.isNew || !jsonEqual(value, cell.base));
  const done = role === 'done' ? changed.filter((side) => cell.sides[side] === true) : [];
  const right = done.length > 0 ? done : changed.length > 0 ? changed : sidesWhere(cell, () => true);
  if (right.some((side) => jsonEqual(cell.sides[side], cell.result))) return [];
  const isKnown = [cell.base, ...cell.sides].some((value) => jsonEqual(value, cell.result));
  return [{ type: isKnown ? 'lost' : 'other', right }];
}

function sidesWhere({ sides }: Cell, holds: (value: JsonValue | undefined) => boolean): number[] {
  return sides.flatMap((value, side) => (holds(value) ? [side] : []));
}

interface CountedCell extends Cell {
  readonly result: number;
  readonly base: number | undefined;
  readonly sides: readonly (number | undefined)[];
}

/** A version that has no counter has not counted. */
function isCounted(cell: Cell): cell is CountedCell {
  const known = [cell.base, ...cell.sides].filter((value) => value !== undefined);
  return [cell.result, ...known].every((value) => typeof value === 'number');
}

/** Counters lie between the largest side's value and the sum of all sides' increments. */
function judgeCounter({ result, base = 0, sides }: CountedCell): CellFault[] {
  const counts = sides.map((side) => side ?? 0);
  const largest = Math.max(0, ...counts);
  const sum = counts.reduce((total, count) => total + Math.max(0, count - base), base);
  const right = [counts.indexOf(largest)];
  if (result < largest) return [{ type: 'lost', right }];
  return result > Math.max(largest, sum) ? [{ type: 'other', right }] : [];
}

/** A set holds what every side added, less what a side removed. */
function judgeSet(cell: Cell, elsewhere: ReadonlySet<string>): CellFault[] {
  const [result, base] = [membersOf(cell.result), membersOf(cell.base)];
  const sides = cell.sides.map(membersOf);
  const all = new Set([...result, ...base, ...sides.flatMap((side) => [...side])]);
  return [...all].flatMap((member): CellFault[] => {
    const changed = sides.some((side) => side.has(member) !== base.has(member));
    const isRight = changed ? !base.has(member) : base.has(member);
    if (elsewhere.has(member) || result.has(member) === isRight) return [];
    const right = sides.flatMap((side, index) => (side.has(member) === isRight ? [index] : []));
    return [{ type: changed ? 'lost' : 'other', right, member }];
  });
}

/** A list that may say a thing again: what each side said again is as much as both said. */
function judgeList(cell: Cell, order: 'kept' | 'front'): CellFault[] {
  const [base, ...sides] = [cell.base, ...cell.sides].map((value) => countsOf(sequenceOf(value)));
  const most = (entry: string) => {
    const old = base?.get(entry) ?? 0;
    return sides.reduce((sum, side) => sum + Math.max(0, (side.get(entry) ?? 0) - old), old);
  };
  const [stands, counts] = [membersOf(cell.result), countsOf(sequenceOf(cell.result))];
  const isSaidAgain = (member: string) =>
    stands.has(member) && (counts.get(unnumbered(member)) ?? 0) <= most(unnumbered(member));
  const isOwed = ({ type, member = '' }: CellFault) => type === 'lost' || !isSaidAgain(member);
  return [...judgeSet(cell, new Set()).filter(isOwed), ...judgeOrder(cell, order)];
}

/** Members of the base stay in their order, or in that to which a side brought them; those that a side added stay in that side's. */
function judgeOrder(cell: Cell, order: 'kept' | 'front'): CellFault[] {
  const [result, base] = [membersOf(cell.result), membersOf(cell.base)];
  const sides = cell.sides.map(membersOf);
  const isAsBase = (set: ReadonlySet<string>) =>
    isInOrder(base, set) && (order === 'kept' || isInFront(base, set));
  const ofBase = (set: ReadonlySet<string>) => new Set([...set].filter((member) => base.has(member)));
  const turned = sides.filter((side) => !isAsBase(side)).map(ofBase);
  if (!isAsBase(result) && !turned.some((side) => isInOrder(side, result)))
    return [{ type: 'other', right: sidesWhere(cell, () => true), ordered: 'base' }];
  const mixed = mixedSide(cell);
  return mixed < 0 ? [] : [{ type: 'other', right: [mixed], ordered: mixed }];
}

/** A side of whose lines the result does not have all that came, in their order, where it has all; a negative number where it has. */
function mixedSide({ result, base, sides }: Cell): number {
  const [now, old] = [sequenceOf(result), sequenceOf(base)];
  const lists = sides.map(sequenceOf);
  const come = without(now, old);
  if (lists.every((list) => isWithin(old, list)))
    return lists.findIndex((list) => !isWithin(list, now) && !isWithin(without(list, old), come));
  const has = new Set(now);
  // Where a side took something away, or turned it, what each side alone added tells the order.
  const own = lists.map((list, place) => {
    const others = new Set([old, ...lists.toSpliced(place, 1)].flat());
    return list.filter((entry) => has.has(entry) && !others.has(entry));
  });
  return own.findIndex((list) => !isWithin(list, now));
}

/** Whether a set has the members that it has of another one in the order of that one. */
function isInOrder(members: ReadonlySet<string>, set: ReadonlySet<string>): boolean {
  const told = [...members].filter((member) => set.has(member));
  return [...set].filter((member) => members.has(member)).every((member, place) => member === told[place]);
}

function isInFront(members: ReadonlySet<string>, set: ReadonlySet<string>): boolean {
  const stands = [...set].map((member) => members.has(member));
  const first = stands.indexOf(false);
  return first < 0 || !stands.includes(true, first);
}
