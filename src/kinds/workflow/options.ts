/** What a `files:` entry says for a workflow, completed. */
export interface WorkflowOptions {
  /** Where the graph lies; '': where the package record says, else beside the state file. */
  readonly graph: string;
  /** The package file whose record names the graph. */
  readonly package: string;
  /** What a caller of guarded writes calls the workflow, in place of what the state says; no configuration says it. */
  readonly workflowId?: string;
}

export const defaultWorkflowOptions: WorkflowOptions = { graph: '', package: '{dir}/bmad.json' };

/** A path in the repository, whose placeholders are filled from the state file. */
const pathPattern = '^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$';

export const workflowOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    graph: {
      description:
        'Path of the graph, from the top of the repository. It may hold {dir}, {name} and {workflowId} of the state file.',
      type: 'string',
      pattern: pathPattern,
    },
    package: {
      description:
        'Path of the package file whose record names the graph. It may hold {dir} and {name} of the state file.',
      type: 'string',
      pattern: pathPattern,
    },
  },
} as const;
