import type { Repair } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { shellPath, shellQuote } from './shell-quote.ts';

/** The way back as one line for a shell. */
export function repairCommand({ run, path, besides = [] }: Repair): string {
  const paths = path === undefined ? [] : [path, ...besides];
  // What begins with a dash would be taken for an option.
  const isOption = paths.some((each) => each.startsWith('-')) && !run.endsWith(' --');
  // Only git knows patterns.
  const quoted = paths.map(run.startsWith('git ') ? shellPath : shellQuote);
  return [safeText(run), ...(isOption ? ['--'] : []), ...quoted].join(' ');
}
