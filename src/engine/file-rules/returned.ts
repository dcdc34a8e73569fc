import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const returned = fileRule({
  id: 'state-file/returned',
  title: 'A plan or file that comes back is what it was',
  why: 'A plan that the path had before is judged from its last state, and whatever took its place is gone with it.',
  fix: 'Nothing to do if the return was meant; otherwise bring back the plan that it replaced.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step'],
  messages: {
    plan: 'an earlier plan comes back in place of {items}',
    file: 'a file that was deleted comes back',
  },
  *check({ engine }, problem) {
    if (engine?.rule !== 'returned') return;
    const detail = { subject: '', at: inAfter(''), data: { items: engine.items } };
    if (engine.replaced.length === 0) yield problem('file', {}, detail);
    else yield problem('plan', { items: engine.replaced }, detail);
  },
});
