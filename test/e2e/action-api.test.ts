import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, stateFile } from '../support/action-story.ts';
import { type GithubServer, type ServerOptions, startGithub } from '../support/github-server.ts';
import { type ActionResult, runAction } from '../support/run-action.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { type node, passed, pretty, tree } from '../support/trees.ts';

/** More findings than annotations fit into one request: of one file they would be one cause. */
const many = 30;
/** In each file the node, and its root with it. */
const findings = 2 * many;
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
  ]);
});
afterAll(() => repository.cleanup());

interface Given extends ServerOptions {
  readonly head: 'clean' | 'bad' | 'many';
  readonly inputs: Readonly<Record<string, string>>;
  readonly event?: string;
}

/** Runs the Action against a GitHub of its own. */
async function run(given: Given): Promise<ActionResult & { readonly server: GithubServer }> {
  const server = await startGithub(given);
  const head = ids[['', 'clean', 'bad', 'many'].indexOf(given.head)] ?? '';
  const base = { sha: ids[0], ref: 'main' };
  const result = await runAction(repository, {
    event: given.event ?? 'pull_request',
    payload: { pull_request: { number: 7, base, head: { sha: head } } },
    inputs: { token: 'secret', ...given.inputs },
    environment: { GITHUB_API_URL: server.url },
  });
  await server.close();
  return { ...result, server };
}

const comment = (login: string, body = `${marker}\nold`, id = 1) => ({ id, body, user: { login } });
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
  ])('%s', async (_name, given, expected) => {
    const result = await run(given);
    expect(asked(result)).toEqual(expected);
    expect(result.code).toBe(given.head === 'clean' ? 0 : 1);
    for (const { body } of result.server.writes)
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

  it('that may not be written is a notice and changes no verdict', async () => {
    const denied = await run({ head: 'clean', inputs: { comment: 'always' }, readOnly: true });
    expect(denied.out).toMatch(/^::notice::no comment was written: HTTP 403/m);
    expect(denied.code).toBe(0);
    const broken = await run({ head: 'bad', inputs: { comment: 'always' }, failing: true });
    expect(broken.out).toMatch(/^::notice::no comment was written: HTTP 500/m);
    expect(broken.out).not.toContain('##[');
    expect(broken.code).toBe(1);
    const without = await run({ head: 'bad', inputs: { comment: 'always', token: '' } });
    expect(without.out).toContain('no comment was written: the input token is empty');
    for (const { out } of [denied, broken, without]) expect(out).not.toContain('secret');
  });
});

describe('the check run', () => {
  const inputs = { annotations: 'check-run' };

  it('has every finding, fifty at a time, and instead of commands', async () => {
    const result = await run({ head: 'many', inputs });
    expect(asked(result)).toEqual(['POST check-runs', 'PATCH check-runs/55']);
    const outputs = result.server.writes.map(({ body }) => body.output as { annotations: object[] });
    expect(outputs.map(({ annotations }) => annotations.length)).toEqual([50, findings - 50]);
    expect(outputs[0]?.annotations[0]).toMatchObject({
      path: 'many/0/.runner/state/tree.json',
      annotation_level: 'failure',
      start_line: expect.any(Number),
    });
    expect(result.server.writes[0]?.body).toMatchObject({ head_sha: ids[3], conclusion: 'failure' });
    expect(result.out).not.toMatch(/^::error/m);
    expect(result.code).toBe(1);
  });

  it('is a success where the job is, and never neutral', async () => {
    const { server } = await run({ head: 'clean', inputs });
    expect(server.writes[0]?.body).toMatchObject({ conclusion: 'success', status: 'completed' });
    const failed = await run({ head: 'clean', inputs: { ...inputs, guard: 'cancelled' } });
    expect(failed).toMatchObject({ code: 4, outputs: { verdict: 'cannot-judge' } });
    expect(failed.server.writes.map(({ body }) => body.conclusion)).not.toContain('neutral');
  });

  it('that may not be written gives way to commands', async () => {
    const denied = await run({ head: 'many', inputs, readOnly: true });
    expect(denied.out).toMatch(/^::notice::no check run was written: HTTP 403/m);
    expect(denied.out.match(/^::error /gm)).toHaveLength(10);
    expect(denied.out).toContain(`and ${findings - 10} more errors`);
    expect(denied.code).toBe(1);
  });
});
