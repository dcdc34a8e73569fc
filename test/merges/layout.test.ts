import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { mergeFile } from '../../src/engine/three-way/merge-file.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { events, wholeRun } from '../support/event-logs.ts';
import { runs } from '../support/soak.ts';

/** An item of a list: what it is called, whether it is done, and a text beside it that no gate asks about. */
interface Item {
  readonly name: string;
  readonly done: boolean;
}

/** How a file is laid out: two signs of its own that a layout may choose between, words around the items, and its frame. */
interface Layout {
  readonly wide: boolean;
  readonly quoted: boolean;
  readonly words: readonly string[];
  readonly lineEnd: '\n' | '\r\n';
  readonly mark: boolean;
  readonly closed: boolean;
}

interface Format {
  readonly path: string;
  /** The lines of the file; words stand where the format has a place for what is no value. */
  readonly lines: (items: readonly Item[], layout: Layout) => readonly string[];
  /** What a text of both sides' new items is compared by, where their layout is that of the writer. */
  readonly read?: (text: string) => unknown;
}

const comments = (words: readonly string[]) => words.map((word) => `# ${word}`);

const formats: Readonly<Record<string, Format>> = {
  JSON: {
    path: 'prd.json',
    read: (text) => JSON.parse(text.replace(/^\ufeff/, '')),
    lines: (items, { wide, quoted }) => {
      const [colon, tab] = [wide ? ' : ' : ': ', quoted ? '\t' : '  '];
      return [
        '{',
        `${tab}"userStories"${colon}[`,
        ...items.flatMap(({ name, done }, at) => [
          `${tab}${tab}{ "id"${colon}"${name}",`,
          `${tab}${tab}  "title"${colon}"Do ${name}", "passes"${colon}${done} }${at < items.length - 1 ? ',' : ''}`,
        ]),
        `${tab}]`,
        '}',
      ];
    },
  },
  'JSON, a field a line,': {
    path: 'prd.json',
    lines: (items, { wide, quoted }) => {
      const list = items.map(({ name, done }) => ({ id: name, passes: done, title: `Do ${name}` }));
      const text = JSON.stringify({ userStories: list }, null, quoted ? '\t' : 2);
      return (wide ? text.replaceAll('": ', '" : ') : text).split('\n');
    },
  },
  'a task tree': {
    path: '.runner/state/tree.json',
    lines: (items, { wide, quoted }) => {
      const node = { acceptance: ['It works'], attempts: 0, max_attempts: 3 };
      const leaf = ({ name, done }: Item) => ({
        ...{ id: name, order: Number(name), title: `Do ${name}`, goal: `Do ${name}` },
        ...{ ...node, next: 'execute', passes: done, children: [] },
      });
      const children = items.map(leaf);
      const passes = items.every(({ done }) => done);
      const own = { id: 'root', order: 0, title: 'Shop', goal: 'A shop', ...node, next: 'decompose' };
      const text = JSON.stringify({ ...own, passes, children }, null, quoted ? '\t' : 2);
      return (wide ? text.replaceAll('": ', '" : ') : text).split('\n');
    },
  },
  'JSON lines': {
    path: '.beads/issues.jsonl',
    lines: (items, { wide, quoted }) =>
      items.map(({ name, done }) => {
        const [colon, comma] = [wide ? ': ' : ':', quoted ? ', ' : ','];
        const fields = [
          `"id"${colon}"bd-${name}"`,
          `"title"${colon}"Do ${name}"`,
          `"issue_type"${colon}"task"`,
        ];
        return `{${[...fields, `"status"${colon}"${done ? 'closed' : 'open'}"`].join(comma)}}`;
      }),
  },
  YAML: {
    path: 'sprint-status.yaml',
    lines: (items, { wide, quoted, words }) => [
      ...comments(words),
      'development_status:',
      ...items.flatMap(({ name, done }) => {
        const value = done ? 'done' : 'backlog';
        const note = name < '200' ? ` # as ${name} says` : '';
        return `${wide ? '    ' : '  '}1-${name}-page: ${quoted && note !== '' ? `"${value}"` : value}${note}`;
      }),
    ],
  },
  Markdown: {
    path: 'specs/001/tasks.md',
    lines: (items, { wide, quoted, words }) => [
      '# Tasks',
      ...words.flatMap((word) => ['', `All of ${word}.`]),
      ...(wide ? [''] : []),
      ...items.map(({ name, done }) => `${quoted ? '*' : '-'} [${done ? 'x' : ' '}] T${name} Do ${name}`),
    ],
  },
  frontmatter: {
    path: '.cursor/plans/shop.plan.md',
    lines: (items, { wide, quoted, words }) => [
      '---',
      ...comments(words),
      'name: Shop',
      'todos:',
      ...items.flatMap(({ name, done }) => [
        `${wide ? '  ' : ''}- id: t${name}`,
        `${wide ? '  ' : ''}  content: ${quoted ? `"Do ${name}"` : `Do ${name}`}`,
        `${wide ? '  ' : ''}  status: ${done ? 'completed' : 'pending'}`,
      ]),
      '---',
      '',
      ...words.map((word) => `About ${word}.`),
    ],
  },
};

