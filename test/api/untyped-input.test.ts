import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import * as library from '../../src/index.ts';
import { checkTransition, type Report, type TaskNode } from '../../src/index.ts';
import { createRecorder } from '../../src/runner/recorder/index.ts';
import * as store from '../../src/store.ts';
import { runs } from '../support/soak.ts';
import { inner, node, tree } from '../support/trees.ts';
import { unwrapped } from '../support/unwrapped.ts';

const folder = mkdtempSync(join(tmpdir(), 'stateward-untyped-'));
afterAll(() => rmSync(folder, { recursive: true }));

const holdsItself: { children: unknown[] } = { children: [] };
holdsItself.children.push(holdsItself);
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const thrower = () => {
  throw new Error('not to be read');
};

const handedOver = new Uint8Array(8);
structuredClone(handedOver.buffer, { transfer: [handedOver.buffer] });
const endless: unknown[] = [];
endless.length = 2 ** 32 - 1;
const withHoles: unknown[] = [1, 'x'];
delete withHoles[0];

/** What somebody without types may hand over. */
const oddities: Readonly<Record<string, unknown>> = {
  ...{
    undefined,
    null: null,
    number: 3,
    NaN: Number.NaN,
    text: 'x',
    'empty text': '',
    'half a character': '\ud800',
  },
  ...{
    list: [],
    object: {},
    function: () => 1,
    symbol: Symbol('s'),
    bigint: 10n,
    date: new Date(0),
    map: new Map(),
  },
  'a thrower': new Proxy({}, { get: thrower, ownKeys: thrower, getPrototypeOf: thrower, has: thrower }),
  'a getter that throws': Object.defineProperty({}, 'id', { get: thrower, enumerable: true }),
  'a revoked proxy': revoked,
  'what holds itself': holdsItself,
  'no prototype': Object.create(null),
  bytes: new Uint8Array([255]),
  'bytes that were handed over to a worker': handedOver,
  'a list without end': endless,
  'a list with holes': withHoles,
  'children with holes': { ...node('a'), children: withHoles },
  'children of null': { id: 'a', children: null },
};

const leaf = node('a');
const asJson = JSON.stringify(leaf);
const start = { procedureId: 'p', actorId: 'a', now: '2026-01-01T00:00:00Z', newId: () => 'i' };
const empty = { nodes: [], links: [] };
const transition = { kind: 'task-tree', before: null, after: asJson };
const context = { root: folder };

type Calls = Readonly<Record<string, readonly ((odd: unknown) => readonly unknown[])[]>>;

/** Every function, with something odd in every place that it has. */
const pure: Calls = {
  selectNode: [(odd) => [odd]],
  sortChildren: [(odd) => [odd]],
  deriveInternalPasses: [(odd) => [odd]],
  resetRunnerOwnedFields: [(odd) => [odd, leaf], (odd) => [leaf, odd]],
  validateSchema: [(odd) => [odd]],
  validateInvariants: [(odd) => [odd]],
  checkPassedNodeImmutability: [(odd) => [odd, leaf], (odd) => [leaf, odd]],
  validateStatusInvariants: [
    (odd) => [odd, leaf, 'a', 'done'],
    (odd) => [leaf, odd, 'a', 'done'],
    (odd) => [leaf, leaf, 'a', odd],
  ],
  validateChildAdditionsRestricted: [
    (odd) => [odd, leaf, 'a', 'done'],
    (odd) => [leaf, odd, 'a', 'done'],
    (odd) => [leaf, leaf, 'a', odd],
    (odd) => [leaf, leaf, 'a', 'done', { moves: odd ?? 'none' }],
  ],
  applyStateUpdates: [
    (odd) => [odd, leaf, 'a', 'done', 'pass'],
    (odd) => [leaf, odd, 'a', 'done', 'pass'],
    (odd) => [leaf, leaf, odd, 'done', 'pass'],
    (odd) => [leaf, leaf, 'a', odd, 'pass'],
    (odd) => [leaf, leaf, 'a', 'done', odd],
  ],
  validateWorkflowStateUpdate: [(odd) => [null, odd, '{}'], (odd) => [null, '---\n---\n', odd]],
  getWorkflowState: [(odd) => [odd, '{}'], (odd) => ['---\n---\n', odd]],
  replay: [(odd) => [odd], (odd) => ['', { mode: odd ?? 'none' }]],
  startProcedure: [
    (odd) => [odd, start],
    (odd) => [empty, odd],
    ...Object.keys(start).map((name) => (odd: unknown) => [empty, { ...start, [name]: odd }]),
  ],
  continueProcedure: [
    (odd) => [odd, { runId: 'r', newId: start.newId }],
    (odd) => [empty, odd],
    (odd) => [empty, { runId: odd, newId: odd }],
  ],
  endProcedure: [
    (odd) => [odd, { runId: 'r', now: start.now }],
    (odd) => [empty, odd],
    (odd) => [empty, { runId: odd, now: odd }],
  ],
};

