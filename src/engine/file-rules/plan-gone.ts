import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const planGone = fileRule({
  id: 'state-file/plan-gone',
  title: "A merge keeps one side's plan",
  why: 'Where two sides hold different plans the merge can hold one of them, and the work on the other one is gone.',
  fix: "Keep the other side's plan in an archive, if its work still matters.",
  severity: 'warning',
  since: '0.1.0',
  scopes: ['merge'],
  messages: { gone: "the merge holds one side's plan; that of the other side is gone: {items}" },
  *check({ engine }, problem) {
    if (engine?.rule !== 'plan-gone') return;
    const detail = { subject: '', at: inAfter(''), data: { items: engine.items } };
    yield problem('gone', { items: engine.shown }, detail);
  },
});
