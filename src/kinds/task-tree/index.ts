import type { StateKind } from '../../engine/contract/kind.ts';
import { addressed } from './addressed.ts';
import { checks } from './check-options.ts';
import { compareTrees } from './compare.ts';
import { entityOf } from './entity.ts';
import type { TaskTreeFacts } from './facts.ts';
import { treeForm } from './form.ts';
import { graftTree } from './graft.ts';
import { laws } from './laws.ts';
import type { TaskTree } from './model.ts';
import { defaultTaskTreeOptions, type TaskTreeOptions, taskTreeOptionsSchema } from './options.ts';
import { runStateRole, treeReader } from './parse.ts';
import { isFinished, treePlans } from './rotation.ts';
import { rules } from './rules/index.generated.ts';
import { touchedIds } from './touched.ts';
import { viewOf } from './view.ts';
import { writeTree } from './write.ts';

/** The kind `task-tree` (docs/kinds/task-tree.md). */
export const taskTree: StateKind<TaskTree, TaskTreeFacts, TaskTreeOptions> = {
  id: 'task-tree',
  title: 'Task tree of an agent runner',
  match: {
    globs: ['**/.runner/state/tree.json'],
    // The name leaves no doubt; whatever stands in such a file is meant to be a tree.
    hasShape: () => true,
    addressed,
  },
  options: {
    schema: taskTreeOptionsSchema,
    defaults: defaultTaskTreeOptions,
    ...checks,
    implied: ({ steps, replan, runnerOwned }) => ({
      'task-tree/undeclared-step': steps.required ? 'error' : 'off',
      'task-tree/replan': replan,
      'task-tree/attempt-limit-raised': runnerOwned.includes('max_attempts') ? 'error' : 'warning',
    }),
  },
  life: { deletion: () => 'error', isFinished, plans: treePlans },
  parts: (path, options) => [{ role: runStateRole, glob: runStatePath(path, options) }],
  read: (_options, limits, _path, memory) => treeReader(limits, memory),
  compare: compareTrees,
  rules,
  laws,
  remarks({ readings, source }) {
    const step = readings[0]?.steps.at(-1);
    return step === undefined ? {} : { step: { ...step, source } };
  },
  entities: { ids: (tree) => tree.byId.keys(), get: entityOf, touched: touchedIds },
  edit: { graft: graftTree, write: writeTree },
  merge: { form: treeForm },
  view: viewOf,
};

function runStatePath(path: string, options: TaskTreeOptions): string {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
  return options.steps.runState.replaceAll('{dir}', folder).replace(/^\.\//, '');
}
