import { subjectOf } from '../../engine/contract/subject.ts';
import type { View, ViewNode } from '../../engine/contract/view.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { isStuck, leftmostOpenLeaf } from './select.ts';

/** The tree as a picture; the node the runner works on next is the active one. */
export function viewOf(tree: TaskTree): View {
  const selected = leftmostOpenLeaf(tree);
  return { shape: 'tree', nodes: tree.nodes.map((node) => viewNode(node, selected)), links: [] };
}

function viewNode(node: TreeNode, selected: TreeNode | undefined): ViewNode {
  const title = typeof node.raw.title === 'string' ? node.raw.title : '';
  return {
    subject: subjectOf(node.id),
    label: title === '' ? node.id : title,
    state: stateOf(node, selected),
    detail: `${node.attempts} of ${node.maxAttempts} attempts`,
    ...(node.parent === undefined ? {} : { parent: subjectOf(node.parent.id) }),
  };
}

function stateOf(node: TreeNode, selected: TreeNode | undefined): ViewNode['state'] {
  if (node.passes) return 'done';
  if (node.children.length === 0 && isStuck(node)) return 'stuck';
  return node === selected ? 'active' : 'open';
}
