import type { Repair } from '../core/finding.ts';
import { safeText } from './safe-text.ts';
import { shellPath } from './shell-quote.ts';

/** The way back as one line for a shell. */
export function repairCommand({ run, path }: Repair): string {
  return path === undefined ? safeText(run) : `${safeText(run)} ${shellPath(path)}`;
}
