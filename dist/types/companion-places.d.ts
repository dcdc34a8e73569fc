import { type Governance } from './config/govern.ts';
import type { Limits } from './core/limits.ts';
import type { GuardedFile } from './store/guarded/guard.ts';
/** Where the companions of a governed file lie. */
export declare function companionPlaces({ kind, settings }: Governance, limits: Limits, path: string): GuardedFile['places'];
