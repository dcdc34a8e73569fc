import type { JsonObject } from '../../../core/json-value.ts';
import type { GraphLink } from '../model.ts';
import { written } from '../physics.ts';
type State = keyof typeof written;
/** A link in one of the states that the physics of runs knows. */
export declare function stateLink(id: string, from: string, to: string, state: State): JsonObject;
/** The same link in another state. */
export declare function inState({ raw }: GraphLink, state: State): JsonObject;
export {};
