import { type JsonObject } from '../core/json-value.ts';
import type { StateKind } from '../core/kind.ts';
import type { Governance } from './govern.ts';
import { type NamedFiles } from './named-files.ts';
import { type FaultCollector } from './policy-text.ts';
import { type RuleChoices } from './rule-choices.ts';
/** One entry of `files:`. */
export interface FileEntry {
    readonly glob: string;
    /** Where it stands in the document. */
    readonly pointer: string;
    readonly matches: (path: string) => boolean;
    readonly governance: Governance;
    /** Files that hold some of its options. */
    readonly namedFiles: readonly string[];
}
/** What entries are read with. */
export interface EntryContext {
    readonly kinds: readonly StateKind[];
    readonly rules: RuleChoices;
    readonly namedFiles: NamedFiles;
}
/** The entries of `files:` that could be understood. */
export declare function readEntries(collector: FaultCollector, root: JsonObject, context: EntryContext): FileEntry[];
