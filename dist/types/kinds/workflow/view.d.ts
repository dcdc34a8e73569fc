import type { View } from '../../core/view.ts';
import type { Workflow } from './model.ts';
/** Where a run stands: the nodes of its graph, those completed, the current one, and what may come next from there. */
export declare function viewOf({ state, graph: file }: Workflow): View;