const onDisk: Calls = {
  loadTree: [(odd) => [odd], (odd) => [odd, join(folder, 'none')], (odd) => [join(folder, 'none'), odd]],
  writeTree: [
    (odd) => [typeof odd === 'string' ? join(folder, 'none', `x${odd}`) : odd, leaf],
    (odd) => [join(folder, 'tree.json'), odd],
  ],
  fsWrite: [(odd) => [odd, context], (odd) => [{ path: 'a', content: 'b' }, odd]],
  fsApplyPatch: [(odd) => [odd, context], (odd) => [{ path: 'a', patch: odd }, context]],
  startProcedureIn: [(odd) => [odd, start], (odd) => [join(folder, 'graph.json'), odd]],
  continueProcedureIn: [(odd) => [odd, { runId: 'r' }], (odd) => [join(folder, 'graph.json'), odd]],
  endProcedureIn: [(odd) => [odd, { runId: 'r' }], (odd) => [join(folder, 'graph.json'), odd]],
};

const called = (entry: object, name: string, given: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(entry, name), undefined, given);

/** Without a schema of its own a tree is loaded by one path. */
const isFine = (name: string, place: number, odd: unknown) =>
  (name === 'loadTree' && place === 2 && odd === undefined) ||
  // A member that is left out is left out, and `{}` leaves all out.
  (odd === undefined && name.startsWith('startProcedure') && place > 1) ||
  // A value for frontmatter is as good as its text.
  (name === 'validateWorkflowStateUpdate' && place === 0) ||
  // A log without a line has no run.
  (name === 'replay' && place === 0 && (odd === '' || odd === oddities.list));

