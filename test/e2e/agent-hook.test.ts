import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treeFile } from '../support/e2e-trees.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

/** Calls as the agents hand them over, and what they read in return; test/entry/agent-hook.test.ts has the cases. */
const fixtures = 'test/fixtures/agents';
const half = tree(passed('a'), node('b'));
const less = pretty(changing(half, 'a', { goal: 'less' }));

let repository: TemporaryRepository;
let top: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  top = realpathSync(repository.directory);
  repository.commitAll([{ message: 'start', files: { [treeFile]: pretty(half), 'code.js': '1\n' } }]);
  repository.git('reset', '-q', '--hard');
});
afterAll(() => repository.cleanup());

function stand(text: string): void {
  mkdirSync(dirname(join(top, treeFile)), { recursive: true });
  writeFileSync(join(top, treeFile), text);
}

function hook(agent: string, input: string) {
  const { code, out, error } = runCli(['hook', agent], {
    cwd: top,
    environment: repository.environment,
    input,
  });
  return { code, error, said: out === '' ? null : JSON.parse(out) };
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

  it.each(Object.keys(answers))('%s', (name) => {
    const agent = /^(claude-code|codex|copilot|cursor)/.exec(name)?.[0] ?? '';
    const [, tampered] = answers[name] ?? [];
    stand(less);
    // What was there before is not what this edit does; but it does not find its text either.
    expect(hook(agent, recorded(name))).toEqual({ code: 0, error: '', said: tampered });
  });

  it.each(['claude-code-edit', 'claude-code-after-bash', 'cursor-write'])(
    '%s, over what HEAD has',
    (name) => {
      stand(pretty(half));
      const agent = /^(claude-code|codex|copilot|cursor)/.exec(name)?.[0] ?? '';
      expect(hook(agent, recorded(name)).said).toEqual(answers[name]?.[0]);
    },
  );
});

describe('what is no call', () => {
  const call = JSON.parse(readFileSync(join(fixtures, 'claude-code-edit.json'), 'utf8'));
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{"hook_event_name": "PreToolUse", '],
    ['no object', '[]'],
    ['no event', '{"tool_name": "Edit"}'],
    ['no tool', '{"hook_event_name": "PreToolUse"}'],
    ['a tool that is no text', JSON.stringify({ ...call, tool_name: { a: 1 } })],
    ['an event by way of the prototype', '{"__proto__": {"hook_event_name": "Stop"}}'],
  ])('%s, is refused in every way that agents know', (_, input) => {
    const { code, error, said } = hook('claude-code', input);
    expect([code, said?.hookSpecificOutput?.permissionDecision]).toEqual([2, 'deny']);
    expect(error).toContain('no call of a tool');
  });

  it('a deep or a huge input ends in a refusal, not in a crash', () => {
    const nested = `{"hook_event_name": "PreToolUse", "tool_name": "Edit", "tool_input": ${deep}}`;
    expect(hook('claude-code', nested)).toMatchObject({
      code: 0,
      said: { hookSpecificOutput: { permissionDecision: 'deny' } },
    });
    const { code } = hook('claude-code', JSON.stringify({ ...call, more: 'x'.repeat((1 << 26) + 1) }));
    expect(code).toBe(2);
  });

  it('an event that is about no tool is not spoken of', () => {
    expect(hook('claude-code', '{"hook_event_name": "Stop"}')).toEqual({ code: 0, error: '', said: null });
    expect(hook('claude-code', '{"hook_event_name": "toString"}')).toEqual({
      code: 0,
      error: '',
      said: null,
    });
  });
});
