import { type JsonObject } from '../core/json-value.ts';
import type { StateKind } from '../core/kind.ts';
import type { YamlDocument } from '../text/yaml.ts';
import { type FaultCollector, type PolicyBytes } from './policy-text.ts';
/** What stands at a path that a configuration names; `unread` where nobody looked, and the option is left out. */
export type NamedFiles = (path: string) => PolicyBytes | 'unread';
/** A file that stands in the place of an option. */
export interface NamedFile {
    readonly option: string;
    readonly path: string;
    readonly document: YamlDocument;
}
/** The files that a configuration names in the place of options, each once; none where it cannot be read itself. */
export declare function namedFilesOf(configuration: PolicyBytes, kinds: readonly StateKind[]): string[];
export interface ReadOptions {
    readonly options: JsonObject;
    readonly files: readonly NamedFile[];
    /** Files that are named, whether they could be read or not. */
    readonly paths: readonly string[];
    readonly isComplete: boolean;
}
/** An entry's options with the content of files in the place of their paths. */
export declare function readNamedFiles(collector: FaultCollector, { fileOptions }: StateKind, given: JsonObject, pointer: string, namedFiles: NamedFiles): ReadOptions;
