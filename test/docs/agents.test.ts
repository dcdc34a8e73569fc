import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proposeAgents } from '../../src/entry/init/agents.ts';
import { openFolder } from '../../src/entry/top-folder.ts';
import { setUpBy } from '../support/set-up-by.ts';

describe('docs/agents.md', () => {
  const page = readFileSync('docs/agents.md', 'utf8');

  it('shows what init writes for Claude Code', () => {
    const caller = { script: 'node_modules/stateward/dist/cli.js' };
    const [proposal] = proposeAgents(openFolder('docs'), ['claude-code'], setUpBy(caller));
    expect(page).toContain(`\`\`\`json\n${proposal?.text}\`\`\``);
  });

  it('shows the ratios that were measured', () => {
    const { results } = JSON.parse(readFileSync('bench/agent-hook.json', 'utf8'));
    const measured = Object.entries<{ readonly ratio: number }>(results).map(([, { ratio }]) => ratio);
    const shown = [...page.matchAll(/^\| .* \| (\d+(?:\.\d+)?) \|$/gm)].map(([, ratio]) => Number(ratio));
    expect([1, ...shown]).toEqual(measured);
  });
});
