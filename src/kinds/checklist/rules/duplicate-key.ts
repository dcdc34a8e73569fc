import { inAfter, pointerTokens } from '../../../core/location.ts';
import { subjectOf } from '../../../core/subject.ts';
import { repeatedName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { copiesRefused } from '../lost-items.ts';
import { afterPlace, nameOf } from '../places.ts';

export const duplicateKey = checklistRule({
  id: 'checklist/duplicate-key',
  title: 'A key stands once',
  why: 'Of two items with one key, readers take the one or the other, so nobody knows which is done.',
  fix: 'Remove one of the two, or give it a key of its own.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages: {
    item: '{item} stands {count} times; the last one counts',
    member: "the member '{name}' stands twice in its map; the last one counts",
  },
  *check(facts, problem) {
    const { after } = facts;
    for (const [key, count] of after?.repeated ?? []) {
      const item = after?.byKey.get(key);
      if (item === undefined) continue;
      const refuses = copiesRefused(key, count, facts);
      const detail = {
        subject: subjectOf(key, repeatedName),
        at: afterPlace(item),
        data: { count },
        refuses,
      };
      yield problem('item', { item: nameOf(item), count }, detail);
    }
    for (const { part, pointer } of after?.repeatedMembers ?? []) {
      const name = pointerTokens(pointer).at(-1) ?? '';
      yield problem(
        'member',
        { name },
        { subject: subjectOf('', part + pointer), at: inAfter(pointer, part) },
      );
    }
  },
});
