import { describe, expect, it } from 'vitest';
import {
  breaking,
  changing,
  check,
  declaring,
  decomposed,
  done,
  inner,
  judge,
  node,
  passed,
  pretty,
  retry,
  ruleIds,
  type Transition,
  tree,
} from '../../support/trees.ts';

const before = tree(
  passed('a', { attempts: 1 }),
  node('b', { attempts: 2, next: 'decompose' }),
  inner('c', [node('c1')]),
);
const said = (after: Transition['after'], message = 'honest work') => ({ before, after, message });
const failing = { guard: 'failure' } as const;

describe('an agent that cheats is refused', () => {
  it.each<[string, Transition, string[]]>([
    ['flips a node and says nothing', said(changing(before, 'b', { passes: true })), ['undeclared-pass']],
    [
      'declares a pass after a failed guard',
      said(changing(before, 'b', { passes: true }), declaring(done('b', 'fail'))),
      ['state-update', 'state-update'],
    ],
    [
      'declares a pass that the gate refutes',
      { ...said(changing(before, 'b', { passes: true }), declaring(done('b'))), context: failing },
      ['guard-evidence'],
    ],
    ['flips the root only', said({ ...before, passes: true }), ['state-update']],
    ['weakens what has passed', said(changing(before, 'a', { acceptance: [] })), ['immutability']],
    ['drops what has passed', said(tree(...before.children.slice(1))), ['immutability']],
    ['resets a counter', said(changing(before, 'b', { attempts: 0 })), ['state-update']],
    [
      'resets a counter in a declared step',
      said(changing(before, 'b', { attempts: 0 }), declaring(retry('b'))),
      ['state-update'],
    ],
    [
      'adds a sibling in a step',
      said({ ...before, children: [...before.children, node('d')] }, declaring(done('b', 'skipped'))),
      ['child-additions'],
    ],
    [
      'adds a sibling and says nothing',
      said({ ...before, children: [...before.children, node('d')] }),
      ['selected-node'],
    ],
    [
      'raises the limit while stepping',
      said(changing(before, 'b', { attempts: 3, max_attempts: 9 }), declaring(retry('b'))),
      ['attempt-limit-raised'],
    ],
    [
      'decomposes an inner node to be rid of the attempts below it',
      {
        before: tree(inner('a', [node('a1', { attempts: 3 })])),
        after: tree(inner('a', [node('a2'), node('a3')])),
        message: declaring(decomposed('a')),
      },
      ['selected-node'],
    ],
    [
      'renames a stuck node',
      {
        before: tree(node('a', { attempts: 3 }), node('b')),
        after: tree(node('a2'), node('b')),
        message: declaring(done('b', 'skipped')),
      },
      ['child-additions'],
    ],
    [
      'drops the open sibling, so that the parent passes',
      { before: tree(passed('a'), node('b')), after: tree(passed('a')), message: '' },
      ['passed-by-removal'],
    ],
    [
      'moves the goal to where the ball is',
      said(changing(before, 'b', { passes: true, goal: 'less' }), declaring(done('b'))),
      ['goalposts'],
    ],
    [
      'declares a step of another tree',
      {
        ...said(
          changing(before, 'b', { passes: true }),
          'x\n\nAgent-Step: node=b status=done guard=pass tree=other.json',
        ),
        path: 'tree.json',
      },
      ['undeclared-pass'],
    ],
    ['declares work on a passed node', said(before, declaring(done('a'))), ['selected-node']],
    ['deletes the record', { before, after: null, message: '' }, ['state-file/deleted']],
    [
      'starts with work that was never done',
      { before: null, after: tree(passed('a'), node('b')), message: '' },
      ['initial'],
    ],
  ])('who %s', (_, transition, rules) => {
    expect(ruleIds(transition)).toEqual(rules);
  });

  it('who moves what has passed', () => {
    const [a, b, c] = before.children;
    const after = tree(...[b, c].flatMap((each) => each ?? []), inner('d', a === undefined ? [] : [a]));
    expect(judge(said(after)).map(([, , message]) => message)).toContain(
      "passed node 'a' moved from parent 'root' to 'd'",
    );
  });

  it('who swaps the ids of a passed and an open node', () => {
    const old = tree(passed('a', { attempts: 1 }), node('b', { attempts: 2 }));
    const swapped = tree(
      node('a', { attempts: 2, title: 'Title of b' }),
      passed('b', { attempts: 1, title: 'Title of a' }),
    );
    const rules = ruleIds({ before: old, after: swapped, message: '' });
    expect(rules).toContain('immutability');
    expect(rules).toContain('undeclared-pass');
  });

  it('who swaps the ids of two open nodes, one of them stuck', () => {
    const old = tree(node('a', { attempts: 3 }), node('b'));
    const swapped = tree(node('a', { title: 'Title of b' }), node('b', { attempts: 3, title: 'Title of a' }));
    expect(ruleIds({ before: old, after: swapped, message: '' })).toContain('state-update');
  });

  it('who sorts astral ids as UTF-16 does', () => {
    expect(ruleIds({ before: null, after: tree(node('\u{10000}'), node('\uffff')) })).toEqual([
      'children-sorted',
    ]);
    expect(ruleIds({ before: null, after: tree(node('\uffff'), node('\u{10000}')) })).toEqual([]);
  });
});

