import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { valueEdits } from '../../src/engine/values/value-diff.ts';
import { frontmatterFormat } from '../../src/formats/frontmatter-edit.ts';
import { parseJson } from '../../src/formats/json.ts';
import { jsonFormat, jsonLinesFormat } from '../../src/formats/json-edit.ts';
import { parseJsonLines } from '../../src/formats/json-lines.ts';
import type { JsonValue } from '../../src/formats/json-value.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { taskListFormat } from '../../src/formats/task-edit.ts';
import { parseTaskList } from '../../src/formats/task-list.ts';
import type { WrittenFormat } from '../../src/formats/text-form.ts';
import { textLogFormat } from '../../src/formats/text-log.ts';
import { editedValue, type ValueEdit } from '../../src/formats/value-edit.ts';
import { parseYaml } from '../../src/formats/yaml.ts';
import { yamlFormat } from '../../src/formats/yaml-edit.ts';
import { reformatJson } from '../support/arbitrary-checklists.ts';
import { arbitraryTasks, layOutLines, layOutTasks } from '../support/arbitrary-layouts.ts';
import { runs } from '../support/soak.ts';

const replace = (pointer: string, value: JsonValue): ValueEdit => ({ type: 'replace', pointer, value });
const remove = (pointer: string): ValueEdit => ({ type: 'remove', pointer });
const insert = (pointer: string, value: JsonValue, behind?: string): ValueEdit => ({
  type: 'insert',
  pointer,
  value,
  ...(behind === undefined ? {} : { behind }),
});
const move = (pointer: string, before: number): ValueEdit => ({ type: 'move', pointer, before });

type Case = readonly [name: string, text: string, edits: readonly ValueEdit[], expected: string | undefined];

function tables(title: string, format: WrittenFormat, cases: readonly Case[]): void {
  describe(title, () => {
    it.each(cases)('%s', (_, text, edits, expected) => {
      expect(format.write(text, edits)).toBe(expected);
      if (expected !== undefined) expect(format.write(`\ufeff${text}`, edits)).toBe(`\ufeff${expected}`);
    });
  });
}

const pretty =
  '{\n    "a": 1,\n    "list": [\n        {"id": 1},\n        {"id": 2}\n    ],\n    "b": [1, 2,3]\n}\n';

