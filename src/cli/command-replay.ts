import { createReadStream } from 'node:fs';
import { exitCodes } from '../check/exit-code.ts';
import { type UsageError, usageError } from '../check/usage-error.ts';
import { streamJudge } from '../kinds/event-log/judge-stream.ts';
import type { LogFinding } from '../kinds/event-log/log-findings.ts';
import type { EventLogOptions } from '../kinds/event-log/options.ts';
import { replaying } from '../kinds/event-log/replay.ts';
import type { RunView } from '../kinds/event-log/run-view.ts';
import { safeText } from '../output/safe-text.ts';
import { refuse } from './outcome.ts';
import { runText } from './replay-text.ts';
import { processTerminal as terminal } from './terminal.ts';

export interface ReplayFlags {
  readonly run?: string;
  readonly format: string;
  readonly mode?: string;
}

interface Replayed {
  readonly runs: readonly RunView[];
  readonly findings: readonly LogFinding[];
}

/** `stateward replay <log>`. The exit code: 1 where the log breaks an invariant. */
export async function replay(file: string, { run, format, mode = 'auto' }: ReplayFlags): Promise<number> {
  if (format !== 'text' && format !== 'json')
    return refuse(usageError(`replay knows the formats text and json, not ${JSON.stringify(format)}`));
  if (!isMode(mode))
    return refuse(
      usageError(`--mode ${JSON.stringify(mode)} is not known; auto, closed or open was expected`),
    );
  const read = await readLog(file, run, mode);
  if ('usage' in read) return refuse(read);
  if (run !== undefined && read.runs.length === 0)
    return refuse(usageError(`there is no run ${JSON.stringify(run)} in ${JSON.stringify(file)}`));
  if (format === 'json') terminal.out(`${JSON.stringify({ version: 1, ...read }, null, 2)}\n`);
  else terminal.out(textOf(file, read));
  return read.findings.some(({ severity }) => severity === 'error') ? exitCodes.findings : exitCodes.clean;
}

function isMode(mode: string): mode is EventLogOptions['mode'] {
  return mode === 'auto' || mode === 'closed' || mode === 'open';
}

async function readLog(
  file: string,
  run: string | undefined,
  mode: EventLogOptions['mode'],
): Promise<Replayed | UsageError> {
  const runs: RunView[] = [];
  const views = replaying((view) => {
    if (run === undefined || view.runId === run || view.runId === `run-${run}`) runs.push(view);
  });
  const judge = streamJudge(views.take, { mode });
  try {
    const input: AsyncIterable<Buffer> =
      file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 20 });
    for await (const chunk of input) judge.push(chunk);
  } catch (error) {
    return usageError(
      `${JSON.stringify(file)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  views.end();
  return { runs, findings: judge.end() };
}

function textOf(file: string, { runs, findings }: Replayed): string {
  const said = findings.map(
    ({ line, severity, ruleId, message }) =>
      `${safeText(file)}:${line}  ${severity}  ${ruleId}  ${safeText(message)}\n`,
  );
  const shown = runs.length === 0 ? ['There is no run in this log.\n'] : runs.map(runText);
  return `${shown.join('\n')}${said.length === 0 ? '' : '\n'}${said.join('')}`;
}
