import { type Limits } from '../../core/limits.ts';
import type { Reader } from '../../core/parsed.ts';
import type { Checklist } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { type Preset } from './preset.ts';
/** The companion of a log: the checklist that its option `rotatesWith` names. */
export declare const planRole = "plan";
/** Reads a checklist by its preset, or by the built-in one whose shape it has. */
export declare function checklistReader(options: ChecklistOptions, limits: Limits): Reader<Checklist>;
/** Whether a text has the shape of some built-in preset. */
export declare function looksLikeChecklist(text: string, limits: Limits): boolean;
/**
 * Whether a text has the shape of one preset. What cannot be parsed may have had it, but where the name says little it
 * has to hold items.
 */
export declare function looksLikePreset(text: string, preset: Preset): boolean;
