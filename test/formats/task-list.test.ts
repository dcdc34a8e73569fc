import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { parseTaskList } from '../../src/formats/task-list.ts';

interface Task {
  readonly text: string;
  readonly mark: string;
  readonly section: readonly string[];
  readonly parent?: number;
  readonly details: readonly string[];
  readonly optional?: true;
}
interface List {
  readonly items: readonly Task[];
  readonly title?: string;
  readonly rows: readonly { readonly section: readonly string[]; readonly cells: Record<string, string> }[];
}

const parse = (text: string, limits = defaultLimits) => parseTaskList(sourceText(text), limits);
const list = (text: string) => parse(text).value as unknown as List;
const tasks = (text: string) => list(text).items;
/** Tasks as `[mark] text`, indented by depth. */
const outline = (text: string) => {
  const all = tasks(text);
  const depth = ({ parent }: Task): number => (parent === undefined ? 0 : 1 + depth(all[parent] as Task));
  return all.map((task) => `${'  '.repeat(depth(task))}[${task.mark}] ${task.text}`);
};
const only = (text: string) => {
  const [first, ...others] = tasks(text);
  expect(others).toEqual([]);
  expect.assert(first !== undefined);
  return first;
};

describe('the box of a task', () => {
  it.each([
    ['- [ ] a', ' ', 'a'],
    ['- [x] a', 'x', 'a'],
    ['- [X] a', 'x', 'a'],
    ['* [~] a', '~', 'a'],
    ['+ [-] a', '-', 'a'],
    ['1. [!] a', '!', 'a'],
    ['12) [ ] a', ' ', 'a'],
    ['- [✓] a', '✓', 'a'],
    ['- [✔️] a', '✔️', 'a'],
    ['- [🚧] a', '🚧', 'a'],
    ['- \\[\\~] a', '~', 'a'],
    ['- \\[-] a', '-', 'a'],
    ['- [] a', ' ', 'a'],
    ['- [  ] a', ' ', 'a'],
    ['- [\u00a0] a', ' ', 'a'],
    ['-   [x]   a  ', 'x', 'a'],
    ['-\t[x]\ta', 'x', 'a'],
    ['- [x]a', 'x', 'a'],
    ['- [x]', 'x', ''],
  ])('is read in %j', (text, mark, said) => {
    expect(only(text)).toMatchObject({ mark, text: said });
  });

  it('is not ticked where the sign has white space around it, as on GitHub', () => {
    expect(only('- [ x ] a')).toMatchObject({ mark: ' x ', text: 'a' });
    expect(only('- [x ] a').mark).toBe('x ');
  });

  it.each([
    '- a',
    '[x] a',
    '-[x] a',
    '- [x](https://a.example) a',
    '- [ab] a',
    '- [x]: https://a.example',
    '- [x][ref]',
    '- \\[x] a',
    '- \\[\\x] a',
    '- \\[ ] a',
    '- \\[~](https://a.example) a',
    '- a [x]',
    '> - [x] quoted',
    '| - [x] a |',
  ])('is not there in %j', (text) => {
    expect(tasks(text)).toEqual([]);
  });

  it('may be followed by the star of an optional task', () => {
    expect(only('- [ ]* 1.2 Write tests')).toMatchObject({ text: '1.2 Write tests', optional: true });
    expect(only('- [ ] *all* of it').optional).toBeUndefined();
  });
});

describe('the text of a task', () => {
  it.each([
    ['1.1  Write   it  ', '1.1 Write it'],
    ['1.1 Write it <!-- by hand -->', '1.1 Write it'],
    ['1.1 Write\tit', '1.1 Write it'],
    ['open <!-- never closed', 'open <!-- never closed'],
    ['**1.1** [P] ~~Write~~ it ✅ (done)', '**1.1** [P] ~~Write~~ it ✅ (done)'],
  ])('is what stands there, without layout and comments: %j', (text, said) => {
    expect(only(`- [x] ${text}`).text).toBe(said);
  });

  it('is the whole paragraph, and what stands below are details', () => {
    const task = only(
      '- [x] T001 Create it\n  → Artifacts: [a](b)\nlazy end\n\n  A paragraph\n  of two lines\n  - first\n    goes on\n  * second\n\n  _Requirements: 1.1, 2.3_\n\nNot below.\n',
    );
    expect(task.text).toBe('T001 Create it\n→ Artifacts: [a](b)\nlazy end');
    expect(task.details).toEqual([
      'A paragraph of two lines',
      'first goes on',
      'second',
      '_Requirements: 1.1, 2.3_',
    ]);
  });
});

