import { subjectOf } from '../../../core/subject.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, nameOf } from '../places.ts';
import { marksRefused } from '../refusal.ts';

export const bornDone = checklistRule({
  id: 'checklist/born-done',
  title: 'A new item starts open',
  why: 'An item that comes done was never planned, so nobody could say what it had to fulfil.',
  fix: 'Open the item or take it out again, and flip it in the commit that finishes it, or after one whose message names it.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: ['touched', 'prior'],
  messages: {
    born: '{item} is new and already done; nothing else changed with it, and no commit before it names it',
  },
  *check(facts, problem) {
    if (facts.touchedWork || facts.guard === 'success') return;
    for (const item of facts.bornDone) {
      if (facts.workedOn(item)) continue;
      yield problem(
        'born',
        { item: nameOf(item) },
        {
          subject: subjectOf(item.key),
          at: afterPlace(item, item.doneField),
          ...marksRefused([item], facts),
        },
      );
    }
  },
});