describe('a file that cheats the reader is refused', () => {
  const text = pretty(before);

  it.each([
    ['a duplicate key', text.replace('"passes": false', '"passes": false, "passes": true')],
    [
      'a duplicate key, spelt with escapes',
      text.replace('"passes": false', '"passes": false, "p\\u0061sses": true'),
    ],
    ['a __proto__ key', text.replace('"passes": false', '"passes": false, "__proto__": { "passes": true }')],
    ['a comment', text.replace('"passes"', '/* no */ "passes"')],
    ['a trailing comma', text.replace('false,', 'false,,')],
    ['conflict markers', `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n`],
    ['nothing', ''],
    ['two documents', text + text],
    ['NaN', text.replace('"attempts": 2', '"attempts": NaN')],
  ])('%s', (_, after) => {
    expect([...new Set(ruleIds(said(after)))]).toEqual(['state-file/unreadable']);
  });

  it('bytes that are not UTF-8', () => {
    expect(ruleIds({ before, after: new Uint8Array([0x7b, 0xff, 0x7d]) })).toEqual(['state-file/unreadable']);
  });

  it('100,000 levels of nesting', () => {
    const after = '{"children":['.repeat(100_000) + ']}'.repeat(100_000);
    expect(ruleIds(said(after))).toEqual(['state-file/unreadable']);
  });

  it.each([
    ['passes', '"true"'],
    ['passes', '1'],
    ['passes', 'null'],
    ['passes', '[]'],
    ['attempts', '"2"'],
    ['attempts', 'true'],
    ['attempts', 'null'],
    ['attempts', '1e400'],
    ['attempts', '9007199254740993'],
    ['attempts', '-1e400'],
    ['attempts', '2.5'],
  ])('%s as %s is not coerced', (field, literal) => {
    const from = field === 'passes' ? 'false' : '2';
    const after = text.replace(new RegExp(`("id": "b",[^{}]*?"${field}": )${from}`), `$1${literal}`);
    expect(after).not.toBe(text);
    expect(ruleIds(said(after))).toContain('schema');
    expect(check(said(after)).verdict).toBe('fail');
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'prototype', 'inexactNumber'])(
    'an unknown key named %s',
    (key) => {
      const after = breaking(before, 'b', { [key]: 'x' });
      expect(ruleIds(said(after))).toEqual(['schema']);
    },
  );

  it.each(['__proto__', 'constructor', '#', 'a#passes', '{id}', '$&', '\u202e', 'x\ny'])(
    'an id that is %j is only an id',
    (id) => {
      const old = tree(node(id));
      expect(ruleIds({ before: old, after: changing(old, id, { title: 'x' }), message: '' })).toEqual([]);
      const [finding] = check({
        before: tree(passed(id)),
        after: changing(tree(passed(id)), id, { title: 'x' }),
      }).findings.slice(-1);
      expect(finding?.message).toBe(`passed node '${id}' changed in next tree`);
    },
  );

  it('a previous version that breaks the schema excuses nothing', () => {
    const broken = breaking(before, 'c1', { title: 5 });
    const after = changing(before, 'b', { attempts: 0 });
    expect(ruleIds({ before: broken, after, message: '' })).toEqual(['state-update']);
    expect(
      ruleIds({
        before: broken,
        after: breaking(changing(before, 'b', { passes: true }), 'c1', { title: 5 }),
        message: '',
      }),
    ).toEqual(['undeclared-pass']);
  });
});

describe('one change is one finding', () => {
  const old = tree(passed('a'), node('b', { attempts: 1, next: 'decompose' }), node('c'));
  const edited = (id: string, fields: Parameters<typeof changing>[2]) => changing(old, id, fields);

  it.each<[string, Transition['after'], string[]]>([
    ['nothing', old, []],
    ['an open title', edited('b', { title: 'x' }), []],
    ['an open goal', edited('b', { goal: 'x' }), []],
    ['an open limit', edited('b', { max_attempts: 9 }), []],
    ['an open mode', edited('c', { next: 'decompose' }), []],
    ['an open node removed', tree(passed('a'), node('b', { attempts: 1, next: 'decompose' })), []],
    ['a passed title', edited('a', { title: 'x' }), ['immutability']],
    ['a passed limit', edited('a', { max_attempts: 9 }), ['immutability']],
    ['a passed order', edited('a', { order: -1 }), ['immutability']],
    ['a passed node removed', tree(...old.children.slice(1)), ['immutability']],
    ['an open flip', edited('b', { passes: true }), ['undeclared-pass']],
    ['an attempt', edited('b', { attempts: 2 }), []],
    ['two attempts', edited('b', { attempts: 3 }), ['state-update']],
    ['a counter reset', edited('b', { attempts: 0 }), ['state-update']],
    ['the root flipped', { ...old, passes: true }, ['state-update']],
    ['a limit of zero', edited('c', { max_attempts: 0 }), ['max-attempts']],
    ['a limit below the attempts', edited('b', { max_attempts: 0 }), ['attempts-bound', 'max-attempts']],
    ['two children swapped', tree(...old.children.toReversed()), ['children-sorted']],
    ['children of a leaf in execute mode', edited('c', { children: [node('x')] }), ['decompose-mode']],
    ['children of the selected leaf', edited('b', { children: [node('x')] }), []],
    ['an unknown key', breaking(old, 'b', { extra: 1 }), ['schema']],
    ['a missing key', breaking(old, 'b', { goal: undefined }), ['schema']],
    ['a title of another type', breaking(old, 'b', { title: 1 }), ['schema']],
    ['passes of another type', breaking(old, 'b', { passes: 'true' }), ['schema']],
    ['a negative limit', edited('c', { max_attempts: -1 }), ['attempts-bound', 'max-attempts', 'schema']],
  ])('%s', (_, after, rules) => {
    expect(ruleIds({ before: old, after, message: 'work' })).toEqual(rules);
  });
});
