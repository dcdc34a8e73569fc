import { describe, expect, it } from 'vitest';
import { repairTexts } from '../../../src/engine/report/repair-text.ts';
import { readParts } from '../../../src/engine/versions/read-version.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import type { Checklist } from '../../../src/kinds/checklist/model.ts';
import type { ChecklistOptions } from '../../../src/kinds/checklist/options.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * What is written into a version where some subjects are refused: with the wanted document as target, and, where only fields are
 * refused, with the graft of an earlier version. Undefined where that cannot be written.
 */
function written(
  preset: string | JsonObject,
  {
    before,
    after,
    wanted,
  }: { readonly before: string | Texts; readonly after: string | Texts; readonly wanted: string | Texts },
  subjects: readonly string[],
) {
  const checked = checklist.options.check({ preset });
  const options: ChecklistOptions = checked.ok ? checked.options : checklist.options.defaults;
  const file = {
    kind: checklist,
    settings: { options, rules: new Map() },
    limits: defaultLimits,
    path: 'file',
  };
  const read = (texts: string | Texts) => {
    return readParts(file, Object.entries(typeof texts === 'string' ? { '': texts } : texts));
  };
  const docOf = (texts: string | Texts) => read(texts).parsed?.doc as Checklist;
  const isOfFields = subjects.every((subject) => subject.includes('#'));
  const targets = [
    docOf(wanted),
    ...(isOfFields && checklist.edit?.graft
      ? [checklist.edit?.graft(docOf(after), docOf(before), subjects)]
      : []),
  ];
  const all = targets.map((target) => {
    const texts = repairTexts(file, read(after), target, subjects);
    if (texts === undefined) return undefined;
    return typeof after === 'string' ? (texts.get('') ?? after) : { ...after, ...Object.fromEntries(texts) };
  });
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
  return all[0];
}

const story = (id: string, rest: string) => `    { "id": "${id}", "title": "Title of ${id}", ${rest} }`;
const prd = (...stories: string[]) =>
  `{\n  "branchName": "x",\n  "userStories": [\n${stories.join(',\n')}\n  ]\n}\n`;

describe('JSON: stories', () => {
  const open = (id: string) => story(id, '"passes": false');
  const done = (id: string) => story(id, '"passes": true');
  it.each([
    ['a mark', prd(open('a'), open('b')), prd(done('a'), done('b')), ['b#(done)'], prd(done('a'), open('b'))],
    ['a field', prd(done('a')), prd(done('a').replace('of a', 'of z')), ['a#title'], prd(done('a'))],
    [
      'a field that came',
      prd(open('a')),
      prd(story('a', '"passes": false, "x": 1')),
      ['a#x'],
      prd(open('a')),
    ],
    [
      'a field that went',
      prd(story('a', '"passes": false, "x": [1]')),
      prd(open('a')),
      ['a#x'],
      prd(story('a', '"passes": false, "x": [1]')),
    ],
    [
      'an item that went',
      prd(done('a'), done('b'), open('c')),
      prd(done('a'), done('c')),
      ['b'],
      prd(done('a'), done('b'), done('c')),
    ],
    ['an item that came', prd(open('a')), prd(done('n'), done('a')), ['n'], prd(done('a'))],
    [
      'an item, whole',
      prd(open('a'), open('b')),
      prd(done('a'), done('b')),
      ['a'],
      prd(open('a'), done('b')),
    ],
    [
      'the only one',
      prd(done('a')),
      '{\n  "branchName": "x",\n  "userStories": []\n}\n',
      ['a'],
      prd('    {\n      "id": "a",\n      "title": "Title of a",\n      "passes": true\n    }'),
    ],
  ])('%s', (_, before, after, subjects, wanted) => {
    expect(written('ralph', { before, after, wanted }, subjects)).toBe(wanted);
  });

  it('a member, and an item of a map, that stand twice', () => {
    const twice = prd(story('a', '"passes": true, "passes": false'));
    const once = prd(story('a', '"passes": false'));
    expect(written('ralph', { before: once, after: twice, wanted: once }, ['a'])).toBe(once);
  });

  it('items inside of items, in a compact file', () => {
    const before =
      '{"tasks":[{"id":1,"title":"t","status":"pending","subtasks":[{"id":1,"title":"s","status":"pending"}]}]}';
    const after =
      '{"tasks":[{"id":1,"title":"t","status":"done","subtasks":[{"id":1,"title":"s","status":"done"},{"id":2,"title":"u","status":"done"}]}]}';
    const second = '{"id":2,"title":"u","status":"done"}';
    const cases = [
      [after, 'master:1.1#(done)', after.replace('"s","status":"done"', '"s","status":"pending"')],
      [after, 'master:1.2', after.replace(`,${second}`, '')],
      [before, 'master:1.2', before.replace('}]}]}', `},${second}]}]}`)],
    ] as const;
    for (const [text, subject, wanted] of cases)
      expect(written('task-master', { before, after: text, wanted }, [subject])).toBe(wanted);
  });
});

