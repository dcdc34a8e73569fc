import { describe, expect, it } from 'vitest';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { conflictText } from '../../src/engine/three-way/conflict-text.ts';
import { mergeFile, mergePlain } from '../../src/engine/three-way/merge-file.ts';
import { formByName } from '../../src/formats/form-by-name.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { seed as firstSeed, isSoak } from '../support/soak.ts';
import { tamperKinds } from '../tamper/kinds/index.ts';
import { tryMerge } from './try-merge.ts';

interface Case {
  readonly path?: string;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

function merged({ path = 'prd.json', ...texts }: Case) {
  const governance = policyOf({ configuration: null, waivers: null }, kinds).govern(path);
  const merge =
    governance === undefined
      ? mergePlain(formByName(path, texts.ours), texts)
      : mergeFile({ ...governance, path, limits: defaultLimits }, { texts, companions: new Map() });
  const style = { size: 7, ours: 'ours', theirs: 'theirs' };
  return { ...merge, text: conflictText(merge.ours, merge.theirs, style) };
}

const treeOf = (attempts: number) => ({
  ...{ id: 'shop', order: 1, title: '', goal: 'g', acceptance: [], next: 'execute', passes: false },
  ...{ attempts, max_attempts: 9, children: [] },
});
const stories = (...lines: readonly string[]) => `{\n  "userStories": [\n${lines.join(',\n')}\n  ]\n}\n`;
const open = (id: string, rest = '') =>
  `    { "id": "${id}", "title": "Title ${id}", "passes": false${rest} }`;
const done = (id: string, rest = '') => open(id, rest).replace('"passes": false', '"passes": true');

describe('a merge of two honest lines of work', () => {
  it.each(tamperKinds.map((kind) => [kind.name, kind] as const))(
    'of %s loses nothing, breaks nothing, and passes the gate',
    async (_, kind) => {
      for (const arrival of ['merge', 'pick'] as const)
        for (let seed = firstSeed; seed < firstSeed + (isSoak ? 40 : 1); seed += 1) {
          const tried = await tryMerge(kind, seed, arrival);
          expect([tried?.lost ?? [], tried?.invalid ?? [], tried?.refused ?? []].flat()).toEqual([]);
        }
    },
  );
});

describe('what both sides did to one file', () => {
  it('is put together, where a merge of lines is a conflict', () => {
    const { text, conflicts } = merged({
      base: stories(open('US-1'), open('US-2')),
      ours: stories(done('US-1'), open('US-2'), open('US-3')),
      theirs: stories(open('US-1'), done('US-2'), open('US-4')),
    });
    expect(conflicts).toEqual([]);
    expect(text).toBe(stories(done('US-1'), done('US-2'), open('US-3'), open('US-4')));
  });

  it.each([
    ['here', done('US-1'), open('US-1').replace('Title', 'Other')],
    ['there', open('US-1').replace('Title', 'Other'), done('US-1')],
  ])('is a conflict where it was finished %s and worded anew on the other side', (_, ours, theirs) => {
    const { conflicts } = merged({
      base: stories(open('US-1'), open('US-2')),
      ours: stories(ours, open('US-2')),
      theirs: stories(theirs, open('US-2')),
    });
    expect(conflicts).toEqual([
      expect.objectContaining({ entity: 'US-1', why: expect.stringContaining('is done') }),
    ]);
  });

  it('keeps the layout of the side that changed it', () => {
    const base = stories(open('US-1'), open('US-2'));
    const laidOut = JSON.stringify(JSON.parse(base), null, '\t');
    const { text, conflicts } = merged({ base, ours: stories(done('US-1'), open('US-2')), theirs: laidOut });
    expect(conflicts).toEqual([]);
    expect(text).toBe(laidOut.replace('"passes": false', '"passes": true'));
  });

  it('marks the field that both changed, and nothing else', () => {
    const { text, conflicts } = merged({
      base: stories(open('US-1'), open('US-2')),
      ours: stories(open('US-1').replace('Title US-1', 'One'), done('US-2')),
      theirs: stories(open('US-1').replace('Title US-1', 'Eins'), open('US-2')),
    });
    expect(conflicts).toMatchObject([{ what: 'value', entity: 'US-1', field: 'title' }]);
    expect(text).toBe(
      '{\n  "userStories": [\n<<<<<<< ours\n    { "id": "US-1", "title": "One", "passes": false },\n=======\n    { "id": "US-1", "title": "Eins", "passes": false },\n>>>>>>> theirs\n    { "id": "US-2", "title": "Title US-2", "passes": true }\n  ]\n}\n',
    );
  });

  it.each([
    ['unlike', 2, 3, 4],
    ['alike', 2, 2, 3],
    ['on one side', 1, 3, 3],
  ])('adds up a counter that was raised %s, whatever else is alike', (_, ours, theirs, sum) => {
    const plan = (attempts: number, title: string) =>
      `${JSON.stringify({ ...treeOf(attempts), title }, null, 1)}\n`;
    const { text, conflicts } = merged({
      path: '.runner/state/tree.json',
      ...{ base: plan(1, 'Shop'), ours: plan(ours, 'Shop'), theirs: plan(theirs, 'Our shop') },
    });
    expect(conflicts).toEqual([]);
    expect(text).toBe(plan(sum, 'Our shop'));
  });

  it.each([
    ['ours', [open('US-3')]],
    ['theirs', [open('US-3')]],
    ['theirs, of two items', []],
  ] as const)('is never a mark of the old plan in a new one, begun by %s', (side, more) => {
    const plan = (branch: string, ...items: readonly string[]) =>
      stories(...items).replace('{', `{\n  "branchName": "${branch}",`);
    const old = [done('US-1'), open('US-2'), ...more];
    const begun = plan(
      'b',
      ...old.map((each) => each.replace(/Title US-\d/, 'Something else').replace('true', 'false')),
    );
    const ticked = plan('a', done('US-1'), done('US-2'), ...more);
    const [ours, theirs] = side === 'ours' ? [begun, ticked] : [ticked, begun];
    expect(merged({ base: plan('a', ...old), ours, theirs }).conflicts).toEqual([{ what: 'plan' }]);
  });

  it('never makes one item of two that were given the same id', () => {
    const base = stories(open('US-1'));
    const { conflicts, text } = merged({
      base,
      ours: stories(open('US-1'), open('US-2').replace('Title US-2', 'Sign in')),
      theirs: stories(open('US-1'), open('US-2').replace('Title US-2', 'Pay')),
    });
    expect(conflicts).toMatchObject([{ what: 'value', entity: 'US-2' }]);
    expect(text.match(/"US-1"/g)).toHaveLength(1);
    expect(text.match(/"US-2"/g)).toHaveLength(2);
    expect(text).toContain('<<<<<<< ours\n');
  });

  it('adds up what a runner counted, and lets done win over other work', () => {
    const status = (status: string, attempts: number) =>
      stories(`    { "id": "US-1", "title": "One", "status": "${status}", "attempts": ${attempts} }`);
    const { text, conflicts } = merged({
      base: status('open', 1),
      ours: status('in_progress', 2),
      theirs: status('done', 2),
    });
    expect(conflicts).toEqual([]);
    expect(text).toBe(status('done', 3));
  });

  it.each([
    ['spec-kit', 'specs/001/tasks.md', '- [ ] T001 Sign in\n- [ ] T002 Pay\n'],
    [
      'bmad',
      'sprint-status.yaml',
      'development_status: # kept\n  1-1-sign-in: backlog\n  1-2-pay: backlog\n',
    ],
  ])('lets neighbours of %s be done side by side', (_, path, base) => {
    const mark = (text: string, line: number) =>
      text
        .split('\n')
        .map((each, at) => (at === line ? each.replace('[ ]', '[x]').replace(/: backlog$/, ': done') : each))
        .join('\n');
    const at = path.endsWith('.md') ? [0, 1] : [1, 2];
    const [first = 0, second = 0] = at;
    const { text, conflicts } = merged({ path, base, ours: mark(base, first), theirs: mark(base, second) });
    expect(conflicts).toEqual([]);
    expect(text).toBe(mark(mark(base, first), second));
  });

  it.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['no last line feed', (text: string) => text.trimEnd()],
  ])('takes %s from the side that changed it, and from nobody else', (_, frame) => {
    const base = stories(open('US-1'), open('US-2'));
    const ours = stories(done('US-1'), open('US-2'), open('US-3'));
    const theirs = stories(open('US-1'), done('US-2'), open('US-4'));
    const both = stories(done('US-1'), done('US-2'), open('US-3'), open('US-4'));
    expect(merged({ base, ours, theirs: frame(theirs) })).toMatchObject({ conflicts: [], text: frame(both) });
    expect(merged({ base, ours: frame(ours), theirs })).toMatchObject({ conflicts: [], text: frame(both) });
    const all = { base: frame(base), ours: frame(ours), theirs: frame(theirs) };
    expect(merged(all)).toMatchObject({ conflicts: [], text: frame(both) });
    expect(merged({ ...all, theirs })).toMatchObject({ conflicts: [], text: both });
  });

