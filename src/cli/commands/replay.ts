import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { cannotRead } from '../../check/read-or-user-error.ts';
import { UserError } from '../../check/user-error.ts';
import { streamJudge } from '../../kinds/event-log/judge-stream.ts';
import type { LogFinding } from '../../kinds/event-log/log-findings.ts';
import type { EventLogOptions } from '../../kinds/event-log/options.ts';
import { replaying } from '../../kinds/event-log/replay.ts';
import type { RunView } from '../../kinds/event-log/run-view.ts';
import { jsonText } from '../../output/json-text.ts';
import { safeText } from '../../output/safe-text.ts';
import type { Io } from '../io.ts';
import { runText } from '../replay-text.ts';
import { examples, formatOption, type Runs, type TextOrJson } from './command-parts.ts';

interface ReplayFlags {
  readonly run?: string;
  readonly format: TextOrJson;
  readonly mode: EventLogOptions['mode'];
}

interface Replayed {
  readonly runs: readonly RunView[];
  readonly findings: readonly LogFinding[];
}

/** `stateward replay`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('replay');
  command
    .addHelpText(
      'after',
      examples(['replay logs/events.jsonl', 'replay logs/events.jsonl --run R1 --mode closed']),
    )
    .description('what happened in the runs of an event log')
    .argument('<log>', 'the log; - for standard input')
    .option('--run <id>', 'one run')
    .addOption(
      command
        .createOption('--mode <mode>', 'closed: a run without an end is refused')
        .choices(['auto', 'closed', 'open'])
        .default('auto'),
    )
    .addOption(formatOption(command))
    .action(runs(replay));
}

/** The exit code is 1 where the log breaks an invariant. */
async function replay(io: Io, file: string, { run, format, mode }: ReplayFlags): Promise<number> {
  const read = await readLog(io, file, run, mode);
  if (run !== undefined && read.runs.length === 0)
    throw new UserError(`there is no run ${JSON.stringify(run)} in ${JSON.stringify(file)}`);
  io.out(format === 'json' ? jsonText({ version: 1, ...read }) : textOf(file, read));
  return read.findings.some(({ severity }) => severity === 'error') ? exitCodes.findings : exitCodes.clean;
}

async function readLog(
  { cwd, stdin }: Io,
  file: string,
  run: string | undefined,
  mode: EventLogOptions['mode'],
): Promise<Replayed> {
  const runs: RunView[] = [];
  const views = replaying((view) => {
    if (run === undefined || view.runId === run || view.runId === `run-${run}`) runs.push(view);
  });
  const judge = streamJudge(views.take, { mode });
  const input: AsyncIterable<Uint8Array> =
    file === '-' ? stdin : createReadStream(resolve(cwd, file), { highWaterMark: 1 << 20 });
  try {
    for await (const chunk of input) judge.push(chunk);
  } catch (error) {
    throw cannotRead(file, error);
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
