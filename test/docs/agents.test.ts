import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openFolder } from '../../src/check/top-folder.ts';
import { proposeAgents } from '../../src/cli/init/agents.ts';
import { agentFiles, agentNames } from '../../src/integrations/agents/agent-names.ts';
import { agentPayloads } from '../support/agent-payloads.ts';
import { setUpBy } from '../support/set-up-by.ts';

const caller = { script: 'node_modules/stateward/dist/cli.js' };
const page = readFileSync('docs/agents.md', 'utf8');

describe('docs/agents.md', () => {
  it('shows what init writes for Claude Code', () => {
    const [proposal] = proposeAgents(openFolder('docs'), ['claude-code'], setUpBy(caller));
    expect(page).toContain(`\`\`\`json\n${proposal?.text}\`\`\``);
  });

  it('names every agent and its file', () => {
    for (const name of agentNames) expect(page).toMatch(new RegExp(`^\\| .*\\| \`${name}\` \\|`, 'm'));
    for (const file of Object.values(agentFiles)) expect(page).toContain(`\`${file}\``);
  });

  it('says of every shape where it is from', () => {
    const how = { recorded: 'recorded from the program', read: 'read in its code', documented: 'documented' };
    const rows = agentPayloads.map(
      (each) =>
        `| \`${each.agent}\` | ${each.program} | ${how[each.how]} | ${each.source} | ${each.read} |\n`,
    );
    expect(page).toContain(`|---|---|---|---|---|\n${rows.join('')}<!-- /tested against -->`);
  });

  it('shows the ratios that were measured', () => {
    const { results } = JSON.parse(readFileSync('bench/agent-hook.json', 'utf8'));
    const measured = Object.entries<{ readonly ratio: number }>(results).map(([, { ratio }]) => ratio);
    const shown = [...page.matchAll(/^\| .* \| (\d+(?:\.\d+)?) \|$/gm)].map(([, ratio]) => Number(ratio));
    expect([1, ...shown]).toEqual(measured);
  });
});

describe('the plugin', () => {
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const [settings] = proposeAgents(openFolder('docs'), ['claude-code'], setUpBy(caller));

  it('is this version, and starts what stands beside it, at the events of the settings', () => {
    expect(json('.claude-plugin/plugin.json').version).toBe(json('package.json').version);
    const hooks = readFileSync('hooks/hooks.json', 'utf8');
    const events = (text: string) => Object.keys(JSON.parse(text).hooks);
    expect(events(hooks)).toEqual(events(settings?.text ?? '{}'));
    const commands = new Set(
      [...hooks.matchAll(/"command": ("node.*")/g)].map(([, text = '']) => JSON.parse(text)),
    );
    const matchers = [...hooks.matchAll(/"matcher": "([^"]*)"/g)].map(([, text = '']) => text.split('|'));
    const wired = [...(settings?.text ?? '').matchAll(/"matcher": "([^"]*)"/g)];
    expect(wired).toHaveLength(matchers.length);
    // Codex reads the plugin too.
    for (const [index, [, text = '']] of wired.entries())
      expect(matchers[index]).toEqual(expect.arrayContaining(text.split('|')));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Claude Code, Codex and Copilot put the plugin's folder there.
    expect([...commands]).toEqual(['node "${CLAUDE_PLUGIN_ROOT}/dist/cli.js" hook claude-code']);
  });

  it('has a skill within the limits of its format', () => {
    const skill = readFileSync('skills/stateward/SKILL.md', 'utf8');
    const [, name = '', description = ''] = /^---\nname: (.*)\ndescription: (.*)\n---\n/.exec(skill) ?? [];
    expect(name).toMatch(/^[a-z-]{1,64}$/);
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThanOrEqual(1024);
  });
});
