import { describe, expect, it } from 'vitest';
import { applyStateUpdates, type StateUpdateSummary, type TaskNode } from '../../../src/index.ts';
import { changing, inner, node, passed, tree } from '../../support/trees.ts';

const previous = tree(node('a', { attempts: 1 }), node('b'));
const nothing: StateUpdateSummary = { passesSet: [], attemptsIncremented: [], derivedPassesSet: [] };
type Guard = 'pass' | 'fail' | 'skipped';

describe('applyStateUpdates', () => {
  it.each<['done' | 'retry' | 'decomposed', Guard, boolean, number]>([
    ['done', 'pass', true, 1],
    ['done', 'fail', false, 2],
    ['done', 'skipped', false, 1],
    ['retry', 'pass', false, 2],
    ['retry', 'fail', false, 2],
    ['retry', 'skipped', false, 2],
    ['decomposed', 'pass', false, 1],
    ['decomposed', 'fail', false, 1],
    ['decomposed', 'skipped', false, 1],
  ])('%s with guard %s: passes %s, attempts %d', (status, guard, passes, attempts) => {
    expect(succeeded(applyStateUpdates(previous, previous, 'a', status, guard))).toEqual({
      tree: changing(previous, 'a', { passes, attempts }),
      summary: { ...nothing, passesSet: passes ? ['a'] : [], attemptsIncremented: attempts > 1 ? ['a'] : [] },
    });
  });

  it.each(['done', 'retry'] as const)('counts no further than max_attempts (%s)', (status) => {
    const stuck = tree(node('a', { attempts: 3 }));
    expect(applyStateUpdates(stuck, stuck, 'a', status, 'fail')).toEqual({
      ok: true,
      value: { tree: stuck, summary: nothing },
    });
  });

  it('uses the limit of the new tree', () => {
    const next = changing(previous, 'a', { max_attempts: 1 });
    expect(succeeded(applyStateUpdates(previous, next, 'a', 'retry', 'skipped'))).toEqual({
      tree: next,
      summary: nothing,
    });
  });

  it('ignores what the agent wrote into fields of the runner', () => {
    const next = tree(passed('a', { attempts: 0, title: 'new' }), node('b', { attempts: 3 }));
    expect(succeeded(applyStateUpdates(previous, next, 'b', 'done', 'skipped'))).toEqual({
      tree: changing(previous, 'a', { title: 'new' }),
      summary: nothing,
    });
  });

  it('resets new nodes to open and unattempted, wherever they stand', () => {
    const next = tree(node('a'), inner('b', [passed('c', { attempts: 2 }), inner('d', [passed('e')])]));
    const { tree: updated } = succeeded(applyStateUpdates(previous, next, 'b', 'decomposed', 'skipped'));
    expect(updated).toEqual(
      tree(node('a', { attempts: 1 }), inner('b', [node('c'), inner('d', [node('e')])])),
    );
  });

  it('derives inner nodes bottom up, and lists those that turned true', () => {
    const open = tree(inner('z', [inner('y', [node('x')])]), passed('zz'));
    const { tree: updated, summary } = succeeded(applyStateUpdates(open, open, 'x', 'done', 'pass'));
    expect(updated).toEqual(tree(inner('z', [inner('y', [passed('x')])]), passed('zz')));
    expect(summary).toEqual({
      passesSet: ['x'],
      attemptsIncremented: [],
      derivedPassesSet: ['root', 'y', 'z'],
    });
  });

  it('opens an inner node whose new child is open, and does not list it', () => {
    const complete = tree(inner('a', [passed('x')]));
    const next = tree(inner('a', [passed('x'), node('y')]));
    const { tree: updated, summary } = succeeded(
      applyStateUpdates(complete, next, 'a', 'decomposed', 'skipped'),
    );
    expect([updated.passes, updated.children[0]?.passes]).toEqual([false, false]);
    expect(summary).toEqual(nothing);
  });

  it('sorts lists of ids by code point', () => {
    const open = inner('\u{10000}', [inner('\uffff', [node('a')])]);
    const { summary } = succeeded(applyStateUpdates(open, open, 'a', 'done', 'pass'));
    expect(summary.derivedPassesSet).toEqual(['\uffff', '\u{10000}']);
  });

  it('sorts children at every level by (order, id)', () => {
    const next = tree(
      inner('b', [node('\u{10000}'), node('\uffff')]),
      node('a', { attempts: 1 }),
      node('first', { order: -1 }),
    );
    const { tree: updated } = succeeded(applyStateUpdates(next, next, 'a', 'done', 'skipped'));
    expect(updated.children.map(({ id }) => id)).toEqual(['first', 'a', 'b']);
    expect(updated.children[2]?.children.map(({ id }) => id)).toEqual(['\uffff', '\u{10000}']);
  });

  it('leaves its inputs alone', () => {
    const before = frozen(tree(node('b'), inner('a', [passed('x')])));
    const next = frozen(tree(node('b', { attempts: 2 }), inner('a', [passed('x'), passed('new')])));
    expect(() => applyStateUpdates(before, next, 'b', 'done', 'pass')).not.toThrow();
    expect(next).toEqual(tree(node('b', { attempts: 2 }), inner('a', [passed('x'), passed('new')])));
  });

  it('changes nothing the second time when nothing is left to do', () => {
    const once = succeeded(applyStateUpdates(previous, previous, 'a', 'done', 'pass')).tree;
    expect(applyStateUpdates(once, once, 'a', 'done', 'skipped')).toEqual({
      ok: true,
      value: { tree: once, summary: nothing },
    });
  });

  it('says which node is not there', () => {
    expect(applyStateUpdates(previous, previous, 'ghost', 'done', 'pass')).toEqual({
      ok: false,
      error: {
        code: 'E_NODE',
        message: "selected node 'ghost' not found",
        details: { errors: ["selected node 'ghost' not found"] },
      },
    });
    expect(applyStateUpdates(previous, tree(node('b')), 'a', 'done', 'pass')).toHaveProperty('error');
  });

  it.each<[string, unknown, unknown, string, string]>([
    ['an unknown status', previous, previous, 'finished', 'pass'],
    ['a replan, which is no step of the runner', previous, previous, 'replan', 'skipped'],
    ['an unknown guard', previous, previous, 'done', 'green'],
    ['a previous that is null', null, previous, 'done', 'pass'],
    ['a next that is a list', previous, [], 'done', 'pass'],
    ['a next that is text', previous, '{}', 'done', 'pass'],
    ['a node without fields', previous, { id: 'a' }, 'done', 'pass'],
    ['a value of the wrong type', previous, { ...previous, passes: 'true' }, 'done', 'pass'],
    ['a child that is no node', previous, { ...previous, children: [null] }, 'done', 'pass'],
  ])('returns an error for %s', (_, before, next, status, guard) => {
    const result = applyStateUpdates(
      before as TaskNode,
      next as TaskNode,
      'a',
      status as 'done',
      guard as Guard,
    );
    expect(result.ok).toBe(false);
  });

  it('joins the errors of a schema as one sentence', () => {
    const result = applyStateUpdates(
      previous,
      { ...previous, order: 0.5, title: JSON.parse('1') },
      'a',
      'done',
      'pass',
    );
    expect(result).toMatchObject({
      error: { code: 'E_SCHEMA', message: expect.stringMatching(/^tree schema validation failed: .+; .+/) },
    });
  });

  it('does not overflow on 20,000 levels', () => {
    let deep = node('leaf');
    for (let level = 20_000; level > 0; level -= 1) deep = inner(`n${level}`, [deep]);
    const { tree: updated, summary } = succeeded(applyStateUpdates(deep, deep, 'leaf', 'done', 'pass'));
    expect(updated.passes).toBe(true);
    expect(summary.derivedPassesSet).toHaveLength(20_000);
  });
});

function succeeded(result: ReturnType<typeof applyStateUpdates>) {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function frozen(at: TaskNode): TaskNode {
  for (const child of at.children) frozen(child);
  Object.freeze(at.children);
  return Object.freeze(at);
}
