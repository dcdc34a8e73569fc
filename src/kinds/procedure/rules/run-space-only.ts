import { changeText, detailOf } from '../change-text.ts';
import { procedureRule } from '../facts.ts';
import { verbs } from '../verbs.ts';

export const runSpaceOnly = procedureRule({
  id: 'procedure/run-space-only',
  title: 'While a run is active, work happens in its Run Space',
  why: 'What is written outside of the Run Space belongs to no run: nobody can audit it or roll it back (V2).',
  fix: 'Link new nodes from the active run with the verb "contains", and leave what belongs to no active run as it was.',
  severity: 'error',
  messageSeverities: { rest: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge'],
  supersedes: ['procedure/run-record'],
  messages: {
    uncontained: '{change} while a run is active, and no active run contains it',
    otherRun: "{change} while another run is active; run '{run}' has ended, and what it contains is kept",
    rest: '{change} while a run is active, and it belongs to no active run',
  },
  *check({ outside }, problem) {
    for (const { type, run, node, link } of outside) {
      const change = node ?? link;
      if (change === undefined) continue;
      const detail = detailOf(change);
      const data = { ...detail.data, containWith: verbs.contains };
      yield problem(
        type,
        { change: changeText(change), run },
        type === 'uncontained' ? { ...detail, data } : detail,
      );
    }
  },
});
