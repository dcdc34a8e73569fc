import type { Entity } from '../../core/entity.ts';
import { type JsonValue } from '../../core/json-value.ts';
import type { Workflow } from './model.ts';
/** The run itself and every step it has completed. The graph can be asked for, and is no entity: others share it. */
export declare function entitiesOf({ state }: Workflow): string[];
export declare function entityOf(workflow: Workflow, id: string): Entity | undefined;
/** A member of a list as a member of a set. */
export declare function memberText(value: JsonValue): string;
