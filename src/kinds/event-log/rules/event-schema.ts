import { breachRule } from '../breach-rule.ts';

export const eventSchema = breachRule({
  id: 'event-log/event-schema',
  title: 'Events follow their schema',
  why: 'An event that does not say what its type asks for cannot be replayed.',
  fix: 'Give the members that schemas/event/v1.schema.json asks for.',
  reasons: {
    missing: '{field} is missing',
    value: '{field} must be {expected}, found {found}',
    twice: '{field} stands at the top level as {expected} and in the payload as {found}',
    unknown: '{field} is not a member of this type of event',
  },
});
