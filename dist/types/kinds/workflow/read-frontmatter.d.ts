import { type JsonObject } from '../../core/json-value.ts';
import type { Limits } from '../../core/limits.ts';
import type { PartSource, ReadFault } from '../../core/parsed.ts';
export declare const frontmatterRuleId = "workflow/frontmatter";
export interface ReadFrontmatter {
    /** Undefined exactly where there are faults. */
    readonly frontmatter: JsonObject | undefined;
    readonly faults: readonly ReadFault[];
    readonly source: PartSource;
}
/** The frontmatter of a file. Faults of its text are the file's; those of the frontmatter are said by the kind's own rule. */
export declare function readFrontmatter(bytes: Uint8Array, limits: Limits): ReadFrontmatter;