describe.each([
  ['stateward', library, pure],
  ['stateward/store', store, onDisk],
])('%s', (_, entry, calls) => {
  it('has no function that is not tried here', () => {
    const others = ['checkTransition', 'checkRange', 'replayStream', 'kinds', 'laws', 'rules'];
    expect(
      Object.keys(entry)
        .filter((name) => !others.includes(name))
        .sort(),
    ).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.entries(calls))(
    '%s refuses whatever is odd by a value, and never throws',
    async (name, shapes) => {
      writeFileSync(join(folder, 'graph.json'), JSON.stringify(empty));
      for (const [place, shape] of shapes.entries())
        for (const [what, odd] of Object.entries(oddities)) {
          const given = shape(odd);
          const outcome = await called(entry, name, given);
          expect([name, place, what, outcome]).toEqual([
            name,
            place,
            what,
            expect.objectContaining(isFine(name, place, odd) ? {} : { ok: false }),
          ]);
        }
    },
  );
});

describe('what is no tree', () => {
  const given = tree(inner('in', [node('b'), node('c', { order: 1 })]), node('d', { order: 1 }));
  const taking: readonly ((value: TaskNode) => { readonly ok: boolean })[] = [
    ...[library.selectNode, library.sortChildren, library.deriveInternalPasses, library.validateSchema],
    ...[library.validateInvariants],
    (value) => library.resetRunnerOwnedFields(given, value),
    (value) => library.checkPassedNodeImmutability(value, given),
    (value) => library.validateStatusInvariants(given, value, 'b', 'done'),
    (value) => library.validateChildAdditionsRestricted(given, value, 'b', 'done'),
    (value) => library.applyStateUpdates(given, value, 'b', 'done', 'pass'),
  ];

  it('is ok to no function, whichever field of whichever node is something else', () => {
    const nodes = (each: TaskNode): TaskNode[] => [each, ...each.children.flatMap(nodes)];
    const fields = Object.keys(leaf);
    fc.assert(
      fc.property(
        fc.nat({ max: 4 }),
        fc.constantFrom(...fields, 'note'),
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (at, field, value) => {
          const copy: TaskNode = structuredClone(given);
          const target = nodes(copy)[at] ?? copy;
          Reflect.set(target, field, value);
          const isText = typeof value === 'string' && ['id', 'title', 'goal'].includes(field) && value !== '';
          const isEmpty = field !== 'id' && value === '' && ['title', 'goal'].includes(field);
          const isWhole =
            Number.isSafeInteger(value) && ['order', 'attempts', 'max_attempts'].includes(field);
          const isFlag = typeof value === 'boolean' && field === 'passes';
          const isList = Array.isArray(value) && ['acceptance', 'children'].includes(field);
          fc.pre(
            !isText &&
              !isEmpty &&
              !isWhole &&
              !isFlag &&
              !isList &&
              !(field === 'note' && value === undefined),
          );
          expect(taking.map((take) => take(copy).ok)).toEqual(taking.map(() => false));
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('is ok to no function, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(taking.some((take) => Reflect.apply(take, undefined, [value]).ok)).toBe(false);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is none any more when it was changed after it was found valid', () => {
    const own = structuredClone(given);
    expect(library.validateSchema(own).ok).toBe(true);
    Reflect.set(own, 'order', 'first');
    expect(library.validateSchema(own).ok).toBe(false);
  });

  it('changes nothing that was given out before', () => {
    const own = structuredClone(given);
    const sorted = unwrapped(library.sortChildren(own));
    Reflect.set(own.children[0]?.acceptance ?? {}, 0, 'more');
    expect(sorted).toEqual(given);
  });

  it('is not written, and what is written is loaded again, sorted', async () => {
    const path = join(folder, 'written.json');
    const before = '{}';
    const nodes = fc.record({
      id: fc.constantFrom('a', 'b', '\ud800', ''),
      order: fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER, 0.5, -0),
      attempts: fc.constantFrom(0, 3, 4, -1),
      max_attempts: fc.constantFrom(0, 3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(nodes, { maxLength: 3 }), async (leaves) => {
        writeFileSync(path, before);
        const value = tree(...leaves.map(({ id, ...fields }) => node(id, fields)));
        const written = await store.writeTree(path, value);
        const loaded = await store.loadTree(path);
        if (!written.ok)
          expect([written.error.code.slice(0, 2), readFileSync(path, 'utf8')]).toEqual(['E_', before]);
        else expect(loaded).toEqual(library.sortChildren(value));
      }),
      { numRuns: runs(60) },
    );
  });

  it('is not written beyond the depth to which it is read', async () => {
    const path = join(folder, 'deep.json');
    const levels = (count: number) =>
      Array.from({ length: count }).reduce<TaskNode>(
        (below, _, index) => inner(`n${index}`, [below]),
        node('leaf'),
      );
    for (const count of [480, 499, 500, 501, 900]) {
      const written = await store.writeTree(path, levels(count));
      if (written.ok) expect([count, (await store.loadTree(path)).ok]).toEqual([count, true]);
      else expect(count).toBeGreaterThan(490);
    }
  });
});

describe('checkTransition', () => {
  const places = [
    'kind',
    'before',
    'after',
    'path',
    'granularity',
    'step',
    'companions',
    'context',
    'limits',
    'options',
  ];
  const inContext = ['message', 'touched', 'prior', 'archived', 'guard', 'at'];
  const shapes: readonly ((odd: unknown) => unknown)[] = [
    (odd) => odd,
    ...places.map((name) => (odd: unknown) => ({ ...transition, [name]: odd })),
    ...inContext.map((name) => (odd: unknown) => ({ ...transition, context: { [name]: odd } })),
    ...['node', 'status', 'guard'].map((name) => (odd: unknown) => {
      const step = { node: 'a', status: 'done', guard: 'pass', [name]: odd };
      return { ...transition, before: asJson, step };
    }),
    (odd) => ({ ...transition, companions: { runState: { before: odd } } }),
    (odd) => ({ ...transition, limits: { maxBytes: odd } }),
    (odd) => ({ ...transition, options: { rules: odd } }),
  ];

  it('gives a report for whatever it is handed, which is a pass only for what could be judged', () => {
    for (const [place, shape] of shapes.entries())
      for (const [what, odd] of Object.entries(oddities)) {
        const report: Report = Reflect.apply(checkTransition, undefined, [shape(odd)]);
        expect([place, what, ['pass', 'fail', 'cannot-judge'].includes(report.verdict)]).toEqual([
          place,
          what,
          true,
        ]);
      }
  });

  it.each<[string, unknown, string[]]>([
    [
      'what JSON.parse made of a file',
      { kind: 'checklist', before: {}, after: [] },
      ['before is', 'after is'],
    ],
    ['one side alone', { kind: 'checklist', after: '{}' }, ['before is']],
    ['nothing', undefined, ['before is', 'after is']],
    ['a misspelt member', { ...transition, granularty: 'squash' }, ['granularty is']],
    ['a misspelt fact', { ...transition, context: { mesage: 'x' } }, ['context.mesage is']],
    ['a guard that says something else', { ...transition, context: { guard: 'pass' } }, ['context.guard is']],
    ['no time', { ...transition, context: { at: 'yesterday' } }, ['context.at is']],
    ['a companion that was parsed', { ...transition, companions: { runState: {} } }, []],
    [
      'a companion that is a list',
      { ...transition, companions: { runState: [] } },
      ['companions.runState is'],
    ],
    ['no limit', { ...transition, limits: { maxBytes: 0 } }, ['limits.maxBytes is']],
    ['no granularity', { ...transition, granularity: 'range' }, ['granularity is']],
    ['half a step', { ...transition, step: { node: 'a' } }, ['step.status is']],
    ['a misspelt kind', { ...transition, kind: 'tasktree' }, ['there is']],
  ])('cannot judge %s, and says what is wrong', (_, input, sides) => {
    const report: Report = Reflect.apply(checkTransition, undefined, [input]);
    const said = report.obstacles.map(({ message }) => message.split(' ').slice(0, 2).join(' '));
    expect(said).toEqual(sides);
    expect(report.verdict === 'cannot-judge').toBe(sides.length > 0);
  });

  it('takes text, bytes and null, and members that are undefined', () => {
    const after = new TextEncoder().encode('{"userStories": []}');
    const nothing = { path: undefined, context: undefined, limits: undefined, step: undefined };
    const report = Reflect.apply(checkTransition, undefined, [
      { kind: 'checklist', before: null, after, ...nothing },
    ]);
    expect(report.obstacles).toEqual([]);
  });
});

describe('the recorder', () => {
  it('never throws, whatever a call is handed', async () => {
    const options = { workspaceRoot: folder, fsync: 'never' } as const;
    for (const [what, odd] of Object.entries(oddities)) {
      const made = await Reflect.apply(createRecorder, undefined, [odd]);
      expect([what, made.ok]).toEqual([what, false]);
      const file = join(folder, 'events.jsonl');
      rmSync(file, { force: true });
      const recorder = unwrapped(await createRecorder({ file, ...options }));
      const tried = async (api: object, besides: readonly string[]) => {
        for (const [name, call] of Object.entries(api)) {
          if (typeof call !== 'function' || besides.includes(name)) continue;
          const outcome = await call(odd, odd, odd);
          expect([what, name, typeof outcome?.ok]).toEqual([what, name, 'boolean']);
        }
      };
      const run = unwrapped(await recorder.startRun());
      const step = unwrapped(await run.startStep('planner', 'planner'));
      await tried(step, ['finish', 'fail']);
      await tried(run, ['finish', 'fail']);
      await tried(recorder, ['openRuns', 'close', 'startRun']);
      expect(typeof (await Reflect.apply(run.finish, undefined, [odd])).ok).toBe('boolean');
      expect((await Reflect.apply(run.fail, undefined, [odd])).ok).toBe(true);
      expect((await recorder.close()).ok).toBe(true);
    }
  });
});

describe('replayStream', () => {
  const all = async (stream: AsyncIterable<unknown>) => {
    const given: unknown[] = [];
    for await (const each of stream) given.push(each);
    return given;
  };

  it('says what is no stream, and what is no chunk', async () => {
    for (const odd of [null, 5, 'text', {}, [5], [null]]) {
      const said = await all(Reflect.apply(library.replayStream, undefined, [odd]));
      expect(said).toEqual([expect.objectContaining({ ok: false })]);
    }
    const bad = await all(Reflect.apply(library.replayStream, undefined, [[''], { mode: 'none' }]));
    expect(bad).toEqual([expect.objectContaining({ ok: false })]);
  });
});
