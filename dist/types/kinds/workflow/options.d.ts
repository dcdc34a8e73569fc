/** What a `files:` entry says for a workflow, completed. */
export interface WorkflowOptions {
    /** Where the graph lies; '': where the package record says, else beside the state file. */
    readonly graph: string;
    /** The package file whose record names the graph. */
    readonly package: string;
    /** What a caller of guarded writes calls the workflow, in place of what the state says; no configuration says it. */
    readonly workflowId?: string;
}
