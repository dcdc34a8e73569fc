import { describe, expect, it } from 'vitest';
import type { StateKind } from '../../../src/engine/contract/kind.ts';
import { splitSubject, subjectOf } from '../../../src/engine/contract/subject.ts';
import { readParts } from '../../../src/engine/versions/read-version.ts';
import { mergeErrors } from '../../../src/engine/walk/judge-merge.ts';
import type { JsonValue } from '../../../src/formats/json-value.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { checkTransition, type TaskNode } from '../../../src/index.ts';
import { buildTree } from '../../../src/kinds/task-tree/build-tree.ts';
import { taskTree } from '../../../src/kinds/task-tree/index.ts';
import { defaultTaskTreeOptions } from '../../../src/kinds/task-tree/options.ts';
import { growth, muchMoreThanLinear } from '../../support/growth.ts';

/** Faults that were found once, each with the input that showed it. */
const node = (id: string, more: Partial<TaskNode> = {}): TaskNode => ({
  id,
  order: 0,
  title: id,
  goal: id,
  acceptance: [],
  next: 'execute',
  passes: false,
  attempts: 0,
  max_attempts: 3,
  children: [],
  ...more,
});
const tree = (...children: TaskNode[]) => node('root', { next: 'decompose', children });
const passed = (id: string) => node(id, { passes: true });

function rules(before: TaskNode, after: TaskNode, message: string, granularity?: 'squash'): string[] {
  const input = {
    kind: 'task-tree' as const,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    context: { message },
  };
  const report = checkTransition(granularity === undefined ? input : { ...input, granularity });
  return report.findings.map(({ ruleId, subject }) => `${ruleId.slice('task-tree/'.length)} ${subject}`);
}

function merged(base: TaskNode, parents: readonly TaskNode[], result: TaskNode): string[] {
  const settings = { options: defaultTaskTreeOptions, rules: new Map() };
  const setup = { kind: taskTree as StateKind, settings, limits: defaultLimits, path: 'tree.json' };
  const read = (value: TaskNode) => readParts(setup, [['', JSON.stringify(value)]]);
  const versions = { parents: parents.map(read), base: read(base), after: read(result) };
  return mergeErrors(setup, versions, { scope: 'merge', path: 'tree.json', message: 'merge' }).map(
    ({ rule, detail }) => `${rule.slice('task-tree/'.length)} ${detail?.subject}`,
  );
}

describe('merges', () => {
  const base = tree(node('a'), node('b'), node('c'));
  const sides = [tree(passed('a'), node('b'), node('c')), tree(node('a'), passed('b'), node('c'))];

  it('do not delete what one side completed', () => {
    expect(merged(base, sides, tree(passed('a'), passed('b'), node('c')))).toEqual([]);
    expect(merged(base, sides, tree(passed('b'), node('c')))).toEqual(['immutability a']);
  });

  it('may drop open work, counted or not', () => {
    const counted = tree(node('a'), node('b'), node('c', { attempts: 2 }));
    expect(merged(base, [counted, base], tree(node('a'), node('b')))).toEqual([]);
  });

  it('do not delete what one side passed and the other removed', () => {
    const removed = tree(node('b'), node('c'));
    expect(merged(base, [sides[0] ?? base, removed], removed)).toEqual(['immutability a']);
    expect(merged(base, [base, removed], removed)).toEqual([]);
  });

  it('do not add a node that no side has', () => {
    const result = tree(passed('a'), passed('b'), node('c'), node('d'));
    expect(merged(base, sides, result)).toEqual(['selected-node root']);
  });
});

describe('several declared lines', () => {
  it('do not name a node that never was', () => {
    const message =
      'Agent-Step: node=ghost status=done guard=pass\nAgent-Step: node=a status=done guard=pass';
    const [before, after] = [tree(node('a'), node('b')), tree(passed('a'), node('b'))];
    expect(rules(before, after, message)).toEqual(['selected-node ghost']);
    expect(rules(before, after, message, 'squash')).toEqual(['selected-node ghost']);
  });

  it('may name an open node that came and went in between', () => {
    const message =
      'Agent-Step: node=a status=decomposed guard=skipped\nAgent-Step: node=a1 status=retry guard=skipped';
    const before = tree(node('a', { next: 'decompose' }));
    const after = tree(node('a', { next: 'decompose', children: [node('a2')] }));
    expect(rules(before, after, message, 'squash')).toEqual([]);
  });
});

