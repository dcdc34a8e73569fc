import { inAfter } from '../../formats/location.ts';
import { fileRule } from './file-facts.ts';

export const reverted = fileRule({
  id: 'state-file/reverted',
  title: 'A revert takes a whole commit back',
  why: 'An exact revert of work is legal, and whoever relied on that work should know that it is gone.',
  fix: 'Nothing to do if the revert was meant; otherwise revert the revert.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step'],
  cutsRange: true,
  messages: { reverted: 'this commit reverts {commit} exactly, and with it what that commit recorded here' },
  *check(facts, problem) {
    if (facts.reverts === undefined) return;
    const detail = { subject: '', at: inAfter(''), data: { reverts: facts.reverts } };
    yield problem('reverted', { commit: facts.reverts.slice(0, 7) }, detail);
  },
});