tables('JSON', jsonFormat, [
  ['a scalar', '{"a": true , "b":1}', [replace('/a', false)], '{"a": false , "b":1}'],
  ['nothing', '{"a" :1}', [], '{"a" :1}'],
  ['a place that is not there', '{"a":1}', [replace('/b', 2)], undefined],
  ['a removal of what is not there', '{"a":[1]}', [remove('/a/1')], undefined],
  ['broken JSON', '{"a":', [replace('/a', 2)], undefined],
  ['a member in the middle', pretty, [remove('/list')], '{\n    "a": 1,\n    "b": [1, 2,3]\n}\n'],
  ['the last member', pretty, [remove('/b')], pretty.replace(',\n    "b": [1, 2,3]', '')],
  ['the first member', pretty, [remove('/a')], pretty.replace('"a": 1,\n    ', '')],
  [
    'all members of a list',
    pretty,
    [remove('/list/0'), remove('/list/1')],
    pretty.replace(/\[\n[\s\S]*?\n {4}\]/, '[]'),
  ],
  [
    'a new member behind another',
    pretty,
    [insert('/new', 'x', 'a')],
    pretty.replace('1,', '1,\n    "new": "x",'),
  ],
  [
    'a new member at the end',
    pretty,
    [insert('/new', null)],
    pretty.replace('2,3]', '2,3],\n    "new": null'),
  ],
  [
    'a new element like its neighbours',
    pretty,
    [insert('/list/1', { id: 9, x: [1] })],
    pretty.replace('{"id": 1},', '{"id": 1},\n        {"id": 9, "x": [1]},'),
  ],
  ['an element at the beginning', '[1, 2]', [insert('/0', 0)], '[0, 1, 2]'],
  ['an element in the place of one', '[1, 2, 3]', [remove('/1'), insert('/2', 9)], '[1, 9, 3]'],
  ['an element in the place of the last', '[1, 2]', [remove('/1'), insert('/2', 9)], '[1, 9]'],
  [
    'elements in the place of all',
    '[\n  1\n]',
    [remove('/0'), insert('/0', 8), insert('/0', 9)],
    '[\n  8,\n  9\n]',
  ],
  [
    'into an empty list',
    '{\n\t"a": []\n}',
    [insert('/a/0', { b: 1 })],
    '{\n\t"a": [\n\t\t{\n\t\t\t"b": 1\n\t\t}\n\t]\n}',
  ],
  ['into an empty list on a line', '{"a":[],"b":{}}', [insert('/a/0', { b: 1 })], '{"a":[{"b":1}],"b":{}}'],
  ['an order', '[ {"id":1} ,\n {"id":2, "x": 1}]', [move('/1', 0)], '[ {"id":2, "x": 1},\n {"id":1}]'],
  [
    'CRLF',
    '{\r\n  "a": [\r\n    1\r\n  ]\r\n}',
    [insert('/a/1', { x: {} })],
    '{\r\n  "a": [\r\n    1,\r\n    {\r\n      "x": {}\r\n    }\r\n  ]\r\n}',
  ],
  [
    'escapes where there are some',
    '{"a":"\\u00e4"}',
    [replace('/a', 'ö🎉')],
    '{"a":"\\u00f6\\ud83c\\udf89"}',
  ],
  ['no escapes where there are none', '{"a":"ä"}', [replace('/a', 'ö')], '{"a":"ö"}'],
  [
    'only the last of repeated keys',
    '{"a":1,"b":0,"a":2}',
    [{ type: 'single', pointer: '/a' }],
    '{"b":0,"a":2}',
  ],
  ['the last of repeated keys', '{"a":1,"a":2}', [replace('/a', 3)], '{"a":1,"a":3}'],
  ['all of repeated keys', '{"a":1,"b":0,"a":2}', [remove('/a')], '{"b":0}'],
  [
    'inside of the last of repeated keys',
    '{"a":{"x":1},"a":{"x":2}}',
    [replace('/a/x', 3)],
    '{"a":{"x":1},"a":{"x":3}}',
  ],
  ['keys with signs', '{"a/b~c":{"":1}}', [replace('/a~1b~0c/', 2)], '{"a/b~c":{"":2}}'],
  [
    'a number that is not held exactly',
    '{"a":1}',
    [replace('/a', { inexactNumber: '1e400' })],
    '{"a":1e400}',
  ],
  ['the whole', ' {"a":1}\n', [replace('', [1])], ' [1]\n'],
]);

tables('JSON lines', jsonLinesFormat, [
  ['a value', '{"a":1}\n\n{"a": 2}\n', [replace('/1/a', 3)], '{"a":1}\n\n{"a": 3}\n'],
  ['a line less', '{"a":1}\n{"a":2}\n', [remove('/0')], '{"a":2}\n'],
  ['the last line less', '{"a":1}\n{"a":2}', [remove('/1')], '{"a":1}'],
  ['a line more', '{"a": 1}\n{"a": 2}', [insert('/2', { b: [1, 2] })], '{"a": 1}\n{"a": 2}\n{"b": [1, 2]}'],
  ['a line between', '{"a":1}\r\n{"a":2}\r\n', [insert('/1', { b: 1 })], '{"a":1}\r\n{"b":1}\r\n{"a":2}\r\n'],
  ['an order', '{"a": 1}\n{"a":2}\n', [move('/1', 0)], '{"a":2}\n{"a": 1}\n'],
  ['the last for another', '{"a":1}', [remove('/0'), insert('/1', { b: 1 })], '{"b":1}\n'],
  ['no such line', '{"a":1}', [replace('/1/a', 3)], undefined],
]);

