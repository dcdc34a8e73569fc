import type { Entity } from '../../core/entity.ts';
import type { Workflow } from './model.ts';
/** The run itself and every step it has completed. The graph can be asked for, and is no entity: others share it. */
export declare function entitiesOf({ state }: Workflow): string[];
export declare function entityOf(workflow: Workflow, id: string): Entity | undefined;
