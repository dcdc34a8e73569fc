import type { JsonValue } from '../../../formats/json-value.ts';
import { refusedBy } from '../breach.ts';
import { breachRule } from '../breach-rule.ts';
import { fieldsOf, indexOf } from '../event-index.ts';
import type { EventLog } from '../model.ts';

export const eventId = breachRule({
  id: 'event-log/event-id',
  title: 'Event ids are unique, and on every event',
  why: 'An event that stands twice, or under the id of another, makes every count wrong.',
  fix: 'Draw an id for each event, and write it once.',
  refused: (breach, { after }) =>
    breach.messageId === 'partly' && after !== null ? withOtherIds(after) : [breach.refused],
  reasons: {
    duplicate: 'event_id {id} stands on line {found} already',
    missing: 'event_id is missing',
    partly: 'event_id is missing here and on {found} events in all, although others have one',
  },
});

/** A log begins as it goes on: every event that has an id although the log's first has none, or the reverse. */
function withOtherIds(log: EventLog): string[] {
  const { lines } = indexOf(log);
  const hasId = ({ value }: { readonly value: JsonValue }) => fieldsOf(value).event_id !== undefined;
  const [first] = lines;
  const others = lines.filter((line) => first !== undefined && hasId(line) !== hasId(first));
  return [...new Set(others.map(({ run, id }) => refusedBy({ run, key: id }, log.options)))];
}
