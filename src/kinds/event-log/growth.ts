import type { EventLog } from './model.ts';

interface Growth {
  /** Not held: versions would hold each other, as many as there are. */
  readonly from: WeakRef<EventLog>;
  readonly runs: ReadonlySet<string>;
}

const growths = new WeakMap<EventLog, Growth>();

/** One log begins with the other, byte by byte; of these runs something stands behind it. */
export function learnGrowth(before: EventLog, after: EventLog, runs: ReadonlySet<string>): void {
  growths.set(after, { from: new WeakRef(before), runs });
}

/** The runs of which a log holds more than another one that is its beginning; undefined where it is not known to be. */
export function grownRuns(before: EventLog, after: EventLog): ReadonlySet<string> | undefined {
  const growth = growths.get(after);
  return growth?.from.deref() === before ? growth.runs : undefined;
}
