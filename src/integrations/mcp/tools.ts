import type { JsonObject } from '../../formats/json-value.ts';

/** What a tool asks the command line: its arguments, and what stands on its standard input. */
export interface ToolCall {
  readonly args: readonly string[];
  readonly input?: string;
}

type Input = Readonly<Record<string, unknown>>;

/** A tool as agents see it, and the command that does its work. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly properties: JsonObject;
  readonly required: readonly string[];
  /** Whether it leaves everything as it is. */
  readonly isReading: boolean;
  call(input: Input, settings: ToolSettings): ToolCall;
}

/** What whoever starts the server decides, and no agent. */
export interface ToolSettings {
  /** The guard, as a line for /bin/sh. */
  readonly guard: string | undefined;
}

const text = (description: string): JsonObject => ({ type: 'string', description, minLength: 1 });
const flag = (description: string): JsonObject => ({ type: 'boolean', description });
const oneOf = (description: string, ...values: string[]): JsonObject => ({ enum: values, description });

/** A value cannot pass for an option where it is joined to one. */
function options(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}=${value}`] : value === true ? [`--${name}`] : [],
  );
}

/** Behind `--` nothing is an option. */
function operands(...values: readonly unknown[]): string[] {
  const given = values.filter((value) => typeof value === 'string');
  return given.length === 0 ? [] : ['--', ...given];
}

const scope: JsonObject = {
  staged: flag('judge what is staged against HEAD'),
  base: text('judge the commits from this ref to HEAD, and their whole'),
  range: text('judge every commit of a range, A..B'),
};

const precondition: JsonObject = {
  ifMatchSha256: {
    type: 'string',
    pattern: '^[0-9a-f]{64}$',
    description: 'refuse unless the file has this SHA-256',
  },
};

const treePath: JsonObject = { tree: text('the task tree; by default the only governed one') };

export const tools: Readonly<Record<string, Tool>> = {
  check: {
    title: 'Judge changes of state files',
    description:
      'Says whether the changes of governed state files could have happened legally; without arguments what is staged, else the work tree against HEAD. Each error names the way back.',
    properties: {
      ...scope,
      worktree: flag('judge the work tree against HEAD'),
      all: flag('judge every governed file as it is now'),
    },
    required: [],
    isReading: true,
    call: ({ staged, base, range, worktree, all }) => ({
      args: ['check', '--format=json', ...options({ staged, base, range, worktree, all })],
    }),
  },
  status: {
    title: 'Where state files stand',
    description:
      'Where the governed files stand and what may come next: selected node, allowed moves, open items.',
    properties: {
      path: text('a governed file or a folder; by default all'),
      format: oneOf('in words, cut where it is long, or every item as data', 'text', 'json'),
    },
    required: [],
    isReading: true,
    call: ({ path, format }) => ({
      args: ['status', '--no-color', ...options({ format }), ...operands(path)],
    }),
  },
  explain: {
    title: 'Why a rule exists',
    description: 'Why a rule exists, what breaks it, and what to do.',
    properties: { rule: text('its id, for example checklist/goalposts') },
    required: ['rule'],
    isReading: true,
    call: ({ rule }) => ({ args: ['explain', '--format=json', ...operands(rule)] }),
  },
  repair: {
    title: 'Put back what stands refused',
    description:
      'Puts every refused subject of the work tree back to what was accepted, and nothing else. Never commits.',
    properties: {
      staged: flag('repair what is staged'),
      base: text('repair what the commits from this ref to HEAD are refused for'),
      range: text('the same for a range, A..B'),
      path: text('a governed file; by default all'),
      dryRun: flag('write nothing; give the patch'),
    },
    required: [],
    isReading: false,
    call: ({ staged, base, range, path, dryRun }) => ({
      args: ['repair', ...options({ staged, base, range, 'dry-run': dryRun }), ...operands(path)],
    }),
  },
  fs_write: {
    title: 'Write a state file, if that is legal',
    description:
      'Replaces a governed state file as a whole, if the gate lets the change pass; refused, the file stays as it is and the error says why.',
    properties: {
      path: text('the state file, from the top of the repository'),
      content: { type: 'string', description: 'the whole new content' },
      ...precondition,
    },
    required: ['path', 'content'],
    isReading: false,
    call: ({ path, content, ifMatchSha256 }) => ({
      args: ['write', '--only-governed', ...options({ 'if-match': ifMatchSha256 }), ...operands(path)],
      input: String(content),
    }),
  },
  fs_apply_patch: {
    title: "Update a run's frontmatter, if that is legal",
    description:
      'Updates the frontmatter of a workflow run: stepsCompleted.append, variables.set, decisionLog.append, artifacts.append, currentNodeId.set, updatedAt.set.',
    properties: {
      path: text('the file, from the top of the repository'),
      patch: {
        type: 'object',
        properties: { operation: { const: 'updateFrontmatter' }, update: { type: 'object' } },
        required: ['operation', 'update'],
      },
      ...precondition,
    },
    required: ['path', 'patch'],
    isReading: false,
    call: ({ path, patch, ifMatchSha256 }) => ({
      args: ['patch', ...options({ 'if-match': ifMatchSha256 }), ...operands(path)],
      input: JSON.stringify((patch as { readonly update?: unknown }).update),
    }),
  },
  task_select: {
    title: 'The node to work on next',
    description:
      'The node of the task tree that the runner selects, with its goal and what was tried before.',
    properties: treePath,
    required: [],
    isReading: true,
    call: ({ tree }) => ({ args: ['loop', '--select', ...options({ tree })] }),
  },
  task_step: {
    title: "The runner's half of a step",
    description:
      'Validates what was done on the selected node, runs the guard that the server was started with, applies what the runner decides (passes, attempts) and writes the tree.',
    properties: {
      status: oneOf('how far the work on the node came', 'done', 'retry', 'decomposed'),
      summary: { type: 'string', description: 'what was done; the next attempt is told' },
      commit: flag('commit everything, with the declaration of the step'),
      ...treePath,
    },
    required: ['status'],
    isReading: false,
    call: ({ status, summary, commit, tree }, { guard }) => ({
      args: [
        'step',
        '--format=json',
        ...options({ status, summary, commit, tree }),
        ...(guard === undefined ? [] : ['--shell', '--', guard]),
      ],
    }),
  },
  procedure_start: {
    title: 'Start a run of a procedure',
    description: 'Starts a run of a procedure in a graph file; gives its id and the guide of its first step.',
    properties: {
      graph: text('the graph file'),
      procedure: text('the id of the procedure'),
      actor: text('the id of the actor that occupies the run'),
    },
    required: ['graph', 'procedure', 'actor'],
    isReading: false,
    call: ({ graph, procedure, actor }) => ({
      args: ['procedure', 'start', ...options({ actor }), ...operands(graph, procedure)],
    }),
  },
  procedure_continue: {
    title: 'Move a run to its next step',
    description:
      "Moves a run on, if the active step's completion proof is met; otherwise says what is missing.",
    properties: { graph: text('the graph file'), run: text('the id of the run') },
    required: ['graph', 'run'],
    isReading: false,
    call: ({ graph, run }) => ({ args: ['procedure', 'continue', ...operands(graph, run)] }),
  },
  procedure_end: {
    title: 'Complete a run',
    description: "Completes a run on its last step, if that step's completion proof is met.",
    properties: { graph: text('the graph file'), run: text('the id of the run') },
    required: ['graph', 'run'],
    isReading: false,
    call: ({ graph, run }) => ({ args: ['procedure', 'end', ...operands(graph, run)] }),
  },
};

/** The schema of a tool's arguments. The server rejects others itself, and names those that there are. */
export function inputSchema({ properties, required }: Tool): JsonObject {
  return { type: 'object', properties, required: [...required] };
}
