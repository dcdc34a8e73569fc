import { safeJsonText } from './safe-text.ts';

/** JSON for programs that is harmless on a terminal and in a runner's log too. */
export function jsonText(value: unknown): string {
  const lines = JSON.stringify(value, null, 2).split('\n');
  return `${lines.map(safeJsonText).join('\n')}\n`;
}
