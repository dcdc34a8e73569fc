import { afterAll, expect, it } from 'vitest';
import { reportOf, startCli } from '../support/run-cli.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { pretty } from '../support/trees.ts';

const repository = createTemporaryRepository();
afterAll(() => repository.cleanup());

const commits = 60;

/** A long list in which every commit finishes one story more, about a megabyte each time. */
function list(done: number) {
  const userStories = Array.from({ length: 1_500 }, (_, index) => ({
    id: `US-${index}`,
    title: `Story number ${index}`,
    acceptanceCriteria: Array.from({ length: 8 }, (__, each) => `criterion ${each} ${'x'.repeat(60)}`),
    passes: index < done,
  }));
  return pretty({ project: 'long', userStories });
}

it('a long history of a large file is judged in the memory of a few of its versions', async () => {
  const plans = Array.from({ length: commits }, (_, done) => ({
    message: `feat: US-${done} story number ${done}`,
    files: { 'prd.json': list(done), [`src/${done}.js`]: `${done}` },
  }));
  repository.commitAll(plans);
  const { directory: cwd, environment } = repository;
  const result = startCli(['check', '--range', `main~${commits - 1}..main`, '--format', 'json'], {
    cwd,
    environment: { ...environment, NODE_OPTIONS: '--max-old-space-size=200' },
  });
  expect(reportOf(result).transitions).toHaveLength(commits - 1);
  expect(result.code).toBe(0);
});
