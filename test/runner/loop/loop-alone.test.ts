import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runLoop } from '../../../src/runner/loop/run-loop.ts';
import { createTemporaryRepository } from '../../support/temporary-repository.ts';
import { node, pretty, tree } from '../../support/trees.ts';

const repository = createTemporaryRepository();
const { directory: folder, environment, git } = repository;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const path = '.runner/state/tree.json';
const plan = pretty(tree(node('a', { max_attempts: 2 })));
const [base] = repository.commitAll([{ message: 'Plan', files: { [path]: plan } }]);
afterAll(() => repository.cleanup());
beforeEach(() => {
  git('reset', '-q', '--hard', base ?? '');
  git('clean', '-qfdx');
});

/** Runs a loop whose guard fails; after its first step something happens that no agent was asked for. */
function loopWith(meanwhile: () => void) {
  const line = (text: string) => ({ argv: [text], shell: true });
  const agent = line('cat > /dev/null; echo done');
  const options = {
    agents: { decompose: agent, execute: agent },
    guard: { ...line('false'), timeoutSeconds: 20 },
    limit: 9,
    timeoutSeconds: 20,
    tree: undefined,
    run: undefined,
    config: undefined,
  };
  let steps = 0;
  const watcher = { begun() {}, printed() {}, stepped: () => (steps++ === 0 ? meanwhile() : undefined) };
  const who = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a',
  };
  return runLoop(options, { folder, environment: { ...environment, ...who } }, watcher);
}

const passed = plan.replaceAll('"passes": false', '"passes": true');

describe('a loop, between two steps', () => {
  it.each([
    [
      'amends the commit of a step',
      () => {
        write(path, passed);
        git('commit', '-qa', '--amend', '-m', 'Agent-Step: node=a status=done guard=pass');
      },
      'rewrote the history',
    ],
    [
      'commits the tree upon it',
      () => {
        write(path, passed);
        git('commit', '-qam', 'Later');
      },
      'something committed .runner/state/tree.json',
    ],
    ['leaves the branch', () => git('checkout', '-q', '-b', 'other'), 'go back with git checkout main'],
  ])('stops where a process that an agent left behind %s', async (_, meanwhile, message) => {
    expect(await loopWith(meanwhile)).toMatchObject({
      type: 'refused',
      message: expect.stringContaining(message),
    });
    git('checkout', '-q', '-f', '-B', 'main');
  });

  it('goes on where somebody commits what is no state', async () => {
    const commit = () => {
      write('code', '1');
      git('add', 'code');
      git('commit', '-qm', 'Code');
    };
    expect(await loopWith(commit)).toEqual({ type: 'stuck' });
  });
});
