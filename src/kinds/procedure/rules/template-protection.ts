import { changeText, detailOf } from '../change-text.ts';
import { procedureRule } from '../facts.ts';

export const templateProtection = procedureRule({
  id: 'procedure/template-protection',
  title: 'A template stays as it is while a run of it is active',
  why: 'If a template changes during execution, later steps are corrupted and the audit trail means nothing (V2).',
  fix: 'Put the template back as it was; end or fail its active runs first, then change it in a commit of its own.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  supersedes: ['procedure/run-space-only'],
  messages: {
    node: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}",
    link: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}",
    leadsOut:
      "{change} leads from a node of procedure '{procedure}' while run '{run}' is active; links may only lead to it",
  },
  *check({ templates }, problem) {
    for (const { procedure, run, node, link, leadsOut } of templates) {
      const change = node ?? link;
      if (change === undefined) continue;
      const id = node !== undefined ? 'node' : leadsOut ? 'leadsOut' : 'link';
      const text = leadsOut ? changeText(change, 'name') : changeText(change);
      yield problem(id, { procedure, run, change: text }, detailOf(change));
    }
  },
});
