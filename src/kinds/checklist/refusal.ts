import { subjectOf } from '../../core/subject.ts';
import { contractChanges } from './contract.ts';
import { doneName } from './entity.ts';
import type { ChecklistFacts, Introduced } from './facts.ts';
import { foldedEqual } from './folded.ts';
import { graftChecklist } from './graft.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import { fieldOf } from './read-item.ts';
import { dependenciesOf } from './relations.ts';
import { relying } from './relying.ts';

/**
 * What has to return for a finding to go (docs/judging.md, 2): with a done mark the marks that cannot stand
 * without it, or nobody could follow the way back.
 */
export interface Refusal {
  readonly refuses: readonly string[];
  readonly demanded?: Checklist;
}

type Known = Pick<ChecklistFacts, 'scope' | 'from' | 'after' | 'isOtherPlan'>;

/** Subjects that return to where they were. Of another plan that is what is known of it, not the plan before. */
export function refusalOf(subjects: Iterable<string>, { isOtherPlan, from }: Known): Refusal {
  const refuses = [...new Set(subjects)];
  return isOtherPlan && from !== null ? { refuses, demanded: from } : { refuses };
}

/** The done marks of items, and of what is done above them or depends on them. */
export function marksRefused(items: readonly Item[], facts: Known): Refusal {
  return refusalOf(
    items.flatMap((item) => markSubjects(item, facts)),
    facts,
  );
}

/** Where a field says that an item is done, the other marks that go with it. */
export function marksWith(item: Item, field: string, facts: Known): string[] {
  if (!item.done || item.doneField !== field || facts.from?.byKey.get(item.key)?.done === true) return [];
  return markSubjects(item, facts).filter((subject) => subject !== subjectOf(item.key, doneName));
}

/** A new item under what was done already cannot be open: it goes. */
function markSubjects(item: Item, facts: Known): string[] {
  const { scope, from, after } = facts;
  const stood = from?.byKey.get(item.key);
  // What the marks of several items say together is a matter of single steps.
  const isBackOpen = scope !== 'net' && (stood === undefined || isOpen(stood));
  const wasDone = (each: Item) => from?.byKey.get(each.key)?.done === true;
  // What was done already stays so, and what relies on that.
  const above = isBackOpen && after !== null ? relying(item, after, wasDone) : [];
  if (stood === undefined && above.some(wasDone)) return [subjectOf(item.key)];
  const opened = [item, ...above.filter((each) => !wasDone(each))];
  return [
    ...opened.map(({ key }) => subjectOf(key, doneName)),
    ...above.filter(wasDone).flatMap((each) => newNeeds(each, item, facts)),
  ];
}

/** The fields by which an item that was done depends on another one now. */
function newNeeds(item: Item, needed: Item, { from, after }: Known): string[] {
  const old = from?.byKey.get(item.key);
  if (old === undefined || from === null || dependenciesOf(from, old).some(({ key }) => key === needed.key))
    return [];
  const fields = (after?.preset.dependencies ?? []).filter(
    (field) => !foldedEqual(fieldOf(old.raw, field), fieldOf(item.raw, field)),
  );
  return fields.map((field) => subjectOf(item.key, field));
}

/** A parent follows from its children: where it was done already, it has to be opened. */
export function parentRefused({ item }: Introduced, facts: Known): Refusal {
  const { from, after } = facts;
  const wasDone = from?.byKey.get(item.key)?.done === true;
  if (!wasDone || after === null) return marksRefused([item], facts);
  const refuses = [item, ...relying(item, after)].map(({ key }) => subjectOf(key, doneName));
  return { refuses, demanded: graftChecklist(after, null, refuses) };
}

/** What is done is early by its mark, by what it depends on now, or by what is open again. */
export function blockedRefused(
  { item, fresh }: Introduced,
  facts: Known & Pick<ChecklistFacts, 'added'>,
): Refusal {
  const { from, after, added } = facts;
  // What is new may have the key of one that has another now.
  const old = added.includes(item) ? undefined : from?.byKey.get(item.key);
  if (old?.done !== true || after === null || from === null) return marksRefused([item], facts);
  const needed = new Set(dependenciesOf(from, old).map(({ key }) => key));
  const subjects = fresh.flatMap(({ key }) => {
    const before = from.byKey.get(key);
    const isNeeded = (each: Item) => each.key === key;
    if (!needed.has(key) && before !== undefined)
      return fresh.filter(isNeeded).flatMap((each) => newNeeds(item, each, facts));
    return before === undefined ? [subjectOf(key)] : reopenedSubjects(before, after);
  });
  return refusalOf(subjects, facts);
}

/** The mark of an item that was done, and the contract that it was done by. */
function reopenedSubjects(item: Item, after: Checklist): string[] {
  const now = after.byKey.get(item.key);
  const changed = now === undefined ? [] : contractChanges(item, now, after);
  return [doneName, ...changed].map((field) => subjectOf(item.key, field));
}
