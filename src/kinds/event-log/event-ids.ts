import type { Breaches, Mark } from './breach.ts';
import type { EventLogOptions } from './options.ts';
import { uuidTable } from './uuid-table.ts';

/** Watches that event ids are unique, and on every line where they are on some (36). */
export interface EventIds {
  take(id: unknown, at: Mark): void;
  end(): void;
}

export function eventIds(breaches: Breaches, { strictPayload }: EventLogOptions): EventIds {
  const table = uuidTable();
  let missing = 0;
  let firstMissing: Mark | undefined;
  return {
    take(id, at) {
      if (id === undefined) {
        missing += 1;
        firstMissing ??= at;
        if (strictPayload) breaches.add('event-log/event-id', 'missing', '36', at);
        return;
      }
      const line = typeof id === 'string' ? table.add(id, at.line) : undefined;
      if (line === undefined) return;
      const first: Mark = { ...at, seq: 0, type: '', line };
      breaches.add('event-log/event-id', 'duplicate', '36', at, {
        id: String(id),
        field: 'event_id',
        first,
        found: String(line),
      });
    },
    end() {
      if (strictPayload || firstMissing === undefined || table.size === 0) return;
      breaches.add('event-log/event-id', 'partly', '36', firstMissing, { found: String(missing) });
    },
  };
}
