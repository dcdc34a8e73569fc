/** Fields of entities that are no member of an event; findings name them. */
export const eventName = 'event';
export const placeName = 'place';
export const tailName = '(tail)';
export const orderName = '(order)';

/** What a line is known by that is no event. */
export function lineName(line: number): string {
  return `line ${line}`;
}

/** What the first lines of a log are known by together, so many of them. */
export function linesName(count: number): string {
  return `(lines ${count})`;
}

/** How many lines a name of lines means; undefined where it is none. */
export function namedLines(name: string): number | undefined {
  const [, count] = /^\(lines (\d+)\)$/.exec(name) ?? [];
  return count === undefined ? undefined : Number(count);
}
