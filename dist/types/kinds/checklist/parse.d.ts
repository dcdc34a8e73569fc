import type { Limits } from '../../core/limits.ts';
import type { Reader } from '../../core/parsed.ts';
import type { Checklist } from './model.ts';
import type { ChecklistOptions } from './options.ts';
/** The companion of a log: the checklist that its option `rotatesWith` names. */
export declare const planRole = "plan";
/** Reads a checklist by its preset, or by the built-in one whose shape it has. */
export declare function checklistReader(options: ChecklistOptions, limits: Limits): Reader<Checklist>;