describe('JSON: tags', () => {
  const task = (id: number, status: string) => ({ id, title: `T ${id}`, status });
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const master = { tasks: [task(1, 'pending')] };
  const feature = { tasks: [task(1, 'done'), { ...task(2, 'done'), subtasks: [task(1, 'done')] }] };
  const ticked = { tasks: [task(1, 'done')] };
  const both = ['feature:1', 'feature:2', 'feature:2.1'];

  it.each([
    ['gone', { master: ticked }],
    ['gone, less its tasks', { master: ticked, feature: {} }],
    ['left without tasks', { master: ticked, feature: { tasks: [] } }],
    ['null tasks', { master: ticked, feature: { tasks: null } }],
    ['a text', { master: ticked, feature: 'later' }],
  ])('one that is %s comes back, and an honest mark beside it stays', (_, after) => {
    const wanted = text({ master: ticked, feature });
    const texts = { before: text({ master, feature }), after: text(after), wanted };
    expect(JSON.parse(String(written('task-master', texts, both)))).toEqual(JSON.parse(wanted));
  });
});

describe('JSON lines: issues', () => {
  const issue = (id: string, status: string) =>
    `{"id":"${id}","title":"T ${id}","issue_type":"task","status":"${status}"}\n`;
  it.each([
    [
      'a status',
      issue('a', 'open') + issue('b', 'open'),
      issue('a', 'closed') + issue('b', 'closed'),
      ['b#(done)'],
      issue('a', 'closed') + issue('b', 'open'),
    ],
    [
      'an issue that went',
      issue('a', 'closed') + issue('b', 'open'),
      issue('b', 'closed'),
      ['a'],
      issue('a', 'closed') + issue('b', 'closed'),
    ],
    [
      'an issue that came',
      issue('a', 'open'),
      issue('a', 'open') + issue('b', 'closed'),
      ['b'],
      issue('a', 'open'),
    ],
  ])('%s', (_, before, after, subjects, wanted) => {
    expect(written('beads', { before, after, wanted }, subjects)).toBe(wanted);
  });
});

it('JSON lines: a blocker comes back, and other dependencies stay', () => {
  const on = (id: string, type: string) => `{"depends_on_id":"${id}","type":"${type}"}`;
  const issue = (...dependencies: readonly string[]) =>
    `{"id":"a","title":"T","issue_type":"task","status":"open","dependencies":[${dependencies}]}\n`;
  const [before, after] = [issue(on('b', 'blocks')), issue(on('c', 'related'))];
  const wanted = issue(on('c', 'related'), on('b', 'blocks'));
  expect(written('beads', { before, after, wanted }, ['a#blockers'])).toBe(wanted);
});

