import type { Breaches, Mark } from './breach.ts';
import type { EventLogOptions } from './options.ts';
import { type UuidTable, uuidTable } from './uuid-table.ts';

/** Watches that event ids are unique, and on every line where they are on some (36). */
export interface EventIds {
  take(id: unknown, at: Mark): void;
  end(): void;
  /** The same ids for another judge to go on with. */
  copy(breaches: Breaches): EventIds;
  lineOf(id: string): number | undefined;
  readonly count: number;
  readonly missing: Missing;
}

interface Missing {
  readonly count: number;
  readonly first: Mark | undefined;
}

const noEvents: Pick<EventIds, 'lineOf' | 'count' | 'missing'> = {
  lineOf: () => undefined,
  count: 0,
  missing: { count: 0, first: undefined },
};

/** @param known ids of the events before these, where they were taken by another one */
export function eventIds(
  breaches: Breaches,
  options: EventLogOptions,
  known: Pick<EventIds, 'lineOf' | 'count' | 'missing'> = noEvents,
  table: UuidTable = uuidTable(),
): EventIds {
  const { strictPayload } = options;
  let missing = known.missing;
  return {
    get count() {
      return known.count + table.size;
    },
    get missing() {
      return missing;
    },
    lineOf: (id) => known.lineOf(id) ?? table.lineOf(id),
    take(id, at) {
      if (id === undefined) {
        missing = { count: missing.count + 1, first: missing.first ?? at };
        if (strictPayload) breaches.add('event-log/event-id', 'missing', '36', at);
        return;
      }
      const line = typeof id === 'string' ? (known.lineOf(id) ?? table.add(id, at.line)) : undefined;
      if (line === undefined) return;
      const first: Mark = { ...at, seq: 0, type: '', line };
      breaches.add('event-log/event-id', 'duplicate', '36', at, {
        id: String(id),
        field: 'event_id',
        first,
        found: String(line),
      });
    },
    copy: (others) => eventIds(others, options, { ...known, missing }, table.copy()),
    end() {
      if (strictPayload || missing.first === undefined || known.count + table.size === 0) return;
      breaches.add('event-log/event-id', 'partly', '36', missing.first, { found: String(missing.count) });
    },
  };
}
