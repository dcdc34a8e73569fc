import type { Repair } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { shellPath, shellQuote } from './shell-quote.ts';

/** The way back as one line for a shell. */
export function repairCommand({ run, path, besides = [], next }: Repair): string {
  const paths = path === undefined ? [] : [path, ...besides];
  return [run, ...(next === undefined ? [] : [next])].map((command) => lineOf(command, paths)).join(' && ');
}

/** Whether a repair takes nothing along but what is refused: else words come before it. */
export function isWhole(repair: Repair | undefined): repair is Repair {
  return repair !== undefined && repair.loses === undefined;
}

function lineOf(command: string, paths: readonly string[]): string {
  const word = command.startsWith('git ') ? shellPath : operand;
  return [safeText(command), ...paths.map(word)].join(' ');
}

/** Only git reads patterns and magic in a path; what looks like an option is none behind its folder. */
function operand(path: string): string {
  return shellQuote(path.startsWith('-') ? `./${path}` : path);
}
