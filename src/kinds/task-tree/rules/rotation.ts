import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { treeRule } from '../facts.ts';

export const rotation = treeRule({
  id: 'task-tree/rotation',
  title: 'A finished tree was replaced by a new one',
  why: 'With rotation: allow a tree whose root passed may make room for the next plan.',
  fix: 'Nothing to do; keep the old tree in an archive if somebody may ask for it.',
  severity: 'note',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: { rotated: "a new tree '{id}' with {count} nodes replaced a finished one" },
  *check(facts, problem) {
    const { after } = facts;
    if (!facts.rotated || after?.root === undefined) return;
    const { id } = after.root;
    yield problem('rotated', { id, count: after.nodes.length }, { subject: subjectOf(id), at: inAfter('') });
  },
});
