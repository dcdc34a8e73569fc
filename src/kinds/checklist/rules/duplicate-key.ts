import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter, pointerTokens } from '../../../formats/location.ts';
import { repeatedName } from '../entity.ts';
import { checklistRule } from '../facts.ts';
import { afterPlace, nameOf } from '../places.ts';

export const duplicateKey = checklistRule({
  id: 'checklist/duplicate-key',
  title: 'A key stands once',
  why: 'Of two items or fields with one name, readers take the one or the other, so nobody knows which is done.',
  fix: 'Give the second one a key of its own; where it is a copy, remove it.',
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
      const detail = {
        subject: subjectOf(key, repeatedName),
        at: afterPlace(item),
        data: { count, loses: `the second ${nameOf(item)}` },
      };
      yield problem('item', { item: nameOf(item), count }, detail);
    }
    for (const { part, pointer } of after?.repeatedMembers ?? []) {
      const name = pointerTokens(pointer).at(-1) ?? '';
      const detail = { subject: subjectOf('', part + pointer), at: inAfter(pointer, part) };
      yield problem('member', { name }, detail);
    }
  },
});