describe('size', () => {
  it('300,000 children do not overflow the stack', () => {
    const children = Array.from({ length: 300_000 }, (_, order) => ({ ...node(`n${order}`), order }));
    const wide = { ...node('root'), children } as unknown as JsonValue;
    expect(buildTree(wide).nodes).toHaveLength(300_001);
  });

  it('a million faults do not exhaust the gate', () => {
    const wide = `{"children":[${'{},'.repeat(200_000)}{}]}`;
    const report = checkTransition({ kind: 'task-tree', before: null, after: wide });
    const schema = report.findings.filter(({ ruleId }) => ruleId === 'task-tree/schema');
    expect(schema.length).toBe(10_001);
    expect(schema.some(({ messageId }) => messageId === 'leftOut')).toBe(true);
  });

  it('many repetitions of one id below one another are compared once', () => {
    const grown = growth(100, (width) => {
      let nested = node('x', { children: Array.from({ length: width }, () => node('x')) });
      for (let depth = 0; depth < 20; depth += 1) nested = node('x', { children: [nested] });
      expect(rules(nested, nested, 'nothing')).toEqual([]);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });

  it('passed-by-removal is linear in what was removed', () => {
    const after = { ...tree(passed('a')), passes: true };
    const grown = growth(2500, (size) => {
      const open = Array.from({ length: size }, (_, index) => node(`n${index}`));
      expect(rules(tree(passed('a'), ...open), after, 'x')).toEqual(['passed-by-removal root']);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});

describe('one change is one finding', () => {
  it('for a passed node that is opened again', () => {
    expect(rules(tree(passed('a'), node('b')), tree(node('a'), node('b')), 'x')).toEqual(['immutability a']);
  });

  it('but every schema error is one of its own', () => {
    const only = checkTransition({ kind: 'task-tree', before: null, after: '{}' });
    expect(only.findings.filter(({ ruleId }) => ruleId === 'task-tree/schema')).toHaveLength(10);
    const twins = tree(
      { ...node('a'), title: 5 } as unknown as TaskNode,
      { ...node('a'), title: 5 } as unknown as TaskNode,
    );
    const report = checkTransition({ kind: 'task-tree', before: null, after: JSON.stringify(twins) });
    expect(report.findings.filter(({ ruleId }) => ruleId === 'task-tree/schema')).toHaveLength(2);
  });

  it('for a limit that is no integer', () => {
    const broken = tree(node('a', { max_attempts: 2.5, attempts: 3 }));
    expect(rules(tree(node('a')), broken, 'x').filter((row) => !row.startsWith('state-update'))).toEqual([
      'schema a#max_attempts',
    ]);
  });
});

describe('a run state', () => {
  it('that reports a guard for a retry contradicts itself', () => {
    const report = checkTransition({
      kind: 'task-tree',
      before: JSON.stringify(tree(node('a'))),
      after: JSON.stringify(tree(node('a', { attempts: 1 }))),
      companions: {
        runState: {
          before: '{"run_id":"r","next_iter":1,"last_status":null,"last_summary":null,"last_guard":null}',
          after: '{"run_id":"r","next_iter":2,"last_status":"retry","last_summary":"s","last_guard":"fail"}',
        },
      },
      context: { message: 'x' },
    });
    expect(report.findings.map(({ messageId }) => messageId)).toEqual(['guardWithoutRun']);
  });
});

describe('subjects', () => {
  it('of a field that begins with # are not those of another entity', () => {
    expect(subjectOf('a', '#x')).not.toBe(subjectOf('a#x'));
    expect(splitSubject(subjectOf('a', '#x'))).toEqual({ entity: 'a', field: '#x' });
    expect(splitSubject(subjectOf('a', '~1x'))).toEqual({ entity: 'a', field: '~1x' });
  });
});
