import type { Entity, Field, FieldRole } from './entity.ts';
import { jsonEqual } from './json-equal.ts';
import { isJsonArray, type JsonValue } from './json-value.ts';
import type { StateKind } from './kind.ts';
import { subjectOf } from './subject.ts';

/** The versions a merge commit brings together (null: the file is absent there). */
export interface Ancestry<Doc> {
  readonly base: Doc | null;
  readonly parents: readonly (Doc | null)[];
  /** Entities to which a side gave another name: that is a change of theirs, too. */
  readonly renamed?: ReadonlySet<string>;
}

/**
 * A value of the merge result that the three-way rule does not allow. `lost`: a side's change since the
 * base is gone. `other`: a value that no side has.
 */
export interface MergeFault {
  readonly type: 'lost' | 'other';
  readonly subject: string;
  readonly entity: string;
  readonly result: JsonValue | undefined;
  readonly parents: readonly (JsonValue | undefined)[];
}

/** Judges a merge result entity by entity, field by field, sets member by member (judging.md, Merges). */
export function mergeFaults<Doc>(
  kind: StateKind<Doc>,
  result: Doc | null,
  ancestry: Ancestry<Doc>,
): MergeFault[] {
  const versions = [result, ancestry.base, ...ancestry.parents];
  const ids = new Set(versions.flatMap((doc) => (doc === null ? [] : [...kind.entities(doc)])));
  const misplaced = new Set<string>();
  const kept = new Set<string>();
  const faults: MergeFault[] = [];
  for (const id of ids) {
    const present = presenceCell(kind, id, result, ancestry);
    const type = droppedWork(kind, id, result, ancestry) ? 'lost' : judgeCell('value', present);
    if (type === 'lost' && present.result === true && isWorkedOn(kind, id, ancestry)) {
      kept.add(id);
    } else if (type !== undefined) {
      // A node that the merge itself added is also a change of the set it was added to.
      if (type === 'lost' || !present.result) misplaced.add(id);
      faults.push(fault(type, subjectOf(id), id, present));
    }
  }
  const elsewhere = new Set([...misplaced, ...kept]);
  for (const id of ids) {
    if (!misplaced.has(id)) faults.push(...fieldFaults(kind, id, result, ancestry, elsewhere));
  }
  return faults;
}

/** Whether a side changed an entity that another one removed: then both changed it, and the result may be either. */
function isWorkedOn<Doc>(
  kind: StateKind<Doc>,
  id: string,
  { base, parents, renamed }: Ancestry<Doc>,
): boolean {
  if (renamed?.has(id)) return true;
  return parents.some((parent) => {
    const side = parent === null ? undefined : kind.entity(parent, id);
    return Object.entries(side?.fields ?? {}).some(
      ([name, { role, value }]) =>
        role !== 'derived' && !jsonEqual(value, fieldOf(kind, base, id, name)?.value),
    );
  });
}

interface Cell {
  readonly result: JsonValue | undefined;
  readonly base: JsonValue | undefined;
  readonly parents: readonly (JsonValue | undefined)[];
}

function presenceCell<Doc>(
  kind: StateKind<Doc>,
  id: string,
  result: Doc | null,
  ancestry: Ancestry<Doc>,
): Cell {
  const present = (doc: Doc | null) => doc !== null && kind.entity(doc, id) !== undefined;
  return { result: present(result), base: present(ancestry.base), parents: ancestry.parents.map(present) };
}

/**
 * Whether an entity that is gone from the result held work since the base: done wins over a removal, and a
 * value that some side changed is lost where no side removed it.
 */
function droppedWork<Doc>(
  kind: StateKind<Doc>,
  id: string,
  result: Doc | null,
  ancestry: Ancestry<Doc>,
): boolean {
  if (result !== null && kind.entity(result, id) !== undefined) return false;
  const sides = ancestry.parents.map((parent) => (parent === null ? undefined : kind.entity(parent, id)));
  const removed = sides.some((side) => side === undefined);
  return sides.some((side) =>
    Object.entries(side?.fields ?? {}).some(([name, { role, value }]) => {
      const base = fieldOf(kind, ancestry.base, id, name)?.value;
      if (role === 'set' || role === 'derived' || jsonEqual(value, base)) return false;
      return removed ? role === 'done' && value === true : base !== undefined;
    }),
  );
}

