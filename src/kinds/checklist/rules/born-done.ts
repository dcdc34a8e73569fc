import type { Problem } from '../../../engine/contract/finding.ts';
import type { MakeProblem } from '../../../engine/contract/rule.ts';
import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutGone, aboutMark } from '../about.ts';
import { itemsName } from '../entity.ts';
import { type ChecklistFacts, checklistRule } from '../facts.ts';
import { type Item, isOpen } from '../model.ts';
import { afterPlace, beforePlace, nameOf, namesOf } from '../places.ts';

export const bornDone = checklistRule({
  id: 'checklist/born-done',
  title: 'A new item starts open',
  why: 'An item that comes done was never planned, so nobody could say what it had to fulfil.',
  fix: 'Open the item or take it out again, and mark it done in the commit that finishes it, or after one whose message names it.',
  severity: 'warning',
  messageSeverities: { instead: 'error' },
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: ['touched', 'prior'],
  messages: {
    born: '{item} is new and already done; nothing else changed with it, and no commit before it names it',
    instead: '{item} is new and already done, and stands where {old} stood open, which is gone',
    beside: '{items} came done, while these open items are gone: {open}',
  },
  *check(facts, problem) {
    const { bornDone, instead, touchedWork, guard, workedOn } = facts;
    const hasEvidence = (item: Item) => touchedWork || guard === 'success' || workedOn(item);
    for (const item of bornDone) {
      const old = instead.get(item);
      if (old === undefined && hasEvidence(item)) continue;
      const detail = aboutMark(item);
      if (old === undefined) yield problem('born', { item: nameOf(item) }, detail);
      else
        yield problem(
          'instead',
          { item: nameOf(item), old: nameOf(old) },
          {
            ...detail,
            related: [{ ...beforePlace(old), label: 'stood here' }],
            data: { instead: old.key },
          },
        );
    }
    yield* beside(
      facts,
      problem,
      bornDone.filter((item) => !instead.has(item)),
    );
  },
});

type Make = MakeProblem<{ readonly beside: '{items} came done, while these open items are gone: {open}' }>;

/** One finding for a commit: what was planned may be gone under another name. */
function* beside(facts: ChecklistFacts, problem: Make, born: readonly Item[]): Iterable<Problem> {
  const { removed, instead, isOtherPlan, archived } = facts;
  const known = new Set(instead.values());
  const open = removed.filter((item) => isOpen(item) && !known.has(item));
  const [first] = born;
  if (first === undefined || open.length === 0 || isOtherPlan || archived.length > 0) return;
  yield problem(
    'beside',
    { items: namesOf(born), open: namesOf(open) },
    {
      subject: subjectOf('', itemsName),
      at: afterPlace(first, first.doneField),
      ...aboutGone(open),
      data: { items: born.map(({ key }) => key), open: open.map(({ key }) => key) },
    },
  );
}
