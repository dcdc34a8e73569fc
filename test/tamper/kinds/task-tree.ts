import type { TamperKind } from '../kind.ts';
import { treeEdits } from './tree-edits.ts';
import { mergeTrees } from './tree-merge.ts';
import { nodesOf, plannedTree, type TreeDoc, treeText } from './tree-model.ts';
import { ownerMoves, treeMoves } from './tree-moves.ts';

const configured = (more: string) => `version: 1
files:
  - path: "**/.runner/state/tree.json"
    kind: task-tree
${more}`;

export const taskTree: TamperKind<TreeDoc> = {
  name: 'task-tree',
  path: '.runner/state/tree.json',
  otherPath: 'app/.runner/state/tree.json',
  format: 'json',
  policy: configured(''),
  ownerPolicy: configured('    rotation: allow\n    replan: note\n'),
  deletion: 'refused',
  losing: 'refused',
  start: (random) => ({
    tree: plannedTree(random, 'plan'),
    says: random.pick(['line', 'line', 'subject', 'run-state'] as const) ?? 'line',
    iteration: 0,
  }),
  write: treeText,
  moves: treeMoves,
  ownerMoves,
  counted: ({ tree }) => nodesOf(tree).reduce((sum, { attempts }) => sum + attempts, 0),
  merge: mergeTrees,
  edits: treeEdits,
};
