import { configDefaults, defineConfig } from 'vitest/config';

/** Each starts a hundred processes and more, and what it shows is shown elsewhere in the small: npm run slow. */
const slow = [
  'test/docs/new-rule.test.ts',
  'test/e2e/action-api.test.ts',
  'test/e2e/checklist-detection.test.ts',
  'test/e2e/current-folder.test.ts',
  'test/e2e/hook-checklists.test.ts',
  'test/e2e/hook-circumstances.test.ts',
  'test/e2e/hook-event-logs.test.ts',
  'test/e2e/hook-framework.test.ts',
  'test/e2e/hook-merges.test.ts',
  'test/e2e/hook-push.test.ts',
  'test/e2e/hook-reverts.test.ts',
  'test/e2e/hook-rules.test.ts',
  'test/e2e/init-histories.test.ts',
  'test/e2e/init.test.ts',
  'test/e2e/links.test.ts',
  'test/e2e/policy-cli.test.ts',
  'test/e2e/policy-hooks.test.ts',
  'test/e2e/procedure.test.ts',
  'test/e2e/repositories.test.ts',
  'test/e2e/step-killed.test.ts',
  'test/e2e/workflows.test.ts',
  'test/kinds/checklist/scale.test.ts',
  'test/kinds/task-tree/scale.test.ts',
  'test/kinds/workflow/scale.test.ts',
];
const isSlowRun = process.env.STATEWARD_SLOW === '1';
const takesTime = isSlowRun || process.env.STATEWARD_SOAK === '1';

export default defineConfig({
  test: {
    include: isSlowRun ? slow : ['test/**/*.test.ts'],
    // They need tools of their own: npm run tools.
    exclude: [...configDefaults.exclude, 'test/tools/**', ...(takesTime ? [] : slow)],
    setupFiles: ['test/support/setup.ts'],
    // Two cores, two workers that keep their modules: a fresh process for each file cost a third of the suite.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
