import { type JsonObject } from '../../core/json-value.ts';
import type { RunState } from './model.ts';
/** Where the frontmatter stands among the values of a file. */
export declare const frontmatterPointer = "/frontmatter";
/** The state that a frontmatter expresses, whatever is wrong with it. */
export declare function readState(frontmatter: JsonObject): RunState;
