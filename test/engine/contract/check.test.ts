import { describe, expect, it } from 'vitest';
import { judge, runRules } from '../../../src/engine/contract/check.ts';
import type { Context } from '../../../src/engine/contract/context.ts';
import { ruleOver } from '../../../src/engine/contract/rule.ts';
import { inAfter } from '../../../src/formats/location.ts';
import { taskTree } from '../../../src/kinds/task-tree/index.ts';
import { builtIn, changing, node, passed, readTree, tree } from '../../support/trees.ts';

const step: Context = { scope: 'step', path: '' };

const loud = ruleOver<readonly string[]>()({
  id: 'toy/loud',
  title: 't',
  why: 'w',
  fix: 'f',
  severity: 'error',
  messageSeverities: { soft: 'warning' },
  since: '0',
  scopes: ['step'],
  messages: { hard: 'hard {word}', soft: 'soft {word}' },
  options: { schema: {}, defaults: { loudness: 1 } },
  *check(words, problem, { loudness }) {
    for (const word of words) {
      const detail = { subject: word, at: inAfter(''), data: { loudness } };
      yield problem(word.startsWith('s') ? 'soft' : 'hard', { word }, detail);
    }
  },
});
const needy = { ...loud, id: 'toy/needy', needs: ['at', ['message', 'steps']] } as const;

const run = (settings: ReadonlyMap<string, object> = new Map(), context = step) =>
  runRules([loud], ['x', 's'], context, settings).findings.map(({ message, severity, data }) => [
    message,
    severity,
    data?.loudness,
  ]);

describe('runRules', () => {
  it("uses the rule's own severities and options, each message's before the rule's", () => {
    expect(run()).toEqual([
      ['hard x', 'error', 1],
      ['soft s', 'warning', 1],
    ]);
  });

  it.each([
    [
      'a severity',
      { severity: 'note' },
      [
        ['hard x', 'note', 1],
        ['soft s', 'note', 1],
      ],
    ],
    [
      'options',
      { options: { loudness: 9 } },
      [
        ['hard x', 'error', 9],
        ['soft s', 'warning', 9],
      ],
    ],
    ['off', { severity: 'off' }, []],
  ])('lets the configuration set %s', (_, setting, expected) => {
    expect(run(new Map([['toy/loud', setting]]))).toEqual(expected);
  });

  it('does not weaken a fixed rule', () => {
    const settings = new Map([['toy/loud', { severity: 'off' } as const]]);
    expect(runRules([{ ...loud, fixed: true }], ['x'], step, settings).findings).toHaveLength(1);
  });

  it('runs a rule in its scopes only', () => {
    expect(run(new Map(), { ...step, scope: 'net' })).toEqual([]);
  });

  it.each<[string, Partial<Context>, string[]]>([
    ['nothing', {}, ['at', 'message', 'steps']],
    ['one of two', { at: '2024-01-01T00:00:00Z' }, ['message', 'steps']],
    ['the other', { message: '' }, ['at']],
  ])('is silent and says what is missing where %s is known', (_, known, needs) => {
    const { findings, notJudged } = runRules([needy], ['x'], { ...step, ...known }, new Map());
    expect(findings).toEqual([]);
    expect(notJudged).toEqual([{ ruleId: 'toy/needy', needs }]);
  });

  it('runs with one of several alternatives', () => {
    const context = { ...step, at: '2024-01-01T00:00:00Z', steps: [] };
    expect(runRules([needy], ['x'], context, new Map()).findings).toHaveLength(1);
  });
});

describe('judge', () => {
  const before = tree(node('a', { max_attempts: 0 }), node('b'));
  const rulesOf = (after: typeof before, scope: Context['scope']) =>
    judge(taskTree, readTree(before), readTree(after), { ...step, scope, message: '' }, builtIn).findings.map(
      ({ ruleId }) => ruleId,
    );

  it('reports of a version only what the change introduced', () => {
    expect(rulesOf(before, 'step')).toEqual([]);
    expect(rulesOf(changing(before, 'b', { max_attempts: 0 }), 'step')).toEqual(['task-tree/max-attempts']);
  });

  it('reports everything where a version is judged by itself', () => {
    expect(rulesOf(before, 'snapshot')).toEqual(['task-tree/max-attempts']);
  });

  it('tells the step behind the transition', () => {
    const after = tree(passed('a', { max_attempts: 0 }), node('b'));
    const context = { ...step, steps: [{ node: 'a', status: 'done', guard: 'pass' }] };
    expect(judge(taskTree, readTree(before), readTree(after), context, builtIn).step).toEqual({
      node: 'a',
      status: 'done',
      guard: 'pass',
      source: 'flags',
    });
  });
});
