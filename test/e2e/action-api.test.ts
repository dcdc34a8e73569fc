import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, stateFile } from '../support/action-story.ts';
import { type GithubServer, type ServerOptions, startGithub } from '../support/github-server.ts';
import { type ActionResult, runAction } from '../support/run-action.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { type node, passed, pretty, tree } from '../support/trees.ts';

/** More findings than annotations fit into one request: of one file they would be one cause. */
const many = 30;
const trees = (make: (id: string) => ReturnType<typeof node>) =>
  Object.fromEntries(
    Array.from({ length: many }, (_, index) => [
      `many/${index}/.runner/state/tree.json`,
      pretty(tree(make(`n${index}`))),
    ]),
  );
const marker = '<!-- stateward . -->';
const bot = 'github-actions[bot]';

let repository: TemporaryRepository;
let ids: string[] = [];

beforeAll(() => {
  repository = createTemporaryRepository();
  ids = repository.commitAll([
    {
      message: 'start',
      files: { [stateFile]: open, ...trees((id) => passed(id)) },
    },
    { message: 'clean', files: { 'readme.md': 'x' }, branch: 'clean', parents: [0] },
    {
      message: '@everyone ::error::x',
      files: { [stateFile]: open.replace('"a"', '"</pre>@octo"') },
      branch: 'bad',
      parents: [0],
    },
    {
      message: 'many',
      files: trees((id) => passed(id, { goal: 'less' })),
      branch: 'many',
      parents: [0],
    },
    {
      message: 'mild',
      files: { '.stateward.yml': 'version: 1\nrules:\n  checklist/evidence: error\n' },
      branch: 'mild',
      parents: [0],
    },
  ]);
});
afterAll(() => repository.cleanup());

interface Given extends ServerOptions {
  readonly head: 'clean' | 'bad' | 'many' | 'mild';
  readonly inputs: Readonly<Record<string, string>>;
  readonly event?: string;
}

/** Runs the Action against a GitHub of its own. */
async function run(given: Given): Promise<ActionResult & { readonly server: GithubServer }> {
  const server = await startGithub(given);
  const result = await runAgainst(server, given);
  await server.close();
  return { ...result, server };
}

async function runAgainst(server: GithubServer, given: Given): Promise<ActionResult> {
  const head = ids[['', 'clean', 'bad', 'many', 'mild'].indexOf(given.head)] ?? '';
  const base = { sha: ids[0], ref: 'main' };
  return runAction(repository, {
    event: given.event ?? 'pull_request',
    payload: { pull_request: { number: 7, base, head: { sha: head } } },
    inputs: { token: 'secret', ...given.inputs },
    environment: { GITHUB_API_URL: server.url },
  });
}

const comment = (login: string, body = `${marker}\nold`, id = 1) => ({
  id,
  body,
  user: { login, type: login.endsWith('[bot]') ? ('Bot' as const) : ('User' as const) },
});
const asked = ({ server }: { readonly server: GithubServer }) =>
  server.writes.map(({ method, path }) => `${method} ${path.replace('/repos/octo/state/', '')}`);

