import { judgeVersions } from '../judge/judge-versions.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { Account } from './account.ts';
import { type Change, type JudgedChange, type Run, setupOf } from './change.ts';
import { opened } from './opened.ts';

/** Judges one version by itself, as if it had no history. */
export function judgeAlone(
  run: Run,
  account: Account,
  before: ReadVersion | null,
  change: Change,
): JudgedChange {
  const judgement = judgeVersions(setupOf(run, change), before, change.after, change.context);
  const { findings, errors } = opened(run, account, change, judgement.findings, before, null);
  const { commit, after } = change;
  return { account: { ...account, at: commit.id, version: after, errors }, findings, judgement };
}
