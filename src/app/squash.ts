import type { CommitFacts } from './ports.ts';

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

/** Every commit that looks like a squash counts as one, unchecked (docs/judging.md, Scopes). */
export function uncheckedSquash(commit: CommitFacts): Squash | undefined {
  const pull = squashedPull(commit);
  return pull === undefined ? undefined : { pull, checked: false };
}

/** What a report says of it. */
export function squashNotice({ id }: CommitFacts, { pull, checked }: Squash): string {
  return `${id.slice(0, 7)} was judged as a squash of #${pull}${checked ? '' : ', unchecked'}`;
}
