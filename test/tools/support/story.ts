import {
  createHookedRepository,
  type Ended,
  type HookedRepository,
} from '../../support/repository-with-hooks.ts';
import { changing, declaring, done, node, passed, pretty, retry, tree } from '../../support/trees.ts';
import { ended } from './tools.ts';

export const stateFile = '.runner/state/tree.json';

const file = (version: object | null) => ({ [stateFile]: version === null ? null : pretty(version) });
const withA = tree(passed('a'), node('b'));

/** What the state file is in the versions of the story. */
export const versions = {
  open: file(tree(node('a'), node('b'))),
  retried: file(tree(node('a', { attempts: 1 }), node('b'))),
  withA: file(withA),
  withB: file(tree(node('a'), passed('b'))),
  tampered: file(changing(withA, 'a', { goal: 'less' })),
  gone: file(null),
};

export const says = { a: declaring(done('a')), b: declaring(done('b')), retried: declaring(retry('a')) };

export interface StoryRepository extends HookedRepository {
  /** The commits of the story, made without any hook. */
  readonly ids: { readonly plan: string; readonly a: string; readonly tampered: string };
  /** Runs a tool in the repository. */
  run(program: string, ...args: string[]): Ended;
  /** Lets `origin` be a repository that holds nothing yet. */
  addRemote(): void;
}

/** plan → `a` done, and side: plan → `b` done; every commit has the files that configure the tool. */
export function tellStory(configuration: Readonly<Record<string, string>>): StoryRepository {
  const repository = createHookedRepository([]);
  const { directory, environment: env } = repository;
  // Tools that install hooks look where git does, and some refuse where somebody else has said so.
  repository.git('config', '--unset', 'core.hooksPath');
  const [plan = '', a = '', , tampered = ''] = repository.commitAll([
    { message: 'plan', files: { ...versions.open, ...configuration } },
    { message: says.a, files: versions.withA },
    { message: says.b, files: versions.withB, branch: 'side', parents: [0] },
    { message: 'tidy', files: versions.tampered, branch: 'tampered', parents: [1] },
  ]);
  repository.git('checkout', '-q', '-f', 'main');
  return {
    ...repository,
    ids: { plan, a, tampered },
    run: (program, ...args) => ended(program, args, { cwd: directory, env }),
    addRemote() {
      repository.git('init', '-q', '--bare', '../remote.git');
      repository.git('remote', 'add', 'origin', '../remote.git');
    },
  };
}
