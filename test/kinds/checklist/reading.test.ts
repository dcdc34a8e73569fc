import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../src/formats/json-value.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import type { Checklist } from '../../../src/kinds/checklist/model.ts';
import type { ChecklistOptions } from '../../../src/kinds/checklist/options.ts';
import { doneStory, judge, prd, sprint, story, task, tasks } from '../../support/checklists.ts';

function optionsOf(preset: string | JsonObject | undefined): ChecklistOptions {
  const checked = checklist.options.check(preset === undefined ? {} : { preset });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.options;
}

function parse(preset: string | JsonObject | undefined, value: JsonValue) {
  const reader = checklist.read(optionsOf(preset), defaultLimits);
  reader.push('', new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
  return reader.end();
}

function read(preset: string | JsonObject | undefined, value: JsonValue): Checklist {
  const { doc, faults } = parse(preset, value);
  if (doc === null) throw new Error(JSON.stringify(faults));
  return doc;
}

const rows = (doc: Checklist) => doc.items.map(({ key, done, pointer }) => [key, done, pointer]);

describe('items', () => {
  it.each(['userStories', 'stories', 'tasks', 'features', 'items'])('are found in %s', (name) => {
    const doc = read('ralph', { project: 'x', [name]: [doneStory('US-1')] });
    expect(rows(doc)).toEqual([['US-1', true, `/${name}/0`]]);
  });

  it.each([
    ['a bare array', [doneStory('1')], '/0'],
    ['a map at the root', { '1': { passes: true } }, '/1'],
    ['a map as list', { features: { '1': { passes: true } } }, '/features/1'],
  ])('are found in %s', (_, value, pointer) => {
    expect(rows(read('feature-list', value))).toEqual([['1', true, pointer]]);
  });

  it('are those of the first list that has any', () => {
    expect(rows(read('ralph', { userStories: [], stories: [story('S-1')] }))).toEqual([
      ['S-1', false, '/stories/0'],
    ]);
  });

  it.each([
    [[]],
    [{}],
    ['"text"'],
    ['1'],
    ['null'],
    [{ userStories: 'none' }],
    [{ userStories: ['text', 1, null] }],
  ])('are none in %j', (value) => {
    expect(read('ralph', value).items).toEqual([]);
  });

  it('have tags, and dotted keys below their parents', () => {
    const doc = read('task-master', {
      'a:b': tasks(task(5, 'done', { subtasks: [task(2, 'pending'), task('5.3', 'done')] })).master ?? null,
    });
    expect(doc.items.map(({ key, parent }) => [key, parent])).toEqual([
      ['a~1b:5', undefined],
      ['a~1b:5.2', 'a~1b:5'],
      ['a~1b:5.3', 'a~1b:5'],
    ]);
  });

  it('stand directly under tasks in older files, as those of the first tag', () => {
    expect(rows(read('task-master', { tasks: [task(1, 'done')] }))).toEqual([['master:1', true, '/tasks/0']]);
  });

  it('of Spec Kit are known by their ids, in brackets too', () => {
    const doc = read(
      'spec-kit',
      '- [x] [T001] [P] Build\n- [ ] **[T002]** Test\n- [ ] [T3x] Ship\n- [ ] [P] Tidy\n',
    );
    expect(doc.items.map(({ key }) => key)).toEqual(['T001', 'T002', 'T3x', 'Tidy']);
    const report = judge({ preset: 'spec-kit', before: '- [x] [T001] Build\n', after: '- [x] T001 Build\n' });
    expect(report.findings).toEqual([]);
  });

  it('of a sprint have epics as parents', () => {
    const doc = read(
      'bmad',
      sprint({ 'epic-1a': 'backlog', '1a-2-login': 'done', 'epic-1a-retrospective': 'optional' }),
    );
    expect(doc.items.map(({ key, parent, derived }) => [key, parent, derived])).toEqual([
      ['epic-1a', undefined, true],
      ['1a-2-login', 'epic-1a', false],
      ['epic-1a-retrospective', undefined, false],
    ]);
  });

  it('of an epic that was put between two belong to it, and those of the one before stay there', () => {
    const status = {
      'epic-3': 'done',
      '3-5-search': 'done',
      'epic-3-5': 'backlog',
      '3-5-1-index': 'backlog',
    };
    const doc = read('bmad', sprint({ ...status, '3-6-2-rank': 'backlog', '3-5-2nd-look': 'done' }));
    expect(doc.items.map(({ key, parent }) => `${key} < ${parent}`)).toEqual([
      'epic-3 < undefined',
      '3-5-search < epic-3',
      'epic-3-5 < undefined',
      '3-5-1-index < epic-3-5',
      '3-6-2-rank < epic-3',
      '3-5-2nd-look < epic-3-5',
    ]);
  });
});

describe('keys', () => {
  it.each([
    ['a number', 4, '4'],
    ['text', ' US-1 ', 'US-1'],
    ['slashes, dots and emoji', 'a/b~c.d 🎉', 'a/b~c.d 🎉'],
    ['a number beyond what JavaScript holds', '9007199254740993', '9007199254740993'],
  ])('are texts: %s', (_, id, key) => {
    const text = JSON.stringify(prd({ id })).replace('"9007199254740993"', '9007199254740993');
    expect([...read('ralph', text).byKey.keys()]).toEqual([key]);
  });

  it('are made of the title where there is no id', () => {
    const list = [
      { category: 'ui', description: 'Dark mode', passes: true },
      {
        category: 'ui',
        description: 'A very long description that says much more than any key ought to say',
        passes: false,
      },
    ];
    const doc = read('feature-list', list);
    expect([...doc.byKey.keys()]).toEqual([
      'Dark mode',
      expect.stringMatching(/^A very long .*… [0-9a-f]{12}$/),
    ]);
  });

  it('are made of the description where there is no title', () => {
    const items = [{ description: 'Send invoices', passes: true }];
    expect([...read('ralph', { items }).byKey.keys()]).toEqual(['Send invoices']);
  });

  it('are a digest of everything where there is nothing else', () => {
    expect([...read('ralph', { items: [{ passes: true }] }).byKey.keys()]).toEqual([
      expect.stringMatching(/^\([0-9a-f]{12}\)$/),
    ]);
  });
});

describe('done', () => {
  it.each([
    [{ passes: true }, true],
    [{ passes: 'true' }, false],
    [{ passes: 1 }, false],
    [{ passed: true }, true],
    [{ status: ' Done ' }, true],
    [{ status: 'doing' }, false],
    [{ passes: false, status: 'done' }, false],
    [{}, false],
  ])('%j: %s', (fields, done) => {
    expect(read('ralph', { items: [{ id: 1, ...fields }] }).items[0]?.done).toBe(done);
  });
});

describe('texts', () => {
  it('may begin with a byte order mark', () => {
    expect(read('ralph', `\ufeff${JSON.stringify(prd(story('1')))}`).items).toHaveLength(1);
  });

  it.each([
    ['ralph', '{"userStories": [', 'expected'],
    ['ralph', '<<<<<<< HEAD\n{}', 'conflict markers'],
    ['ralph', '{"__proto__": {}}', '__proto__'],
    ['bmad', 'development_status:\n  a: [', ''],
    [{ parse: 'jsonl', items: [''], done: [] }, '{}\n{', 'the end of the line'],
  ])('that cannot be read give a fault: %j %s', (preset, text, message) => {
    const { doc, faults } = parse(preset, text);
    expect(doc).toBeNull();
    expect(faults[0]?.message).toContain(message);
  });

  it('are recognised by their shape where no preset is named', () => {
    expect(read(undefined, prd(story('1'))).preset.name).toBe('ralph');
    expect(read(undefined, sprint({ '1-1-a': 'done' })).preset.name).toBe('bmad');
    expect(read(undefined, tasks(task(1, 'done'))).preset.name).toBe('task-master');
    expect(checklist.match.hasShape('{"name": "package", "version": "1.0.0"}')).toBe(false);
    expect(checklist.match.hasShape(JSON.stringify(prd(story('1'))))).toBe(true);
  });

  it('place every field', () => {
    const { source } = parse('ralph', JSON.stringify(prd(story('1')), null, 2));
    expect(source('')?.locate('/userStories/0/passes')).toMatchObject({
      line: 13,
    });
    const yaml = parse('bmad', sprint({ 'a/b': 'done' })).source('');
    expect(yaml?.locate('/development_status/a~1b')).toMatchObject({
      line: 4,
      column: 3,
    });
  });
});

describe('views', () => {
  it('show lists and trees', () => {
    expect(checklist.view(read('ralph', prd(doneStory('US-1'), story('US-2'))))).toMatchObject({
      shape: 'list',
      nodes: [{ label: 'Import photos', state: 'done' }, { state: 'open' }],
    });
    const tree = checklist.view(
      read('task-master', tasks(task(1, 'in-progress', { subtasks: [task(1, 'cancelled')] }))),
    );
    expect(tree).toMatchObject({
      shape: 'tree',
      nodes: [{ state: 'active' }, { parent: 'master:1', state: 'stuck' }],
    });
  });
});

describe('a status file of six megabytes', () => {
  it('is refused before it is parsed, and says why', () => {
    const before = sprint({ '1-1-a': 'done' });
    const after = before + '  1-1-a-story-about-something: done # as agreed\n'.repeat(130_000);
    const { findings } = judge({ preset: 'bmad', before, after });
    expect(findings).toMatchObject([
      { ruleId: 'state-file/unreadable', message: expect.stringContaining('is longer than the 1048576') },
    ]);
  });
});
