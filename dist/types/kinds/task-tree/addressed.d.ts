import type { Addressed } from '../../core/kind.ts';
/** The trees that the declared steps of a commit message name. */
export declare function addressed(message: string): Addressed;
