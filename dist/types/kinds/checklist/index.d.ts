import type { StateKind } from '../../core/kind.ts';
import type { ChecklistFacts } from './facts.ts';
import type { Checklist } from './model.ts';
import { type ChecklistOptions } from './options.ts';
/** The kind `checklist` (checklist.md): items, a done mark, and who may change what, as a preset says. */
export declare const checklist: StateKind<Checklist, ChecklistFacts, ChecklistOptions>;
