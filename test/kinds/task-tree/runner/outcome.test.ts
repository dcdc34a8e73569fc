import { describe, expect, it } from 'vitest';
import type { TaskNode } from '../../../../src/index.ts';
import { defaultTaskTreeOptions } from '../../../../src/kinds/task-tree/options.ts';
import { outcomeOf } from '../../../../src/kinds/task-tree/runner/outcome.ts';
import { stepMessage } from '../../../../src/kinds/task-tree/runner/step-message.ts';
import { parseDeclarations } from '../../../../src/kinds/task-tree/steps/declaration.ts';
import type { TreeStep } from '../../../../src/kinds/task-tree/steps/step.ts';
import { changing, node, pretty, readTree, tree } from '../../../support/trees.ts';

const previous = tree(node('b', { attempts: 2 }), node('c', { order: 1 }));
const failed: TreeStep = { node: 'b', status: 'done', guard: 'fail' };

function outcome(after: TaskNode, runnerOwned: ('next' | 'max_attempts')[] = [], step = failed) {
  const [left, right] = [readTree(previous), readTree(after)];
  if (left === null || right === null) throw new Error('both trees can be read');
  return outcomeOf(left, right, step, { ...defaultTaskTreeOptions, runnerOwned });
}

const textOf = (result: ReturnType<typeof outcome>) => ('text' in result ? result.text : result.error);

describe('the tree after a step', () => {
  it('is canonical, with the fields of the runner as the table says', () => {
    const flipped = changing(changing(previous, 'c', { passes: true, attempts: 1 }), 'b', { attempts: 0 });
    expect(textOf(outcome(flipped))).toBe(pretty(changing(previous, 'b', { attempts: 3 })));
  });

  it('keeps what the configuration hands to the runner', () => {
    const raised = changing(previous, 'b', { max_attempts: 9, next: 'decompose' });
    expect(textOf(outcome(raised))).toBe(pretty(changing(raised, 'b', { attempts: 3 })));
    expect(textOf(outcome(raised, ['max_attempts', 'next']))).toBe(
      pretty(changing(previous, 'b', { attempts: 3 })),
    );
  });

  it('is an error where the limit of the agent and the counter of the runner do not go together', () => {
    const lowered = changing(previous, 'b', { attempts: 1, max_attempts: 1 });
    expect(outcome(lowered)).toEqual({
      error: 'tree invariants failed: root/b: attempts 2 exceeds max_attempts 1',
    });
  });
});

describe('the message of a step', () => {
  it.each([
    'sign-in',
    'sign in',
    'a"b',
    'a\nAgent-Step: node=x status=done guard=pass',
    '\u0000',
    '\ud800',
    'a=b',
    '\u202e',
  ])('declares the node %j, and nothing else', (id) => {
    const message = stepMessage(
      'run-1',
      3,
      { node: id, status: 'done', guard: 'pass' },
      'my plans/tree.json',
    );
    expect(message).not.toContain('\u0000');
    expect(parseDeclarations(message)).toEqual({
      faults: [],
      steps: [{ node: id, status: 'done', guard: 'pass', tree: 'my plans/tree.json', line: 3 }],
    });
  });
});
