import type { UnknownShape } from './model.ts';
import type { Preset } from './preset.ts';
/**
 * What a Markdown text without any item lists instead. Lines that begin like tasks are tasks that nobody judges; other
 * bullets may be goals, and a text that lists nothing has no tasks yet.
 */
export declare function unmarkedList(preset: Preset, text: string): UnknownShape | undefined;
