import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from '../../src/check/top-folder.ts';
import { proposeAgents } from '../../src/cli/init/agents.ts';
import type { AgentName } from '../../src/integrations/agents/agent-names.ts';
import { built } from '../support/built.ts';
import { setUpBy } from '../support/set-up-by.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/**
 * The agents themselves, as `init` wires them, each with a home of its own and a model that says what a script tells it: it
 * tampers with a done story, makes a legal edit, and tampers once more by a shell that commits.
 */
const programs = resolve('test/tools/real-agents/node_modules');
const at = (path: string) => join(programs, path);

interface RealAgent {
  readonly name: AgentName;
  readonly program: string;
  readonly args: readonly string[];
  /** Files of its home; `$PORT` and `$TOP` stand for themselves. */
  readonly home?: Readonly<Record<string, string>>;
  /** Files of the repository besides. */
  readonly files?: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  /** What it has to do first. */
  before?(path: string): readonly object[];
  edit(path: string, old: string, text: string): object;
  shell(command: string): object;
}

const done = '      "acceptanceCriteria": ["Login form works"],';
const open = '      "title": "Logout",';
const patch = (old: string, text: string) =>
  `*** Begin Patch\n*** Update File: prd.json\n@@\n-${old}\n+${text}\n*** End Patch`;

