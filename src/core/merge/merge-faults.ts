import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { type Entity, type Field, isDone, touchedEntities } from '../entity.ts';
import type { StateKind } from '../kind.ts';
import { memberSubject, subjectOf } from '../subject.ts';
import { wordsSimilar } from '../words.ts';
import { type CellFault, judgeField } from './merge-cell.ts';
import { type EntityCell, judgePresence } from './merge-presence.ts';

/** A merge result, its parents and one of its bases. */
export interface Ancestry<Doc> {
  readonly result: Doc;
  readonly parents: readonly Doc[];
  readonly base: Doc | null;
}

/** A value of the merge result that the three-way rule does not allow. */
export interface MergeFault<Doc = unknown> {
  readonly type: CellFault['type'];
  readonly subject: string;
  readonly entity: string;
  readonly field?: string;
  readonly member?: string;
  readonly result: JsonValue | undefined;
  readonly sides: readonly (JsonValue | undefined)[];
  /** The only version from which this is a step: of the side that finished what it changes, or whose order it does not keep. */
  readonly judgedFrom?: Doc;
  /** Of a finished thing of which another one took the id: that id, and what it was called. */
  readonly twin?: { readonly id: string; readonly title: string };
  /** Versions of which each holds a right value, if only that there is none. */
  readonly right: readonly Doc[];
}

/** Judges a merge result entity by entity, field by field, sets member by member (docs/judging.md, Merges). */
export function mergeFaults<Doc>(
  kind: StateKind<Doc>,
  { result, parents, base }: Ancestry<Doc>,
): MergeFault<Doc>[] {
  const touched = new Set<string>();
  for (const doc of [...parents, ...(base === null ? [] : [base])])
    for (const id of touchedEntities(kind, doc, result)) touched.add(id);
  // In the order of the result; what all versions share is as it was.
  const ids = new Set<string>();
  for (const id of kind.entities(result)) if (base === null || touched.has(id)) ids.add(id);
  for (const id of touched) ids.add(id);
  const judged = [...ids].flatMap((id) => {
    const cell = entityCell(kind, id, { result, parents, base });
    if (isUntouched(cell)) return [];
    return [{ id, cell, fault: judgePresence(cell, kind.keepsParents === true) }];
  });
  // Where an entity came or went against a side, the sets that name it say nothing more.
  const elsewhere = new Set(judged.flatMap(({ id, cell, fault }) => (fault || isKept(cell) ? [id] : [])));
  const own = judged.flatMap(({ id, cell, fault }) =>
    fault ? [presenceFault(id, cell, fault, parents)] : fieldFaults(id, cell, elsewhere, { parents, base }),
  );
  return [...own, ...twinFaults(kind, judged, { result, parents })];
}

/** Two sides gave one new id to two things, and finished them: the one that the result does not hold is lost, whatever took its id. */
function twinFaults<Doc>(
  kind: StateKind<Doc>,
  judged: readonly { readonly id: string; readonly cell: EntityCell }[],
  { result, parents }: Pick<Ancestry<Doc>, 'result' | 'parents'>,
): MergeFault<Doc>[] {
  const found: MergeFault<Doc>[] = [];
  // Each takes a key of its own.
  let right = result;
  for (const { id, cell } of judged)
    for (const [place, side] of cell.sides.entries()) {
      const [title, parent] = [side?.label, parents[place]];
      const isNew = cell.base === undefined && cell.result !== undefined;
      if (!isNew || side === undefined || title === undefined || parent === undefined || !isDone(side))
        continue;
      if (isLike(title, cell.result?.label) || holdsLike(kind, right, title)) continue;
      const made = kind.besides?.(right, parent, id);
      if (made === undefined) continue;
      right = made.doc;
      const own = { subject: subjectOf(made.id), entity: made.id, twin: { id, title } };
      found.push({ type: 'lost', ...own, result: false, sides: [true], right: [right] });
    }
  return found;
}

function isLike(title: string, other: string | undefined): boolean {
  return other === undefined || title === other || wordsSimilar(title, other);
}

function holdsLike<Doc>(kind: StateKind<Doc>, doc: Doc, title: string): boolean {
  return [...kind.entities(doc)].some((id) => kind.entity(doc, id)?.label === title);
}

/** Versions that share the fields of an entity say the same of it. */
function isUntouched({ result, base, sides }: EntityCell): boolean {
  const fields = result?.fields;
  return fields !== undefined && base?.fields === fields && sides.every((side) => side?.fields === fields);
}

