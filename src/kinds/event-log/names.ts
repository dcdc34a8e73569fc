/** Fields of entities that are no member of an event; findings name them. */
export const eventName = 'event';
export const placeName = 'place';
export const tailName = '(tail)';
export const linesName = '(lines)';
