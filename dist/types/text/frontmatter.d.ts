import type { Limits } from '../core/limits.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText } from './source.ts';
import { type TaskListOptions } from './task-list.ts';
import type { YamlDataOptions } from './yaml-walk.ts';
export interface FrontmatterOptions extends TaskListOptions {
    readonly yaml: YamlDataOptions;
}
export declare const defaultFrontmatterOptions: FrontmatterOptions;
/**
 * Markdown that begins with YAML between two lines `---`: `{ frontmatter, body, blocks, sections }`. `blocks` are what stands
 * between `<!-- NAME:BEGIN -->` and `<!-- NAME:END -->`, `sections` what stands under headings of the second level; each is
 * `{ text, items }`. Of several with one name the first counts.
 */
export declare function parseFrontmatter(source: SourceText, limits: Pick<Limits, 'maxDepth' | 'maxValues'>, options?: FrontmatterOptions): ParsedText;
/** The mapping at the beginning of a Markdown file alone, as `{ frontmatter }`: whatever stands below is not looked at. */
export declare function parseFrontmatterAlone(source: SourceText, limits: Pick<Limits, 'maxDepth' | 'maxValues'>, options?: YamlDataOptions): ParsedText;
