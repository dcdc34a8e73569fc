import { exitCodes } from '../check/exit-code.ts';
import { commandName } from '../output/home.ts';
import { jsonText } from '../output/json-text.ts';
import { safeText } from '../output/safe-text.ts';
import type { StepRecord, StepResult } from '../runner/step/step-types.ts';

/**
 * 0: recorded as it was declared; 1: recorded, but the agent broke its contract or the guard failed; 2: refused,
 * there is nothing to step; 4: the runner itself failed.
 */
export function stepExitCode(result: StepResult): number {
  if (result.outcome === 'runner-error') return exitCodes.cannotJudge;
  if (result.outcome === 'refused') return exitCodes.usage;
  const { agentError, guard } = result.record;
  return agentError === undefined && guard !== 'fail' ? exitCodes.clean : exitCodes.findings;
}

/** The result for programs: its members stay, further ones may come. */
export function stepJson(result: StepResult): string {
  const { outcome } = result;
  const own = outcome === 'recorded' ? result.record : result;
  return jsonText({ version: 1, outcome, exitCode: stepExitCode(result), ...own });
}

export function stepText(result: StepResult): string {
  if (result.outcome === 'recorded') return recordText(result.record);
  const name = result.outcome === 'refused' ? 'refused' : 'runner error';
  const where = 'directory' in result ? [`  see ${safeText(result.directory ?? '')}/runner_error.log`] : [];
  return lines([`${name}: ${safeLines(result.message)}`, ...where]);
}

function recordText(record: StepRecord): string {
  const { run, iteration, node, status, guard, agentError, directory, commit, finished } = record;
  const what = status === 'done' ? `done, guard ${guard}` : status;
  const name = agentError === undefined ? 'recorded' : 'agent error, recorded';
  const note =
    'finished an iteration that was interrupted; what is declared now was not looked at. Step again.';
  return lines([
    ...(finished ? [note] : []),
    `${name}: ${safeText(run)}, iteration ${iteration}: ${safeText(node)} ${what}`,
    ...(agentError === undefined ? [] : [`  ${safeText(agentError)}`, '  the tree is restored']),
    ...(unproven(record)
      ? [`  no guard was given, so nothing passes: ${commandName} step --status done -- npm test`]
      : []),
    `  ${commit === undefined ? `records ${safeText(directory)}` : `commit ${commit.slice(0, 12)}, records ${safeText(directory)}`}`,
    ...(commit === undefined ? [`  ${declarationOf(record)}`] : []),
    nextText(record),
  ]);
}

function unproven({ status, guard }: StepRecord): boolean {
  return status === 'done' && guard === 'skipped';
}

/** What the commit has to say. */
function declarationOf({ message }: StepRecord): string {
  return safeText(message.split('\n').find((line) => line.startsWith('Agent-Step:')) ?? '');
}

function nextText({ next }: StepRecord): string {
  if (next.status === 'complete') return 'next: nothing, the tree is complete';
  const place = `${safeText(next.path ?? '')} (${next.attempts} of ${next.maxAttempts} attempts used)`;
  return next.status === 'stuck' ? `next: nothing, ${place} is stuck` : `next: ${place}`;
}

/** A message of the runner's own, whose line breaks are meant. */
function safeLines(text: string): string {
  return text.split('\n').map(safeText).join('\n');
}

function lines(texts: readonly string[]): string {
  return `${texts.join('\n')}\n`;
}
