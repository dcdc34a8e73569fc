import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyStateUpdates,
  checkPassedNodeImmutability,
  deriveInternalPasses,
  resetRunnerOwnedFields,
  sortChildren,
  type TaskNode,
  type TreeResult,
  validateChildAdditionsRestricted,
  validateInvariants,
  validateSchema,
  validateStatusInvariants,
} from '../../../src/index.ts';
import { runs } from '../../support/soak.ts';
import { inner, node, passed, tree } from '../../support/trees.ts';
import { unwrapped } from '../../support/unwrapped.ts';

const said = (result: TreeResult<unknown>) =>
  result.ok ? 'ok' : [result.error.code, result.error.message, result.error.details.errors];

describe('validateSchema', () => {
  it('gives the tree back, typed', () => {
    const value: unknown = JSON.parse(JSON.stringify(tree(node('a'))));
    expect(validateSchema(value)).toEqual({ ok: true, value });
  });

  it('collects every error', () => {
    const { goal: _, ...rest } = node('a');
    const errors = ["a: missing property 'goal'", 'a: attempts must be at least 0, found -1'];
    const result = validateSchema({ ...rest, attempts: -1 });
    expect(result.ok ? [] : result.error.details.errors).toHaveLength(2);
    expect(said(result)).toEqual([
      'E_SCHEMA',
      expect.stringMatching(/^tree schema validation failed: .+; .+/),
      expect.arrayContaining([expect.stringContaining(errors[0] ?? '')]),
    ]);
  });

  it.each([[null], [undefined], [5], ['{}'], [[]], [{ children: [7] }]])('refuses %j', (value) => {
    expect(validateSchema(value).ok).toBe(false);
  });
});

describe('validateInvariants', () => {
  it.each<[string, TaskNode, string]>([
    ['Unique IDs', tree(node('a'), node('a', { order: 1 })), "duplicate id 'a' at root/a"],
    ['Max attempts positive', tree(node('a', { max_attempts: 0 })), 'root/a: max_attempts must be > 0'],
    [
      'Attempts bounds',
      tree(node('a', { attempts: 4, max_attempts: 3 })),
      'root/a: attempts 4 exceeds max_attempts 3',
    ],
    ['Children sorted', tree(node('b'), node('a')), 'root: children must be sorted by (order,id)'],
  ])('%s', (_, given, message) => {
    expect(said(validateInvariants(given))).toEqual([
      'E_INVARIANTS',
      `tree invariants failed: ${message}`,
      [message],
    ]);
  });

  it('accepts a tree at its limit', () => {
    expect(said(validateInvariants(tree(node('a', { attempts: 3, max_attempts: 3 }))))).toBe('ok');
  });
});

describe('checkPassedNodeImmutability', () => {
  const before = tree(inner('x', [passed('a'), node('o')]), inner('y', [node('b')]));

  it.each<[string, TaskNode, string]>([
    [
      'missing',
      tree(inner('x', [node('o')]), inner('y', [node('b')])),
      "passed node 'a' missing in next tree",
    ],
    [
      'moved',
      tree(inner('x', [node('o')]), inner('y', [passed('a'), node('b')])),
      "passed node 'a' moved from parent 'x' to 'y'",
    ],
    [
      'changed',
      tree(inner('x', [passed('a', { goal: 'less' }), node('o')]), inner('y', [node('b')])),
      "passed node 'a' changed in next tree",
    ],
  ])('%s', (_, after, message) => {
    expect(said(checkPassedNodeImmutability(before, after))).toEqual([
      'E_IMMUTABILITY',
      `immutability failed: ${message}`,
      [message],
    ]);
  });

  it('lets open nodes be edited, moved and removed', () => {
    expect(
      said(checkPassedNodeImmutability(before, tree(inner('x', [passed('a'), node('o')]), node('y')))),
    ).toBe('ok');
  });
});

