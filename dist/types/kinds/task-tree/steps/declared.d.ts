import type { Context } from '../../../core/context.ts';
import type { TaskTree } from '../model.ts';
import { type DeclarationFault } from './declaration.ts';
import { type StepSource, type TreeStep } from './step.ts';
/** What was declared about a transition. No `source`: nothing was. `idle`: a runner-internal error, nothing happened. */
export interface Declared {
    readonly source: Exclude<StepSource, 'inferred'> | undefined;
    readonly steps: readonly TreeStep[];
    readonly idle: boolean;
    readonly faults: readonly DeclarationFault[];
}
/**
 * Reads all sources of a declared step (formats.md §1, Where a step comes from). The first that has one
 * supplies it; one that says otherwise is a fault. Lines of the message are taken in either order.
 */
export declare function declaredSteps(before: TaskTree | null, after: TaskTree | null, context: Context, order?: 'written' | 'reversed'): Declared;
