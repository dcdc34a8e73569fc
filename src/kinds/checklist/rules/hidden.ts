import { aboutGone } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { namesOf } from '../places.ts';

export const hidden = checklistRule({
  id: 'checklist/hidden',
  title: 'What is open is not hidden',
  why: 'An open item in a comment, a code fence or another field is on no list any more, but reads as if it were planned still.',
  fix: 'Put the items back on the list, or take them out of the file altogether.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step'],
  messages: {
    hidden: 'these items were open and are gone from the list, although the file still says them: {items}',
  },
  *check({ hidden: items, archived }, problem) {
    if (items.length > 0 && archived.length === 0)
      yield problem('hidden', { items: namesOf(items, 10) }, aboutGone(items));
  },
});
