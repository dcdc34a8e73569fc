import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open, stateFile } from '../support/action-story.ts';
import { runAction } from '../support/run-action.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { type node, passed, pretty, tree } from '../support/trees.ts';
import { type GithubBefore, githubBefore } from './support/github-before.ts';
import { noticeSkipped, toolFile } from './support/tools.ts';

interface Emulator {
  readonly url: string;
  readonly generatedSecrets: readonly { readonly kind: string; readonly value: string }[];
  reset(): void | Promise<void>;
  close(): Promise<void>;
}

const program = toolFile('emulate/dist/api.js');
const isHere = program !== undefined;
if (!isHere) noticeSkipped('emulate', 'it is not installed');

const many = 60;
const trees = (make: (id: string) => ReturnType<typeof node>) =>
  Object.fromEntries(
    Array.from({ length: many }, (_, at) => [
      `many/${at}/.runner/state/tree.json`,
      pretty(tree(make(`n${at}`))),
    ]),
  );

let repository: TemporaryRepository;
let emulator: Emulator;
let server: GithubBefore;
/** It takes files out of the judgement: a warning, where a first configuration that changes nothing is a note. */
const mildPolicy = 'version: 1\nignore: [many/**]\n';
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  if (program === undefined) return;
  repository = createTemporaryRepository();
  const [base = '', bad = '', mild = '', crowd = ''] = repository.commitAll([
    { message: 'start', files: { [stateFile]: open, ...trees((id) => passed(id)) } },
    { message: 'bad', files: { [stateFile]: open.replace('"a"', '"@octo"') }, branch: 'bad', parents: [0] },
    { message: 'mild', files: { '.stateward.yml': mildPolicy }, branch: 'mild', parents: [0] },
    { message: 'many', files: trees((id) => passed(id, { goal: 'less' })), branch: 'many', parents: [0] },
  ]);
  ids = { base, bad, mild, many: crowd };
  const { createEmulator } = (await import(pathToFileURL(program).href)) as {
    createEmulator(options: object): Promise<Emulator>;
  };
  emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: { owner: { login: 'octo', scopes: ['repo'] }, other: { login: 'stranger', scopes: ['repo'] } },
      github: {
        users: [{ login: 'octo' }, { login: 'stranger' }],
        repos: [{ owner: 'octo', name: 'state', auto_init: true }],
      },
    },
  });
  server = await githubBefore(emulator.url, { owner: 'octo' });
});
afterAll(async () => {
  await server?.close();
  await emulator?.close();
  repository?.cleanup();
});
beforeEach(async () => {
  if (!isHere) return;
  await emulator.reset();
  await ask('POST', 'issues', { title: 'the pull request' });
});

async function ask(method: string, path: string, body?: object, token = 'owner') {
  const headers = { authorization: `token ${token}`, 'content-type': 'application/json' };
  const url = `${emulator.url}/repos/octo/state/${path}`;
  const answer = await fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}

interface Comment {
  readonly body: string;
  readonly user: { readonly login: string };
}
const comments = async (): Promise<readonly Comment[]> =>
  (await ask('GET', 'issues/1/comments')) as readonly Comment[];

function judge(head: string, inputs: Readonly<Record<string, string>>) {
  return runAction(repository, {
    event: 'pull_request',
    payload: { pull_request: { number: 1, base: { sha: ids.base, ref: 'main' }, head: { sha: ids[head] } } },
    inputs: { token: 'owner', ...inputs },
    environment: { GITHUB_API_URL: server.url },
  });
}

describe.skipIf(!isHere)('a pull request on the emulator', () => {
  it('has one comment, which follows what is true', async () => {
    const inputs = { comment: 'on-failure' };
    await ask('POST', 'issues/1/comments', { body: '<!-- stateward . -->\nmine' }, 'other');
    expect((await judge('bad', inputs)).code).toBe(1);
    expect((await judge('bad', inputs)).code).toBe(1);
    const [stranger, own, ...more] = await comments();
    expect(more).toEqual([]);
    expect(stranger).toMatchObject({ body: '<!-- stateward . -->\nmine', user: { login: 'stranger' } });
    expect(own?.body).toMatch(/^<!-- stateward \. -->\n## Stateward ❌ fail: /);
    expect((await judge('mild', inputs)).code).toBe(0);
    const [, cleared] = await comments();
    expect(cleared?.body).toMatch(/## Stateward ✅ pass: .*\n\n1 warning stands;/);
  });

  it('has one comment where two runs write it at once', async () => {
    const inputs = { comment: 'always' };
    await Promise.all([judge('bad', inputs), judge('bad', inputs), judge('bad', inputs)]);
    await judge('bad', inputs);
    expect(await comments()).toHaveLength(1);
  });

  it('has one comment of a person where GraphQL fails', async () => {
    const inputs = { comment: 'always', token: 'other' };
    const first = await judge('bad', inputs);
    const second = await judge('mild', inputs);
    expect([first.out, second.out].join('')).not.toContain('no comment was written');
    const all = await comments();
    expect(all.map(({ user }) => user.login)).toEqual(['stranger']);
    expect(all[0]?.body).toContain('✅ pass');
  });
});
