import { describe, expect, it } from 'vitest';
import { judge as judgeDocs } from '../../../../src/engine/contract/check.ts';
import type { Step } from '../../../../src/index.ts';
import { taskTree } from '../../../../src/kinds/task-tree/index.ts';
import {
  builtIn,
  changing,
  declaring,
  done,
  findingOf,
  messagesOf,
  node,
  pretty,
  readTree,
  retry,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/step-declaration';
const before = tree(node('a'), node('b'));
const counted = changing(before, 'a', { attempts: 1 });
const line = (text: string) => `subject\n\nAgent-Step: ${text}\n`;

describe(rule, () => {
  it.each([
    ['an unknown key', 'node=a status=retry guard=skipped who=me', "unknown key 'who'"],
    ['a key twice', 'node=a node=a status=retry guard=skipped', "key 'node' twice"],
    ['no node', 'status=retry guard=skipped', 'no node'],
    ['no status', 'node=a guard=skipped', 'no status'],
    ['no guard', 'node=a status=retry', 'no guard'],
    ['another status', 'node=a status=finished guard=pass', 'unknown value: status=finished'],
    ['a status in capitals', 'node=a status=DONE guard=pass', 'unknown value: status=DONE'],
    ['another guard', 'node=a status=done guard=green', 'unknown value: guard=green'],
    ['retry with a guard', 'node=a status=retry guard=fail', 'status=retry guard=fail'],
    ['decomposed with a guard', 'node=a status=decomposed guard=pass', 'status=decomposed guard=pass'],
    ['a word too many', 'node=a status=done guard=pass really', 'really'],
    ['an open quote', 'node="a status=done guard=pass', 'cannot be read'],
    ['a value that is no JSON string', 'node="\\x" status=done guard=pass', 'cannot be read'],
    ['nothing', '', 'no node'],
  ])('refuses a line with %s', (_, text, said) => {
    const finding = findingOf(rule, { before, after: counted, message: line(text) });
    expect(finding.message).toContain(said);
    expect(finding).toMatchObject({ severity: 'error', pointer: '', data: { line: 3 } });
    const idle = findingOf(rule, { before, after: before, message: line(text) });
    expect(idle.message).toContain(`cannot be used, and the tree is unchanged: ${text}`);
    expect(idle).toMatchObject({ severity: 'warning', messageId: 'idle', data: { line: 3 } });
  });

  it.each([
    ['a new tree', null, before, 'error'],
    ['a title', before, changing(before, 'a', { title: 'other' }), 'error'],
    ['a node that is gone', before, tree(node('a')), 'error'],
    ['another order', before, changing(before, 'a', { order: 9 }), 'error'],
    ['nothing', before, before, 'warning'],
  ])('weighs it by what the commit changes: %s', (_, from, to, severity) => {
    const finding = findingOf(rule, { before: from, after: to, message: line('see the manual') });
    expect(finding.severity).toBe(severity);
  });

  it.each([
    ['status', { node: 'a', status: 'finished', guard: 'pass' }],
    ['guard', { node: 'a', status: 'done', guard: 'green' }],
    ['guard of a retry', { node: 'a', status: 'retry', guard: 'pass' }],
  ])('refuses flags with a wrong %s', (_, step) => {
    expect(messagesOf(rule, { before, after: before, step: step as Step })).toHaveLength(1);
  });

  it.each([
    [
      'flags and message',
      { step: retry('a'), message: declaring(done('a', 'fail')) },
      'flags says node=a status=retry',
    ],
    [
      'message and subject',
      {
        message: `chore(loop): run r iter 1 node a status=retry guard=skipped\n\n${declaring(done('a', 'fail'))}`,
      },
      'trailer says node=a status=done',
    ],
    ['the nodes', { step: retry('a'), message: declaring(retry('b')) }, 'node=b'],
  ])('refuses sources that disagree: %s', (_, sources, said) => {
    const message = findingOf(rule, { before, after: counted, ...sources }).message;
    expect(message).toMatch(/^the sources of the step disagree: /);
    expect(message).toContain(said);
  });

  it('refuses a message that disagrees with the run state', () => {
    const state = (next_iter: number, last_status: string | null) =>
      pretty({ run_id: 'r', next_iter, last_status, last_summary: last_status, last_guard: 'skipped' });
    const companions = { runState: { before: state(1, null), after: state(2, 'retry') } };
    expect(ruleIds({ before, after: counted, message: declaring(retry('a')), companions })).toEqual([]);
    const message = declaring(done('a', 'fail'));
    expect(ruleIds({ before, after: counted, message, companions })).toEqual(['step-declaration']);
  });

  it('accepts sources that agree', () => {
    const message = `chore(loop): run r iter 1 node a status=retry guard=skipped\n\n${declaring(retry('a'))}`;
    expect(ruleIds({ before, after: counted, step: retry('a'), message })).toEqual([]);
  });

  it('names every malformed line', () => {
    const message = 'x\n\nAgent-Step: node=a\nAgent-Step: status=done\n';
    expect(messagesOf(rule, { before, after: before, message })).toHaveLength(2);
  });

  it('demands tree= where several governed trees changed', () => {
    const judged = (message: string) => {
      const context = { scope: 'step', path: 'a/tree.json', siblings: ['b/tree.json'], message } as const;
      return judgeDocs(taskTree, readTree(before), readTree(counted), context, builtIn).findings.map(
        ({ ruleId }) => ruleId,
      );
    };
    expect(judged(line('node=a status=retry guard=skipped'))).toEqual([rule]);
    expect(judged(line('node=a status=retry guard=skipped tree=a/tree.json'))).toEqual([]);
    expect(judged(line('node=a status=done guard=pass tree=b/tree.json'))).toEqual([]);
    expect(judged('chore(loop): run r iter 1 node a status=retry guard=skipped')).toEqual([rule]);
  });

  it('is not judged in the net', () => {
    expect(
      messagesOf(rule, { before, after: before, message: line('node=a'), granularity: 'squash' }),
    ).toEqual([]);
  });
});
