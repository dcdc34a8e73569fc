import { jsonEqual } from '../../core/json-equal.ts';
import type { JsonValue } from '../../core/json-value.ts';
import { direct } from '../../git/direct.ts';
import type { Environment } from '../../git/environment.ts';
import { openGitRepository } from '../../git/repository.ts';
import { commitEverything } from '../../git/work-tree/commit.ts';
import type { HeldFile } from '../../store/runner/step-types.ts';

/**
 * Commits a step. Hooks and filters of git are within the agent's reach, and so is git itself for what it left running:
 * a commit that declares or holds something else than the runner decided is taken back.
 */
export function commitStep(
  top: string,
  environment: Environment,
  message: string,
  holds: readonly HeldFile[],
): Promise<string> {
  const git = direct(openGitRepository(top, environment));
  const read = async (...args: string[]) => {
    const result = await git.run(args);
    return result.ok ? result.output.toString('utf8') : undefined;
  };
  const faultOf = async (id: string) => {
    const said = (await read('log', '-1', '--format=%B', id)) ?? '';
    if (declarations(said).join() !== declarations(message).join())
      return changed("the message's Agent-Step line");
    for (const { path, text, isOptional } of holds) {
      const held = await read('cat-file', 'blob', `${id}:${path}`);
      if (held === undefined ? !isOptional : !sameJson(held, text)) return changed(path);
    }
    return undefined;
  };
  return commitEverything(top, environment, { message, paths: holds.map(({ path }) => path), faultOf });
}

function changed(what: string): string {
  return `${what} was changed while git committed the step, by a hook, a filter or another process, so the commit was taken back. Look at git config core.hooksPath, .git/hooks and .git/info/attributes, and step again`;
}

function declarations(message: string): readonly string[] {
  return message.split('\n').filter((line) => /^\s*agent-step\s*:/i.test(line));
}

function sameJson(left: string, right: string): boolean {
  try {
    const [one, other]: JsonValue[] = [left, right].map((text): JsonValue => JSON.parse(text));
    return jsonEqual(one, other);
  } catch {
    return false;
  }
}
