import { breachRule } from '../breach-rule.ts';

export const uuid = breachRule({
  id: 'event-log/uuid',
  title: 'Ids are UUIDs of version 4',
  why: 'Ids that are counted or chosen collide when two processes write.',
  fix: 'Draw ids at random: crypto.randomUUID().',
  reasons: {
    form: '{field} must be a UUID of version 4, found {found}',
  },
});
