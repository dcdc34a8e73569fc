import type { Guard } from './store/guarded/guard.ts';
/** Judges guarded writes as the gate does, by the configuration that stands in the root. */
export declare const writeGuard: Guard;
