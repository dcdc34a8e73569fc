import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { Entity, FieldRole } from '../entity.ts';
import type { CellFault } from './merge-cell.ts';

/** One entity in the versions that a merge brings together; `sides` are all parents. */
export interface EntityCell {
  readonly result: Entity | undefined;
  readonly base: Entity | undefined;
  readonly sides: readonly (Entity | undefined)[];
}

/**
 * The law of an entity's presence: what a side added stands, what a side removed is gone. Where another side worked on
 * what one removed, either is right, but done and counted work goes before a removal. A kind that keeps all that its parents hold knows no removal.
 */
export function judgePresence({ result, base, sides }: EntityCell, keepsAll: boolean): CellFault | undefined {
  const all = [...sides.keys()];
  const holders = all.filter((index) => sides[index] !== undefined);
  const lacking = all.filter((index) => sides[index] === undefined);
  const isNew = keepsAll || base === undefined;
  const worked = holders.filter((index) => isNew || changesOf(sides[index], base).length > 0);
  const isRemoved = !isNew && lacking.length > 0;
  if (result !== undefined) {
    // A claim about it, and work on what hangs on it, of which some values of it follow, are work on it, too.
    const isInUse = holders.some((index) => changesOf(sides[index], base, 'all').length > 0);
    if (isRemoved) return isInUse ? undefined : { type: 'lost', right: lacking };
    return holders.length > 0 ? undefined : { type: 'other', right: lacking };
  }
  const must = isRemoved ? worked.filter((index) => changesOf(sides[index], base).some(isWork)) : worked;
  if (must.length > 0) return { type: 'lost', right: must };
  // Nobody removed it, so the set of entities still holds it.
  return isRemoved || holders.length === 0 ? undefined : { type: 'lost', right: holders };
}

interface Change {
  readonly role: FieldRole;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

function changesOf(
  side: Entity | undefined,
  base: Entity | undefined,
  roles: 'all' | 'owed' = 'owed',
): Change[] {
  const names = Object.keys({ ...base?.fields, ...side?.fields });
  return names.flatMap((name): Change[] => {
    const [before, after] = [base?.fields[name], side?.fields[name]];
    const role = after?.role ?? before?.role ?? 'derived';
    const isLeftOut = roles === 'owed' && (role === 'claim' || role === 'derived');
    const isSame = isLeftOut || jsonEqual(before?.value, after?.value);
    return isSame ? [] : [{ role, before: before?.value, after: after?.value }];
  });
}

function isWork({ role, before, after }: Change): boolean {
  return role === 'done' ? after === true : role === 'counter' && Number(after ?? 0) > Number(before ?? 0);
}
