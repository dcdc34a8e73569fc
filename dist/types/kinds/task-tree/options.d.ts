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
