import type { Governance } from '../../config/govern.ts';
import type { Limits } from '../../core/limits.ts';
import type { Obstacle } from '../../core/report.ts';
import type { Blobs, TreeEntry } from '../ports.ts';
import { type ReadVersion } from './read-version.ts';
/** Reads versions of governed files; each set of blobs is read and parsed once. */
export interface VersionLoader {
    load(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string): Promise<ReadVersion>;
    /** What the kind makes of parts that say how the file is judged; undefined where they say nothing. */
    policy(governance: Governance, parts: ReadonlyMap<string, TreeEntry>, path: string): Promise<unknown>;
    /** Blobs the repository does not hold: what they say cannot be judged. */
    readonly obstacles: readonly Obstacle[];
}
export declare function versionLoader(blobs: Blobs, limits: Limits): VersionLoader;
/** What is said of a blob that the repository does not hold. */
export declare function missingBlob(blob: string): Obstacle;
