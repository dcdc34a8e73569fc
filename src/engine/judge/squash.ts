import type { CommitFacts } from '../ports.ts';

/** A commit that arrived as a squashed pull request, as its subject claims. */
export interface Squash {
  readonly pull: number;
  /** Whether somebody other than the commit's author confirms it. */
  readonly checked: boolean;
}

/** The number in a subject that ends in `(#N)`, as GitHub writes it when it squashes; one parent is needed for it. */
export function squashedPull({ message = '', parents }: CommitFacts): number | undefined {
  if (parents.length !== 1) return undefined;
  const [subject = ''] = message.split('\n', 1);
  const [, digits] = /\(#([1-9]\d{0,8})\)\s*$/.exec(subject) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Every commit that looks like a squash counts as one, unchecked (docs/judging.md, 4, Granularity). */
export function uncheckedSquash(commit: CommitFacts): Squash | undefined {
  const pull = squashedPull(commit);
  return pull === undefined ? undefined : { pull, checked: false };
}

/** How finely a range is judged: every commit, the range as one change, or each commit that looks like a squash as one. */
export const granularities = ['auto', 'commit', 'squash'] as const;
export type Granularity = (typeof granularities)[number];

/** What a granularity makes of the scopes: the only place where it does. */
export interface Scopes {
  /** The net alone is judged. */
  readonly alone: boolean;
  /** Says of a commit that it arrived as a squashed pull request: it is judged as a net. */
  readonly squashOf: ((commit: CommitFacts) => Squash | undefined) | undefined;
}

/** Who knows better which commits are squashes says so. */
export function scopesOf(
  granularity: Granularity = 'commit',
  squashOf: Scopes['squashOf'] = granularity === 'auto' ? uncheckedSquash : undefined,
): Scopes {
  return { alone: granularity === 'squash', squashOf };
}

/** What a report says of it. */
export function squashNotice({ id }: CommitFacts, { pull, checked }: Squash): string {
  return `${id.slice(0, 7)} was judged as a squash of #${pull}${checked ? '' : ', unchecked'}`;
}
