import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { policyBytesAt } from '../../../src/engine/policy/policy-files.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';
import { type MemoryCommit, type MemoryFile, memoryRepository } from '../../support/memory-repository.ts';
import { configurationFile } from '../../support/policy-ranges.ts';

type Files = Readonly<Record<string, MemoryFile | null>>;

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const plan = prd(doneStory('US-1'), story('US-2'), story('US-3'));
const less = prd(doneStory('US-1', { acceptanceCriteria: ['It is there'] }), story('US-2'), story('US-3'));
const product = { name: 'Shop', goals: ['sell'] };
const path = 'prd.json';

/** What is found as each commit follows the one before, judged by the policy of the first; warnings and errors. */
async function found(...versions: readonly Files[]): Promise<string[]> {
  const commits = versions.map(
    (files, index): MemoryCommit => ({ message: 'work', files: { 'code.ts': `${index}`, ...files } }),
  );
  const repository = memoryRepository(commits);
  const bytes = await policyBytesAt(repository, repository.range.base, kinds);
  if (!bytes.ok) throw new Error(bytes.obstacle.message);
  const report = await checkRange({ ...repository, ...policyOf(bytes.value, kinds), policyKinds: kinds });
  expect(report.obstacles).toEqual([]);
  const rows = report.findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, ruleId, file }) => `${severity} ${ruleId.replace('checklist/', '')} ${file}`);
  return [...new Set(rows)].sort();
}

const tampered = (file: string) => [`error done-changed ${file}`];

describe('a checklist without a configuration is judged', () => {
  it.each<[where: string, file: string]>([
    ['at its usual name', path],
    ['in a folder', 'apps/shop/prd.json'],
    ['in a folder that begins with a dot', '.ralph/prd.json'],
    ['by a name with a wildcard', 'tasks/prd-checkout.json'],
  ])('%s', async (_, file) => {
    expect(await found({ [file]: text(plan) }, { [file]: text(less) })).toEqual(tampered(file));
  });

  it('by the severities of its preset, which the configuration goes before', async () => {
    const taken = prd(story('US-1'), story('US-2'), story('US-3'));
    const off = { [configurationFile]: 'version: 1\nrules: {checklist/reopened: off}\n' };
    expect(await found({ [path]: text(plan) }, { [path]: text(taken) })).toEqual([`error reopened ${path}`]);
    expect(await found({ ...off, [path]: text(plan) }, { [path]: text(taken) })).toEqual([]);
  });

  it('and each of several by its own', async () => {
    const tasks = (description: string) => [
      { id: 1, title: 'Dragons', description, status: 'done', passes: true },
      { id: 2, title: 'Mice', description: 'Feed them', status: 'pending', passes: false },
    ];
    const all = (what: string) => ({
      'a/tasks/tasks.json': text({ master: { tasks: tasks(what) } }),
      'b/feature_list.json': text(tasks(what)),
      'c/sprint-status.yaml': `development_status:\n  ${what}: done\n  other: done\n  third: backlog\n`,
    });
    expect(await found(all('one'), all('two'))).toEqual([
      'error done-changed a/tasks/tasks.json',
      'error done-changed b/feature_list.json',
      'error done-removed c/sprint-status.yaml',
    ]);
  });
});

describe("another program's file of the name is not", () => {
  it.each<[what: string, file: string, versions: readonly unknown[]]>([
    ['a product in prose', path, [product, { ...product, goals: [] }, {}]],
    ['items that say nothing of done', path, [{ items: [{ id: 1 }] }, { items: [] }]],
    ['editor tasks', '.vscode/tasks.json', [{ tasks: [{ label: 'x', status: 'done' }] }, {}]],
    ['editor tasks in a folder of tasks', 'tasks/tasks.json', [{ tasks: [{ label: 'x' }] }, { tasks: [] }]],
    ['a longer name', 'prd.json.bak', [plan, less]],
    ['a list by hand', 'TODO.md', ['- [x] a\n', '- [ ] b\n']],
  ])('%s', async (_, file, versions) => {
    const commits = versions.map((version) => ({
      [file]: typeof version === 'string' ? version : text(version),
    }));
    expect(await found(...commits)).toEqual([]);
    expect(await found({}, ...commits, { [file]: null })).toEqual([]);
  });

  it('nor what is ignored', async () => {
    const ignoring = { [configurationFile]: 'version: 1\nignore: ["**/fixtures/**"]\n' };
    const file = 'test/fixtures/prd.json';
    expect(await found({ ...ignoring, [file]: text(plan) }, { [file]: text(less) })).toEqual([]);
  });
});

