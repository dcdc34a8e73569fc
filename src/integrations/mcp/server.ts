import { spawn } from 'node:child_process';
import {
  fromJsonSchema,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { jsonObjectIn } from '../../formats/json-value.ts';
import { version } from '../../output/version.ts';
import type { Calls } from './calls.ts';
import { inputSchema, type Tool, type ToolCall, type ToolSettings, tools } from './tools.ts';

/** Where the server works, and how it runs this program. */
export interface ServerPlace extends ToolSettings {
  /** The command line's own file. */
  readonly program: string;
  readonly folder: string;
  /** Wraps each command, so that whoever ends the server knows what is still to be answered. */
  readonly run: Calls['run'];
}

/** One server with its tools and resources; it keeps nothing between calls. */
export function makeServer(place: ServerPlace): McpServer {
  const server = new McpServer({ name: 'stateward', version }, { instructions });
  for (const [name, tool] of Object.entries(tools)) addTool(server, name, tool, place);
  addResources(server, place);
  return server;
}

const instructions =
  'Stateward refuses changes of state files that could not have happened legally. Write governed files with fs_write, ask status where they stand, and check before you commit; an error names the way back.';

function addTool(server: McpServer, name: string, tool: Tool, place: ServerPlace): void {
  const { title, description, isReading } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: fromJsonSchema<Record<string, unknown>>(inputSchema(tool)),
      annotations: { readOnlyHint: isReading, openWorldHint: false },
    },
    async (input, { mcpReq }) => {
      const known = Object.keys(tool.properties);
      const unknown = Object.keys(input).find((key) => !known.includes(key));
      if (unknown !== undefined)
        return failed(
          'E_INPUT',
          `${name} has no argument ${JSON.stringify(unknown)}; it takes ${known.join(', ')}`,
        );
      const outside = outsideIn(input);
      if (outside !== undefined)
        return failed('E_SANDBOX_VIOLATION', `${JSON.stringify(outside)} leads out of the repository`);
      const call = tool.call(input, place);
      return place.run(async () =>
        resultOf(await runCommand(place.program, call, place.folder, mcpReq.signal)),
      );
    },
  );
}

/** Files are named from the top of the repository: what leads elsewhere is refused before anything runs. */
function outsideIn(input: Record<string, unknown>): string | undefined {
  const named = ['path', 'graph', 'tree'].flatMap((key) =>
    typeof input[key] === 'string' ? [input[key]] : [],
  );
  return named.find(
    (path) => /^(?:[/\\]|[A-Za-z]:)/.test(path) || path.split(/[/\\]/).includes('..') || path.includes('\0'),
  );
}

/**
 * What the command said: JSON as structured content too. Findings and refusals are answers; an error is what could not be
 * done, and says so.
 */
function resultOf({ code, out, error }: CommandRun) {
  const data = jsonObjectIn(out);
  const isFailed = data?.ok === false || (code !== 0 && code !== 1);
  const said = [out, error].filter((text) => text !== '').join('\n');
  return {
    content: [{ type: 'text' as const, text: said === '' ? 'Nothing to say.' : said }],
    ...(data === undefined ? {} : { structuredContent: data }),
    ...(isFailed ? { isError: true } : {}),
  };
}

function failed(code: string, message: string) {
  const error = { code, message, details: {} };
  const data = { ok: false, error };
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(data) }],
    structuredContent: data,
    isError: true,
  };
}

function addResources(server: McpServer, { program, folder, run }: ServerPlace): void {
  const ask = async (uri: string, mimeType: string, ...args: string[]) => {
    const { code, out } = await run(() => runCommand(program, { args }, folder));
    if (code !== 0) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType, text: out }] };
  };
  server.registerResource(
    'rules',
    'stateward://rules',
    { title: 'All rules', description: 'the catalogue of rules', mimeType: 'application/json' },
    ({ href }) => ask(href, 'application/json', 'rules', '--format=json'),
  );
  server.registerResource(
    'files',
    'stateward://files',
    {
      title: 'Governed files',
      description: 'where each stands and what may come next',
      mimeType: 'text/plain',
    },
    ({ href }) => ask(href, 'text/plain', 'status', '--no-color'),
  );
  server.registerResource(
    'rule',
    new ResourceTemplate('stateward://rules/{kind}/{rule}', { list: undefined }),
    { title: 'One rule', description: 'why it exists and what to do', mimeType: 'application/json' },
    ({ href }, { kind, rule }) =>
      ask(href, 'application/json', 'explain', '--format=json', '--', `${kind}/${rule}`),
  );
}

/** What a command printed, and how it ended. */
interface CommandRun {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs this program's own command line beside the server, so that nothing of it ends or speaks in the server's place. */
function runCommand(
  program: string,
  { args, input = '' }: ToolCall,
  folder: string,
  signal?: AbortSignal,
): Promise<CommandRun> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      env: { ...process.env, NO_COLOR: '1' },
      ...(signal === undefined ? {} : { signal }),
    });
    const [out, error]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => error.push(chunk));
    child.stdin.on('error', () => {}).end(input);
    child.on('error', (reason) => settle({ code: null, out: '', error: reason.message }));
    child.on('close', (code) =>
      settle({
        code,
        out: Buffer.concat(out).toString('utf8'),
        error: Buffer.concat(error).toString('utf8'),
      }),
    );
  });
}
