import { setImmediate as nextTurn } from 'node:timers/promises';

/** The calls that are being worked on. */
export interface Calls {
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Resolves when what came in so far is answered. */
  idle(): Promise<void>;
}

export function countCalls(): Calls {
  const open = new Set<Promise<unknown>>();
  return {
    async run(work) {
      const call = work();
      open.add(call);
      try {
        return await call;
      } finally {
        open.delete(call);
      }
    },
    async idle() {
      // A message becomes a call, and a result becomes an answer, within a turn.
      do {
        await Promise.allSettled(open);
        await nextTurn();
        await nextTurn();
      } while (open.size > 0);
    },
  };
}
