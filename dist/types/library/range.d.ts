import type { Content } from '../engine/judge/check-transition.ts';
import type { RangeManner, Report } from './judgement.ts';
/** A commit as plain data. */
export interface RangeCommit {
    /** As git gives it, 40 or 64 hexadecimal digits; left out, commits are numbered. */
    readonly id?: string;
    /** Ids of commits that stand before it in the list; left out, the one before. */
    readonly parents?: readonly string[];
    /** Its whole message. */
    readonly message?: string;
    /** Committer time, RFC 3339. */
    readonly at?: string;
    /** What it changes against its first parent: the whole content by repository path, null where the file goes. */
    readonly files: Readonly<Record<string, Content>>;
}
/** Commits of which the first is the base: it is accepted as it stands, and the others are judged. */
export interface RangeInput extends RangeManner {
    /** Each after its parents; the last one is the head. */
    readonly commits: readonly RangeCommit[];
}
/**
 * Judges a range of commits, one by one and as a whole, with merges, repairs and reverts, as the gate does. Pure: the commits are
 * plain data; it runs in a browser. `stateward/git` takes them from a repository. Never throws.
 *
 * @returns the report; input that is not what is asked for makes the verdict 'cannot-judge'
 */
export declare function checkRange(input: RangeInput): Promise<Report>;
