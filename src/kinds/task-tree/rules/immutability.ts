import { memberSubject, subjectOf } from '../../../engine/contract/subject.ts';
import { groupBy } from '../../../formats/group.ts';
import { differencePlaces } from '../difference-places.ts';
import { type NodePair, type TaskTreeFacts, treeRule } from '../facts.ts';
import type { TreeNode } from '../model.ts';
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
      if (!node.passes || facts.before?.byId.get(node.id) !== node) continue;
      const at = afterPlace(survivingAncestor(facts, node));
      const related = [{ ...beforePlace(node), label: 'was here' }];
      yield problem('missing', { id: node.id }, { subject: subjectOf(node.id), at, related });
    }
    const below = groupBy(
      facts.pairs.filter(({ equal }) => !equal),
      ({ before }) => before.parent,
    );
    for (const pair of facts.pairs) {
      if (!pair.before.passes) continue;
      const { id } = pair.before;
      const { at, was } = differencePlaces(pair, pair.changed[0]);
      const detail = { subject: subjectOf(id), at, related: [{ ...was, label: 'was' }] };
      if (pair.moved) {
        const [from, to] = [parentName(pair.before), parentName(pair.after)];
        yield problem('moved', { id, from, to }, { ...detail, data: { from, to } });
      }
      if (!pair.equal) {
        const refuses = changesIn(pair, below);
        const data = { fields: pair.changed.length > 0 ? pair.changed : ['children'] };
        yield problem('changed', { id }, { ...detail, data, ...(refuses.length === 0 ? {} : { refuses }) });
      }
    }
  },
});

function survivingAncestor(facts: TaskTreeFacts, node: TreeNode): TreeNode {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const survivor = facts.after?.byId.get(at.id);
    if (survivor !== undefined) return survivor;
  }
  return facts.after?.root ?? node;
}

/** The fields and children by which a node differs, and all below it. */
function changesIn(pair: NodePair, below: ReadonlyMap<TreeNode | undefined, readonly NodePair[]>): string[] {
  const found: string[] = [];
  const pending = [pair];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { id } = at.before;
    const [old, now] = [at.before, at.after].map(({ children }) => new Set(children.map((each) => each.id)));
    const others = [...(old ?? []), ...(now ?? [])].filter((each) => !old?.has(each) || !now?.has(each));
    found.push(
      ...at.changed.map((field) => subjectOf(id, field)),
      ...others.map((child) => memberSubject(id, 'children', child)),
    );
    pending.push(...(below.get(at.before) ?? []));
  }
  return found;
}
