import { appendToken, inAfter, inBefore, type Location } from '../../formats/location.ts';
import type { TreeNode } from './model.ts';

/** JSON pointer of a node in its document. */
export function pointerOf(node: TreeNode): string {
  const tokens: string[] = [];
  for (let at: TreeNode = node; at.parent !== undefined; at = at.parent)
    tokens.push(`/children/${at.position}`);
  return tokens.reverse().join('');
}

/** The ids from the root to a node, joined by `/`: how messages name a node. */
export function pathOf(node: TreeNode): string {
  const ids: string[] = [];
  for (let at: TreeNode | undefined = node; at !== undefined; at = at.parent) ids.push(at.id);
  return ids.reverse().join('/');
}

/** Id of a node's parent, `<root>` for the root: as messages spell it. */
export function parentName(node: TreeNode): string {
  return node.parent === undefined ? '<root>' : node.parent.id;
}

/** Where a node, or one of its fields, stands in the new version. */
export function afterPlace(node: TreeNode, field?: string): Location {
  return inAfter(fieldPointer(node, field));
}

/** Where a node, or one of its fields, stood in the previous version. */
export function beforePlace(node: TreeNode, field?: string): Location {
  return inBefore(fieldPointer(node, field));
}

function fieldPointer(node: TreeNode, field?: string): string {
  return field === undefined ? pointerOf(node) : appendToken(pointerOf(node), field);
}
