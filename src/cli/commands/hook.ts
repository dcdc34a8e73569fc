import type { Command } from 'commander';
import { exitCodeOf, exitCodes } from '../../check/exit-code.ts';
import { UserError } from '../../check/user-error.ts';
import { agentNames } from '../../integrations/agents/agent-names.ts';
import { hookNames, runHook } from '../../integrations/git-hooks/hook.ts';
import { willJudgeMessage } from '../../integrations/git-hooks/message.ts';
import { safeText } from '../../output/safe-text.ts';
import { type Io, readInput, widthOf } from '../io.ts';
import { examples, type Runs } from './command-parts.ts';

const known = [...hookNames, 'pre-receive', ...agentNames];

/** `stateward hook`. */
export function add(program: Command, runs: Runs): void {
  program
    .command('hook')
    .addHelpText(
      'after',
      examples(['hook commit-msg .git/COMMIT_EDITMSG', 'hook pre-push origin', 'hook claude-code']),
    )
    .description(`what other programs call: ${known.join(', ')}`)
    .argument('<name>', 'the name of the hook')
    .argument('[argument...]', 'what git hands to it')
    .action(runs(hook));
}

/** The exit code; what prints is loaded only where there is something to say. */
export async function hook(io: Io, called: string, args: readonly string[]): Promise<number> {
  // It reads and prints in its own form.
  if (called === 'pre-receive') return (await import('../receive.ts')).receive(io);
  const name = hookNames.find((each) => each === called);
  if (name === undefined)
    throw new UserError(`there is no hook ${JSON.stringify(called)}; known hooks: ${known.join(', ')}`);
  const { cwd, env } = io;
  const input = async () => (await readInput(io)).toString('utf8');
  const { report, notices } = await runHook(name, args, { cwd, env, input });
  const code = report === undefined ? exitCodes.clean : exitCodeOf(report, 'error', false);
  // A hook that has nothing to say says nothing.
  const worth = report?.findings.some(({ severity }) => severity !== 'note') || report?.obstacles.length;
  const isEarly = name === 'pre-commit' || name === 'pre-merge-commit';
  const hasWords = worth || notices.length > 0;
  if (isEarly && code === exitCodes.clean && hasWords && (await willJudgeMessage(io))) return code;
  if (report !== undefined && worth) {
    const [{ printReport }, { readerAt }] = await Promise.all([
      import('../output.ts'),
      import('../../check/reader.ts'),
    ]);
    // What is pushed is judged in as many ranges as there are refs: there is no one call for it.
    const again = name === 'pre-push' ? {} : { again: `${readerAt(io).program} check --staged` };
    // Rules that wait for the message are no news in a hook.
    printReport(
      { ...report, notJudged: [] },
      [],
      { color: true, quiet: false, verbose: false, ...again },
      io,
    );
  }
  await printNotices(io, notices);
  return code;
}

/** After the report, and so after the reasons. */
async function printNotices(io: Io, notices: readonly string[]): Promise<void> {
  if (notices.length === 0) return;
  const { wrap } = await import('../../output/wrap.ts');
  for (const notice of notices) {
    const text = `stateward: ${safeText(notice)}`;
    // A range of two ids is wider than a terminal, and stays in one piece.
    const width = Math.max(widthOf(io) - 2, ...text.split(' ').map((word) => word.length));
    io.error(`${wrap(text, width).join('\n  ')}\n`);
  }
}
