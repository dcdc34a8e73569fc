import { readStepOptions, type StepFlags } from '../step/step-options.ts';
import { stepExitCode, stepJson, stepText } from '../step/step-output.ts';
import { stepRepository } from '../step/step-repository.ts';
import { isUsageError } from '../usage-error.ts';
import { interruptible } from './interruptible.ts';
import { refuse } from './outcome.ts';
import { processTerminal as terminal } from './terminal.ts';

/** `stateward step`. The exit code. */
export async function step(argv: readonly string[], flags: StepFlags): Promise<number> {
  const options = readStepOptions(argv, flags);
  if (isUsageError(options)) return refuse(options);
  const caller = { folder: process.cwd(), environment: process.env };
  const result = await interruptible((signal) => stepRepository(options, { ...caller, signal }));
  if (isUsageError(result)) return refuse(result);
  terminal.out(options.format === 'json' ? stepJson(result) : stepText(result));
  return stepExitCode(result);
}