tables('YAML', yamlFormat, [
  ['a word', 'a: x # c\nb: "y"\n', [replace('/a', 'in review')], 'a: in review # c\nb: "y"\n'],
  [
    'what is no bare word',
    "a: x\nb: 'y'\n",
    [replace('/a', 'yes'), replace('/b', 'z')],
    `a: "yes"\nb: 'z'\n`,
  ],
  ['a member less', 'a: 1\n# about b\nb:\n  - 1\n  - 2\nc: 3\n', [remove('/b')], 'a: 1\n# about b\nc: 3\n'],
  ['the last one less', 'a: 1\nb: 2', [remove('/b')], 'a: 1'],
  ['the first of an entry', '- id: 1\n  t: x\n- id: 2\n', [remove('/0/id')], '- t: x\n- id: 2\n'],
  ['all entries', 'l:\n  - 1\n  - 2 # c\nb: 1\n', [remove('/l/0'), remove('/l/1')], 'l: [] # c\nb: 1\n'],
  ['the only member', 'l:\n  a: 1\nb: 1\n', [remove('/l/a')], 'l: {}\nb: 1\n'],
  [
    'an entry between',
    'l:\n- a: 1\n  b: 2\n# c\n- a: 3\n',
    [insert('/l/1', { a: 9, t: 'x y' })],
    'l:\n- a: 1\n  b: 2\n- a: 9\n  t: x y\n# c\n- a: 3\n',
  ],
  ['an entry at the beginning', 'l:\n  - a\n', [insert('/l/0', 'z')], 'l:\n  - z\n  - a\n'],
  ['an entry for the only one', 'l:\n  - a\n', [remove('/l/0'), insert('/l/0', 'z')], 'l:\n  - z\n'],
  [
    'a member behind another',
    'm:\n  a: 1\n  b: 2\n',
    [insert('/m/c', [1], 'a')],
    'm:\n  a: 1\n  c:\n    - 1\n  b: 2\n',
  ],
  ['an order', '- a # one\n- b: 1\n  c: 2\n', [move('/1', 0)], '- b: 1\n  c: 2\n- a # one\n'],
  ['brackets', 'l: [a, b , c]\n', [remove('/l/1'), insert('/l/3', 'd e')], 'l: [a, c, d e]\n'],
  ['braces', 'm: {a: 1, b: 2}\n', [remove('/m/b'), replace('/m/a', null)], 'm: {a: null}\n'],
  [
    'lines',
    'g: |\n  one\n  two\nx: 1\n',
    [replace('/g', 'one\n\n  three\nfour\n')],
    'g: |\n  one\n\n    three\n  four\nx: 1\n',
  ],
  ['lines that are not safe', 'g: |\n  one\nx: 1\n', [replace('/g', ' a\nb')], 'g: " a\\nb"\nx: 1\n'],
  ['lines where a comment stands', 'a: x # c\n', [replace('/a', 'b\nc\n')], 'a: "b\\nc\\n" # c\n'],
  ['entries where a comment stands', 'a: [] # c\n', [insert('/a/0', 'b')], 'a:\n  - b # c\n'],
  ['a list in the place of a word', 'a:  x\n', [replace('/a', ['b', 'c, d'])], 'a:  [b, "c, d"]\n'],
  ['what YAML 1.1 takes for a date', 'a: x\n', [replace('/a', '2026-01-01')], 'a: "2026-01-01"\n'],
  ['numbers as keys', '1: a\n2: b\n', [replace('/2', 'c')], '1: a\n2: c\n'],
  ['nothing where something was', 'a:\nb: 1\n', [replace('/a', ['x'])], 'a:\n  - x\nb: 1\n'],
  ['an anchor that is needed', 'a: &x 1\nb: *x\n', [replace('/a', 2)], undefined],
  ['no such place', 'a: 1\n', [replace('/b/c', 2)], undefined],
]);

tables('a frontmatter', frontmatterFormat, [
  [
    'a value',
    '---\nid: 1 # c\nstatus: Done\n---\n\n# x\n',
    [replace('/frontmatter/status', 'To Do')],
    '---\nid: 1 # c\nstatus: To Do\n---\n\n# x\n',
  ],
  [
    'a text below a heading',
    '---\na: 1\n---\n## Notes\n\nold\n\n## B\n',
    [replace('/sections/Notes/text', 'new\nmore')],
    '---\na: 1\n---\n## Notes\n\nnew\nmore\n\n## B\n',
  ],
  ['the body', '---\na: 1\n---\n\nold\n', [replace('/body', 'new')], '---\na: 1\n---\n\nnew\n'],
  ['no frontmatter', 'a: 1\n', [replace('/frontmatter/a', 2)], undefined],
]);