function* fieldFaults<Doc>(
  kind: StateKind<Doc>,
  id: string,
  result: Doc | null,
  ancestry: Ancestry<Doc>,
  elsewhere: ReadonlySet<string>,
): Iterable<MergeFault> {
  const entityIn = (doc: Doc | null) => (doc === null ? undefined : kind.entity(doc, id));
  const own = entityIn(result);
  if (own === undefined) return;
  const base = entityIn(ancestry.base);
  const sides = ancestry.parents.map(entityIn).filter((side) => side !== undefined);
  // A field that the result does not have was dropped by a side, or by the merge.
  const fields = Object.assign({}, base?.fields, ...sides.map((side) => side.fields), own.fields);
  for (const [name, { role }] of Object.entries<Field>(fields)) {
    const value = (entity: Entity | undefined) => entity?.fields[name]?.value;
    const cell: Cell = { result: value(own), base: value(base), parents: sides.map(value) };
    const type = role === 'set' ? judgeSet(cell, elsewhere) : judgeCell(role, cell);
    if (type !== undefined) yield fault(type, subjectOf(id, name), id, cell);
  }
}

function fieldOf<Doc>(kind: StateKind<Doc>, doc: Doc | null, id: string, name: string): Field | undefined {
  return doc === null ? undefined : kind.entity(doc, id)?.fields[name];
}

/** Where one side changed a value the result holds it; where several did, one of theirs; done wins. */
function judgeCell(role: FieldRole, cell: Cell): MergeFault['type'] | undefined {
  // An entity that no parent has is new in the merge itself: its values are judged as a step, as "other".
  if (role === 'derived' || role === 'claim') return undefined;
  if (cell.parents.length === 0) return 'other';
  const counter = role === 'counter' ? counted(cell) : cell;
  if (role === 'counter' && isCounted(counter)) return judgeCounter(counter);
  const changed = cell.parents.filter((parent) => !jsonEqual(parent, cell.base));
  const wanted = role === 'done' && changed.includes(true) ? [true] : changed;
  const allowed = wanted.length === 0 ? [cell.base] : wanted;
  if (allowed.some((value) => jsonEqual(value, cell.result))) return undefined;
  const known = [cell.base, ...cell.parents].some((value) => jsonEqual(value, cell.result));
  return known ? 'lost' : 'other';
}

interface CountedCell {
  readonly result: number;
  readonly base: number | undefined;
  readonly parents: readonly number[];
}

function isCounted(cell: Cell): cell is Cell & CountedCell {
  return [cell.result, cell.base ?? 0, ...cell.parents].every((value) => typeof value === 'number');
}

/** A side that has no counter has not counted. */
function counted(cell: Cell): Cell {
  return { ...cell, parents: cell.parents.filter((parent) => parent !== undefined) };
}

/** Counters lie between the largest parent's value and the sum of all sides' increments. */
function judgeCounter(cell: CountedCell): MergeFault['type'] | undefined {
  const base = cell.base ?? 0;
  const most = cell.parents.reduce((sum, parent) => sum + Math.max(0, parent - base), base);
  if (cell.result < Math.max(...cell.parents)) return 'lost';
  return cell.result > Math.max(most, ...cell.parents) ? 'other' : undefined;
}

/** A set holds what every side added, less what a side removed. Missing members judged elsewhere are left out. */
function judgeSet(cell: Cell, elsewhere: ReadonlySet<string>): MergeFault['type'] | undefined {
  const result = members(cell.result);
  const base = members(cell.base);
  const parents = cell.parents.map(members);
  const all = new Set([...result, ...base, ...parents.flatMap((parent) => [...parent])]);
  let worst: MergeFault['type'] | undefined;
  for (const member of all) {
    if (elsewhere.has(member)) continue;
    const changed = parents.some((parent) => parent.has(member) !== base.has(member));
    const expected = changed ? !base.has(member) : base.has(member);
    if (result.has(member) === expected) continue;
    if (changed) return 'lost';
    worst = 'other';
  }
  return worst;
}

function members(value: JsonValue | undefined): Set<string> {
  return new Set(isJsonArray(value) ? value.map(String) : []);
}

function fault(type: MergeFault['type'], subject: string, entity: string, cell: Cell): MergeFault {
  return { type, subject, entity, result: cell.result, parents: cell.parents };
}
