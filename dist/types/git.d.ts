import type { RangeManner, Report } from './library/judgement.ts';
export type { Content } from './engine/judge/check-transition.ts';
export type { Finding, RangeManner, Report } from './library/judgement.ts';
/** What of a repository is judged: one of these. */
export type RepositoryChange = {
    /** `A..B`, such as `origin/main..HEAD`: what B has and A has not, commit by commit and as a whole. */
    readonly range: string;
} | {
    /** One commit against its first parent, whatever followed it. */
    readonly commit: string;
} | {
    /**
     * `head`: every commit up to HEAD, from nothing; `staged`: what the next commit would hold; `worktree`: what a commit of
     * everything would hold.
     */
    readonly what: 'head' | 'staged' | 'worktree';
};
/** A repository, what of it is judged, and how. */
export type RepositoryInput = RangeManner & RepositoryChange & {
    /** The repository, or a folder in it. */
    readonly directory: string;
};
/**
 * Judges what a repository holds, as `stateward check --config-from base` does: by the configuration of the side that nothing which is
 * judged can change. Reads only; nothing is written, fetched or run but git. Never throws.
 *
 * @returns the report; what git cannot answer makes the verdict 'cannot-judge'
 */
export declare function checkRepository(input: RepositoryInput): Promise<Report>;
