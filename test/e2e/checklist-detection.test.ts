import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doneStory, prd, sprint, story } from '../support/checklists.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { reportOf, runCli } from '../support/run-cli.ts';

/** A clone with several formats at once, in folders, and another program's file of the same name. */
const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const plan = prd(doneStory('US-1'), story('US-2'), story('US-3'));
const less = prd(doneStory('US-1', { acceptanceCriteria: ['It is there'] }), story('US-2'), story('US-3'));
const tasks = [{ id: 1, title: 'Dragons', status: 'done' }];
const files = {
  'apps/shop/prd.json': text(plan),
  'docs/prd.json': text({ name: 'Shop', goals: ['sell'] }),
  'feature_list.json': text([{ id: 'f', description: 'Export', passes: false }]),
  'tools/.taskmaster/tasks/tasks.json': text({ master: { tasks } }),
  'docs/sprint-status.yaml': sprint({ 'epic-1': 'in-progress', '1-1-login': 'done' }),
  'TODO.md': '- [x] a\n- [ ] b\n',
  'code.ts': '0\n',
};
const governed = [
  'apps/shop/prd.json',
  'docs/sprint-status.yaml',
  'feature_list.json',
  'tools/.taskmaster/tasks/tasks.json',
];

let repository: HookedRepository;
let base = '';

beforeAll(() => {
  repository = createHookedRepository(['pre-commit', 'commit-msg']);
  const plans = [0, 1].map((index) => ({
    message: `plan ${index}`,
    files: { ...files, 'code.ts': `${index}\n` },
  }));
  base = repository.commitAll(plans).at(-1) ?? '';
  repository.git('config', 'user.name', 'n');
  repository.git('config', 'user.email', 'n@example.com');
});
afterAll(() => repository.cleanup());

const run = (...args: string[]) => {
  const { directory: cwd, environment } = repository;
  return runCli(args, { cwd, environment });
};

/** Starts over from the plan, with these files staged. */
function stage(staged: Readonly<Record<string, string | null>>): void {
  repository.startAt(base);
  repository.git('clean', '-q', '-f', '-d');
  repository.stage(staged);
}

const rows = async (...args: string[]) =>
  reportOf(await run('check', '--format', 'json', ...args))
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ file, ruleId }) => `${file} ${ruleId}`);

describe('the same checklists are seen', () => {
  it('by status, doctor and check --all', async () => {
    stage({});
    const titles = (await run('status')).out
      .split('\n')
      .filter((line) => files[line as 'TODO.md'] !== undefined);
    expect(titles.sort()).toEqual(governed);
    expect((await run('doctor')).out.replace(/\s+/g, ' ')).toContain(`ok governed: ${governed.join(', ')}`);
    expect(reportOf(await run('check', '--all', '--format', 'json')).files).toEqual(governed);
  });

  it('by a hook', () => {
    stage({ 'docs/prd.json': text({ name: 'Shop', goals: [] }), 'TODO.md': '', 'code.ts': '2\n' });
    expect(repository.try('commit', '-m', 'x')).toMatchObject({ code: 0 });
    for (const [path, content] of [
      ['apps/shop/prd.json', text(less)],
      ['apps/shop/prd.json', text({ name: 'Shop' })],
    ] as const) {
      stage({ [path]: content });
      expect(repository.try('commit', '-m', 'x')).toMatchObject({
        code: 1,
        text: expect.stringMatching(/checklist\/(done-changed|emptied)/),
      });
    }
  });

  it('by check of two files, which need the shape too', async () => {
    stage({ 'docs/next/prd.json': text({ name: 'Shop' }) });
    const other = await run('check', '--files', 'docs/prd.json', 'docs/next/prd.json');
    expect(other).toMatchObject({ code: 2, error: expect.stringContaining('neither version has the shape') });
    expect((await run('check', '--files', 'apps/shop/prd.json', 'docs/next/prd.json')).out).toContain(
      'checklist/emptied',
    );
  });
});

describe('init', () => {
  it('writes a configuration under which everything passes, and the same is governed', async () => {
    stage({});
    const { out, code } = await run('init', '--write', '--hook', 'none', '--no-workflow');
    expect(code).toBe(0);
    for (const path of governed) expect(out).toContain(`  ${path}: `);
    expect(out).not.toContain('docs/prd.json');
    const written = readFileSync(join(repository.directory, '.stateward.yml'), 'utf8');
    expect(written).toContain('  - path: "apps/shop/prd.json"\n    preset: ralph\n');
    expect(written).toContain('  - path: "**/sprint-status.yaml"\n    preset: bmad\n');
    const all = reportOf(await run('check', '--all', '--format', 'json'));
    expect(all).toMatchObject({ verdict: 'pass', files: governed });
    repository.git('add', '-A');
    expect(repository.try('commit', '-m', 'set up')).toMatchObject({ code: 0 });
  });

  it('is governed where it is at fault already, which check --all says', async () => {
    stage({ 'more/prd-two.json': text(prd(story('US-1'), story('US-1'))) });
    const { out } = await run('init', '--hook', 'none', '--no-workflow');
    expect(out).toContain('check --all');
    expect(out).toContain('- path: "**/prd-*.json"');
  });
});