describe('validateStatusInvariants and validateChildAdditionsRestricted', () => {
  const auth = (...children: TaskNode[]) => tree(node('auth', { next: 'decompose', children }), node('z'));
  const grown = auth(node('p'), node('q'));

  it('the literal messages', () => {
    expect(said(validateStatusInvariants(auth(), grown, 'auth', 'done'))).toEqual([
      'E_STATUS',
      "status=done but selected node 'auth' gained children (prev=0, next=2)",
      ["status=done but selected node 'auth' gained children (prev=0, next=2)"],
    ]);
    expect(said(validateChildAdditionsRestricted(auth(), grown, 'z', 'done'))[1]).toBe(
      "node 'auth' gained new children: p, q",
    );
  });

  it('accept a decomposition of the selected node', () => {
    expect(said(validateStatusInvariants(auth(), grown, 'auth', 'decomposed'))).toBe('ok');
    expect(said(validateChildAdditionsRestricted(auth(), grown, 'auth', 'decomposed'))).toBe('ok');
  });

  it('refuse one in execute mode', () => {
    const [before, after] = [tree(node('a')), tree(node('a', { children: [node('b')] }))];
    expect(said(validateChildAdditionsRestricted(before, after, 'a', 'decomposed'))).toEqual([
      'E_CHILD_ADDITIONS',
      "status=decomposed but selected node 'a' has next=execute",
      ["status=decomposed but selected node 'a' has next=execute"],
    ]);
  });

  it('a move is an addition, unless it is allowed', () => {
    const [before, after] = [
      tree(inner('x', [node('a')]), inner('y', [])),
      tree(inner('x', []), inner('y', [node('a')])),
    ];
    const judge = (moves: 'forbid' | 'allow') =>
      validateChildAdditionsRestricted(before, after, 'z', 'done', { moves }).ok;
    expect([judge('forbid'), judge('allow')]).toEqual([false, true]);
  });

  it('refuse what is no status and what is no tree', () => {
    const finished = 'finished' as 'done';
    expect(said(validateStatusInvariants(auth(), grown, 'auth', finished))[0]).toBe('E_INPUT');
    expect(said(validateStatusInvariants(JSON.parse('[]'), grown, 'auth', 'done'))[0]).toBe('E_SCHEMA');
  });
});

describe('the parts of a state update', () => {
  it('reset, derive and sort are what applyStateUpdates does around its row', () => {
    const leaf = fc.record({ passes: fc.boolean(), attempts: fc.nat({ max: 3 }), order: fc.nat({ max: 2 }) });
    const trees = fc.array(leaf, { minLength: 1, maxLength: 5 }).map((leaves) =>
      tree(
        inner(
          'in',
          leaves.map((fields, index) => node(`n${index}`, fields)),
        ),
      ),
    );
    fc.assert(
      fc.property(trees, trees, (before, after) => {
        const applied = applyStateUpdates(before, after, 'in', 'decomposed', 'skipped');
        const derived = unwrapped(deriveInternalPasses(unwrapped(resetRunnerOwnedFields(before, after))));
        expect(applied.ok && applied.value.tree).toEqual(derived.tree);
        expect(applied.ok && applied.value.summary.derivedPassesSet).toEqual(derived.derivedPassesSet);
        expect(sortChildren(derived.tree)).toEqual({ ok: true, value: derived.tree });
      }),
      { numRuns: runs(50) },
    );
  });

  it('new nodes are open and untouched, others as they were', () => {
    const before = tree(node('a', { attempts: 2 }));
    const after = tree(passed('a'), passed('b', { attempts: 9 }));
    const { children } = unwrapped(resetRunnerOwnedFields(before, after));
    expect(children.map(({ passes, attempts }) => [passes, attempts])).toEqual([
      [false, 2],
      [false, 0],
    ]);
  });

  it('sorts by (order, id), ids by code point', () => {
    const given = tree(node('\u{10000}'), node('\uffff'), node('z', { order: -1 }));
    expect(unwrapped(sortChildren(given)).children.map(({ id }) => id)).toEqual(['z', '\uffff', '\u{10000}']);
  });
});
