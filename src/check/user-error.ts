import type { Report } from '../engine/contract/report.ts';
import { isUsageObstacle } from '../git/obstacles.ts';
import { exitCodes } from './exit-code.ts';

/** What the reader has to change about the call or the configuration. Thrown above the pure layers, printed in one place. */
export class UserError extends Error {
  /** Exit code of the program: 2, or another one where the place is wrong and not the call. */
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message);
    this.name = 'UserError';
    this.exitCode = exitCode;
  }
}

/** @throws UserError where the call names something that does not exist */
export function refuseUnknown({ obstacles }: Report): void {
  const usage = obstacles.find(isUsageObstacle);
  if (usage !== undefined) throw new UserError(`${usage.message} ${usage.fix}`);
}
