import { breachRule } from '../breach-rule.ts';

export const eventId = breachRule({
  id: 'event-log/event-id',
  title: 'Event ids are unique, and on every event',
  why: 'An event that stands twice, or under the id of another, makes every count wrong.',
  fix: 'Draw an id for each event, and write it once.',
  reasons: {
    duplicate: 'event_id {id} stands on line {found} already',
    missing: 'event_id is missing',
    partly: 'event_id is missing here and on {found} events in all, although others have one',
  },
});
