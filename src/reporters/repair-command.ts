import type { Repair } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { shellPath } from './shell-quote.ts';

/** The way back as one line for a shell. */
export function repairCommand({ run, path, besides = [] }: Repair): string {
  const paths = path === undefined ? [] : [path, ...besides];
  return [safeText(run), ...paths.map(shellPath)].join(' ');
}