tables('a text', textLogFormat, [
  ['a line less', 'a\nb\nc\n', [remove('/lines/1')], 'a\nc\n'],
  ['a line put back', 'a\nc', [insert('/lines/1', 'b'), insert('/lines/2', 'd')], 'a\nb\nc\nd'],
  ['another line', 'a\r\nb\r\n', [replace('/lines/0', 'z')], 'z\r\nb\r\n'],
  [
    'a line before one that was empty',
    '\na\n',
    [replace('/lines/0', 'x'), insert('/lines/0', 'w')],
    'w\nx\na\n',
  ],
  ['the last line, which has no break, first', 'a\nb', [move('/lines/1', 0)], 'b\na'],
  ['lines that end with a carriage return', 'a\rb\r', [insert('/lines/1', 'x')], 'a\rx\rb\r'],
  ['what is no line', 'a\n', [replace('/lines/0', 'x\ny')], undefined],
]);

const page = `# Plan

Text.

## Build

- [x] 1. Export **all** ✅
  - with a detail
  - [ ] 1.1 Below
* [X] T2 [P] Import it (done)
  and more

## Ship

- [ ] Send
`;

tables('a task list', taskListFormat({}), [
  [
    'a mark',
    page,
    [replace('/items/0/mark', ' '), replace('/items/2/mark', ' ')],
    page.replace('[x] 1.', '[ ] 1.').replace('[X]', '[ ]'),
  ],
  [
    'a text',
    page,
    [replace('/items/0/text', '7. Export **some**')],
    page.replace('1. Export **all** ✅', '7. Export **some**'),
  ],
  [
    'a text of several lines',
    page,
    [replace('/items/2/text', 'T2 Import them\nand less')],
    page.replace('T2 [P] Import it (done)\n  and more', 'T2 Import them\n  and less'),
  ],
  [
    'details',
    page,
    [replace('/items/0/details', ['with a detail', 'and another'])],
    page.replace('a detail\n', 'a detail\n  - and another\n'),
  ],
  [
    'a task with all below it',
    page,
    [remove('/items/0'), remove('/items/1')],
    page.replace(/- \[x\] 1[\s\S]*Below\n/, ''),
  ],
  ['a task below another', page, [remove('/items/1')], page.replace('  - [ ] 1.1 Below\n', '')],
  [
    'a task put back',
    page,
    [
      insert('/items/2', {
        text: '2. Between',
        mark: 'x',
        section: ['Build'],
        depth: 0,
        details: ['why'],
      }),
    ],
    page.replace('* [X] T2', '- [x] 2. Between\n  - why\n* [X] T2'),
  ],
  [
    'a task put back below another',
    page,
    [insert('/items/4', { text: 'Really', mark: ' ', section: ['Ship'], depth: 1 })],
    `${page}  - [ ] Really\n`,
  ],
  [
    'a task below nothing',
    page,
    [insert('/items/4', { text: 'Deep', mark: ' ', section: ['Ship'], depth: 3 })],
    undefined,
  ],
  [
    'an order',
    page,
    [move('/items/2', 0)],
    page.replace(/(- \[x\] 1[\s\S]*Below\n)(\* [\s\S]*more\n)/, '$2$1'),
  ],
  [
    'a heading that is gone',
    page,
    [insert('/items/4', { text: 'x', section: ['Nowhere'] })],
    `${page}
## Nowhere

- [ ] x
`,
  ],
  [
    'tasks behind a last line that has no break',
    '# P\n- [ ] a',
    [insert('/items/1', { text: 'b', section: [] }), insert('/items/1', { text: 'c', section: [] })],
    '# P\n- [ ] a\n- [ ] b\n- [ ] c',
  ],
  [
    'one of the details',
    page,
    [replace('/items/0/details/0', 'told anew')],
    page.replace('with a detail', 'told anew'),
  ],
  ['what reads otherwise', page, [replace('/items/3/text', '[ ] box')], page.replace('Send', '[ ] box')],
]);

tables('headings that are tasks', taskListFormat({ headings: { boxes: true, labels: ['Status'] } }), [
  [
    'a label',
    '## A\n\n**Status:** open\n',
    [replace('/items/0/labels', { Status: 'done' })],
    '## A\n\n**Status:** done\n',
  ],
  [
    'a label behind all',
    '## [ ] A',
    [replace('/items/0/labels', { Status: 'done' })],
    '## [ ] A\n- **Status:** done',
  ],
  ['a box less', '# P\n\n## [x] A\n\nText.\n', [remove('/items/0')], '# P\n\n## A\n\nText.\n'],
  [
    'one put back',
    '# P\n\n## A\n\n- [ ] b\n',
    [insert('/items/0', { heading: 2, text: 'A', mark: 'x', labels: { Status: 'done' }, section: ['P'] })],
    '# P\n\n## [x] A\n- **Status:** done\n\n- [ ] b\n',
  ],
]);

