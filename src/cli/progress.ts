import type { Terminal } from './terminal.ts';

/** One line on stderr that is written over, on a terminal only and not for work that is over at once. */
export function progressOn({ error }: Terminal) {
  const visible = process.stderr.isTTY === true;
  let shown = Date.now();
  let written = false;
  return {
    show(done: number, total: number) {
      if (!visible || Date.now() - shown < 200) return;
      shown = Date.now();
      written = true;
      error(`\rjudging commit ${done + 1} of ${total} `);
    },
    clear() {
      if (written) error('\r\u001b[K');
    },
  };
}