  it('is a conflict where both put in prose at one place', () => {
    const [above, below] = ['Intro.\n\n', '- [ ] T001 Sign in\n'];
    const { text, conflicts } = merged({
      path: 'specs/001/tasks.md',
      base: above + below,
      ours: `${above}One.\n\n${below}`,
      theirs: `${above}Two.\n\n${below.replace('[ ]', '[x]')}`,
    });
    expect(conflicts).toEqual([{ what: 'text' }]);
    expect(text).toBe(
      `${above}<<<<<<< ours\nOne.\n=======\nTwo.\n>>>>>>> theirs\n\n${below.replace('[ ]', '[x]')}`,
    );
  });

  it('keeps both texts as they are where one side is another document', () => {
    const base = stories(open('US-1'), open('US-2'));
    const theirs = stories(open('US-1'), done('US-2'));
    for (const ours of ['[]\n', '"gone"\n', ''])
      expect(merged({ base, ours, theirs })).toMatchObject({ ours, theirs });
  });

  it('merges what only its kind cannot read, such as aliases', () => {
    const text = (one: string, two: string) =>
      `x: &a 1\ny: *a\ndevelopment_status:\n  1-1-a: ${one}\n  1-2-b: ${two}\n`;
    const { text: both, conflicts } = merged({
      path: 'sprint-status.yaml',
      base: text('backlog', 'backlog'),
      ours: text('done', 'backlog'),
      theirs: text('backlog', 'done'),
    });
    expect([both, conflicts]).toEqual([text('done', 'done'), []]);
  });

