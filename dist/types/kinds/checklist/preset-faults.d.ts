import type { OptionFault } from '../../core/kind.ts';
/** What is wrong with a preset that somebody wrote: where, what was expected, and what stands there; sorted. */
export declare function presetFaults(said: unknown): OptionFault[];
