import type { Context } from '../../core/context.ts';
import { shapeRuleIds } from '../../core/rule.ts';
import { overlaps } from '../../core/subject.ts';
import { type FileSetup, judgeVersions } from '../judge/judge-versions.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { OpenError } from './repair.ts';

/**
 * Open errors that came with a new file or with another shape, and that a version no longer has: there is no accepted value
 * to come back to, and what might have been added like this is as good as added. Otherwise nothing but another history led
 * back to green.
 */
export function repairedAsAdded(
  setup: FileSetup,
  open: readonly OpenError[],
  after: ReadVersion | null,
  context: Context,
): readonly OpenError[] {
  const shapes = shapeRuleIds(setup.kind.rules);
  const came = open.filter(({ isOfNewFile, ruleId }) => isOfNewFile || shapes.has(ruleId));
  if (came.length === 0 || !after?.parsed?.doc) return [];
  const { reverts: _, ...added } = { ...context, scope: 'step' as const };
  const errors = judgeVersions(setup, null, after, added).findings.filter(
    ({ severity }) => severity === 'error',
  );
  return came.filter(
    ({ ruleId, subject }) =>
      !errors.some((each) => each.ruleId === ruleId && overlaps(each.subject, subject)),
  );
}
