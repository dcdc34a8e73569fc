import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGitRepository } from '../../src/git/repository.ts';
import { judgeReceived } from '../../src/integrations/git-hooks/receive.ts';
import { kinds } from '../../src/kinds/index.ts';
import { commandOf } from '../support/repairs.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';

/**
 * A repository with a past that takes up the gate and is pushed for the first time: docs/judging.md, 4. Nothing is
 * there that could be a base, in four places that have to agree.
 */
const configuration = { '.stateward.yml': 'version: 1\nfiles:\n  - path: prd.json\n    preset: ralph\n' };
const story = (id: string, passes: boolean, promise = 'It works') => ({
  id,
  title: `Story ${id}`,
  acceptanceCriteria: [promise],
  passes,
});
const plan = (...stories: readonly object[]) => ({
  'prd.json': `${JSON.stringify({ branchName: 'ralph/shop', userStories: stories }, null, 2)}\n`,
});
const open = [story('US-001', false), story('US-002', false)] as const;
const first = story('US-001', true);
const less = story('US-001', true, 'It starts');
const zero = '0'.repeat(40);

const plans = [
  ['plan', { files: plan(...open) }],
  ['born done', { files: { ...plan(...open, story('US-003', true)) }, parents: ['plan'] }],
  ['adopts', { files: configuration, parents: ['born done'] }],
  ['honest', { files: { ...plan(first, open[1], story('US-003', true)), 'b.js': '1' }, parents: ['adopts'] }],
  ['cheats', { files: plan(less, open[1], story('US-003', true)), parents: ['honest'] }],
  ['repairs', { files: plan(first, open[1], story('US-003', true)), parents: ['cheats'] }],
  ['drops it', { files: { '.stateward.yml': null }, parents: ['cheats'] }],
  ['adopts again', { files: configuration, parents: ['drops it'] }],
  ['beside', { files: configuration, parents: ['plan'] }],
  ['main goes on', { files: { 'c.js': '1' }, parents: ['born done'] }],
  ['takes it in', { files: { ...configuration, 'c.js': '1' }, parents: ['main goes on', 'beside'] }],
  ['never adopts', { files: { ...plan(less, open[1]), 'd.js': '1' }, parents: ['plan'] }],
  ['begins with it', { files: { ...configuration, ...plan(first, open[1]) }, parents: [] }],
  ['finished', { files: { ...plan(first, open[1]), 'f.js': '1' }, parents: ['plan'] }],
  ['adopts and lowers', { files: { ...configuration, ...plan(less, open[1]) }, parents: ['finished'] }],
  ['goes on', { files: plan(less, open[1]), parents: ['begins with it'] }],
  ['merges a cheat', { files: plan(less, open[1], story('US-003', true)), parents: ['honest', 'cheats'] }],
  ['old work', { files: { 'e.js': '1' }, parents: ['born done'] }],
] as const;

let repository: HookedRepository;
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? name;

beforeAll(() => {
  repository = createHookedRepository(['pre-push']);
  const names = plans.map(([name]) => name as string);
  const made = repository.commitAll(
    plans.map(([name, { files, ...more }]) => ({
      message: name,
      files,
      branch: name.replaceAll(' ', '-'),
      ...('parents' in more ? { parents: more.parents.map((each) => names.indexOf(each)) } : {}),
    })),
  );
  names.forEach((name, index) => void ids.set(name, made[index] ?? ''));
  repository.git('checkout', '-q', '--detach', id('adopts'));
});
afterAll(() => repository.cleanup());

interface Said {
  readonly code: number | null;
  readonly out: string;
}

