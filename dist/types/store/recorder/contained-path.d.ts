import { type Recorded } from './result.ts';
/**
 * Where a path leads (4b, 42, 43): relative to the root, normalised, links resolved; refused where that is not within the root.
 *
 * @param root the real path of the workspace
 */
export declare function containedPath(root: string, path: unknown): Recorded<string>;
