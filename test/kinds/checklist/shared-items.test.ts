import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/engine/contract/check.ts';
import type { Context } from '../../../src/engine/contract/context.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import type { Checklist } from '../../../src/kinds/checklist/model.ts';
import { pairItems } from '../../../src/kinds/checklist/pair-items.ts';
import { runs } from '../../support/soak.ts';

/** An item as every format writes it. */
interface Row {
  readonly id: number;
  readonly words: string;
  readonly state: 'open' | 'done' | 'typed' | 'none';
  readonly more: number;
}

const marks = { open: false, done: true, typed: 'yes', none: undefined };
const objects = (rows: readonly Row[], marked: (row: Row) => JsonObject) =>
  rows.map((row) => ({ ...{ id: `US-${row.id}`, title: `Story of the ${row.words}` }, ...marked(row) }));
const padding = (count: number) => Array.from({ length: count }, (_, at) => 100 + at);
/** Short texts are read as a whole. */
const padded = (rows: readonly Row[]): Row[] => [
  ...rows,
  ...padding(30).map((id): Row => ({ id, words: `page ${id}`, state: 'done', more: 0 })),
];

const formats: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  ralph: (rows) =>
    JSON.stringify(
      {
        userStories: objects(rows, ({ state, more }) => ({
          ...(marks[state] === undefined ? {} : { passes: marks[state] }),
          ...{ acceptanceCriteria: [`Page ${more}`], attempts: more, dependsOn: [`US-${more}`] },
        })),
      },
      null,
      2,
    ),
  beads: (rows) =>
    objects(rows, ({ state, more }) => ({
      ...{ status: state === 'done' ? 'closed' : 'open', description: `What is wrong with ${more}` },
    }))
      .map((item) => `${JSON.stringify(item)}\n`)
      .join(''),
  'spec-kit': (rows) =>
    `# Tasks\n${rows
      .map(({ id, words, state, more }, at) => {
        const heading = at % 4 === 0 ? `\n## Phase ${at / 4} of ${more}\n\n` : '';
        return `${heading}- [${state === 'done' ? 'x' : ' '}] T${id} Write the ${words}\n`;
      })
      .join('')}`,
  markdown: (rows) =>
    rows
      .map(({ words, state, more }) => {
        const detail = more > 2 ? `  - [ ] detail ${more}\n` : '';
        return `- [${state === 'done' ? 'x' : ' '}] Write the ${words}\n${detail}`;
      })
      .join(''),
};

const words = fc.constantFrom('cart', 'search page', 'login form', 'audit', 'theme');
const row: fc.Arbitrary<Row> = fc.record({
  id: fc.nat(12),
  words,
  state: fc.constantFrom('open', 'done', 'done', 'open', 'typed', 'none'),
  more: fc.nat(4),
});
const edit = fc.record({
  type: fc.constantFrom('tick', 'move', 'again', 'drop', 'put', 'say'),
  from: fc.nat(8),
  to: fc.nat(8),
  row,
});

function edited(
  rows: readonly Row[],
  edits: readonly (typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never)[],
): Row[] {
  const now = [...rows];
  for (const { type, from, to, row: other } of edits) {
    const at = from % Math.max(1, now.length);
    const old = now[at];
    if (old === undefined || type === 'put') now.splice(at, 0, other);
    else if (type === 'tick') now[at] = { ...old, state: other.state };
    else if (type === 'say') now[at] = { ...old, words: other.words, more: other.more };
    else if (type === 'drop') now.splice(at, 1);
    else if (type === 'again') now.splice(to, 0, old);
    else now.splice(to, 0, ...now.splice(at, 1));
  }
  return now;
}

const contexts: readonly Context[] = (['step', 'net', 'merge'] as const).map((scope) => ({
  ...{ scope, path: 'list', flipped: ['US-1', 'US-100', 'T100'], cameBack: ['US-2', 'US-101'] },
}));

const optionsOf = new Map(
  Object.keys(formats).map((preset) => {
    const checked = checklist.options.check({ preset });
    if (!checked.ok) throw new Error(preset);
    return [preset, checked.options] as const;
  }),
);

function read(preset: string, text: string, memory?: unknown) {
  const options = optionsOf.get(preset) ?? checklist.options.defaults;
  const reader = checklist.read(options, defaultLimits, 'list', memory);
  reader.push('', new TextEncoder().encode(text));
  const { doc, memory: own } = reader.end();
  return { doc, memory: own, settings: { options, rules: new Map() } };
}

describe.each(Object.entries(formats))('items that two versions of %s share', (preset, written) => {
  const lists = fc.tuple(
    fc.uniqueArray(row, { maxLength: 8, selector: ({ id }) => id }),
    fc.array(edit, { maxLength: 3 }),
  );

  it('are judged as if each version had been read by itself', () => {
    let shared = 0;
    fc.assert(
      fc.property(lists, ([rows, edits]) => {
        const [before, after] = [padded(rows), padded(edited(rows, edits))].map(written) as [string, string];
        const first = read(preset, before);
        const second = read(preset, after, first.memory);
        const [one, other] = [read(preset, before), read(preset, after)];
        if (first.doc !== null && second.doc !== null)
          shared += pairItems(first.doc, second.doc).shared.length;
        for (const context of contexts)
          expect(judge(checklist, first.doc, second.doc, context, first.settings)).toEqual(
            judge(checklist, one.doc, other.doc, context, one.settings),
          );
        const names = (left: Checklist | null, right: Checklist | null) =>
          left === null || right === null ? [] : [...(checklist.entities.names?.renames(left, right) ?? [])];
        expect(names(first.doc, second.doc)).toEqual(names(one.doc, other.doc));
      }),
      { numRuns: runs(60) },
    );
    expect(shared).toBeGreaterThan(0);
  });
});

describe('what two versions share', () => {
  const sharedIn = (before: readonly Row[], after: readonly Row[]) => {
    const [written = () => ''] = [formats.ralph];
    const first = read('ralph', written(padded(before)));
    const second = read('ralph', written(padded(after)), first.memory);
    if (first.doc === null || second.doc === null) throw new Error('cannot be read');
    return pairItems(first.doc, second.doc).shared.length;
  };
  const item = (id: number, fields: Partial<Row> = {}): Row => ({
    id,
    words: 'cart',
    state: 'open',
    more: 1,
    ...fields,
  });

  it('is all but what was ticked, and nothing where a key is there twice', () => {
    expect(sharedIn([item(1), item(2)], [item(1), item(2, { state: 'done' })])).toBe(31);
    expect(sharedIn([item(1), item(2)], [item(1), item(2), item(2)])).toBe(0);
  });
});