const agents: readonly RealAgent[] = [
  {
    name: 'claude-code',
    program: at('@anthropic-ai/claude-code-linux-x64/claude'),
    args: ['-p', 'go on', '--permission-mode', 'acceptEdits', '--allowedTools', 'Bash,Edit,Read'],
    environment: {
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:$PORT',
      ANTHROPIC_API_KEY: 'x',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
    },
    // It edits no file that it has not read.
    before: (file_path) => [{ name: 'Read', args: { file_path } }],
    edit: (file_path, old_string, new_string) => ({
      name: 'Edit',
      args: { file_path, old_string, new_string },
    }),
    shell: (command) => ({ name: 'Bash', args: { command, description: 'x' } }),
  },
  {
    name: 'codex',
    program: at('@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex'),
    args: [
      'exec',
      '-m',
      'gpt-5.5',
      '--dangerously-bypass-approvals-and-sandbox',
      '--dangerously-bypass-hook-trust',
      'go on',
    ],
    home: {
      '.codex/config.toml':
        'model_provider = "local"\n[model_providers.local]\nname = "local"\nbase_url = "http://127.0.0.1:$PORT/v1"\nwire_api = "responses"\nenv_key = "LOCAL_KEY"\n[projects."$TOP"]\ntrust_level = "trusted"\n',
    },
    environment: { LOCAL_KEY: 'x' },
    edit: (_, old, text) => ({ name: 'apply_patch', text: patch(old, text) }),
    shell: (command) => ({ name: 'exec_command', args: { cmd: command } }),
  },
  {
    name: 'copilot',
    program: at('@github/copilot-linux-x64/copilot'),
    args: ['-p', 'go on', '--allow-all-tools', '--no-color'],
    home: { '.copilot/config.json': '{"trustedFolders":["$TOP"]}' },
    environment: {
      COPILOT_OFFLINE: 'true',
      COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:$PORT/v1',
      COPILOT_PROVIDER_API_KEY: 'x',
      COPILOT_MODEL: 'gpt-5',
    },
    edit: (path, old_str, new_str) => ({ name: 'edit', args: { path, old_str, new_str } }),
    shell: (command) => ({ name: 'bash', args: { command, description: 'x' } }),
  },
  {
    name: 'gemini',
    program: at('@google/gemini-cli/bundle/gemini.js'),
    args: ['-m', 'gemini-2.5-pro', '--yolo', '-p', 'go on'],
    home: {
      '.gemini/settings.json':
        '{"security":{"auth":{"selectedType":"gemini-api-key"},"folderTrust":{"enabled":false}},"telemetry":{"enabled":false},"privacy":{"usageStatisticsEnabled":false},"general":{"disableAutoUpdate":true}}',
    },
    environment: { GEMINI_API_KEY: 'x', GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:$PORT' },
    edit: (file_path, old_string, new_string) => ({
      name: 'replace',
      args: { file_path, old_string, new_string, instruction: 'x' },
    }),
    shell: (command) => ({ name: 'run_shell_command', args: { command } }),
  },
  {
    name: 'opencode',
    program: at('opencode-linux-x64/bin/opencode'),
    args: ['run', 'go on'],
    files: {
      'opencode.json':
        '{"model":"local/m","small_model":"local/m","autoupdate":false,"share":"disabled","permission":{"edit":"allow","bash":"allow"},"provider":{"local":{"npm":"@ai-sdk/openai-compatible","name":"local","options":{"baseURL":"http://127.0.0.1:$PORT/v1","apiKey":"x"},"models":{"m":{"name":"m","tool_call":true,"limit":{"context":100000,"output":4000}}}}}}',
    },
    environment: { OPENCODE_DISABLE_MODELS_FETCH: '1' },
    edit: (filePath, oldString, newString) => ({ name: 'edit', args: { filePath, oldString, newString } }),
    shell: (command) => ({ name: 'bash', args: { command, description: 'x' } }),
  },
];

const story = (id: string, title: string, criterion: string, passes: boolean) =>
  `    {\n      "id": "${id}",\n      "title": "${title}",\n      "description": "d",\n      "acceptanceCriteria": ["${criterion}"],\n      "priority": 1,\n      "passes": ${passes},\n      "notes": ""\n    }`;
const plan = `{\n  "project": "p",\n  "branchName": "ralph/p",\n  "description": "d",\n  "userStories": [\n${story('US-1', 'Login', 'Login form works', true)},\n${story('US-2', 'Logout', 'Logout works', false)}\n  ]\n}\n`;

let folder: string;
let repository: TemporaryRepository | undefined;
let model: ChildProcess | undefined;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-real-')));
});
afterEach(() => {
  model?.kill();
  repository?.cleanup();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(top: string, path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}

/** The port of a model that says what it is told. */
function startModel(log: string, script: readonly object[]): Promise<string> {
  const child = spawn(process.execPath, [
    'test/tools/support/scripted-model.js',
    log,
    JSON.stringify(script),
  ]);
  model = child;
  return new Promise((settle) => {
    child.stdout.on('data', (port) => settle(`${port}`.trim()));
  });
}

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const isScript = program.endsWith('.js');
  const child = spawn(isScript ? process.execPath : program, [...(isScript ? [program] : []), ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((settle) => {
    child.on('close', () => settle(said));
  });
}

describe.each(agents)(
  '$name, itself',
  ({ name, program, args, home = {}, files = {}, environment, before, edit, shell }) => {
    const isThere = existsSync(program);
    if (!isThere) console.error(`SKIPPED ${name} itself: ${program} is not installed`);

    it.skipIf(!isThere)(
      'is refused a tampering, makes a legal edit, and is told of what a shell committed',
      async () => {
        repository = createTemporaryRepository();
        const top = realpathSync(repository.directory);
        const log = join(folder, `${name}.log`);
        const isPatch = name === 'codex';
        const path = join(top, 'prd.json');
        const port = await startModel(log, [
          ...(before?.(path) ?? []),
          isPatch ? edit(path, done, done.replace('form works', 'x')) : edit(path, 'Login form works', 'x'),
          isPatch
            ? edit(path, open, open.replace('Logout', 'Log out'))
            : edit(path, '"title": "Logout"', '"title": "Log out"'),
          shell(
            'sed -i "s/Login form works/less/" prd.json && git -c user.name=a -c user.email=a@b commit -qam tamper',
          ),
        ]);
        const filled = (text: string) => text.replaceAll('$PORT', port).replaceAll('$TOP', top);
        const [wired] = proposeAgents(
          openFolder(folder),
          [name],
          setUpBy({ script: built('cli.js'), named: built('cli.js') }),
        );
        put(top, 'prd.json', plan);
        put(top, wired?.path ?? '', wired?.text ?? '');
        for (const [at, text] of Object.entries(files)) put(top, at, filled(text));
        const house = join(folder, `${name}-home`);
        for (const [at, text] of Object.entries(home)) put(house, at, filled(text));
        repository.git('config', 'stateward.program', built('cli.js'));
        repository.git('add', '.');
        repository.git('commit', '-q', '-m', 'start');
        const own = Object.fromEntries(
          Object.entries(environment).map(([key, value]) => [key, filled(value)]),
        );
        const said = await run(program, args, top, { PATH: process.env.PATH, HOME: house, ...own });
        const heard = readFileSync(log, 'utf8');
        expect(heard, said).toContain('stateward refuses this edit of');
        expect(heard, said).toContain('checklist/done-changed');
        expect(heard, said).toContain('what was committed here would be refused');
        expect(readFileSync(path, 'utf8')).toBe(
          plan.replace('"Logout"', '"Log out"').replace('Login form works', 'less'),
        );
      },
      180_000,
    );
  },
);
