import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treeFile } from '../support/e2e-trees.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { node, passed, pretty, tree } from '../support/trees.ts';

/** As an agent starts it; test/integrations/agent-hook.test.ts and agent-protocol.test.ts have the cases. */
const half = tree(passed('a'), node('b'));

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

async function hook(agent: string, input: string) {
  const { code, out, error } = await runCli(['hook', agent], {
    cwd: top,
    environment: repository.environment,
    input,
  });
  return { code, error, said: out === '' ? null : JSON.parse(out) };
}

const edit = (old_string: string, more: object = {}) =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    tool_name: 'Edit',
    cwd: top,
    tool_input: { file_path: join(top, treeFile), old_string, new_string: 'x' },
    ...more,
  });

describe('stateward hook claude-code', () => {
  it('refuses in JSON with exit 0, and says nothing of what is legal', async () => {
    stand(pretty(half));
    const refused = await hook('claude-code', edit('Goal of a'));
    const reason = expect.stringContaining('task-tree/immutability');
    const specific = {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: reason,
    };
    expect(refused).toEqual({ code: 0, error: '', said: { hookSpecificOutput: specific } });
    expect(await hook('claude-code', edit('Goal of b'))).toEqual({ code: 0, error: '', said: null });
  });

  it('says nothing of what is no call, or too much to read', async () => {
    const large = edit('Goal of a', { more: 'x'.repeat((1 << 26) + 1) });
    for (const input of [large, edit('Goal of a').slice(0, -1), '[1]', '', 'null'])
      expect(await hook('claude-code', input)).toEqual({ code: 0, error: '', said: null });
  });

  it('refuses a path that no system opens, at once', async () => {
    const long = `${'a'.repeat(200)}/`.repeat(1200);
    const { said } = await hook(
      'claude-code',
      edit('x', { tool_input: { file_path: `/${long}prd.json`, content: 'x' } }),
    );
    expect(said).toHaveProperty('hookSpecificOutput.permissionDecision', 'deny');
  });
});
