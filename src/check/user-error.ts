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
