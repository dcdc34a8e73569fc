/** What a `files:` entry may say for a task tree (docs/kinds/task-tree.md). */
export interface TaskTreeOptions {
  /** Where declared steps come from. */
  readonly steps: {
    /** Path of the run-state file; `{dir}` is the folder of the tree. */
    readonly runState: string;
    /** Whether every runner-owned change must be declared. */
    readonly required: boolean;
  };
  /** Fields that only the runner may change, besides `passes` and `attempts`. */
  readonly runnerOwned: readonly ('next' | 'max_attempts')[];
  /** Whether a tree whose root passed may be replaced by a new one. */
  readonly rotation: 'forbid' | 'allow';
  /** How a declared `status=replan` is reported. */
  readonly replan: 'error' | 'note';
}

export const defaultTaskTreeOptions: TaskTreeOptions = {
  steps: { runState: '{dir}/run_state.json', required: false },
  runnerOwned: [],
  rotation: 'forbid',
  replan: 'error',
};

export const taskTreeOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    steps: {
      description: 'Where declared steps come from, and whether they must be declared.',
      type: 'object',
      additionalProperties: false,
      properties: {
        runState: {
          description: 'Path of the run-state file; {dir} is the folder of the tree.',
          type: 'string',
          minLength: 1,
        },
        required: {
          description: 'Whether every change of a runner-owned field must be declared.',
          type: 'boolean',
        },
      },
    },
    runnerOwned: {
      description: 'Fields that only the runner may change, besides passes and attempts.',
      type: 'array',
      items: { enum: ['next', 'max_attempts'] },
    },
    rotation: {
      description: 'Whether a tree whose root passed may be replaced by a new one.',
      enum: ['forbid', 'allow'],
    },
    replan: { description: 'How a declared status=replan is reported.', enum: ['error', 'note'] },
  },
} as const;
