import { subjectOf } from '../../../engine/contract/subject.ts';
import { addTo } from '../../../formats/group.ts';
import { compareCodePoints } from '../../../formats/order.ts';
import { treeRule } from '../facts.ts';
import type { TreeNode } from '../model.ts';
import { afterPlace, beforePlace, pathOf } from '../tree-place.ts';

export const passedByRemoval = treeRule({
  id: 'task-tree/passed-by-removal',
  title: 'A node does not pass because open work was dropped',
  why: 'An inner node passes when all its children do; dropping the open ones reaches that without the work.',
  fix: 'Say in the commit why the work is not needed, or put the open nodes back.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'net'],
  messages: { dropped: '{path}: passes turned true when open work below it was removed: {nodes}' },
  *check(facts, problem) {
    const turned = new Set(
      facts.pairs.filter(({ before, after }) => !before.passes && after.passes).map((p) => p.before),
    );
    const dropped = new Map<TreeNode, TreeNode[]>();
    for (const node of facts.removed) {
      const ancestor = node.passes ? undefined : nearest(node, turned);
      if (ancestor !== undefined) addTo(dropped, ancestor, node);
    }
    for (const [before, nodes] of dropped) {
      const after = facts.after?.byId.get(before.id);
      if (after === undefined) continue;
      const ids = nodes.map((node) => node.id).sort(compareCodePoints);
      yield problem(
        'dropped',
        { path: pathOf(after), nodes: ids.join(', ') },
        {
          subject: subjectOf(after.id),
          at: afterPlace(after, 'passes'),
          related: nodes.map((node) => ({ ...beforePlace(node), label: `'${node.id}' was here, open` })),
          data: { removed: ids },
          refuses: ids.map((id) => subjectOf(id)),
        },
      );
    }
  },
});

function nearest(node: TreeNode, among: ReadonlySet<TreeNode>): TreeNode | undefined {
  for (let at = node.parent; at !== undefined; at = at.parent) if (among.has(at)) return at;
  return undefined;
}
