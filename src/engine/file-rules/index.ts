import type { FileFacts } from '../contract/file-facts.ts';
import type { StateKind } from '../contract/kind.ts';
import type { Rule } from '../contract/rule.ts';
import { caseCollision } from './case-collision.ts';
import { deleted } from './deleted.ts';
import { lfsPointer } from './lfs-pointer.ts';
import { mergeLost } from './merge-lost.ts';
import { notRegular } from './not-regular.ts';
import { planGone } from './plan-gone.ts';
import { returned } from './returned.ts';
import { reverted } from './reverted.ts';
import { tooLarge } from './too-large.ts';
import { undone } from './undone.ts';
import { unreadable } from './unreadable.ts';

/** Rules about the file itself, whatever its kind. */
export const fileRules: readonly Rule<FileFacts>[] = [
  caseCollision,
  deleted,
  lfsPointer,
  mergeLost,
  notRegular,
  planGone,
  returned,
  reverted,
  tooLarge,
  undone,
  unreadable,
];

const fileRuleIds: ReadonlySet<string> = new Set(fileRules.map(({ id }) => id));

/** Whether a rule looks at the file as such, before its kind makes sense of it. */
export function isFileRule({ fileRules: own = [] }: Pick<StateKind, 'fileRules'>, ruleId: string): boolean {
  return fileRuleIds.has(ruleId) || own.some(({ id }) => id === ruleId);
}