function written({ lines }: Format, items: readonly Item[], layout: Layout): string {
  const text = lines(items, layout).join(layout.lineEnd) + (layout.closed ? layout.lineEnd : '');
  return layout.mark ? `\ufeff${text}` : text;
}

function merged({ path }: Format, base: string, ours: string, theirs: string) {
  const governance = policyOf({ configuration: null, waivers: null }, kinds).govern(path);
  if (governance === undefined) throw new Error(`${path} is not governed`);
  const texts = { base, ours, theirs };
  const merge = mergeFile({ ...governance, path, limits: defaultLimits }, { texts, companions: new Map() });
  return { text: merge.ours, conflicts: merge.conflicts };
}

const layouts: fc.Arbitrary<Layout> = fc.record({
  wide: fc.boolean(),
  quoted: fc.boolean(),
  words: fc.subarray(['pages', 'payment']),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.boolean(),
  closed: fc.boolean(),
});

const names = ['100', '101', '102', '103', '104', '105', '106', '107'];
/** Who does what: nobody, our side or theirs; some was done before. */
const plans = fc.array(fc.constantFrom('open', 'old', 'ours', 'theirs'), { minLength: 4, maxLength: 8 });

describe.each(Object.entries(formats))('a merge of %s', (_, format) => {
  const items = (plan: readonly string[], ...done: readonly string[]) =>
    plan.map((who, at): Item => ({ name: names[at] ?? '', done: who === 'old' || done.includes(who) }));

  it('is the file that both would have written together, also where one of them laid it out anew', () => {
    fc.assert(
      fc.property(plans, layouts, layouts, fc.boolean(), (plan, before, after, isTheirs) => {
        const [left, right] = isTheirs ? [before, after] : [after, before];
        const { text, conflicts } = merged(
          format,
          written(format, items(plan), before),
          written(format, items(plan, 'ours'), left),
          written(format, items(plan, 'theirs'), right),
        );
        expect(conflicts).toEqual([]);
        expect(text).toBe(written(format, items(plan, 'ours', 'theirs'), after));
      }),
      { numRuns: runs(90) },
    );
  });

  it('holds the new items of both, and leaves every other line as it was', () => {
    fc.assert(
      fc.property(plans, layouts, fc.nat(2), fc.nat(2), (plan, given, ofOurs, ofTheirs) => {
        const layout = { ...given, closed: true };
        const more = (first: number, count: number) =>
          Array.from({ length: count }, (_each, at): Item => ({ name: String(first + at), done: false }));
        const [left, right] = [more(200, ofOurs), more(300, ofTheirs)];
        const { text, conflicts } = merged(
          format,
          written(format, items(plan), layout),
          written(format, [...items(plan, 'ours'), ...left], layout),
          written(format, [...items(plan, 'theirs'), ...right], layout),
        );
        expect(conflicts).toEqual([]);
        const both = written(format, [...items(plan, 'ours', 'theirs'), ...left, ...right], layout);
        const { read = String } = format;
        expect(read(text)).toEqual(read(both));
      }),
      { numRuns: runs(90) },
    );
  });
});

describe('a merge of an event log', () => {
  it('holds each line as it was written, ours first', () => {
    const line = fc.tuple(fc.constantFrom('', ' ', '\t'), fc.constantFrom('', ' ', '  '));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 40, maxLength: 40 }),
        fc.constantFrom('\n', '\r\n'),
        (spaces, end) => {
          const laidOut = (run: string) =>
            events(wholeRun().map((each) => ({ ...each, run }))).map((event, at) => {
              const [before, inside] = spaces[(at + run.length) % 40] ?? ['', ''];
              return JSON.stringify(event).replaceAll('":', `"${before}:${inside}`) + end;
            });
          const [base, ours, theirs] = ['a', 'bb', 'ccc'].map((run) => laidOut(run).join(''));
          const log: Format = { path: 'events.jsonl', lines: () => [] };
          const { text, conflicts } = merged(log, `${base}`, `${base}${ours}`, `${base}${theirs}`);
          expect([conflicts, text]).toEqual([[], `${base}${ours}${theirs}`]);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});
