import type { CommitFacts } from './ports.ts';
/** A commit that arrived as a squashed pull request, as its subject claims. */
export interface Squash {
    readonly pull: number;
    /** Whether somebody other than the commit's author confirms it. */
    readonly checked: boolean;
}
/** The number in a subject that ends in `(#N)`, as GitHub writes it when it squashes; one parent is needed for it. */
export declare function squashedPull({ message, parents }: CommitFacts): number | undefined;
/** Every commit that looks like a squash counts as one, unchecked (docs/judging.md, Scopes). */
export declare function uncheckedSquash(commit: CommitFacts): Squash | undefined;
/** How finely a range is judged: every commit, the range as one change, or each commit that looks like a squash as one. */
export declare const granularities: readonly ['auto', 'commit', 'squash'];
export type Granularity = (typeof granularities)[number];
export declare function isGranularity(name: string): name is Granularity;
/** What a granularity makes of the scopes: the only place where it does. */
export interface Scopes {
    /** The net alone is judged. */
    readonly alone: boolean;
    /** Says of a commit that it arrived as a squashed pull request: it is judged as a net. */
    readonly squashOf: ((commit: CommitFacts) => Squash | undefined) | undefined;
}
/** Who knows better which commits are squashes says so. */
export declare function scopesOf(granularity?: Granularity, squashOf?: Scopes['squashOf']): Scopes;
/** What a report says of it. */
export declare function squashNotice({ id }: CommitFacts, { pull, checked }: Squash): string;
