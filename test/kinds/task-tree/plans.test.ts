import { describe, expect, it } from 'vitest';
import { buildTree } from '../../../src/kinds/task-tree/build-tree.ts';
import { taskTree } from '../../../src/kinds/task-tree/index.ts';
import { defaultTaskTreeOptions } from '../../../src/kinds/task-tree/options.ts';
import { inner, node, passed, tree } from '../../support/trees.ts';

const read = (value: object) => buildTree(JSON.parse(JSON.stringify(value)));
const allowed = { ...defaultTaskTreeOptions, rotation: 'allow' } as const;
const [finished, fresh] = [read(tree(passed('a'))), read(inner('next', [node('b')]))];

describe('plans of a task tree', () => {
  it('are known by the root', () => {
    expect(taskTree.life.plans?.key(fresh)).toBe('next');
  });

  it.each([
    ['a finished tree, an untouched one', finished, fresh, allowed, true],
    ['not allowed', finished, fresh, defaultTaskTreeOptions, false],
    ['an unfinished tree', read(tree(node('a'))), fresh, allowed, false],
    ['a tree that was begun', finished, read(inner('next', [node('b', { attempts: 1 })])), allowed, false],
  ] as const)('%s', (_name, before, after, options, rotates) => {
    expect(taskTree.life.plans?.rotates(before, after, options)).toBe(rotates);
  });
});
