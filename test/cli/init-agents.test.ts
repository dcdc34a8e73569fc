import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from '../../src/check/top-folder.ts';
import { proposeAgents } from '../../src/cli/init/agents.ts';
import type { Caller } from '../../src/cli/init/caller.ts';
import { managed } from '../../src/cli/init/managed.ts';
import { agentFiles, agentNames } from '../../src/integrations/agents/agent-names.ts';
import { agentPayloads } from '../support/agent-payloads.ts';
import { setUpBy } from '../support/set-up-by.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** Configurations that have agents call the hook. */
const script = "node_modules/state ward's $x/cli.js";
const caller: Caller = { script };
const echo =
  'let t = ""; process.stdin.on("data", (c) => (t += c)).on("end", () => console.log([...process.argv.slice(2), t].join(" ")));\n';

let repository: TemporaryRepository;
let bare: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  bare = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-bare-')));
  mkdirSync(join(repository.directory, 'node_modules', "state ward's $x"), { recursive: true });
  mkdirSync(join(repository.directory, 'deep', 'down'), { recursive: true });
  writeFileSync(join(repository.directory, script), echo);
  writeFileSync(join(repository.directory, 'elsewhere.js'), echo);
});
afterAll(() => {
  repository.cleanup();
  rmSync(bare, { recursive: true });
});

const propose = (names: readonly (typeof agentNames)[number][], by: Caller = caller) =>
  proposeAgents(openFolder(bare), names, setUpBy(by));

function toolOf(payload: unknown): string {
  const text = JSON.stringify(payload);
  return /"tool_?[nN]ame":"([^"]*)"/.exec(text)?.[1] ?? '';
}

/** Every command in a configuration, whatever the agent calls it. */
function commandsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    (key === 'command' || key === 'bash') && typeof each === 'string' ? [each] : commandsIn(each),
  );
}

function started(text: string, cwd: string) {
  const [command = '', ...others] = new Set(commandsIn(JSON.parse(text)));
  expect(others).toEqual([]);
  const { environment: env } = repository;
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
    cwd,
    env,
    encoding: 'utf8',
    input: 'in',
  });
  return [status, stdout, stderr];
}

const inJson = agentNames.filter((name) => name !== 'opencode');
const hookOf = (name: string) => (name === 'vscode' ? 'copilot' : name);