const preset = [
  'parse: json',
  'items: [/quests]',
  'key: [slug]',
  'titleFields: [what]',
  'done: [{ field: state, values: [won] }]',
  'contract: [what, reward]',
  'rules: { born-done: error }',
  '',
];
const quests = (reward: string, state: string) =>
  text({
    quests: [
      { slug: 'dragon', what: 'Slay the dragon', reward: 'gold', state: 'won' },
      { slug: 'mouse', what: 'Catch the mouse', reward, state },
    ],
  });
const saga = 'quests/saga.json';

describe('a format that somebody invented', () => {
  it.each<[where: string, files: Readonly<Record<string, string>>]>([
    [
      'described in its entry',
      {
        '.stateward.yml': `version: 1\nfiles:\n  - path: quests/*.json\n    preset:\n${preset.map((line) => `      ${line}`.trimEnd()).join('\n')}`,
      },
    ],
    [
      'described in a file',
      {
        '.stateward.yml': 'version: 1\nfiles:\n  - path: quests/*.json\n    preset: ./gates/quests.yml\n',
        'gates/quests.yml': preset.join('\n'),
      },
    ],
  ])('%s is judged', async (_, policy) => {
    stage({ ...policy, [saga]: quests('cheese', 'open') });
    repository.git('commit', '-q', '--no-verify', '-m', 'plan quests');
    expect((await run('status', saga)).out).toContain(
      '✓ dragon "Slay the dragon"\n· mouse "Catch the mouse"',
    );
    repository.stage({ [saga]: quests('gold', 'won') });
    expect(await rows()).toEqual([`${saga} checklist/goalposts`]);
    expect(repository.try('commit', '-m', 'x')).toMatchObject({ code: 1 });
    repository.stage({ [saga]: quests('cheese', 'won') });
    expect(repository.try('commit', '-m', 'Catch the mouse')).toMatchObject({ code: 0 });
  });

  it('and described wrongly is told: file, line, value, what was expected, what next', async () => {
    const broken = preset.join('\n').replace('[/quests]', 'quests').replace('contract', 'contrakt');
    stage({
      '.stateward.yml': 'version: 1\nfiles:\n  - path: quests/*.json\n    preset: gates/quests.yml\n',
      'gates/quests.yml': broken,
    });
    const { code, error } = await run('check');
    expect(code).toBe(2);
    expect(error).toContain('gates/quests.yml:2:1  items must be a list, not "quests"\n');
    expect(error).toContain(
      "gates/quests.yml:6:1  contrakt is not a known option; did you mean 'contract'?\n",
    );
    expect(error).toContain('Correct these lines and run the command again');
    const refused = repository.try('commit', '-m', 'x');
    expect(refused.code).toBe(1);
    expect(refused.text).toMatch(/gates\/quests\.yml:2:1 +error +config\/invalid/);
    // A file that is not there is told where it is named, and a link is none.
    repository.git('rm', '-q', '-f', '--cached', 'gates/quests.yml');
    writeFileSync(join(repository.directory, 'elsewhere.yml'), preset.join('\n'));
    const file = join(repository.directory, 'gates/other.yml');
    mkdirSync(dirname(file), { recursive: true });
    symlinkSync('../elsewhere.yml', file);
    const named =
      'version: 1\nfiles:\n  - {path: a, preset: gates/none.yml}\n  - {path: b, preset: gates/other.yml}\n';
    writeFileSync(join(repository.directory, '.stateward.yml'), named);
    expect((await run('check')).error).toContain(
      '.stateward.yml:3:15  preset names gates/none.yml, and there is no such file',
    );
    expect((await run('check')).error).toContain(
      'gates/other.yml:1:1  must be a regular file, not a link or a submodule',
    );
  });

  it('is judged by its file in HEAD, whatever is staged with it', () => {
    stage({
      '.stateward.yml': 'version: 1\nfiles:\n  - path: quests/*.json\n    preset: gates/quests.yml\n',
      'gates/quests.yml': preset.join('\n'),
      [saga]: quests('cheese', 'open'),
    });
    repository.git('commit', '-q', '--no-verify', '-m', 'plan quests');
    const lax = preset.join('\n').replace('[what, reward]', '[what]');
    repository.stage({ 'gates/quests.yml': lax });
    const told = repository.try('commit', '-m', 'x');
    expect(told).toMatchObject({ code: 0 });
    expect(told.text.replace(/\s+/g, ' ')).toContain(`this changes how ${saga} is judged`);
    repository.git('reset', '-q', '--hard', 'HEAD~1');
    repository.stage({ 'gates/quests.yml': lax, [saga]: quests('gold', 'won') });
    expect(repository.try('commit', '-m', 'x')).toMatchObject({
      code: 1,
      text: expect.stringContaining('checklist/goalposts'),
    });
  });
});