  it('never breaks by lines what both sides can read, where the base cannot be', () => {
    const marked = stories('<<<<<<< one', open('US-1'), '=======', open('US-9'), '>>>>>>> two');
    const { conflicts } = merged({
      base: marked,
      ours: stories(open('US-1'), open('US-2')),
      theirs: stories(open('US-1'), open('US-2', ', "notes": "theirs"')),
    });
    expect(conflicts).not.toEqual([]);
    const list = (...lines: string[]) => `{ "list": [\n${lines.join('\n')}\n] }\n`;
    const plain = merged({
      path: 'package.json',
      base: list('1', '=======', '2'),
      ours: list('1,', '2'),
      theirs: list('1,', '3,', '2'),
    });
    for (const side of [plain.ours, plain.theirs]) expect(() => JSON.parse(side)).not.toThrow();
  });

  it('says of what it knows no format of that it was merged by lines, not that it cannot be read', () => {
    const { by, conflicts } = merged({ path: 'notes.txt', base: 'a\n', ours: 'b\n', theirs: 'c\n' });
    expect({ by, conflicts }).toEqual({ by: 'lines', conflicts: [{ what: 'lines' }] });
  });

  it('merges by lines what cannot be read, and says so', () => {
    const { by, conflicts } = merged({ base: '{', ours: '{ "a"', theirs: '{ "b"' });
    expect({ by, conflicts }).toEqual({ by: 'lines', conflicts: [{ what: 'lines' }] });
  });
});
