import { inAfter } from '../../formats/location.ts';
import { fileRule } from './file-facts.ts';

const mostNamed = 10;

export const takenBack = fileRule({
  id: 'state-file/taken-back',
  title: 'A refused commit was taken back',
  why: 'The file is again what it was before the refused commit; whatever else that commit did here went with it.',
  fix: 'Nothing to do; do the honest part of that commit again.',
  severity: 'note',
  since: '0.1.0',
  scopes: ['step'],
  messages: {
    back: 'this commit takes {commit} back, which was refused, and with it honest work: {items}',
  },
  *check(facts, problem) {
    if (facts.takesBack === undefined || facts.takesBack.lost.length === 0) return;
    const { commit, lost } = facts.takesBack;
    const more = lost.length > mostNamed ? ` and ${lost.length - mostNamed} more` : '';
    const items = lost.slice(0, mostNamed).join(', ') + more;
    const detail = { subject: '', at: inAfter(''), data: { takesBack: commit, items: lost } };
    yield problem('back', { commit: commit.slice(0, 7), items }, detail);
  },
});
