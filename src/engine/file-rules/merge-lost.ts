import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const mergeLost = fileRule({
  id: 'state-file/merge-lost',
  title: 'A merge holds what one side changed',
  why: 'What one side alone changed, and the merge does not hold, is gone although nobody decided so.',
  fix: "Merge again and keep that side's values; nothing, if they were dropped on purpose.",
  severity: 'warning',
  since: '0.1.0',
  scopes: ['merge'],
  messages: { lost: 'the merge dropped what one side alone changed: {items}' },
  *check({ engine }, problem) {
    if (engine?.rule !== 'merge-lost') return;
    const detail = { subject: '', at: inAfter(''), data: { items: engine.items } };
    yield problem('lost', { items: engine.shown }, detail);
  },
});
