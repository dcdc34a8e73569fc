import { isUsageError } from '../check/usage-error.ts';
import { readStepOptions, type StepFlags } from '../runner/loop/step-options.ts';
import { stepRepository } from '../runner/loop/step-repository.ts';
import { interruptible } from './interruptible.ts';
import { refuse } from './outcome.ts';
import { stepExitCode, stepJson, stepText } from './step-output.ts';
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
