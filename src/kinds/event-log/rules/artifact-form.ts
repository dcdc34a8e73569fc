import { breachRule } from '../breach-rule.ts';

export const artifactForm = breachRule({
  id: 'event-log/artifact-form',
  title: 'An artifact says what it is',
  why: 'Without type, checksum and size nobody can tell whether a file is the one that was made.',
  fix: 'Give a type of the three, a SHA-256 checksum in hexadecimal digits, and a size of at least 0.',
  reasons: {
    value: '{field} must be {expected}, found {found}',
  },
});