describe('where a task stands', () => {
  it('under headings', () => {
    const text = [
      '# Plan ✅',
      '- [ ] a',
      '## 1. One (2/3 done)',
      '### Deep ###',
      '- [ ] b',
      '## **Two** [DONE]',
      '- [ ] c',
      '',
      'Three',
      '=====',
      '- [ ] d',
      'over two',
      'lines',
      '---',
      '- [ ] e',
    ].join('\n');
    expect(tasks(text).map(({ section, text: said }) => [...section, said].join(' > '))).toEqual([
      'a',
      '1. One (2/3 done) > Deep > b',
      '**Two** [DONE] > c',
      'Three > d\nover two\nlines',
      'Three > e',
    ]);
    expect(list(text).title).toBe('Plan ✅');
  });

  it('takes a line under a list for a rule, not for a heading', () => {
    expect(tasks('- [ ] a\n---\n- [ ] b\n').map(({ section }) => section)).toEqual([[], []]);
    expect(list('Title\n\n---\n').title).toBeUndefined();
    expect(list('#no heading\n####### nor this').title).toBeUndefined();
  });

  it.each([
    ['two columns', '- [ ] a\n  - [ ] b\n    - [ ] c\n  - [ ] d\n- [ ] e'],
    ['four columns', '- [ ] a\n    - [ ] b\n        - [ ] c\n    - [ ] d\n- [ ] e'],
    ['tabs', '- [ ] a\n\t- [ ] b\n\t\t- [ ] c\n\t- [ ] d\n- [ ] e'],
    ['eight columns', '- [ ] a\n        - [ ] b\n                - [ ] c\n        - [ ] d\n- [ ] e'],
    ['numbers', '1. [ ] a\n   1. [ ] b\n      1. [ ] c\n   2. [ ] d\n2. [ ] e'],
    ['blank lines', '- [ ] a\n\n\n  - [ ] b\n\n    - [ ] c\n\n\n\n  - [ ] d\n\n- [ ] e'],
    ['a slip of one column', '- [ ] a\n  - [ ] b\n    - [ ] c\n   - [ ] d\n - [ ] e'],
  ])('below other tasks, by indentation: %s', (_, text) => {
    expect(outline(text)).toEqual(['[ ] a', '  [ ] b', '    [ ] c', '  [ ] d', '[ ] e']);
    expect(tasks(text).map(({ parent }) => parent)).toEqual([undefined, 0, 1, 0, undefined]);
  });

  it('below bullets without a box, which count for nothing', () => {
    expect(outline('- group\n  - [ ] a\n    - note\n      - [ ] b\n- - [ ] c')).toEqual([
      '[ ] a',
      '  [ ] b',
      '[ ] c',
    ]);
  });
});

describe('what hides tasks', () => {
  it.each([
    ['a fence', '```\n- [ ] a\n```\n- [ ] b'],
    ['a fence with a name', '```markdown title="x"\n- [ ] a\n```\n- [ ] b'],
    ['a longer fence', '````\n```\n- [ ] a\n```\n````\n- [ ] b'],
    ['tildes', '~~~ a`b\n```\n- [ ] a\n~~~~\n- [ ] b'],
    ['a fence that a name does not close', '```\n``` no\n- [ ] a\n```\n- [ ] b'],
    ['a fence below a task', '- [ ] b\n  ```\n  - [ ] a\n  ```\n'],
    ['a fence that ends with its bullet', '- x\n  ```\n  - [ ] a\n- [ ] b'],
    ['a fence as the text of a bullet', '- ```\n  - [ ] a\n  ```\n- [ ] b'],
    ['indented code', 'x\n\n    - [ ] a\n\t- [ ] a\n\n- [ ] b'],
    ['indentation that only goes on with a paragraph', 'x\n    - [ ] a\n\n- [ ] b'],
    ['a comment', '<!-- - [ ] a -->\n- [ ] b'],
    ['a comment over lines', '<!--\n- [ ] a\n\n- [ ] a\n-->\n- [ ] b'],
    ['a comment below a task', '- [ ] b\n  <!--\n  - [ ] a\n  -->'],
    ['frontmatter', '---\nx:\n- [ ] a\n---\n- [ ] b'],
    ['a fence without end', '- [ ] b\n\n```\n- [ ] a\n'],
  ])('%s', (_, text) => {
    expect(outline(text)).toEqual(['[ ] b']);
  });

  it.each([
    ['inline code', '``` x ```\n- [ ] a'],
    ['a fence after its bullet ended', '- x\n  ```\n- [ ] a\n'],
    ['a comment that ends in its line', '<!-- x --> y\n- [ ] a'],
    ['the beginning of a comment within a text', 'x <!--\n- [ ] a'],
    ['a rule where frontmatter would be, never closed', '---\n- [ ] a'],
    ['frontmatter that does not begin the text', '\n---\n- [ ] a\n---\n'],
    ['an HTML element', '<details>\n- [ ] a\n</details>'],
    ['two marks of a fence', '``\n- [ ] a'],
  ])('not %s', (_, text) => {
    expect(outline(text)).toEqual(['[ ] a']);
  });
});

