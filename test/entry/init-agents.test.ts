import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentNames, proposeAgents } from '../../src/entry/init/agents.ts';
import { openFolder } from '../../src/entry/top-folder.ts';
import { setUpBy } from '../support/set-up-by.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** Configurations that have agents call the hook. */
const script = "node_modules/state ward's/cli.js";
const caller = { script };

let repository: TemporaryRepository;

beforeAll(() => {
  repository = createTemporaryRepository();
  mkdirSync(join(repository.directory, 'node_modules', "state ward's"), { recursive: true });
  writeFileSync(join(repository.directory, script), 'console.log(process.argv.slice(2).join(" "));\n');
});
afterAll(() => repository.cleanup());

const propose = (...names: typeof agentNames) =>
  proposeAgents(openFolder(repository.directory), names, setUpBy(caller));

/** Every command in a configuration, whatever the agent calls it. */
function commandsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    (key === 'command' || key === 'bash') && typeof each === 'string' ? [each] : commandsIn(each),
  );
}

describe('init --agents', () => {
  it.each(agentNames)('has %s start what the repository has', (name) => {
    const [proposal] = propose(name);
    const commands = commandsIn(JSON.parse(proposal?.text ?? '{}'));
    expect(new Set(commands).size).toBe(1);
    const { directory: cwd, environment } = repository;
    const env = { ...environment, CLAUDE_PROJECT_DIR: cwd };
    const { stdout } = spawnSync('sh', ['-c', commands[0] ?? ''], { cwd, env, encoding: 'utf8' });
    expect(stdout).toBe(`hook ${name}\n`);
  });

  it('writes a file of its own for each, and none where there is one', () => {
    expect(propose(...agentNames).map(({ path, state }) => `${state} ${path}`)).toEqual([
      'create .claude/settings.json',
      'create .codex/hooks.json',
      'create .cursor/hooks.json',
      'create .github/hooks/stateward.json',
    ]);
    const settings = join(repository.directory, '.claude');
    mkdirSync(settings);
    writeFileSync(join(settings, 'settings.json'), '{"model": "opus"}');
    expect(propose('claude-code')).toMatchObject([{ state: 'by-hand', note: 'is there and is left alone' }]);
    writeFileSync(join(settings, 'settings.json'), '{"hooks": {"x": "stateward"}}');
    expect(propose('claude-code')).toMatchObject([{ state: 'there', text: '' }]);
    rmSync(settings, { recursive: true });
  });
});
