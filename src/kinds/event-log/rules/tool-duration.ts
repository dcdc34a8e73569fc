import { breachRule } from '../breach-rule.ts';

export const toolDuration = breachRule({
  id: 'event-log/tool-duration',
  title: 'A call takes no negative time',
  why: 'A clock that runs backwards makes every duration doubtful.',
  fix: 'Measure with a clock that only goes forwards.',
  reasons: {
    negative: '{field} must be {expected}, found {found}',
  },
});
