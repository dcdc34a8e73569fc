import { readFileSync } from 'node:fs';
import { checkRange } from '../app/check-range.ts';
import type { Answer } from '../app/ports.ts';
import { governByDetection } from '../config/govern.ts';
import type { StateKind } from '../core/kind.ts';
import { buildReport, type Obstacle, type Report } from '../core/report.ts';
import { createGitBlobs, type GitBlobs } from '../git/blobs.ts';
import { createIndexHistory, stagedChanges } from '../git/index-history.ts';
import type { PreparedRange } from '../git/overlay-history.ts';
import { type GitRepository, openGitRepository } from '../git/repository.ts';
import { amendOf } from './amend.ts';
import { concernsKinds } from './hook-interest.ts';
import { commitMessage } from './hook-message.ts';
import { checkPush } from './hook-pre-push.ts';
import { isMerging } from './merging.ts';
import { isUsageError, type UsageError, usageError } from './usage-error.ts';

/** What a hook has to say. Without a report there was nothing to judge. */
export interface HookResult {
  readonly report?: Report;
  /** Said beside the report, in plain words. */
  readonly notices: readonly string[];
}

export const hookNames = ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'] as const;
export type HookName = (typeof hookNames)[number];

/** Runs one of git's client hooks (product.md, Git hooks). Nothing is written: not the index, nor the work tree. */
export async function runHook(
  name: HookName,
  args: readonly string[],
  kinds: readonly StateKind[],
): Promise<HookResult | UsageError> {
  const message = name === 'commit-msg' ? readMessage(args[0]) : undefined;
  if (message !== undefined && isUsageError(message)) return message;
  const git = openGitRepository(process.cwd());
  const objects = createGitBlobs(git);
  try {
    const result =
      name === 'pre-push'
        ? await checkPush(git, objects, args[0] ?? '', readFileSync(0, 'utf8'), kinds)
        : await checkCommit(git, objects, name, message?.text, kinds);
    const obstacle = objects.obstacle();
    return obstacle === undefined ? result : { ...result, report: refused(obstacle) };
  } finally {
    await objects.close();
  }
}

/** The message as git will have it; git hands the name of its file to the hook. */
function readMessage(file: string | undefined): { readonly text: string } | UsageError {
  if (file === undefined)
    return usageError('hook commit-msg needs the file of the message, as git hands it: "$1"');
  try {
    return { text: commitMessage(readFileSync(file, 'utf8')) };
  } catch (error) {
    return usageError(
      `the message cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function checkCommit(
  git: GitRepository,
  objects: GitBlobs,
  name: HookName,
  message: string | undefined,
  kinds: readonly StateKind[],
): Promise<HookResult> {
  const staged = await stagedChanges(git);
  if (!staged.ok) return { report: refused(staged.obstacle), notices: [] };
  const { changes } = staged.value;
  // A merge that drops the other side's work changes nothing against HEAD.
  const merging = isMerging() || name === 'pre-merge-commit';
  if (!concernsKinds(kinds, changes, message) && !merging) return { notices: [] };
  const prepared = await createIndexHistory(git, objects, {
    staged: staged.value,
    merging: name === 'pre-merge-commit',
    ...(message === undefined ? {} : { message }),
  });
  const awaits = message === undefined && !merging;
  const report = await judged(objects, prepared, kinds, awaits);
  if (report.verdict !== 'fail' || merging || !prepared.ok) return { report, notices: [] };
  return (
    (await judgedAsAmend(git, objects, prepared.value, report, kinds, awaits)) ?? { report, notices: [] }
  );
}

/**
 * Inside a hook HEAD may be the commit that is being replaced: what is legal against HEAD's parent passes
 * too, while HEAD is on no remote (judging.md, Amend).
 */
async function judgedAsAmend(
  git: GitRepository,
  objects: GitBlobs,
  staged: PreparedRange,
  refusal: Report,
  kinds: readonly StateKind[],
  awaitsMessage: boolean,
): Promise<HookResult | undefined> {
  const errors = refusal.findings.filter(({ severity }) => severity === 'error');
  const amended = await amendOf(git, staged, [...new Set(errors.map(({ file }) => file))]);
  if (amended === undefined) return undefined;
  const report = await judged(objects, { ok: true, value: amended }, kinds, awaitsMessage);
  const notices = ['judged as an amend: legal against the parent of the commit that it replaces'];
  return report.verdict === 'pass' ? { report, notices } : undefined;
}

async function judged(
  objects: GitBlobs,
  prepared: Answer<PreparedRange>,
  kinds: readonly StateKind[],
  awaitsMessage: boolean,
): Promise<Report> {
  if (!prepared.ok) return refused(prepared.obstacle);
  return checkRange({
    ...prepared.value,
    blobs: objects,
    govern: governByDetection(kinds),
    net: false,
    awaitsMessage,
  });
}

function refused(obstacle: Obstacle): Report {
  return buildReport({ findings: [], obstacles: [obstacle] });
}