function entityCell<Doc>(
  kind: StateKind<Doc>,
  id: string,
  { result, parents, base }: Ancestry<Doc>,
): EntityCell {
  return {
    result: kind.entity(result, id),
    base: base === null ? undefined : kind.entity(base, id),
    sides: parents.map((parent) => kind.entity(parent, id)),
  };
}

/** Whether it stands although a side removed it, or where one of several sides that added it has it. */
function isKept({ result, base, sides }: EntityCell): boolean {
  if (result === undefined) return false;
  return base === undefined
    ? sides.filter((side) => side !== undefined).length > 1
    : sides.includes(undefined);
}

function docsAt<Doc>(docs: readonly Doc[], places: readonly number[]): Doc[] {
  return docs.filter((_, place) => places.includes(place));
}

function presenceFault<Doc>(
  id: string,
  { result, sides }: EntityCell,
  { type, right }: CellFault,
  parents: readonly Doc[],
): MergeFault<Doc> {
  const [is, are] = [result !== undefined, sides.map((side) => side !== undefined)];
  return { type, subject: subjectOf(id), entity: id, result: is, sides: are, right: docsAt(parents, right) };
}

function fieldFaults<Doc>(
  id: string,
  { result, base, sides }: EntityCell,
  elsewhere: ReadonlySet<string>,
  docs: Omit<Ancestry<Doc>, 'result'>,
): MergeFault<Doc>[] {
  if (result === undefined) return [];
  const holders = docs.parents.filter((_, index) => sides[index] !== undefined);
  const held = sides.filter((side) => side !== undefined);
  // A field that the result does not have was dropped by a side, or by the merge.
  const fields = Object.assign({}, base?.fields, ...held.map((side) => side.fields), result.fields);
  const own = ownSide(held, result, base);
  return Object.entries<Field>(fields).flatMap(([field, like]) => {
    const value = (entity: Entity | undefined) => entity?.fields[field]?.value;
    const sides = held.map(value);
    const isOwn = own !== undefined && (like.role === 'value' || like.role === 'done');
    const cell = {
      ...{ result: value(result), base: value(base), isNew: base === undefined },
      sides: isOwn ? sides.slice(own, own + 1) : sides,
    };
    const isElsewhere = sides.some((side) => jsonEqual(side, cell.result));
    return judgeField(like, cell, elsewhere).map((fault): MergeFault<Doc> => {
      const { member } = fault;
      // What another side has is no new value; where it stood already, that one thing was done by other words.
      const type = isOwn && isElsewhere && base === undefined ? 'lost' : fault.type;
      const side = isOwn && type === 'other' ? own : fault.ordered;
      const judgedFrom = side === 'base' ? docs.base : side === undefined ? null : holders[side];
      const right = isOwn ? fault.right.map((place) => place + own) : fault.right;
      const subject = member === undefined ? subjectOf(id, field) : memberSubject(id, field, member);
      const said = {
        type,
        subject,
        entity: id,
        field,
        result: cell.result,
        sides,
        right: docsAt(holders, right),
        ...(judgedFrom == null ? {} : { judgedFrom }),
      };
      return member === undefined ? said : { ...said, member };
    });
  });
}

/**
 * The side as which the result holds what is done: what one finished keeps the words by which it did, whatever others made of it
 * while it was open; of several things that sides began under one name, a mark says nothing of another one. Undefined where all
 * say the same, nobody finished it, or, of what stood already, the result holds it open or a side reopened it.
 */
function ownSide(held: readonly Entity[], result: Entity, base: Entity | undefined): number | undefined {
  const [first, ...others] = held;
  if (first === undefined || others.every((other) => differing(first, other) === 0)) return undefined;
  const wasDone = base !== undefined && isDone(base);
  if (base !== undefined && (!isDone(result) || (wasDone && !held.every(isDone)))) return undefined;
  const done = held.filter((side) => isDone(side) && !(wasDone && differing(base, side) === 0));
  const distances = done.map((side) => differing(side, result));
  const nearest = done[distances.indexOf(Math.min(...distances))];
  return nearest === undefined ? undefined : held.indexOf(nearest);
}

/** How many values two entities have that are not the same. */
function differing(left: Entity, right: Entity): number {
  const names = Object.keys({ ...left.fields, ...right.fields });
  return names.filter((name) => {
    const [one, other] = [left.fields[name], right.fields[name]];
    return (one ?? other)?.role === 'value' && !jsonEqual(one?.value, other?.value);
  }).length;
}
