import { exitCodeOf, exitCodes } from '../check/exit-code.ts';
import { isUsageError, usageError } from '../check/usage-error.ts';
import { agentNames } from '../integrations/agents/agent-names.ts';
import { hookNames, runHook } from '../integrations/git-hooks/hook.ts';
import { willJudgeMessage } from '../integrations/git-hooks/message.ts';
import { commandName } from '../output/home.ts';
import { safeText } from '../output/safe-text.ts';
import { refuse } from './outcome.ts';
import { processTerminal as terminal, widthOf } from './terminal.ts';

/** `stateward hook <name>`. The exit code. */
export async function hook(name: string, args: readonly string[]): Promise<number> {
  // It reads and prints in a way of its own.
  if (name === 'pre-receive') return (await import('./command-receive.ts')).receive();
  const known = hookNames.find((each) => each === name);
  if (known === undefined) {
    return refuse(
      usageError(
        `there is no hook ${JSON.stringify(name)}; known hooks: ${[...hookNames, 'pre-receive', ...agentNames].join(', ')}`,
      ),
    );
  }
  const result = await runHook(known, args);
  if (isUsageError(result)) return refuse(result);
  const { report, notices } = result;
  const code = report === undefined ? exitCodes.clean : exitCodeOf(report, 'error', false);
  // A hook that has nothing to say says nothing.
  const worth = report?.findings.some(({ severity }) => severity !== 'note') || report?.obstacles.length;
  const isEarly = known === 'pre-commit' || known === 'pre-merge-commit';
  const isSaidLater =
    isEarly &&
    code === exitCodes.clean &&
    (worth || notices.length > 0) &&
    (await willJudgeMessage(process.env));
  if (report !== undefined && worth && !isSaidLater) {
    // What prints is loaded only where there is something to say.
    const { printReport } = await import('./output.ts');
    // What is pushed is judged in as many ranges as there are refs: there is no one call for it.
    const again = known === 'pre-push' ? {} : { again: `${commandName} check --staged` };
    printReport(report, [], { color: true, quiet: false, verbose: false, ...again }, terminal);
  }
  // What is said beside the reasons comes after them.
  if (notices.length > 0 && !isSaidLater) {
    const { wrap } = await import('../output/wrap.ts');
    for (const notice of notices) {
      const text = `stateward: ${safeText(notice)}`;
      // A range of two ids is wider than a terminal, and stays in one piece.
      const width = Math.max(widthOf(terminal) - 2, ...text.split(' ').map((word) => word.length));
      terminal.error(`${wrap(text, width).join('\n  ')}\n`);
    }
  }
  return code;
}
