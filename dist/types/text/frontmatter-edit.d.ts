import type { ValueEdit } from '../core/value-edit.ts';
import { type Splice } from './splice.ts';
/** Edits of a Markdown file with a frontmatter, by what they are about. */
export interface FrontmatterEdits {
    /** Where the YAML stands, and its edits. */
    readonly from: number;
    readonly to: number;
    readonly yaml: readonly ValueEdit[];
    readonly splices: readonly Splice[];
}
/** The edits within the YAML, and what changes in the text below; undefined where one is neither. */
export declare function frontmatterEdits(text: string, edits: readonly ValueEdit[]): FrontmatterEdits | undefined;
