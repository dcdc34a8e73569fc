import type { Repair } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { shellPath, shellQuote } from './shell-quote.ts';

/** The way back as one line for a shell. */
export function repairCommand({ run, path, besides = [] }: Repair): string {
  const word = run.startsWith('git ') ? shellPath : operand;
  const paths = path === undefined ? [] : [path, ...besides];
  return [safeText(run), ...paths.map(word)].join(' ');
}

/** Only git reads patterns and magic in a path; what looks like an option is none behind its folder. */
function operand(path: string): string {
  return shellQuote(path.startsWith('-') ? `./${path}` : path);
}