describe('there is no way out by', () => {
  it.each<[how: string, steps: readonly Files[], expected: readonly string[]]>([
    ['taking the shape away', [{ [path]: text(product) }], ['error emptied prd.json']],
    [
      'taking it away and changing on',
      [{ [path]: text(product) }, { [path]: text({ ...product, goals: [] }) }],
      ['error emptied prd.json'],
    ],
    ['renaming the list', [{ [path]: text({ plan: plan.userStories }) }], ['error emptied prd.json']],
    [
      'renaming the marks',
      [{ [path]: text(plan).replaceAll('passes', 'ok') }],
      ['error unknown-shape prd.json'],
    ],
    ['breaking it', [{ [path]: '{' }], ['error state-file/unreadable prd.json']],
    ['breaking it, and coming back with less', [{ [path]: '{' }, { [path]: text(less) }], tampered(path)],
    [
      'moving it to another usual name with less',
      [{ [path]: null, 'scripts/ralph/prd.json': text(less) }],
      tampered('scripts/ralph/prd.json'),
    ],
    [
      'moving it to the name of another format with less',
      [{ [path]: text(plan.userStories) }, { [path]: null, 'feature_list.json': text(less.userStories) }],
      tampered('feature_list.json'),
    ],
    [
      'moving it out of sight',
      [{ [path]: null, 'plan.json': text(less) }],
      ['warning state-file/deleted prd.json'],
    ],
    [
      'moving it out of sight and back',
      [
        { [path]: null, 'x.json': text(plan) },
        { 'x.json': text(less) },
        { 'x.json': null, [path]: text(less) },
      ],
      [...tampered(path), 'warning state-file/deleted prd.json', 'warning state-file/returned prd.json'],
    ],
    [
      'a link to another plan in its place',
      [{ [path]: { link: 'other.json' }, 'other.json': text(less) }],
      [`error state-file/not-regular ${path}`],
    ],
    ['a name of another case', [{ [path]: null, 'PRD.json': text(less) }], ['error done-changed PRD.json']],
    [
      'a second file of another case',
      [{ 'PRD.json': text(less) }],
      ['error state-file/case-collision PRD.json'],
    ],
    [
      'a configuration that leaves it out',
      [{ [path]: text(less), [configurationFile]: 'version: 1\ndetect: false\n' }],
      ['error done-changed prd.json', 'warning config/changed .stateward.yml'],
    ],
  ])('%s', async (_, steps, expected) => {
    expect(await found({ [path]: text(plan) }, ...steps)).toEqual([...expected].sort());
  });

  it('breaking what was never a checklist: it may have been meant as one, so that it is told', async () => {
    expect(await found({}, { [path]: '{' })).toEqual(['warning state-file/unreadable prd.json']);
    expect(await found({}, { [path]: '\n' })).toEqual([]);
    expect(await found({ [path]: text(plan) }, { [path]: '{' })).toEqual([
      'error state-file/unreadable prd.json',
    ]);
    expect(await found({ [path]: '{' }, { [path]: text(product) })).toEqual([
      'warning state-file/unreadable prd.json',
    ]);
  });
});

describe('the preview of a changed configuration', () => {
  it('names files by their shape too', async () => {
    const files = { [path]: text(plan), 'docs/prd.json': text(product) };
    const repository = memoryRepository([
      { message: 'a', files },
      { message: 'b', files: { [configurationFile]: 'version: 1\ndetect: false\n' } },
    ]);
    const none = { configuration: null, waivers: null };
    const report = await checkRange({ ...repository, ...policyOf(none, kinds), policyKinds: kinds });
    expect(report.findings.map(({ message }) => message)).toEqual([
      'this changes how state files are judged, from the next change on: it no longer governs prd.json',
    ]);
  });
});

describe('a preset in a file', () => {
  const file = 'gates/quests.yml';
  const state = 'quests/first.json';
  const preset = 'parse: json\nitems: [/quests]\nkey: [slug]\ndone: [{field: won}]\ncontract: [what]\n';
  const lax = preset.replace('contract: [what]', 'contract: []');
  const quests = (what: string) => text({ quests: [{ slug: 'a', what, won: true }] });
  const listed = (named = file) => ({
    [configurationFile]: `version: 1\nfiles: [{path: "quests/*.json", preset: ${named}}]\n`,
  });
  const base = { ...listed(), [file]: preset, [state]: quests('dragon') };
  const changed = `warning config/changed ${file}`;

  it.each<[what: string, base: Files, change: Files, expected: readonly string[]]>([
    ['judges', base, { [state]: quests('mouse') }, tampered(state)],
    [
      'judges by a path with a dot',
      { ...base, ...listed(`./${file}`) },
      { [state]: quests('mouse') },
      tampered(state),
    ],
    [
      'judges as it was, where it changes with what it judges',
      base,
      { [state]: quests('mouse'), [file]: lax },
      [...tampered(state), changed],
    ],
    [
      'judges as it was, where it is taken away with what it judges',
      base,
      { [state]: quests('mouse'), [file]: null },
      [...tampered(state), `error config/invalid ${configurationFile}`, changed],
    ],
    [
      'judges as it was, where another one is named',
      { ...base, 'gates/lax.yml': lax },
      { [state]: quests('mouse'), ...listed('gates/lax.yml') },
      [...tampered(state), `warning config/changed ${configurationFile}`],
    ],
    [
      'that becomes a link is refused',
      { ...base, 'gates/lax.yml': lax },
      { [file]: { link: 'lax.yml' } },
      [`error config/invalid ${file}`, changed],
    ],
    ['that breaks is refused', base, { [file]: 'parse: xml\n' }, [`error config/invalid ${file}`, changed]],
    [
      'that is broken on the base side is an error as long as it stays so',
      { ...base, [file]: 'parse: xml\n' },
      { other: '1' },
      [`error config/invalid ${file}`],
    ],
    [
      'that is broken on the base side may be mended',
      { ...base, [file]: 'parse: xml\n' },
      { [file]: preset },
      [changed, `warning config/invalid ${file}`],
    ],
    [
      'that is not there on the base side is an error as long as it stays so',
      { ...base, ...listed('gates/none.yml') },
      { other: '1' },
      [`error config/invalid ${configurationFile}`],
    ],
    [
      'that is not there on the base side may be added',
      { ...base, ...listed('gates/none.yml') },
      { 'gates/none.yml': preset },
      [`warning config/invalid ${configurationFile}`, 'warning config/changed gates/none.yml'],
    ],
    [
      'that the change names first may be wrong too',
      { [state]: quests('dragon') },
      { ...listed(), [file]: 'parse: xml\n' },
      [`warning config/changed ${configurationFile}`, `error config/invalid ${file}`],
    ],
    ['is no state, and other files beside it are no policy', base, { 'gates/other.yml': 'x' }, []],
  ])('%s', async (_, from, change, expected) => {
    expect(await found(from, change)).toEqual([...expected].sort());
  });
});
