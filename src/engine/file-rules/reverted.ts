import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const reverted = fileRule({
  id: 'state-file/reverted',
  title: 'A revert takes a whole commit back',
  why: 'An exact revert of work is legal, and whoever relied on that work should know that it is gone.',
  fix: 'Nothing to do if the revert was meant; otherwise revert the revert.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step'],
  messages: {
    reverted: 'this commit reverts {commit} exactly, and with it what that commit recorded: {items}',
  },
  *check({ engine }, problem) {
    if (engine?.rule !== 'reverted') return;
    const { of = '', items, shown } = engine;
    const detail = { subject: '', at: inAfter(''), data: { reverts: of, items } };
    yield problem('reverted', { commit: of.slice(0, 7), items: shown }, detail);
  },
});
