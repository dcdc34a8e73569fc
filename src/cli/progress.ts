import type { Io } from './io.ts';

/** One line on standard error that is written over; on a terminal only, and not for work that is over at once. */
export function progressOn({ error, errorColumns }: Io) {
  let shown = Date.now();
  let written = false;
  return {
    show(done: number, total: number) {
      if (errorColumns === undefined || Date.now() - shown < 200) return;
      shown = Date.now();
      written = true;
      error(`\rjudging commit ${done + 1} of ${total} `);
    },
    clear() {
      if (written) error('\r\u001b[K');
    },
  };
}