describe('init --agents', () => {
  it.each(inJson)('has %s start what the repository has, in any folder, and nothing elsewhere', (name) => {
    const text = propose([name])[0]?.text ?? '';
    const answered = [0, `hook ${hookOf(name)} in\n`, ''];
    expect(started(text, repository.directory)).toEqual(answered);
    expect(started(text, join(repository.directory, 'deep', 'down'))).toEqual(answered);
    expect(started(text, bare), 'not installed').toEqual([0, '', '']);
    for (const variable of ['CLAUDE_', 'COPILOT_', 'CODEX_', 'GEMINI_', 'CURSOR_'])
      expect(text).not.toContain(variable);
  });

  it.each(inJson)('has %s ask before every tool where the configuration has files put back', (name) => {
    const matcher = (restores: boolean) => {
      const [proposal] = proposeAgents(openFolder(bare), [name], { ...setUpBy(caller), restores });
      const hooks = (proposal?.text ?? '').slice((proposal?.text ?? '').search(/pre_?tool|before_?tool/i));
      return new RegExp(`^(?:${/"matcher": "(.*)"/.exec(hooks)?.[1]})$`);
    };
    expect(matcher(true).test('any tool')).toBe(true);
    expect(matcher(false).test('any tool')).toBe(false);
  });

  it.each(inJson)('has %s start what git’s configuration names', (name) => {
    const text = propose([name], { script: '/x/cli.js', named: '/x/cli.js' })[0]?.text ?? '';
    expect(text).not.toContain('/x/');
    expect(started(text, repository.directory), 'not named yet').toEqual([0, '', '']);
    repository.git('config', 'stateward.program', join(repository.directory, 'elsewhere.js'));
    expect(started(text, join(repository.directory, 'deep'))).toEqual([0, `hook ${hookOf(name)} in\n`, '']);
    repository.git('config', '--unset', 'stateward.program');
  });

  it.each(inJson)(
    'has %s ask about every tool of its own that it is known by, and after servers’',
    (name) => {
      const hooks = Object.entries<object>(JSON.parse(propose([name])[0]?.text ?? '').hooks);
      const matchers = (trigger: RegExp) =>
        hooks.flatMap(([event, each]) => {
          const text = JSON.stringify(each);
          return trigger.test(event) || trigger.test(/"trigger":"(\w+)"/.exec(text)?.[1] ?? '')
            ? [/"matcher":("(?:[^"\\]|\\.)*")/.exec(text)?.[1] ?? '".*"']
            : [];
        });
      const [before, after] = [/^(?:pre|before)_?tool/i, /^(?:post|after)_?tool(?!usefailure)/i].map(
        (trigger) =>
          new RegExp(
            `^(?:${matchers(trigger)
              .map((text) => JSON.parse(text))
              .join('|')})$`,
          ),
      );
      const payloads = agentPayloads.find(({ agent }) => agent === name)?.payloads ?? [];
      const named = payloads.map(({ name: what, payload }) => ({ what, tool: toolOf(payload) }));
      expect(named.length).toBeGreaterThan(3);
      for (const { what, tool } of named) {
        const isExact = what.startsWith('before') && !/server|shell|insert_edit|editFiles/.test(what);
        if (isExact) expect(tool, what).toMatch(before ?? /^$/);
        if (what.startsWith('after') && !what.includes('file')) expect(tool, what).toMatch(after ?? /^$/);
      }
      const servers: Readonly<Record<string, string>> = {
        cursor: 'MCP:',
        gemini: 'mcp_x_',
        copilot: 'x-',
        vscode: 'x-',
      };
      // Kiro's hooks do not say how servers' tools are called.
      if (name !== 'kiro')
        for (const tool of [
          'update_file',
          'apply_diff',
          'overwrite',
          'save_file',
          'insert_at_line',
          'prepend',
        ])
          expect(`${servers[name] ?? 'mcp__x__'}${tool}`).toMatch(after ?? /^$/);
    },
  );

  it('has all of them start the same in a teammate’s clone, beside each other', () => {
    const clone = join(bare, 'clone');
    const usual = { script: 'node_modules/stateward/dist/cli.js' };
    const files = [...propose(agentNames, usual), { path: usual.script, text: echo }];
    for (const { path, text } of files) {
      mkdirSync(dirname(join(repository.directory, path)), { recursive: true });
      writeFileSync(join(repository.directory, path), text);
    }
    repository.git('add', '-f', ...files.map(({ path }) => path));
    repository.git('commit', '-q', '-m', 'wired');
    repository.git('clone', '-q', '.', clone);
    mkdirSync(join(clone, 'deep/down'), { recursive: true });
    for (const name of inJson) {
      const text = readFileSync(join(clone, agentFiles[name]), 'utf8');
      for (const folder of [clone, join(clone, 'deep/down')])
        expect(started(text, folder), name).toEqual([0, `hook ${hookOf(name)} in\n`, '']);
    }
    const again = proposeAgents(openFolder(clone), agentNames, setUpBy(usual));
    expect(new Set(again.map(({ state }) => state)), 'there is nothing to add').toEqual(new Set(['there']));
    rmSync(clone, { recursive: true });
  });

  it('writes a plugin for opencode, which refuses and tells', async () => {
    const deny = join(repository.directory, 'deny.js');
    writeFileSync(
      deny,
      'let t=""; process.stdin.on("data",(c)=>(t+=c)).on("end",()=>{const {hook_event_name:e,tool_name:n}=JSON.parse(t);console.log(JSON.stringify(n==="read"?{}:e.endsWith("before")?{deny:"no"}:{say:"so"}))});\n',
    );
    const plugin = join(bare, 'plugin.mjs');
    writeFileSync(plugin, propose(['opencode'], { script: 'deny.js' })[0]?.text ?? '');
    const { Stateward } = await import(pathToFileURL(plugin).href);
    const here = process.cwd();
    process.chdir(join(repository.directory, 'deep'));
    try {
      const loaded = await Stateward({ directory: join(repository.directory, 'deep') });
      const callBefore = (tool: string) =>
        loaded['tool.execute.before']({ sessionID: 's', tool }, { args: {} });
      await expect(callBefore('edit')).rejects.toThrow('no');
      await expect(callBefore('read')).resolves.toBeUndefined();
      const output = { output: 'done' };
      await loaded['tool.execute.after']({ sessionID: 's', tool: 'bash', args: {} }, output);
      expect(output.output).toBe('done\n\nso');
    } finally {
      process.chdir(here);
    }
  });

  it('writes a file for each, and merges it with one that is there', () => {
    expect(propose(agentNames).map(({ path, state }) => `${state} ${path}`)).toEqual([
      'create .claude/settings.json',
      'create .codex/hooks.json',
      'create .github/hooks/stateward.json',
      'create .cursor/hooks.json',
      'create .gemini/settings.json',
      'create .kiro/hooks/stateward.json',
      'create .opencode/plugins/stateward.js',
    ]);
    const settings = join(bare, '.claude');
    mkdirSync(settings);
    for (const [text, state] of [
      ['{"model": "opus"}', 'append'],
      ['{"enabledPlugins": {"stateward@acme": true}}', 'there'],
      ['{ "model": "opus", // mine\n}', 'by-hand'],
    ]) {
      writeFileSync(join(settings, 'settings.json'), text ?? '');
      expect(propose(['claude-code']), text).toMatchObject([{ state }]);
    }
    rmSync(settings, { recursive: true });
  });

  it.each(agentNames)('knows what it wrote for %s, to renew it and to take it out', (name) => {
    const [{ path = '', text = '' } = {}] = propose([name]);
    const { has, put, out } = managed(path);
    const [{ text: other = '' } = {}] = propose([name], { script: '/x', named: '/x' });
    expect(has(text)).toBe(true);
    expect(put(text, other)).toBe(other);
    expect(out(text, other)).toBe('');
  });

  it('is what opencode’s page of it says', () => {
    expect(readFileSync('docs/agents.md', 'utf8')).toContain('.opencode/plugins/stateward.js');
  });
});
