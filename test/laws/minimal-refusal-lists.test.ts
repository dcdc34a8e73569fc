import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVersion } from '../../src/app/versions/read-version.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import type { Settings } from '../../src/core/check.ts';
import type { Context } from '../../src/core/context.ts';
import type { StateKind } from '../../src/core/kind.ts';
import { defaultLimits } from '../../src/core/limits.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';
import { eventLog } from '../../src/kinds/event-log/index.ts';
import { type Block, examplesOf } from '../docs/page-examples.ts';
import { scopeOf } from '../docs/run-example.ts';
import { arbitraryListChange, listFormats } from '../support/arbitrary-lists.ts';
import { type LawKind, lawKinds, type Version } from '../support/law-kinds.ts';
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

function read(kind: StateKind, { options }: Settings, version: Version | null, path: string): unknown {
  if (version === null) return null;
  const parts = new Map(
    Object.entries(version).map(([part, text]) => [part, [new TextEncoder().encode(text)]]),
  );
  return readVersion(kind, options, { parts, nature: 'regular' }, defaultLimits, path).parsed?.doc ?? null;
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
