import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts } from '../../src/app/versions/read-version.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import type { Settings } from '../../src/core/check.ts';
import type { Context } from '../../src/core/context.ts';
import type { StateKind } from '../../src/core/kind.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';
import { eventLog } from '../../src/kinds/event-log/index.ts';
import { type Block, examplesOf } from '../docs/page-examples.ts';
import { scopeOf } from '../docs/run-example.ts';
import { arbitraryListChange, type List, type ListItem, listFormats } from '../support/arbitrary-lists.ts';
import type { LawKind, Version } from '../support/law-kind.ts';
import { lawKinds } from '../support/law-kinds.ts';
import { type Counting, type HangsOn, type RefusalCase, refusalFaults } from '../support/refusal-law.ts';
import { runs } from '../support/soak.ts';

/** What counts, and so refuses all that it counts. */
const counting: Counting = {
  'checklist/bulk-flip most': 'all flips are counted, though one less would be below the limit',
  'checklist/bulk-flip idle': 'all flips are counted, though one less would be below the limit',
  'checklist/goalposts moved':
    'an item without a key is its text: the old one comes back and the new one goes',
  'checklist/goalposts reworded':
    'an item without a key is its text: the old one comes back and the new one goes',
  'checklist/reopened lost': 'an item without a key is its text: the old one comes back and the new one goes',
  'checklist/item-replaced open':
    'title and description were both replaced, though one that is back is enough',
  'checklist/born-done born':
    'a mark that is open again may make the old plan of it again, and all that is wrong there',
  'checklist/guard-evidence failed':
    'a mark that is open again may make the old plan of it again, and all that is wrong there',
  'checklist/duplicate-key item': 'the item that is left goes back where it is not what it was',
  'checklist/emptied emptied': 'all items are lost, though one that is back makes it no empty list',
  'checklist/item-replaced replaced':
    'title and description were both replaced, though one that is back is enough',
  'checklist/done-changed changed':
    'a title that is back may make the old plan of it again, and all that is wrong there',
  'checklist/done-changed reworded':
    'a line without a key is its text: the old one comes back and the new one goes',
  'checklist/done-removed removed': 'an item that took the key goes back to its own, or it would be lost',
  'checklist/plan-rotation comeBack':
    'its namesakes too, and what is wrong in the plan that they make it again',
  'checklist/plan-rotation doneVanished':
    'the lost items, and what is wrong in the plan that they make it again',
};

/** A run goes with its first event; of a rewritten log everything goes from the first bad line on. */
const hangsOn: HangsOn = (subject, id) => subject.startsWith('(lines from ') || subject.startsWith(`${id}:`);

const settingsOf = (kind: StateKind, options: object): Settings => {
  const resolved = resolveSettings(kind, options);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
  return resolved.settings;
};

function read(kind: StateKind, settings: Settings, version: Version | null, path: string): unknown {
  if (version === null) return null;
  return (
    readParts({ kind, settings, limits: defaultLimits, path }, Object.entries(version)).parsed?.doc ?? null
  );
}

describe.each([checklist, eventLog])('the pages of $id', (kind) => {
  const folder = `docs/rules/${kind.id}`;
  const examples = readdirSync(folder).flatMap((page) =>
    examplesOf(readFileSync(`${folder}/${page}`, 'utf8'))
      .filter(({ blocks }) => blocks.some(({ name }) => name === 'after'))
      .map((example) => ({ name: `${page}, ${example.section}: ${example.title}`, blocks: example.blocks })),
  );

  it.each(examples)('$name', ({ blocks }) => {
    const given = exampleCase(kind as StateKind, blocks);
    expect(given === undefined ? [] : refusalFaults(given, counting, hangsOn)).toEqual([]);
  });
});

function exampleCase(kind: StateKind, blocks: readonly Block[]): RefusalCase | undefined {
  const textOf = (name: string) => blocks.find((block) => block.name === name)?.text;
  const settings = settingsOf(kind, JSON.parse(textOf('options') ?? '{}'));
  const version = (name: string): Version | null => {
    const own = blocks.filter((block) => block.name === name);
    return own.length === 0 ? null : Object.fromEntries(own.map(({ part, text }) => [part, text]));
  };
  const path = '.runner/state/tree.json';
  const after = read(kind, settings, version('after'), path);
  const message = textOf('message');
  const context: Context = {
    scope: scopeOf(blocks),
    path,
    ...(message === undefined ? {} : { message }),
    ...JSON.parse(textOf('context') ?? '{}'),
  };
  const before = read(kind, settings, version('before'), path);
  return after === null ? undefined : { kind, settings, before, after, context };
}

