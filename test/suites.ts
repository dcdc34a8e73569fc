/**
 * Which command runs which tests. `npm test` runs every file of `test/` but those of the first two lists;
 * `npm run slow` runs the first one; `npm run soak` the other two. test/suites.test.ts holds them to it.
 */

/** Each starts a hundred processes and more, or takes as long, and what it shows is shown elsewhere in the small. */
export const slow: readonly string[] = [
  'test/docs/new-kind.test.ts',
  'test/docs/new-rule.test.ts',
  'test/docs/quick-start.test.ts',
  'test/e2e/action-api.test.ts',
  'test/e2e/action-trust.test.ts',
  'test/e2e/checklist-detection.test.ts',
  'test/e2e/corpus.test.ts',
  'test/e2e/current-folder.test.ts',
  'test/e2e/first-hour.test.ts',
  'test/e2e/first-push.test.ts',
  'test/e2e/forges.test.ts',
  'test/e2e/hook-checklists.test.ts',
  'test/e2e/hook-circumstances.test.ts',
  'test/e2e/hook-event-logs.test.ts',
  'test/e2e/hook-framework.test.ts',
  'test/e2e/hook-merges.test.ts',
  'test/e2e/hook-push.test.ts',
  'test/e2e/hook-reverts.test.ts',
  'test/e2e/hook-rules.test.ts',
  'test/e2e/hook-ways-back.test.ts',
  'test/e2e/hooks.test.ts',
  'test/e2e/init-first.test.ts',
  'test/e2e/init-histories.test.ts',
  'test/e2e/init.test.ts',
  'test/e2e/links.test.ts',
  'test/e2e/loop-killed.test.ts',
  'test/e2e/loop.test.ts',
  'test/e2e/memory.test.ts',
  'test/e2e/merge-driver.test.ts',
  'test/e2e/package.test.ts',
  'test/e2e/policy-cli.test.ts',
  'test/e2e/policy-hooks.test.ts',
  'test/e2e/procedure.test.ts',
  'test/e2e/repositories.test.ts',
  'test/e2e/set-up-places.test.ts',
  'test/e2e/shell.test.ts',
  'test/e2e/situations.test.ts',
  'test/e2e/step-killed.test.ts',
  'test/e2e/vectors-repository.test.ts',
  'test/e2e/watch.test.ts',
  'test/e2e/workflows.test.ts',
  'test/kinds/checklist/scale.test.ts',
  'test/kinds/task-tree/scale.test.ts',
  'test/kinds/workflow/scale.test.ts',
  'test/second-judge/many-histories.test.ts',
  'test/tamper/ways-back.test.ts',
];

/** Random histories for as long as one likes; there is nothing small about it. */
export const onlySoak: readonly string[] = ['test/e2e/soak.test.ts'];

/** `npm test` runs them in the small and with one seed; with minutes they try more (test/support/soak.ts). */
export const alsoSoak: readonly string[] = [
  'test/api/check-range.test.ts',
  'test/api/untyped-input.test.ts',
  'test/merges/layout.test.ts',
  'test/merges/merges.test.ts',
  'test/app/node-list.test.ts',
  'test/config/**/*.test.ts',
  'test/core/**/*.test.ts',
  'test/e2e/hook-vectors.test.ts',
  'test/e2e/loop-killed.test.ts',
  'test/git/merge-bases.test.ts',
  'test/kinds/**/*.test.ts',
  'test/laws/**/*.test.ts',
  'test/model/**/*.test.ts',
  'test/reporters/**/*.test.ts',
  'test/second-judge/second-judge.test.ts',
  'test/store/**/*.test.ts',
  'test/tamper/**/*.test.ts',
  'test/text/**/*.test.ts',
];
