import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../src/output/version.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** A repository of one file. */
let repository: TemporaryRepository;
beforeAll(() => {
  repository = createTemporaryRepository();
  const [plan = ''] = repository.commitAll([
    { message: 'Plan', files: { 'prd.json': '{"userStories": []}' } },
  ]);
  repository.git('reset', '-q', '--hard', plan);
});
afterAll(() => repository.cleanup());

const workflow = (uses: string) => `on: [pull_request, merge_group]
permissions: { contents: read }
jobs:
  state:
    steps:
      - uses: actions/checkout@v5
        with: { fetch-depth: 0 }
      - uses: ${uses}
`;
const hook = '.git/hooks/commit-msg';
const settings = '.stateward.yml';
const job = '.github/workflows/state.yml';

describe('doctor, on what leads nowhere', () => {
  it.each<[what: string, file: string, text: string, mark: string, said: string]>([
    [
      'a hook of a program that is gone',
      hook,
      'node /gone/stateward/dist/cli.js hook commit-msg "$1"',
      'problem',
      '/gone/stateward/dist/cli.js, which is not there',
    ],
    [
      'a hook of a package that is not installed',
      hook,
      'node node_modules/stateward/dist/cli.js hook commit-msg "$1"',
      'problem',
      'node_modules/stateward/dist/cli.js, which is not there',
    ],
    [
      'a hook of a program that this clone does not name',
      hook,
      'node "$(git config --path stateward.program)" hook commit-msg "$1"',
      'problem',
      'not set in this clone',
    ],
    ['a hook of a program that is there', hook, 'node prd.json.js hook commit-msg "$1" # stateward', '', ''],
    [
      'the placeholder of init',
      job,
      workflow(`<owner>/stateward@v${version}`),
      'problem',
      'uses: names no repository yet',
    ],
  ])('%s', async (_, path, text, mark, said) => {
    const { directory: cwd, environment } = repository;
    for (const each of [hook, settings, job]) rmSync(join(cwd, each), { force: true });
    const file = join(cwd, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === hook ? `#!/bin/sh\n${text}\n` : text);
    writeFileSync(join(cwd, 'prd.json.js'), '');
    if (path === hook) chmodSync(file, 0o755);
    const { code, out } = await runCli(['doctor', '--format', 'json'], { cwd, environment });
    const found: readonly { mark: string; text: string; fix?: string }[] = JSON.parse(out).diagnoses;
    const about = /not there|not set|names no repository/;
    const told = found.filter((each) => about.test(each.text));
    expect(told.map((each) => each.mark)).toEqual(mark === '' ? [] : [mark]);
    for (const each of told) {
      expect(each.text).toContain(said);
      expect(each.fix).toMatch(/\w/);
    }
    expect(code).toBe(mark === 'problem' ? 1 : 0);
  });
});
