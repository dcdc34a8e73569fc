import { aboutMark } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { beforePlace, nameOf } from '../places.ts';

export const bornDone = checklistRule({
  id: 'checklist/born-done',
  title: 'A new item starts open',
  why: 'An item that comes done was never planned, so nobody could say what it had to fulfil.',
  fix: 'Open the item or take it out again, and mark it done in the commit that finishes it, or after one whose message names it.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: ['touched', 'prior'],
  messages: {
    born: '{item} is new and already done; nothing else changed with it, and no commit before it is about it',
    instead: '{item} is new and already done, in the place of {old}, which was open and is gone',
  },
  *check({ bornDone: born, instead, touchedWork, guard, workedOn }, problem) {
    for (const item of born) {
      const old = instead.get(item);
      const detail = aboutMark(item);
      if (old !== undefined) {
        const related = [{ ...beforePlace(old), label: 'was here' }];
        const values = { item: nameOf(item), old: nameOf(old) };
        yield problem('instead', values, { ...detail, related, data: { instead: old.key } });
      } else if (!touchedWork && guard !== 'success' && !workedOn(item))
        yield problem('born', { item: nameOf(item) }, detail);
    }
  },
});
