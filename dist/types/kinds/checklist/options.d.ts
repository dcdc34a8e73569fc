import type { Preset } from './preset.ts';
/** What a `files:` entry says for a checklist, completed. */
export interface ChecklistOptions {
    /** Null: the built-in preset whose shape the text has. */
    readonly preset: Preset | null;
    /** Whether a flip without evidence is an error, or what the preset says. */
    readonly evidence: 'preset' | 'required';
    /** Whether what a preset takes mildly is an error: bulk-flip, evidence, reopened, born-done, goalposts, dropped-open and named-file. */
    readonly profile: 'default' | 'strict';
    /** The largest counter of an item that has no maximum of its own; 0: none. */
    readonly maxAttempts: number;
}