describe('tables', () => {
  it('are rows with cells by the name of their column', () => {
    const text =
      '## One\n| # | **Task** | Status |\n|---|:--|:-:|\n| 1 | a \\| b | 🟢 DONE |\n| 2 | **c** |\n\ntwo | cols\n--|--\nx | y\n- [ ] t\n';
    expect(list(text).rows).toEqual([
      { section: ['One'], cells: { '#': '1', '**Task**': 'a | b', Status: '🟢 DONE' } },
      { section: ['One'], cells: { '#': '2', '**Task**': 'c', Status: '' } },
      { section: ['One'], cells: { two: 'x', cols: 'y' } },
    ]);
    expect(outline(text)).toEqual(['[ ] t']);
  });

  it.each([
    'a | b\nc | d',
    '| a | b |\n|---|\n| c | d |',
    '```\n| a |\n|---|\n| b |\n```',
    '- x\n  | a |\n  |---|\n  | b |',
    '| a |\n|-x-|\n| b |',
  ])('are not there in %j', (text) => {
    expect(list(text).rows).toEqual([]);
  });

  it('have one value for each name', () => {
    expect(list('| a | a | __proto__ | |\n|-|-|-|-|\n| 1 | 2 | 3 | 4 |').rows[0]?.cells).toEqual({ a: '1' });
  });
});

describe('places', () => {
  it('are those of the nearest value', () => {
    const text = '# H\n- [x] T1 a\n  - [ ] b\n    note\n\n    more\n\n| c | d |\n|--|--|\n|  e | f |\n';
    const { source } = parse(text);
    const at = (pointer: string) => {
      const span = source.locate(pointer);
      return `${span.line}:${span.column}-${span.endColumn}`;
    };
    expect(
      Object.fromEntries(
        [
          '/items/0',
          '/items/0/mark',
          '/items/0/text',
          '/items/1/mark',
          '/items/1/details/0',
          '/items/1/details/7',
          '/items/9/text',
          '/title',
          '/rows/0',
          '/rows/0/cells/c',
          '/rows/0/cells/d',
          '/rows/0/cells/none',
          '',
        ].map((pointer) => [pointer, at(pointer)]),
      ),
    ).toEqual({
      '/items/0': '2:1-11',
      '/items/0/mark': '2:3-6',
      '/items/0/text': '2:7-11',
      '/items/1/mark': '3:5-8',
      '/items/1/details/0': '6:5-9',
      '/items/1/details/7': '6:5-9',
      '/items/9/text': '1:1-1',
      '/title': '1:1-4',
      '/rows/0': '10:1-11',
      '/rows/0/cells/c': '10:4-5',
      '/rows/0/cells/d': '10:8-9',
      '/rows/0/cells/none': '10:1-11',
      '': '1:1-1',
    });
  });
});

describe('faults', () => {
  it.each([
    [
      '- [ ] a\n<<<<<<< HEAD\n- [x] b\n=======\n- [ ] b\n>>>>>>> x\n',
      '2:1 conflict-marker conflict markers were',
    ],
    [`${'- '.repeat(1200)}[ ] a`, '1:1 too-deep nested deeper than 1000 levels'],
  ])('%#', (text, expected) => {
    const { value, faults } = parse(text);
    expect(value).toBeUndefined();
    expect(
      faults.map(({ span, messageId, message }) => `${span.line}:${span.column} ${messageId} ${message}`),
    ).toEqual([expect.stringContaining(expected)]);
  });

  it.each(['```\n<<<<<<< HEAD\n```\n', ' <<<<<<< HEAD', '<<<<<<<HEAD', '<<<<<<<< x', 'a\n=======\n'])(
    'none in %j',
    (text) => {
      expect(parse(text).faults).toEqual([]);
    },
  );

  it('are too many values', () => {
    const limits = { ...defaultLimits, maxValues: 100 };
    expect(parse('- [ ] a\n'.repeat(10), limits).faults).toEqual([]);
    expect(parse('- [ ] a\n'.repeat(11), limits).faults).toMatchObject([
      { messageId: 'too-many-values', span: { line: 11 } },
    ]);
  });
});
