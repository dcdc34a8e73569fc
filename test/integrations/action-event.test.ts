import allExamples from '@octokit/webhooks-examples' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/check/user-error.ts';
import { type ActionTarget, readTarget } from '../../src/integrations/action/event.ts';

type Payload = Record<string, unknown>;

// The package's own types know nothing of importing it as JSON.
const examples = allExamples as unknown as readonly { name: string; examples: Payload[] }[];

/** Payloads that GitHub has sent, by event. */
function payloads(name: string): Payload[] {
  const found = examples.find((event) => event.name === name);
  return found?.examples ?? [];
}

function example(name: string, matches: (payload: Payload) => boolean = () => true): Payload {
  const found = payloads(name).find(matches);
  if (found === undefined) throw new Error(`no example of ${name}`);
  return structuredClone(found);
}

const sha = 'c'.repeat(40);
const zeros = '0'.repeat(40);
const id = 'd'.repeat(40);

function read(name: string, payload: unknown, ends?: { base: string; head: string }): ActionTarget | string {
  try {
    return readTarget({ name, payload, sha }, ends);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** The payload with one member replaced, however deep; undefined takes it away. */
function altered(payload: Payload, path: string, value: unknown): Payload {
  const copy = structuredClone(payload);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at: Record<string, unknown> = copy;
  for (const each of names) at = at[each] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const pullRequestEvents = [
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
];
const payloadOf = (name: string) => (name === 'pull_request_target' ? 'pull_request' : name);

describe('events of pull requests', () => {
  it.each(pullRequestEvents)('%s: every example gives the base tip and the head', (name) => {
    const all = payloads(payloadOf(name));
    expect(all.length).toBeGreaterThan(3);
    for (const payload of all) {
      const { base, head } = payload.pull_request as Record<string, { sha: string; ref: string }>;
      expect(read(name, payload)).toMatchObject({
        type: 'pull-request',
        base: base?.sha,
        head: head?.sha,
        baseBranch: base?.ref,
      });
    }
  });

  it('takes GITHUB_SHA for the merge result, but not where it cannot be one', () => {
    const payload = example('pull_request');
    const { head } = payload.pull_request as { head: { sha: string } };
    const given = (name: string, own: string) => readTarget({ name, payload, sha: own }, undefined);
    expect(given('pull_request', sha)).toHaveProperty('mergeResult', sha);
    expect(given('pull_request', head.sha)).not.toHaveProperty('mergeResult');
    expect(given('pull_request', 'refs/pull/1/merge')).not.toHaveProperty('mergeResult');
    expect(given('pull_request_target', sha)).not.toHaveProperty('mergeResult');
  });

  it.each<[string, unknown]>([
    ['pull_request.base.sha', undefined],
    ['pull_request.base.sha', zeros],
    ['pull_request.base.sha', 'main'],
    ['pull_request.base.sha', `--upload-pack=${id}`],
    ['pull_request.base.sha', `${id}\n`],
    ['pull_request.base.sha', [id]],
    ['pull_request.base.sha', { toString: id }],
    ['pull_request.head.sha', id.slice(1)],
    ['pull_request.head.sha', `${id}^`],
    ['pull_request.head.sha', id.toUpperCase()],
    ['pull_request.head.sha', 5],
    ['pull_request.base.ref', 'a..b'],
    ['pull_request.base.ref', 'main^{commit}'],
    ['pull_request.base.ref', 'main\nmain'],
    ['pull_request.base.ref', ''],
    ['pull_request.base.ref', null],
  ])('refuses a payload whose %s is %j', (path, value) => {
    const payload = altered(example('pull_request'), path, value);
    expect(read('pull_request', payload)).toContain(`no usable ${path}`);
  });

  it.each(['-evil', 'é"x', 'release/1.0', 'a;b$(c)', '\u202emain', '日本　語'])(
    'knows that a branch can be called %j',
    (ref) => {
      expect(
        read('pull_request', altered(example('pull_request'), 'pull_request.base.ref', ref)),
      ).toHaveProperty('baseBranch', ref);
    },
  );

  it.each([[null], ['text'], [[]], [{}], [{ pull_request: null }], [{ pull_request: [] }], [7]])(
    'refuses the payload %j',
    (payload) => {
      expect(read('pull_request', payload)).toContain('no usable pull_request.base.sha');
    },
  );

  it('takes ids of 64 digits, and no others', () => {
    const long = altered(example('pull_request'), 'pull_request.head.sha', 'e'.repeat(64));
    expect(read('pull_request', long)).toHaveProperty('head', 'e'.repeat(64));
    const between = altered(example('pull_request'), 'pull_request.head.sha', 'e'.repeat(50));
    expect(read('pull_request', between)).toContain('no usable pull_request.head.sha');
  });

  it('is not misled by a payload that names its prototype', () => {
    const payload = JSON.parse('{"__proto__": {"pull_request": {"base": {"sha": "x"}}}}');
    expect(read('pull_request', payload)).toContain('no usable pull_request.base.sha');
  });
});

describe('push', () => {
  const pushed = (change: Payload) => ({
    ...example('push'),
    ref: 'refs/heads/work',
    before: id,
    after: sha,
    ...change,
  });

  it.each<[string, Payload, unknown]>([
    [
      'an ordinary one',
      {},
      { type: 'push', before: id, after: sha, branch: 'work', defaultBranch: 'master' },
    ],
    ['a new branch', { before: zeros }, { type: 'push', before: undefined, after: sha }],
    ['a new branch with ids of 64 digits', { before: '0'.repeat(64) }, { type: 'push', before: undefined }],
    ['a deleted branch', { after: zeros }, { type: 'nothing', reason: 'refs/heads/work was deleted' }],
    ['a tag', { ref: 'refs/tags/v1' }, { type: 'nothing', reason: 'refs/tags/v1 is a tag' }],
    ['a deleted tag', { ref: 'refs/tags/v1', after: zeros }, { reason: 'refs/tags/v1 was deleted' }],
    ['a branch called like a tag', { ref: 'refs/heads/tags/v1' }, { type: 'push', branch: 'tags/v1' }],
    ['a branch called like an option', { ref: 'refs/heads/--all' }, { type: 'push', branch: '--all' }],
  ])('%s', (_name, change, expected) => {
    expect(read('push', pushed(change))).toMatchObject(expected as object);
  });

  it.each<[string, Payload]>([
    ['ref', { ref: 'work' }],
    ['ref', { ref: 'refs/heads/' }],
    ['ref', { ref: 'refs/pull/1/merge' }],
    ['ref', { ref: ['refs/heads/work'] }],
    ['before', { before: 'HEAD~1' }],
    ['before', { before: null }],
    ['after', { after: '' }],
    ['repository.default_branch', { repository: {} }],
    ['repository.default_branch', { repository: { default_branch: '*' } }],
  ])('refuses an unusable %s', (what, change) => {
    expect(read('push', pushed(change))).toContain(`no usable ${what}`);
  });

  it('understands every example', () => {
    for (const payload of payloads('push')) expect(read('push', payload)).toHaveProperty('type');
  });
});

describe('merge_group', () => {
  it('has a base and a head of its own', () => {
    const payload = example('merge_group');
    const { base_sha: base, head_sha: head } = payload.merge_group as Record<string, string>;
    expect(read('merge_group', payload)).toEqual({ type: 'merge-group', base, head });
  });

  it.each(['merge_group.base_sha', 'merge_group.head_sha'])('refuses an unusable %s', (path) => {
    expect(read('merge_group', altered(example('merge_group'), path, zeros))).toContain(`no usable ${path}`);
  });
});

describe('events that say nothing about a range', () => {
  it.each(['workflow_dispatch', 'schedule'])('%s needs base and head', (name) => {
    expect(read(name, {})).toContain(`the event ${name} does not say what is to be judged`);
    expect(read(name, {}, { base: 'a', head: 'b' })).toEqual({ type: 'inputs', base: 'a', head: 'b' });
  });

  const judged = new Set([...pullRequestEvents, 'push', 'merge_group', 'workflow_dispatch', 'schedule']);
  const others = examples.filter(({ name }) => !judged.has(name));

  it.each([...others.map(({ name }) => name), '', 'Push', 'constructor', '__proto__', 'toString'])(
    '%j is named and refused',
    (name) => {
      const said = read(name, payloads(name)[0] ?? {});
      expect(said).toContain(`the event "${name}`);
      expect(said).toContain('set the inputs base and head');
    },
  );

  it('base and head go before any event', () => {
    for (const name of ['push', 'pull_request', 'release', 'nonsense'])
      expect(read(name, null, { base: 'a', head: 'b' })).toEqual({ type: 'inputs', base: 'a', head: 'b' });
  });
});
