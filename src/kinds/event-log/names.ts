/** Fields of entities that are no member of an event; findings name them. */
export const eventName = 'event';
export const placeName = 'place';
export const tailName = '(tail)';
export const orderName = '(order)';

/** An event and what follows it in its run. */
export const restName = '(rest)';

/** What a line is known by that is no event. */
export function lineName(line: number): string {
  return `line ${line}`;
}

/** What the first lines of a log are known by together, so many of them. */
export function linesName(count: number): string {
  return `(lines ${count})`;
}

/** Lines from an event on, of so many there were then: what is appended later is none of them. */
export interface Stretch {
  readonly id: string;
  readonly count: number;
}

/** What a stretch of lines is known by. */
export function stretchName({ id, count }: Stretch): string {
  return `(lines from ${id} to ${count})`;
}

/** The stretch that a name means; undefined where it is none. */
export function namedStretch(name: string): Stretch | undefined {
  const [, id, count] = /^\(lines from (.*) to (\d+)\)$/s.exec(name) ?? [];
  return id === undefined ? undefined : { id, count: Number(count) };
}

/** How many lines a name of lines means; undefined where it is none. */
export function namedLines(name: string): number | undefined {
  const [, count] = /^\(lines (\d+)\)$/.exec(name) ?? [];
  return count === undefined ? undefined : Number(count);
}