const contexts = fc.record({
  scope: fc.constantFrom<Context['scope']>('step', 'step', 'net'),
  touched: fc.constantFrom(['prd.json'], ['prd.json', 'src/code.ts']),
  guard: fc.constantFrom<Context['guard'] | undefined>(undefined, undefined, 'failure'),
});

interface Circumstances {
  readonly scope: Context['scope'];
  readonly touched: readonly string[];
  readonly guard: Context['guard'] | undefined;
}

function contextOf(path: string, { guard, touched, scope }: Circumstances): Context {
  const known = { path, scope, touched, prior: [], message: 'a change' };
  return guard === undefined ? known : { ...known, guard };
}

const own = lawKinds.filter(({ kind }) => kind.id === 'checklist' || kind.id === 'event-log');

describe.each(own.map((each) => ({ name: each.path, each })))('random transitions of $name', ({ each }) => {
  it('minimal refusal', () => {
    const settings = settingsOf(each.kind, {});
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(changes(each), contexts, ([before, after], known) => {
        const docs = [before, after].map((version) => read(each.kind, settings, version, each.path));
        const [old, now] = docs;
        if (old === null || now === null) return;
        const given = {
          kind: each.kind,
          settings,
          before: old,
          after: now,
          context: contextOf(each.path, known),
        };
        expect(refusalFaults(given, counting, hangsOn)).toEqual([]);
        seen.set('', (seen.get('') ?? 0) + 1);
      }),
      { numRuns: runs(600) },
    );
  });
});

/** One to four edits of a version, some of them tampering. */
function changes(each: LawKind): fc.Arbitrary<readonly [Version, Version]> {
  return each.version.chain((before) => {
    const once = each.edited(before);
    const twice = once.chain(each.edited.bind(each));
    const often = twice.chain(each.edited.bind(each)).chain(each.edited.bind(each));
    return fc.oneof(once, twice, often).map((after) => [before, after] as const);
  });
}

describe.each(listFormats.map((format) => ({ name: format.preset, format })))(
  'random lists of $name',
  ({ format }) => {
    it('minimal refusal', () => {
      const kind = checklist as StateKind;
      const settings = settingsOf(kind, { preset: format.preset });
      fc.assert(
        fc.property(arbitraryListChange, contexts, ({ before, after }, known) => {
          const [old, now] = [before, after].map((list) =>
            read(kind, settings, { '': format.write(list) }, 'prd.json'),
          );
          if (old === null || now === null) return;
          const given = { kind, settings, before: old, after: now, context: contextOf('prd.json', known) };
          expect(refusalFaults(given, counting, hangsOn)).toEqual([]);
        }),
        { numRuns: runs(900) },
      );
    });
  },
);

const item = (id: number, mark: string, more: Partial<ListItem> = {}): ListItem => ({
  ...{ id, title: `Export the table ${id}`, text: 'It works', attempts: 0, needs: [], parent: undefined },
  done: mark === 'x',
  ...more,
});
const signOut = { title: 'Sign out' };
const renamed = { title: 'Export the table' };