describe('the comment', () => {
  it.each<[string, Given, string[]]>([
    [
      'is written when it fails',
      { head: 'bad', inputs: { comment: 'on-failure' } },
      ['POST issues/7/comments'],
    ],
    ['is not written when all is well', { head: 'clean', inputs: { comment: 'on-failure' } }, []],
    [
      'is written always where that is asked for',
      { head: 'clean', inputs: { comment: 'always' } },
      ['POST issues/7/comments'],
    ],
    ['is never written unasked', { head: 'bad', inputs: {} }, []],
    [
      'is updated in place',
      {
        head: 'bad',
        inputs: { comment: 'on-failure' },
        comments: [comment('octo', 'hello', 3), comment(bot)],
      },
      ['PATCH issues/comments/1'],
    ],
    [
      'is not the one in which a stranger wrote the marker',
      { head: 'bad', inputs: { comment: 'on-failure' }, comments: [comment('stranger')] },
      ['POST issues/7/comments'],
    ],
    [
      'is that of the app whose token it is',
      {
        head: 'bad',
        viewer: 'own-app[bot]',
        inputs: { comment: 'on-failure' },
        comments: [comment(bot), comment('own-app[bot]', `${marker}\nold`, 2)],
      },
      ['PATCH issues/comments/2'],
    ],
    [
      'is told apart from that of another checkout',
      {
        head: 'bad',
        inputs: { comment: 'on-failure' },
        comments: [comment(bot, '<!-- stateward other -->\nold')],
      },
      ['POST issues/7/comments'],
    ],
    [
      'is cleared when all is well again',
      { head: 'clean', inputs: { comment: 'on-failure' }, comments: [comment(bot)] },
      ['PATCH issues/comments/1'],
    ],
    [
      'of a person is found where GraphQL fails',
      {
        head: 'bad',
        user: 'octo',
        inputs: { comment: 'on-failure' },
        comments: [comment(bot), comment('octo', `${marker}\nold`, 2)],
      },
      ['PATCH issues/comments/2'],
    ],
    [
      'of an app is found where nobody says who we are, and that of a person is not',
      {
        head: 'bad',
        inputs: { comment: 'on-failure' },
        comments: [comment('stranger'), comment('own-app[bot]', `${marker}\nold`, 2)],
      },
      ['PATCH issues/comments/2'],
    ],
    [
      'that stands twice stands once again',
      {
        head: 'bad',
        viewer: bot,
        inputs: { comment: 'on-failure' },
        comments: [comment(bot), comment(bot, `${marker}\nold`, 2), comment('octo', `${marker}\nold`, 3)],
      },
      ['PATCH issues/comments/1', 'DELETE issues/comments/2'],
    ],
  ])('%s', async (_name, given, expected) => {
    const result = await run(given);
    expect(asked(result)).toEqual(expected);
    expect(result.code).toBe(given.head === 'clean' ? 0 : 1);
    for (const { body } of result.server.writes.filter(({ method }) => method !== 'DELETE'))
      expect(body.body).toMatch(/^<!-- stateward \. -->\n## Stateward [✅❌⚪] /u);
  });

  it('is not written again where nothing changed', async () => {
    const given = { head: 'bad', inputs: { comment: 'always' } } as const;
    const first = await run(given);
    expect(asked(await run({ ...given, comments: first.server.comments }))).toEqual([]);
  });

  it('holds hostile text where nothing of it is active', async () => {
    const [body] = (await run({ head: 'bad', inputs: { comment: 'always' } })).server.comments;
    const outside = body?.body.replace(/^(`{3,}|~{3,}).*$[\s\S]*?^\1$/gm, '') ?? '';
    expect(outside).toContain('octo');
    expect(outside).not.toMatch(/@octo|@everyone|<\/pre>/);
  });

  it('fits', async () => {
    const [body] = (await run({ head: 'many', inputs: { comment: 'always' } })).server.comments;
    expect(Buffer.byteLength(body?.body ?? '')).toBeLessThanOrEqual(65_536);
  });

  it('says what stands where it is cleared', async () => {
    const given = { inputs: { comment: 'on-failure' }, comments: [comment(bot)] } as const;
    const said = async (more: Pick<Given, 'head' | 'inputs'>) =>
      (await run({ ...given, ...more })).server.comments[0]?.body;
    expect(await said({ head: 'clean', inputs: given.inputs })).toContain('\nNothing stands any more;');
    const never = { ...given.inputs, 'fail-on': 'never' };
    expect(await said({ head: 'bad', inputs: never })).toMatch(
      /## Stateward ❌ fail: \d+ errors?.*\n\n\d+ errors? stands?;/,
    );
    expect(await said({ head: 'mild', inputs: given.inputs })).toMatch(
      /## Stateward ✅ pass: 0 errors, 1 warning, .*\n\n1 warning stands;/,
    );
  });

  it('is left to the run for the last push', async () => {
    const pulls = { 7: { head: { sha: 'b'.repeat(40) } } };
    const result = await run({ head: 'bad', inputs: { comment: 'always' }, pulls });
    expect(asked(result)).toEqual([]);
    expect(result.out).toMatch(/^::notice::the pull request has gone on to bbbbbbb, whose run/m);
    const own = await run({
      head: 'bad',
      inputs: { comment: 'always' },
      pulls: { 7: { head: { sha: ids[2] } } },
    });
    expect(asked(own)).toEqual(['POST issues/7/comments']);
  });

  it('is one where two runs write it at once', async () => {
    const given = { head: 'bad', viewer: bot, together: 2, inputs: { comment: 'always' } } as const;
    const server = await startGithub(given);
    const results = await Promise.all([runAgainst(server, given), runAgainst(server, given)]);
    await server.close();
    expect(results.map(({ code }) => code)).toEqual([1, 1]);
    expect(server.writes.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect(server.comments).toHaveLength(1);
    expect(results.map(({ out }) => out).join('')).not.toContain('no comment was written');
  });

  it('without a token is a notice', async () => {
    const without = await run({ head: 'bad', inputs: { comment: 'always', token: '' } });
    expect(without.out).toContain('no comment was written: the input token is empty');
  });
});

describe('what GitHub refuses', () => {
  const limited = {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Date.UTC(2026, 10, 23, 12, 34) / 1000),
  };
  const writing = 'runs for forks and Dependabot never have it';
  const refusals: readonly [string, ServerOptions, RegExp][] = [
    ['a token that may only read', { readOnly: true }, new RegExp(`HTTP 403: .*; the job needs permissions: .*: write; ${writing}`)],
    ['a token that is over', { fault: { status: 401, message: 'Bad credentials' } }, /HTTP 401: Bad credentials.*; the token is not valid/],
    ['what it does not show', { fault: { status: 404, message: 'Not Found' } }, /HTTP 404: Not Found.*; the job needs permissions/],
    ['what it does not take', { fault: { method: 'POST', status: 422, message: 'No commit found for SHA' } }, /HTTP 422: No commit found for SHA/],
    ['what it repeats', { fault: { method: 'POST', status: 422, message: 'bad header: token secret' } }, /HTTP 422: bad header: token \*\*\*(?!.*secret)/],
    ['what it does for nobody', { fault: { status: 500, message: '::error::##[error]broken' } }, /HTTP 500: .*; run the job again/],
    ['what its gateway does for nobody', { fault: { status: 502, message: '<html>' } }, /HTTP 502: .*; run the job again/],
    ['too many requests', { fault: { status: 403, message: 'API rate limit exceeded', headers: limited } }, /HTTP 403: .*; too many requests: run the job again after 12:34 UTC/],
    ['too many at once', { fault: { status: 429, message: 'slow down', headers: { 'retry-after': '60' } } }, /HTTP 429: .*; too many requests: run the job again in 60 seconds/],
    ['to answer at all', { fault: {} }, /GitHub did not answer within 15 seconds/],
  ]; // biome-ignore format: a table

  const inputs = { comment: 'always' };
  const notice = (what: string, expected: RegExp) =>
    new RegExp(`^::notice::${what}: ${expected.source}`, 'm');

  it.concurrent.each(refusals)('%s is a notice and changes no verdict', async (_, options, expected) => {
    const { out, code, outputs } = await run({ head: 'bad', inputs, ...options });
    expect(out).toMatch(/^::error file=/m);
    expect([code, outputs.verdict]).toEqual([1, 'fail']);
    expect(out).toMatch(notice('no comment was written', expected));
    expect(out).not.toContain('secret');
    expect(out).not.toContain('##[');
  });

  it('makes nothing red that is clean', async () => {
    const [[, options, expected] = expect.fail()] = refusals;
    const { out, code, outputs } = await run({ head: 'clean', inputs, ...options });
    expect([code, outputs.verdict]).toEqual([0, 'pass']);
    expect(out).toMatch(notice('no comment was written', expected));
  });
});
