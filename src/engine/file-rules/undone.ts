import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const undone = fileRule({
  id: 'state-file/undone',
  title: 'A rejected commit is undone',
  why: 'The file is again what it was before the rejected commit; whatever else that commit did here is gone with it.',
  fix: 'Nothing to do; do the honest part of that commit again.',
  severity: 'note',
  since: '0.1.0',
  scopes: ['step'],
  messages: {
    undone: 'this commit brings the file back to an earlier version; what changes with it: {items}',
  },
  *check({ engine }, problem) {
    if (engine?.rule !== 'undone') return;
    const detail = { subject: '', at: inAfter(''), data: { items: engine.items } };
    yield problem('undone', { items: engine.shown }, detail);
  },
});
