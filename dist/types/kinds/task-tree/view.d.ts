import type { View } from '../../core/view.ts';
import type { TaskTree } from './model.ts';
/** The tree as a picture; the node the runner works on next is the active one. */
export declare function viewOf(tree: TaskTree): View;