describe('YAML: a map of statuses', () => {
  const status = (...lines: string[]) =>
    `# Sprint\nproject: x\ndevelopment_status:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  it.each([
    [
      'a status',
      status('1-1-a: backlog # c', '1-2-b: review'),
      status('1-1-a: done # c', '1-2-b: done'),
      ['1-1-a#(done)'],
      status('1-1-a: backlog # c', '1-2-b: done'),
    ],
    [
      'a story that went',
      status('1-1-a: done', '1-2-b: done', '1-3-c: done'),
      status('1-1-a: done', '# here', '1-3-c: done'),
      ['1-2-b'],
      status('1-1-a: done', '1-2-b: done', '# here', '1-3-c: done'),
    ],
    [
      'a story that came',
      status('1-1-a: done'),
      status('1-1-a: done', '1-9-z: done'),
      ['1-9-z'],
      status('1-1-a: done'),
    ],
  ])('%s', (_, before, after, subjects, wanted) => {
    expect(written('bmad', { before, after, wanted }, subjects)).toBe(wanted);
  });
});

describe('a map that is left without items', () => {
  it('gets them back, the first one at its beginning', () => {
    const wanted = 'development_status:\n  epic-1: in-progress\n  1-1-a: done\n  1-2-b: done\n';
    for (const after of ['development_status:\n', 'development_status:\n  1-2-b: done\n'])
      expect(written('bmad', { before: wanted, after, wanted }, ['epic-1', '1-1-a', '1-2-b'])).toBe(wanted);
  });
});

describe('an order', () => {
  it('comes back, with what changed of an item that moved', () => {
    const item = (id: string, passes: boolean) => `{"id":"${id}","description":"d ${id}","passes":${passes}}`;
    const list = (...items: string[]) => `[${items.join(',')}]`;
    const wanted = list(item('a', true), item('b', false), item('c', false));
    const after = list(item('b', false), item('c', false), item('a', false));
    expect(
      written('feature-list', { before: wanted, after, wanted }, ['a', '#(before a)', '#(before b)']),
    ).toBe(wanted);
  });
});

describe('Markdown: tasks', () => {
  const page = (...lines: string[]) =>
    `# Plan\n\n## Build\n\n${lines.map((line) => `${line}\n`).join('')}\n## Ship\n\n* [ ] 9. Send it\n`;
  it.each([
    [
      'a mark',
      page('- [ ] 1. One', '- [ ] 2. Two'),
      page('- [X] 1. One', '- [x] 2. Two ✅'),
      ['2#(done)'],
      page('- [X] 1. One', '- [ ] 2. Two ✅'),
    ],
    ['a text', page('- [x] 1. One'), page('- [x] 1. Another'), ['1'], page('- [x] 1. One')],
    [
      'a task that went',
      page('- [x] 1. One', '- [x] 2. Two', '  - why'),
      page('- [x] 1. One'),
      ['2'],
      page('- [x] 1. One', '- [x] 2. Two', '  - why'),
    ],
    [
      'a task that came',
      page('- [x] 1. One'),
      page('- [x] 1. One', '- [x] 2. Two', '  below it'),
      ['2'],
      page('- [x] 1. One'),
    ],
    [
      'a task in another section',
      page('- [ ] 1. One'),
      page('- [x] 1. One').replace('* [ ] 9. Send it\n', ''),
      ['Ship: 9'],
      page('- [x] 1. One').replace('* [ ]', '- [ ]'),
    ],
    [
      'a task below one that went',
      page('- [x] 1. One', '  - [x] 1.1 Part', '- [ ] 3. Last'),
      page('- [ ] 3. Last'),
      ['1', '1.1'],
      page('- [x] 1. One', '  - [x] 1.1 Part', '- [ ] 3. Last'),
    ],
  ])('%s', (_, before, after, subjects, wanted) => {
    expect(written('markdown', { before, after, wanted }, subjects)).toBe(wanted);
  });

  it('requirements among the details', () => {
    const task = (requirement: string) =>
      `- [x] 1. One\n  - Uses the API\n  - _Requirements: ${requirement}_\n`;
    const versions = { before: task('1.1'), after: task('9.9'), wanted: task('1.1') };
    expect(written('kiro', versions, ['1#requirements'])).toBe(task('1.1'));
  });
});