/** One push, as each of the places sees it. The remote holds nothing, or what was pushed before. */
const places: Readonly<Record<string, (head: string, before?: string) => Promise<Said>>> = {
  'the hook': async (head, before) => {
    const remote = `${repository.directory}-${Math.random().toString(36).slice(2)}.git`;
    spawnSync('git', ['init', '-q', '--bare', remote], { env: repository.environment });
    repository.startAt(head);
    const push = (...args: string[]) => repository.try('push', '-q', ...args);
    if (before !== undefined) push('--no-verify', remote, `${before}:refs/heads/main`);
    const { code, text } = push(remote, `${head}:refs/heads/main`);
    return { code, out: text };
  },
  'the Action': async (head, before) => {
    repository.startAt(head);
    const payload = {
      ref: 'refs/heads/main',
      before: before ?? zero,
      after: head,
      repository: { default_branch: 'main' },
    };
    return runAction(repository, { event: 'push', payload });
  },
  'check --ci': async (head, before) => {
    repository.startAt(head);
    const variables = { CI_COMMIT_SHA: head, CI_COMMIT_BRANCH: 'main', CI_DEFAULT_BRANCH: 'main' };
    const { code, out, error } = await runCli(['check', '--ci', '--verbose'], {
      cwd: repository.directory,
      environment: {
        ...repository.environment,
        ...variables,
        GITLAB_CI: '1',
        CI_PIPELINE_SOURCE: 'push',
        CI_COMMIT_BEFORE_SHA: before ?? zero,
      },
    });
    return { code, out: out + error };
  },
  'the server': async (head, before) => {
    const listed = repository.git('for-each-ref', '--format=delete %(refname)');
    repository.git('checkout', '-q', '-f', '--detach', head);
    const lines = [
      ...listed.split('\n'),
      ...(before === undefined ? [] : [`update refs/heads/main ${before}`]),
    ];
    repository.feed(
      lines
        .filter((line) => line !== '')
        .map((line) => `${line}\n`)
        .join(''),
      'update-ref',
      '--stdin',
    );
    const opened = openGitRepository(repository.directory, repository.environment);
    const [said] = await judgeReceived(opened, `${before ?? zero} ${head} refs/heads/main\n`, kinds);
    const findings = said?.report?.findings ?? [];
    const rules = findings.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId);
    const out = [
      ...rules,
      ...(said?.report?.notices ?? []),
      ...findings.flatMap((finding) => commandOf(finding) ?? []),
    ].join('\n');
    return { code: said?.report?.verdict === 'pass' ? 0 : 1, out };
  },
};

const each = Object.entries(places).map(([place, push]) => ({ place, push }));

describe.each(each)('the first push, as $place judges it', ({ push }) => {
  it.each([
    ['honest', 'work after the configuration came'],
    ['repairs', 'what was repaired before it left'],
    ['takes it in', 'a configuration that came by a merge'],
  ])('accepts what lies before the gate, and %s: %s', async (head) => {
    const { code, out } = await push(id(head));
    expect(out).not.toContain('checklist/born-done');
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('before .stateward.yml came, is accepted');
  });

  it.each([
    ['cheats', 'checklist/done-changed', 'a cheat since'],
    ['adopts again', 'checklist/done-changed', 'a configuration that goes and comes back'],
    ['merges a cheat', 'checklist/done-changed', 'a cheat that a merge brings'],
    ['adopts and lowers', 'checklist/done-changed', 'the commit that brings the configuration'],
    ['never adopts', 'checklist/goalposts', 'a past without a configuration'],
    ['goes on', 'checklist/done-changed', 'what follows a first commit that brings it'],
  ])('refuses %s: %s, for %s', async (head, rule) => {
    const { code, out } = await push(id(head));
    expect(out).toContain(rule);
    expect(code).toBe(1);
  });

  it('opens nothing for the push after it', async () => {
    const { code, out } = await push(id('cheats'), id('honest'));
    expect(out).toContain('checklist/done-changed');
    expect(out).not.toContain('first push');
    expect(code).toBe(1);
  });

  it('prints a way back from where it judged', async () => {
    const { out } = await push(id('cheats'));
    const [way = ''] = /(?:git checkout|stateward\S* repair|\S+ repair) .*/.exec(out) ?? [];
    expect(way).not.toContain('--root');
    expect(way).not.toBe('');
  });
});

it('by hook of two branches holds none of them against the other for what lies before the gate', async () => {
  const remote = `${repository.directory}-two.git`;
  spawnSync('git', ['init', '-q', '--bare', remote], { env: repository.environment });
  repository.startAt(id('honest'));
  const both = [`${id('honest')}:refs/heads/main`, `${id('old work')}:refs/heads/old`];
  expect(repository.try('push', '-q', remote, ...both)).toMatchObject({ code: 0 });
});