const scalar = fc.oneof(
  fc.constantFrom<JsonValue>(
    '',
    'a b',
    'in review',
    'yes',
    '- x',
    'l\nm\n',
    ' y',
    '#',
    '🎉',
    true,
    null,
    0,
    1.5,
  ),
  fc.string({ maxLength: 6 }).filter((each) => !/\p{Surrogate}/u.test(each)),
);
const member = fc.letrec<{ readonly value: JsonValue; readonly object: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom('id', 'a', 'b b', 'c/d', '1'), tie('value'), { maxKeys: 4 }),
}));

describe('whatever the values and the layout', () => {
  it('edits of values make the one of the other', () => {
    const check = fc.property(member.value, member.value, (before, after) => {
      expect(editedValue(before, valueEdits(before, after))).toEqual(after);
    });
    fc.assert(check, { numRuns: runs(1000) });
  });

  it('JSON says what it should, and another run changes nothing', () => {
    const texts = member.value.chain((before) =>
      fc.tuple(fc.constant(before), reformatJson(before), member.value),
    );
    const check = fc.property(texts, ([before, text, after]) => {
      const written = jsonFormat.write(text, valueEdits(before, after)) ?? '';
      expect(parseJson(sourceText(written.replace('\ufeff', ''))).value).toEqual(after);
      expect(written.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'));
    });
    fc.assert(check, { numRuns: runs(500) });
  });

  it('JSON lines say what they should', () => {
    const list = fc.array(member.object, { maxLength: 5 });
    const texts = list.chain((before) => fc.tuple(fc.constant(before), layOutLines(before as never), list));
    const check = fc.property(texts, ([before, text, after]) => {
      const written = jsonLinesFormat.write(text, valueEdits(before, after)) ?? '';
      const source = sourceText(written.replace('\ufeff', ''));
      expect(parseJsonLines(source, defaultLimits).value).toEqual(after);
    });
    fc.assert(check, { numRuns: runs(300) });
  });

  it('YAML says what it should, or is left alone', () => {
    const styles = fc.constantFrom(0, 1, 2, 3);
    let written = 0;
    const check = fc.property(member.object, member.object, styles, (before, after, style) => {
      const text = yamlIn(before, style);
      const result = yamlFormat.write(text, valueEdits(before, after));
      if (result === undefined) return;
      written++;
      expect(parseYaml(sourceText(result), defaultLimits).value).toEqual(after);
    });
    fc.assert(check, { numRuns: runs(500) });
    expect(written).toBeGreaterThan(runs(500) * 0.95);
  });

  it('marks of a task list change nothing else', () => {
    const laidOut = arbitraryTasks.chain((tasks) => layOutTasks(tasks));
    const check = fc.property(
      laidOut,
      fc.nat({ max: 6 }),
      fc.constantFrom('x', ' ', '-'),
      (text, at, mark) => {
        const read = (from: string) =>
          (
            parseTaskList(sourceText(from.replace('\ufeff', '')), defaultLimits).value as {
              items: JsonValue[];
            }
          ).items;
        const items = read(text);
        if (items[at] === undefined) return;
        const written = taskListFormat({}).write(text, [replace(`/items/${at}/mark`, mark)]);
        const wanted = items.map((item, index) => (index === at ? { ...(item as object), mark } : item));
        expect(read(written ?? '')).toEqual(wanted);
        expect((written ?? '').length).toBe(text.length);
      },
    );
    fc.assert(check, { numRuns: runs(300) });
  });
});

/** As block lines, with lists as deep as their keys or deeper, or in brackets. */
function yamlIn(value: JsonValue, style: number): string {
  if (style === 0) return `${JSON.stringify(value)}\n`;
  return stringify(value, { indentSeq: style > 1, lineWidth: 0, indent: style === 3 ? 4 : 2 });
}
