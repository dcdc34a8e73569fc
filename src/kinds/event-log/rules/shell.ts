import { breachRule } from '../breach-rule.ts';

export const shell = breachRule({
  id: 'event-log/shell',
  title: 'No shell is executed',
  why: 'A tool that runs anything makes all other limits void.',
  fix: 'Use one of the wrappers run_tests, run_build and run_lint.',
  reasons: {
    forbidden: 'the tool {found} is forbidden; there are run_tests, run_build and run_lint',
  },
});
