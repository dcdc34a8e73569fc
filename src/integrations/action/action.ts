import { endQuietlyOnClosedOutput } from '../../check/closed-output.ts';
import { exitCodes } from '../../check/exit-code.ts';
import { UserError } from '../../check/user-error.ts';
import { escapeData } from '../../output/github-command.ts';
import { markdownText } from '../../output/markdown-escape.ts';
import { safeLineStart, safeText } from '../../output/safe-text.ts';
import { eventFileFault } from './event-file.ts';
import { publish, type Runner } from './output.ts';
import { callOf, judgeEvent } from './run.ts';

// Red until the verdict is known, and red for good once something went wrong that nobody foresaw.
let hasFailed = false;
process.exitCode = exitCodes.cannotJudge;
endQuietlyOnClosedOutput();
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);
try {
  const code = await run();
  if (!hasFailed) process.exitCode = code;
} catch (error) {
  fail(error);
}

async function run(): Promise<number> {
  const fault = eventFileFault(process.env.GITHUB_EVENT_PATH);
  // The toolkit would not load with it, and it is what the outputs are written with.
  if (fault !== undefined) delete process.env.GITHUB_EVENT_PATH;
  const core = await import('./toolkit.ts');
  if (fault !== undefined) return refuse(core, fault);
  const { context } = core;
  const event = { name: context.eventName, payload: context.payload, sha: context.sha };
  const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
  try {
    const call = callOf(event, core.getInput, { workspace, repository: () => context.repo });
    return await publish(runnerOf(core), call, await judgeEvent(call));
  } catch (error) {
    if (error instanceof UserError) return refuse(core, error);
    throw error;
  }
}

type Core = typeof import('./toolkit.ts');

function runnerOf(core: Core): Runner {
  return {
    setOutput: core.setOutput,
    print: (text) => void process.stdout.write(text),
    info: (message) => core.info(printable(message)),
    notice: (message) => core.notice(printable(message)),
    fail: (message) => core.error(printable(message)),
    writeSummary: async (markdown) => {
      if ((process.env.GITHUB_STEP_SUMMARY ?? '') !== '') await core.summary.addRaw(markdown, true).write();
    },
  };
}

async function refuse(core: Core, { message, exitCode }: UserError): Promise<number> {
  core.setOutput('verdict', 'cannot-judge');
  core.error(printable(`stateward: ${message}`));
  await runnerOf(core).writeSummary(`## Stateward ❌ cannot judge\n\n${markdownText(message)}\n`);
  return exitCode;
}

/** Whatever went wrong unexpectedly is "cannot judge"; it is said without the toolkit, which may be what went wrong. */
function fail(error: unknown): void {
  hasFailed = true;
  process.exitCode = exitCodes.cannotJudge;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const said = `stateward: cannot judge, something unexpected went wrong.\n${text}`;
  process.stdout.write(`::error::${escapeData(said.split('\n').map(printable).join('\n'))}\n`);
}

/** The runner obeys commands in whatever is printed. */
function printable(message: string): string {
  return safeLineStart(safeText(message));
}
