import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AgentName, agentNames } from '../../../src/integrations/agents/agent-names.ts';
import { answer } from '../../../src/integrations/agents/answer.ts';
import { dialectOf, type Reply } from '../../../src/integrations/agents/dialect.ts';
import { readToolCall } from '../../../src/integrations/agents/tool-call.ts';
import { agentPayloads, filled } from '../../support/agent-payloads.ts';
import { treeFile } from '../../support/e2e-trees.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../../support/trees.ts';

/** Every shape that agents hand over, and what they read in return (docs/agents.md, tested against). */
const half = tree(passed('a'), node('b'));
const less = pretty(changing(half, 'a', { goal: 'Less' }));
const here = process.cwd();

let repository: TemporaryRepository;
let top: string;
let turn = 0;

beforeAll(() => {
  repository = createTemporaryRepository();
  top = realpathSync(repository.directory);
  repository.commitAll([
    {
      message: 'start',
      files: { [treeFile]: pretty(half), 'code.json': pretty(tree(passed('z'), node('b'), node('c'))) },
    },
  ]);
  repository.git('reset', '-q', '--hard');
  repository.git('tag', 'start');
});
afterAll(() => repository.cleanup());
afterEach(() => process.chdir(here));

function stand(text: string): void {
  mkdirSync(dirname(join(top, treeFile)), { recursive: true });
  writeFileSync(join(top, treeFile), text);
}

/** What the agent reads; null where nothing is said. */
async function hook(agent: AgentName, input: string, session?: string): Promise<Reply | null> {
  const call = readToolCall(input, here);
  if (!call) throw new Error('no call');
  turn += 1;
  const said = await answer({ ...call, session: session ?? `${turn}` }, agent);
  return said === undefined ? null : dialectOf(agent, call.speaks).reply(call.when, call.event, said);
}

const legal = { old: 'Goal of b', new: 'More of b' };
const tampering = { old: 'Goal of a', new: 'Less' };

const refusal = expect.stringMatching(
  /^stateward refuses this edit of "\.runner\/state\/tree\.json"; nothing was written\./,
);
const warning = expect.stringContaining('task-tree/immutability');
const deny = (reason: unknown, hookEventName = 'PreToolUse') => ({
  hookEventName,
  permissionDecision: 'deny',
  permissionDecisionReason: reason,
});
const claude = {
  before: { code: 0, out: { hookSpecificOutput: deny(refusal) } },
  after: { code: 0, out: { decision: 'block', reason: warning } },
  failed: {
    code: 0,
    out: { hookSpecificOutput: { hookEventName: 'PostToolUseFailure', additionalContext: warning } },
  },
  end: { code: 0, out: { decision: 'block', reason: warning } },
};
const copilot = {
  before: {
    code: 0,
    out: { permissionDecision: 'deny', permissionDecisionReason: refusal, hookSpecificOutput: deny(refusal) },
  },
  after: {
    code: 0,
    out: {
      additionalContext: warning,
      hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: warning },
    },
  },
  failed: { code: 0, out: expect.objectContaining({ additionalContext: warning }) },
  end: { code: 0, out: expect.objectContaining({ decision: 'block', reason: warning }) },
};
const context = { code: 0, out: { additional_context: warning } };

/** By agent: what is read before a tool, after it, after it failed, and at the end of a turn. */
const forms: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'claude-code': claude,
  codex: claude,
  copilot,
  vscode: copilot,
  cursor: {
    before: { code: 0, out: { permission: 'deny', user_message: refusal, agent_message: refusal } },
    after: context,
    failed: context,
    end: { code: 0, out: { followup_message: warning } },
  },
  gemini: {
    before: { code: 0, out: { decision: 'deny', reason: refusal } },
    after: {
      code: 0,
      out: { hookSpecificOutput: { hookEventName: 'AfterTool', additionalContext: warning } },
    },
    end: { code: 0, out: { decision: 'deny', reason: warning } },
  },
  opencode: { before: { code: 0, out: { deny: refusal } }, after: { code: 0, out: { say: warning } } },
  kiro: {
    before: { code: 2, error: refusal },
    after: { code: 0, error: warning, out: { say: warning } },
    end: { code: 0, error: warning, out: { say: warning } },
  },
};

/** What is never legal is refused whatever it says. */
const never = /delete/i;
/** What does not say exactly what it writes is judged after it. */
const later = /Notebook|insert_edit_into_file|editFiles|server|in a shell/i;

const cases = agentPayloads.flatMap(({ agent, payloads }) =>
  payloads.map(({ name, payload }) => ({ agent, name, payload })),
);
const before = cases.filter(({ name }) => name.startsWith('before'));
const ran = cases.filter(({ name }) => !name.startsWith('before'));

describe('every agent', () => {
  it('has payloads and a form of its own', () => {
    expect(agentPayloads.map(({ agent }) => agent)).toEqual([...agentNames]);
    expect(Object.keys(forms).sort()).toEqual([...agentNames]);
  });
});

