import { createTemporaryRepository, type TemporaryRepository } from './temporary-repository.ts';
import { node, passed, pretty, tree } from './trees.ts';

export const stateFile = '.runner/state/tree.json';

const file = (content: string | null) => ({ [stateFile]: content });
export const open = pretty(tree(node('a'), node('b')));
const withA = pretty(tree(passed('a'), node('b')));
const withBoth = pretty(tree(passed('a'), passed('b')));
const tampered = pretty(tree(passed('a', { goal: 'less' }), node('b')));
export const hostileText =
  '::error::owned ##[error]owned ::stop-commands::x\n::set-output name=verdict::pass';
const hostile = pretty(tree(passed('a', { goal: hostileText, title: hostileText }), node('b')));
const done = (id: string) => `${id}\n\nAgent-Step: node=${id} status=done guard=pass`;

/** How many commits lie before the story: more than what is fetched at first, or than any kind looks back. */
const before = 100;

export interface ActionStory {
  readonly origin: TemporaryRepository;
  commit(name: string): string;
}

/**
 * main: … open, `a` done · good, bad, hostile, side: pull requests from there · merged: what GitHub makes of `good`
 * rewritten: main without `a` · kept: main with another commit and `a` still done · lied: main with an undeclared pass
 */
export function tellActionStory(): ActionStory {
  const origin = createTemporaryRepository();
  const story = [
    ...Array.from({ length: before }, (_, index) => ({
      name: `old${index}`,
      files: { 'readme.md': `${index}` },
    })),
    { name: 'open', files: file(open) },
    { name: 'a', says: done('a'), files: file(withA) },
    { name: 'good', says: done('b'), branch: 'good', from: ['a'], files: file(withBoth) },
    { name: 'bad', branch: 'bad', from: ['a'], files: file(tampered) },
    { name: 'hostile', says: hostileText, branch: 'hostile', from: ['a'], files: file(hostile) },
    { name: 'merged', branch: 'merged', from: ['a', 'good'], files: file(withBoth) },
    { name: 'rewritten', branch: 'rewritten', from: ['open'], files: { 'readme.md': 'rewritten' } },
    { name: 'kept1', branch: 'kept', from: ['open'], files: { 'readme.md': 'kept' } },
    { name: 'kept', says: done('a'), branch: 'kept', files: file(withA) },
    { name: 'gone', branch: 'gone', from: ['open'], files: file(null) },
    { name: 'lied', branch: 'lied', from: ['open'], files: file(withA) },
    { name: 'orphan1', branch: 'orphan', from: [], files: file(open) },
    { name: 'orphan', says: done('a'), branch: 'orphan', files: file(withA) },
    { name: 'again1', branch: 'again', from: ['a'], files: file(null) },
    ...Array.from({ length: 80 }, (_, index) => ({
      name: `between${index}`,
      branch: 'again',
      files: { 'readme.md': `between ${index}` },
    })),
    { name: 'again', branch: 'again', files: file(open) },
  ];
  const place = new Map(story.map(({ name }, index) => [name, index]));
  const ids = origin.commitAll(
    story.map(({ name, ...plan }) => {
      const { says, branch, from, files } = plan as {
        says?: string;
        branch?: string;
        from?: string[];
        files: Record<string, string | null>;
      };
      return {
        message: says ?? name,
        files,
        ...(branch === undefined ? {} : { branch }),
        ...(from === undefined ? {} : { parents: from.map((each) => place.get(each) ?? 0) }),
      };
    }),
  );
  return { origin, commit: (name) => ids[place.get(name) ?? -1] ?? '' };
}

/** A checkout as actions/checkout makes it: of one branch, as deep as told. */
export function checkout({ origin }: ActionStory, branch: string, ...options: string[]): TemporaryRepository {
  return createTemporaryRepository({ clone: ['-b', branch, ...options, `file://${origin.directory}`] });
}
