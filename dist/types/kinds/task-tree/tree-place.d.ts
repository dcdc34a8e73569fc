import { type Location } from '../../core/location.ts';
import type { TreeNode } from './model.ts';
/** JSON pointer of a node in its document. */
export declare function pointerOf(node: TreeNode): string;
/** The ids from the root to a node, joined by `/`: how the seeds name a node in messages. */
export declare function pathOf(node: TreeNode): string;
/** Id of a node's parent, `<root>` for the root: the seeds' spelling. */
export declare function parentName(node: TreeNode): string;
/** Where a node, or one of its fields, stands in the new version. */
export declare function afterPlace(node: TreeNode, field?: string): Location;
/** Where a node, or one of its fields, stood in the previous version. */
export declare function beforePlace(node: TreeNode, field?: string): Location;