describe('before a tool', () => {
  it.each(before)('$agent, $name', async ({ agent, name, payload }) => {
    stand(pretty(half));
    const about = { top, path: treeFile, before: pretty(half) };
    const refused = later.test(name) ? null : forms[agent]?.before;
    expect(await hook(agent, filled(payload, { ...about, ...tampering }))).toEqual(refused);
    const said = await hook(agent, filled(payload, { ...about, ...legal }));
    if (never.test(name) && !later.test(name)) expect(said).toEqual(forms[agent]?.before);
    else expect(said).toBeNull();
    const elsewhere = { ...about, path: 'code.json', ...tampering };
    expect(await hook(agent, filled(payload, elsewhere)), 'a file that nobody governs').toBeNull();
  });
});

describe('after a tool, and at the end', () => {
  it.each(ran)('$agent, $name', async ({ agent, name, payload }) => {
    const input = filled(payload, { top, path: treeFile, before: pretty(half), ...legal });
    stand(pretty(half));
    expect(await hook(agent, input)).toBeNull();
    stand(less);
    const when = name.startsWith('after') ? 'after' : name.startsWith('failed') ? 'failed' : 'end';
    const form = name === 'end of a task' ? { code: 2, error: warning } : forms[agent]?.[when];
    expect(await hook(agent, input)).toEqual(form);
  });
});

describe('one call of a shell that tampers and commits, in a session that began with it', () => {
  const shells = ran.filter(({ name }) => /^after (?:.*ash|.*[Ss]hell.*|run_in_terminal)$/.test(name));
  const starts: Readonly<Record<string, string>> = { opencode: 'session.created', cursor: 'sessionStart' };

  it('is what every agent can make', () => {
    expect([...new Set(shells.map(({ agent }) => agent))]).toEqual([...agentNames]);
  });

  it.each(shells)('is told: $agent, $name', async ({ agent, payload }) => {
    repository.git('reset', '-q', '--hard', 'start');
    const about = { top, path: treeFile, before: pretty(half), ...tampering };
    const call = JSON.parse(filled(payload, about));
    // Copilot's events in camelCase do not say their name, but a source at their start.
    const isNamed = 'hook_event_name' in call || 'hookEventName' in call;
    const { tool_name: _, toolName: __, toolResult: ___, ...rest } = call;
    const event = starts[agent] ?? 'SessionStart';
    const start = {
      ...rest,
      ...(isNamed ? { hook_event_name: event, hookEventName: event } : { source: 'new' }),
    };
    const session = `commits ${agent} ${call.tool_name}`;
    expect(await hook(agent, JSON.stringify(start), session)).toBeNull();
    stand(less);
    repository.git('commit', '-q', '-am', 'by a shell');
    const told = JSON.stringify(await hook(agent, JSON.stringify(call), session));
    expect(told).toContain('what was committed here would be refused');
    expect(told).toContain('task-tree/immutability');
    repository.git('reset', '-q', '--hard', 'start');
    expect(await hook(agent, JSON.stringify(call), session), 'taken back').toBeNull();
  });
});

describe('an agent that reads the configuration of another', () => {
  it('is answered as it reads', async () => {
    stand(pretty(half));
    const ask = (from: string, name: string) => {
      const found = cases.find((each) => each.agent === from && each.name === name);
      return hook(
        'claude-code',
        filled(found?.payload, { top, path: treeFile, before: pretty(half), ...tampering }),
      );
    };
    expect(await ask('cursor', 'before Write')).toEqual(forms.cursor?.before);
    expect(await ask('copilot', 'before Edit')).toEqual(forms.copilot?.before);
    expect(await ask('copilot', 'before a patch, called Edit')).toEqual(forms.copilot?.before);
    expect(await ask('vscode', 'before create_file')).toEqual(forms.vscode?.before);
    expect(await ask('claude-code', 'before Edit')).toEqual(forms['claude-code']?.before);
  });
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
    expect(readToolCall(text, here)).toBeUndefined();
  });

  it('about nothing that is judged is nobody’s business', () => {
    for (const event of ['Notification', 'toString', 'PreCompact'])
      expect(readToolCall(JSON.stringify({ hook_event_name: event }), here)).toBeUndefined();
  });

  it('of any depth is judged by what is understood of it', async () => {
    const text = (path: string) =>
      `{"hook_event_name": "PreToolUse", "tool_name": "Edit", "permission_mode": "x", "cwd": ${JSON.stringify(top)},
        "tool_input": {"x": ${deep}, "file_path": ${JSON.stringify(path)}, "old_string": "Goal of a", "new_string": "b"}}`;
    expect(await hook('claude-code', text(treeFile))).toEqual(claude.before);
    expect(await hook('claude-code', text('code.json'))).toBeNull();
  });
});
