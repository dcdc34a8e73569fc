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
export declare const defaultTaskTreeOptions: TaskTreeOptions;
export declare const taskTreeOptionsSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly properties: {
        readonly steps: {
            readonly description: 'Where declared steps come from, and whether they must be declared.';
            readonly type: 'object';
            readonly additionalProperties: false;
            readonly properties: {
                readonly runState: {
                    readonly description: 'Path of the run-state file; {dir} is the folder of the tree.';
                    readonly type: 'string';
                    readonly minLength: 1;
                };
                readonly required: {
                    readonly description: 'Whether every change of a runner-owned field must be declared.';
                    readonly type: 'boolean';
                };
            };
        };
        readonly runnerOwned: {
            readonly description: 'Fields that only the runner may change, besides passes and attempts.';
            readonly type: 'array';
            readonly items: {
                readonly enum: readonly ['next', 'max_attempts'];
            };
        };
        readonly rotation: {
            readonly description: 'Whether a tree whose root passed may be replaced by a new one.';
            readonly enum: readonly ['forbid', 'allow'];
        };
        readonly replan: {
            readonly description: 'How a declared status=replan is reported.';
            readonly enum: readonly ['error', 'note'];
        };
    };
};
