import { subjectOf } from '../../../core/subject.ts';
import { differencePlaces } from '../difference-places.ts';
import { parentName as parentField } from '../entity.ts';
import { type NodePair, type TaskTreeFacts, treeRule } from '../facts.ts';
import type { TreeNode } from '../model.ts';
import { differencesBelow } from '../refused-changes.ts';
import { settled } from '../refused-nodes.ts';
import { afterPlace, beforePlace, parentName } from '../tree-place.ts';

export const immutability = treeRule({
  id: 'task-tree/immutability',
  title: 'A passed node stays as it is',
  why: 'Whoever relied on a passed node is not told that it now means something else.',
  fix: 'Put the passed node back as it was; plan changed or further work as a new, open node.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  supersedes: [
    'task-tree/state-update',
    'task-tree/passes-withdrawn',
    'task-tree/attempts-decreased',
    'task-tree/derived-passes',
    'task-tree/attempt-limit-raised',
    'task-tree/goalposts',
  ],
  messages: {
    missing: "passed node '{id}' missing in next tree",
    moved: "passed node '{id}' moved from parent '{from}' to '{to}'",
    changed: "passed node '{id}' changed in next tree",
  },
  *check(facts, problem) {
    for (const node of facts.removed) {
      if (!node.passes || !isLast(facts, node)) continue;
      const at = afterPlace(survivingAncestor(facts, node));
      const refusal = settled(facts, [subjectOf(node.id)]);
      const related = [{ ...beforePlace(node), label: 'was here' }];
      yield problem('missing', { id: node.id }, { subject: subjectOf(node.id), at, related, ...refusal });
    }
    const pairOf = new Map(facts.pairs.map((pair) => [pair.before.id, pair]));
    for (const pair of facts.pairs) {
      if (!pair.before.passes) continue;
      const { id } = pair.before;
      const { at, was } = differencePlaces(pair, pair.changed[0]);
      const detail = { subject: subjectOf(id), at, related: [{ ...was, label: 'was' }] };
      if (pair.moved) {
        const [from, to] = [parentName(pair.before), parentName(pair.after)];
        const refusal = settled(facts, [subjectOf(id, parentField)]);
        yield problem('moved', { id, from, to }, { ...detail, data: { from, to }, ...refusal });
      }
      if (!pair.equal) {
        const refusal = settled(facts, differencesBelow(facts, pair, pairOf));
        yield problem('changed', { id }, { ...detail, data: { fields: changedFields(pair) }, ...refusal });
      }
    }
  },
});

function isLast(facts: TaskTreeFacts, node: TreeNode): boolean {
  return facts.before?.byId.get(node.id) === node;
}

function survivingAncestor(facts: TaskTreeFacts, node: TreeNode): TreeNode {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const survivor = facts.after?.byId.get(at.id);
    if (survivor !== undefined) return survivor;
  }
  return facts.after?.root ?? node;
}

function changedFields(pair: NodePair): readonly string[] {
  return pair.changed.length > 0 ? pair.changed : ['children'];
}