/** Found by `npm run soak`; one of each cause. */
describe('what goes back takes along what comes with it', () => {
  const guarded = { guard: 'failure' } as const;
  it.each<[string, string, readonly ListItem[], readonly ListItem[], Partial<Circumstances>?]>([
    [
      'a copy that was the open one',
      'task-master',
      [item(11, ' ')],
      [item(11, 'x'), item(11, ' ', signOut)],
      guarded,
    ],
    [
      'a copy that was the open one, in lines',
      'beads',
      [item(11, ' ')],
      [item(11, 'x'), item(11, ' ', signOut)],
      guarded,
    ],
    [
      'what was counted in a plan that is another one with its copy',
      'ralph',
      [item(1, ' ', { attempts: 1 })],
      [item(1, ' ', { ...renamed, attempts: 1 }), item(1, 'x', { ...renamed, attempts: 1 })],
    ],
    [
      'what was born done in a plan that is another one with its copy',
      'feature-list',
      [item(9, 'x')],
      [item(9, 'x', renamed), item(9, ' ', { title: 'Pay by card', text: 'It is paid' })],
    ],
    [
      'a parent that is done above what a copy leaves open',
      'bmad',
      [item(1, ' ')],
      [item(1, 'x'), item(13, 'x', { parent: 1 }), item(13, 'x', { parent: 1 })],
    ],
    [
      'what depends on what a copy leaves open',
      'ralph',
      [item(1, 'x'), item(2, ' '), item(3, ' '), item(5, ' ')],
      [item(1, 'x', { needs: [3] }), item(2, ' '), item(3, ' '), item(3, 'x'), item(5, ' ')],
    ],
    [
      'other items of the plan that it is again without a copy',
      'ralph',
      [item(4, 'x', { title: 'Sign out 4' }), item(12, 'x')],
      [
        item(4, 'x', { title: 'Sign in' }),
        item(4, 'x', { title: 'Sign in' }),
        item(12, 'x', { title: 'Sign in' }),
      ],
    ],
    [
      'what was done before, and depends on what opens',
      'feature-list',
      [item(1, ' '), item(2, ' '), item(7, 'x', { needs: [1] })],
      [
        item(1, 'x'),
        item(2, ' '),
        item(7, 'x', { title: 'Sign in', needs: [1] }),
        item(14, 'x', { title: 'Export the table 7', needs: [1] }),
      ],
      guarded,
    ],
    [
      'the item that a done one depends on again',
      'ralph',
      [item(3, 'x'), item(4, ' '), item(5, 'x', { needs: [3] })],
      [item(3, ' '), item(4, ' '), item(5, 'x', { needs: [1] })],
    ],
    [
      'what a done item needs that comes back',
      'feature-list',
      [item(1, 'x'), item(3, 'x', { needs: [2] })],
      [item(1, 'x'), item(2, ' ', { title: 'Export the table 1' })],
    ],
    [
      'two of one plan that come back done under other numbers',
      'feature-list',
      [item(8, ' '), item(9, ' ')],
      [item(1, 'x', { title: 'Export the table 8' }), item(2, 'x', { title: 'Export the table 9' })],
    ],
    [
      'what depends on an item that comes back done',
      'feature-list',
      [item(1, ' '), item(5, ' '), item(9, 'x')],
      [item(1, 'x', renamed), item(5, ' ', renamed), item(9, 'x', { ...renamed, needs: [1] })],
    ],
    [
      'another flip of the old plan',
      'conductor',
      [item(2, ' '), item(8, 'x'), item(12, ' ')],
      [item(2, ' '), item(8, 'x', signOut), item(12, 'x', { title: 'Export the whole table' })],
      guarded,
    ],
    [
      'other lines of the old plan',
      'markdown',
      [item(1, ' '), item(7, ' '), item(10, 'x', { title: 'Sign out 10' })],
      [item(1, 'x', signOut), item(7, 'x', signOut), item(10, 'x', signOut), item(13, ' ', { parent: 2 })],
    ],
    [
      'what stands below a line that goes',
      'markdown',
      [item(5, 'x', { parent: 2 }), item(11, ' ')],
      [item(11, 'x', { title: 'Print an invoice', text: 'Nothing of it' }), item(5, 'x', { parent: 2 })],
    ],
    [
      'nothing of a dependency on itself',
      'feature-list',
      [item(3, 'x', { needs: [2] })],
      [item(3, ' ', { needs: [3] })],
    ],
  ])('%s (%s)', (_, preset, before, after, circumstances = {}) => {
    const format = listFormats.find((each) => each.preset === preset);
    if (format === undefined) throw new Error(preset);
    const kind = checklist as StateKind;
    const settings = settingsOf(kind, { preset });
    const docOf = (items: readonly ListItem[]) => {
      const list: List = { plan: 'one', items };
      return read(kind, settings, { '': format.write(list) }, 'prd.json');
    };
    const known = { scope: 'step', touched: ['prd.json'], guard: undefined, ...circumstances } as const;
    const context = contextOf('prd.json', known);
    const given = { kind, settings, before: docOf(before), after: docOf(after), context };
    expect(refusalFaults(given, counting, hangsOn)).toEqual([]);
  });
});