describe('a folder of pages', () => {
  const config = 'statuses: [To Do, Done]\n';
  const task = (status: string, text = 'What it is') =>
    `---\nid: task-1\ntitle: 'One' # c\nstatus: ${status}\n---\n\n## Description\n\n${text}\n`;
  const folder = (own: string | undefined) => ({
    '': config,
    ...(own === undefined ? {} : { 'tasks/a.md': own }),
  });
  it.each([
    ['a status', task('To Do'), task('Done'), ['task-1#status'], { 'tasks/a.md': task('To Do') }],
    [
      'a text',
      task('Done'),
      task('Done', 'Something else'),
      ['task-1#description'],
      { 'tasks/a.md': task('Done') },
    ],
    [
      'all of a page',
      task('To Do'),
      task('Done', 'Something else'),
      ['task-1'],
      { 'tasks/a.md': task('To Do') },
    ],
    ['a page that came', undefined, task('Done'), ['task-1'], { 'tasks/a.md': '' }],
    [
      'a page that went',
      task('Done'),
      undefined,
      ['task-1'],
      { 'tasks/a.md': task('Done').replace("'One' # c", 'One') },
    ],
  ])('%s', (_, before, after, subjects, expected) => {
    const wanted = { ...folder(after), ...expected };
    expect(written('backlog', { before: folder(before), after: folder(after), wanted }, subjects)).toEqual(
      wanted,
    );
  });
});

describe('a log of text', () => {
  it.each([
    ['a line that went', 'a\n\nc\nd\n', 'a\nb\n\nc\nd\n'],
    ['a line that was rewritten', 'a\r\nx\r\nc\r\n', 'a\r\nb\r\nc\r\n'],
    ['lines that came', 'a\nx\n\ny\nb', 'a\n\nb'],
  ])('%s', (_, after, wanted) => {
    expect(written('beads-log', { before: wanted, after, wanted }, ['#(entries)'])).toBe(wanted);
  });
});

describe('plans', () => {
  const phases =
    '# Plan\n\n## Phases\n\n### Phase 1: Cart\n- [x] Write it\n- **Status:** complete\n\n### Phase 2: Pay\n- **Status:** pending\n';
  const tracks = '# Tracks\n\n## [x] Track: Cart\n*Link: cart*\n\n## [ ] Track: Pay\n';
  const tasks = '# Plan\n\n- [x] **Task: Cart** (43bea15)\n- [ ] Task: Pay\n';
  const todos =
    '---\nname: Shop\ntodos:\n  - id: cart\n    content: Write the cart\n    status: completed\n  - id: pay\n    content: Charge a card\n    status: pending\n---\n\n# Shop\n';
  it.each<[string, string | JsonObject, string, string, string[], string]>([
    [
      'the status of a phase',
      'planning-with-files',
      phases,
      phases.replace('complete', 'in_progress'),
      ['Phase 1#(done)'],
      phases,
    ],
    [
      'the words of a phase',
      'planning-with-files',
      phases,
      phases.replace('2: Pay', '2: Tax'),
      ['Phase 2#text'],
      phases,
    ],
    ['a title', 'planning-with-files', phases, phases.replace('# Plan', '# A plan'), [''], phases],
    [
      'a phase that lost its line',
      'planning-with-files',
      phases,
      phases.replace('- **Status:** complete\n', ''),
      ['Phase 1'],
      phases.replace('- [x] Write it\n- **Status:** complete\n', '- **Status:** complete\n- [x] Write it\n'),
    ],
    [
      'a phase that is gone',
      'planning-with-files',
      phases,
      phases.replace('### Phase 2: Pay\n- **Status:** pending\n', ''),
      ['Phase 2'],
      phases.replace('### Phase 2: Pay\n', '\n### Phase 2: Pay\n\n'),
    ],
    ['the box of a heading', 'conductor', tracks, tracks.replace('[x]', '[ ]'), ['Cart#(done)'], tracks],
    ['a heading without its box', 'conductor', tracks, tracks.replace('[x] ', ''), ['Cart'], tracks],
    [
      'a heading that came',
      'conductor',
      tracks,
      `${tracks}\n## [x] Track: Tax\n`,
      ['Tax'],
      `${tracks}\n## Track: Tax\n`,
    ],
    ['a line with a commit behind it', 'conductor', tasks, tasks.replace('x]', ' ]'), ['Cart#(done)'], tasks],
    [
      'the content of a todo',
      'cursor-plan',
      todos,
      todos.replace('Write the cart', 'Nothing'),
      ['cart#content'],
      todos,
    ],
    [
      'the status of a todo',
      'cursor-plan',
      todos,
      todos.replace('completed', 'pending'),
      ['cart#(done)'],
      todos,
    ],
  ])('%s', (_, preset, before, after, subjects, expected) => {
    expect(written(preset, { before, after, wanted: before }, subjects)).toBe(expected);
  });
});
