import { breachRule } from '../breach-rule.ts';

export const eventType = breachRule({
  id: 'event-log/event-type',
  title: 'Events are of a known type',
  why: 'An event that nobody knows changes a state that nobody can replay.',
  fix: 'Use one of the types of schemas/event/v1.schema.json.',
  reasons: {
    unknown: 'type must be one of {expected}, found {found}',
  },
});
