import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/entry/agent/answer.ts';
import { dialects } from '../../src/entry/agent/dialect.ts';
import { readToolCall } from '../../src/entry/agent/tool-call.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

/** Calls as the agents hand them over, and what they read in return; test/entry/agent-hook.test.ts has the cases. */
const fixtures = 'test/fixtures/agents';
const half = tree(passed('a'), node('b'));
const less = pretty(changing(half, 'a', { goal: 'less' }));

const here = process.cwd();

let repository: TemporaryRepository;
let top: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  top = realpathSync(repository.directory);
  repository.commitAll([{ message: 'start', files: { [treeFile]: pretty(half), 'code.js': '1\n' } }]);
  repository.git('reset', '-q', '--hard');
});
afterAll(() => repository.cleanup());
afterEach(() => process.chdir(here));

function stand(text: string): void {
  mkdirSync(dirname(join(top, treeFile)), { recursive: true });
  writeFileSync(join(top, treeFile), text);
}

/** What the agent reads; null where nothing is said. */
async function hook(agent: string, input: string): Promise<object | null> {
  const call = readToolCall(input);
  if (!call) throw new Error('no call');
  const said = await answer(call);
  const dialect = dialects[agent];
  if (said === undefined || dialect === undefined) return null;
  return call.when === 'before' ? dialect.deny(said) : dialect.warn(said);
}

const recorded = (name: string) =>
  readFileSync(join(fixtures, `${name}.json`), 'utf8').replaceAll('/project', top);

const refusal = expect.stringContaining(
  'stateward refuses this edit of ".runner/state/tree.json"; nothing was written.',
);
const warning = expect.stringContaining('task-tree/immutability');
const denied = {
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision: 'deny',
    permissionDecisionReason: refusal,
  },
};
const blocked = { decision: 'block', reason: warning };

/** By fixture: what is said where the tree is as HEAD has it, and where a finished task was changed. */
const answers: Readonly<Record<string, readonly [clean: object | null, tampered: object | null]>> = {
  'claude-code-edit': [denied, denied],
  'claude-code-multi-edit': [denied, denied],
  'claude-code-notebook-edit': [denied, denied],
  'claude-code-write': [denied, denied],
  'claude-code-after-bash': [null, blocked],
  'claude-code-after-edit': [null, blocked],
  'claude-code-after-mcp': [null, blocked],
  'codex-apply-patch': [null, null],
  'codex-after-apply-patch': [null, blocked],
  'copilot-edit': [
    { permissionDecision: 'deny', permissionDecisionReason: refusal, ...denied },
    { permissionDecision: 'deny', permissionDecisionReason: refusal, ...denied },
  ],
  'copilot-editor-edit': [
    { permissionDecision: 'deny', permissionDecisionReason: refusal, ...denied },
    { permissionDecision: 'deny', permissionDecisionReason: refusal, ...denied },
  ],
  'cursor-write': [
    { permission: 'deny', user_message: refusal, agent_message: refusal },
    { permission: 'deny', user_message: refusal, agent_message: refusal },
  ],
  'cursor-after-shell': [null, { additional_context: warning }],
};

describe('a call as it is recorded', () => {
  it('is there for every shape', () => {
    expect(readdirSync(fixtures).sort()).toEqual(
      Object.keys(answers)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  it.each(Object.keys(answers))('%s', async (name) => {
    const agent = /^(claude-code|codex|copilot|cursor)/.exec(name)?.[0] ?? '';
    const [, tampered] = answers[name] ?? [];
    stand(less);
    // What was there before is not what this edit does; but it does not find its text either.
    expect(await hook(agent, recorded(name))).toEqual(tampered);
  });

  it.each(['claude-code-edit', 'claude-code-after-bash', 'cursor-write'])(
    '%s, over what HEAD has',
    async (name) => {
      stand(pretty(half));
      const agent = /^(claude-code|codex|copilot|cursor)/.exec(name)?.[0] ?? '';
      expect(await hook(agent, recorded(name))).toEqual(answers[name]?.[0]);
    },
  );
});

describe('a payload', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{"hook_event_name": "PreToolUse", '],
    ['no object', '[]'],
    ['no event', '{"tool_name": "Edit"}'],
    ['no tool', '{"hook_event_name": "PreToolUse"}'],
    ['a tool that is no text', '{"hook_event_name": "PreToolUse", "tool_name": {"a": 1}}'],
    ['an event by way of the prototype', '{"__proto__": {"hook_event_name": "Stop"}}'],
    ['an input of any depth and no tool', `{"hook_event_name": "PreToolUse", "tool_input": ${deep}}`],
  ])('of %s is no call', (_, text) => {
    expect(readToolCall(text)).toBeUndefined();
  });

  it('about no tool is nobody’s business', () => {
    for (const event of ['Stop', 'toString', 'UserPromptSubmit'])
      expect(readToolCall(JSON.stringify({ hook_event_name: event }))).toBeNull();
  });

  it('of any depth is judged by what is understood of it', async () => {
    const text = `{"hook_event_name": "PreToolUse", "tool_name": "Edit", "tool_input": ${deep}}`;
    expect(await hook('claude-code', text)).toMatchObject({
      hookSpecificOutput: { permissionDecision: 'deny' },
    });
  });
});
