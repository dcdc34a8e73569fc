import { checkRange } from '../app/check-range.ts';
import type { Answer, ResolvedRange } from '../app/ports.ts';
import { governByDetection } from '../config/govern.ts';
import type { StateKind } from '../core/kind.ts';
import { buildReport, type Obstacle, type Report } from '../core/report.ts';
import type { GitBlobs } from '../git/blobs.ts';
import { createCommitHistory } from '../git/commit-history.ts';
import { createGitHistory } from '../git/history.ts';
import type { PreparedRange } from '../git/overlay-history.ts';
import { resolveRange } from '../git/refs.ts';
import type { GitRepository } from '../git/repository.ts';
import type { HookResult } from './hook.ts';

/** One ref that is pushed, as git says it on standard input (githooks, pre-push). */
interface PushedRef {
  readonly localRef: string;
  readonly local: string;
  readonly remoteRef: string;
  readonly remote: string;
}

/** Judges every ref that is pushed; the worst verdict counts. */
export async function checkPush(
  git: GitRepository,
  objects: GitBlobs,
  remoteName: string,
  input: string,
  kinds: readonly StateKind[],
): Promise<HookResult> {
  const reports: Report[] = [];
  const notices: string[] = [];
  for (const ref of parsePush(input)) {
    if (isZero(ref.local)) {
      notices.push(`${ref.remoteRef}: the ref is deleted, there is nothing to judge`);
      continue;
    }
    const targets = await pushedTargets(git, objects, remoteName, ref);
    if (!targets.ok) reports.push(buildReport({ findings: [], obstacles: [targets.obstacle] }));
    else if (targets.value.length === 0) notices.push(`${ref.localRef}: the remote has everything already`);
    for (const target of targets.ok ? targets.value : []) {
      reports.push(await checkRange({ ...target, blobs: objects, govern: governByDetection(kinds) }));
    }
  }
  const report = worst(reports);
  return { notices, ...(report === undefined ? {} : { report }) };
}

function parsePush(input: string): PushedRef[] {
  return input
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [localRef = '', local = '', remoteRef = '', remote = ''] = line.trim().split(' ');
      return { localRef, local, remoteRef, remote };
    });
}

/** From what the remote has of this ref, or for a new one from where it leaves the remote's other branches. */
async function pushedTargets(
  git: GitRepository,
  objects: GitBlobs,
  remoteName: string,
  { local, remote }: PushedRef,
): Promise<Answer<readonly PreparedRange[]>> {
  const history = createGitHistory(git, objects);
  const prepared = (range: ResolvedRange) => ({ history, range });
  if (!isZero(remote)) {
    const range = await resolveRange(git, `${remote}..${local}`);
    return range.ok ? { ok: true, value: [prepared(range.value)] } : range;
  }
  const tips = await lines(git, ['for-each-ref', '--format=%(objectname)', `refs/remotes/${remoteName}/`]);
  let nearest: { readonly range: ResolvedRange; readonly count: number } | undefined;
  for (const tip of new Set(tips)) {
    const range = await resolveRange(git, `${tip}..${local}`);
    if (!range.ok) continue;
    const count = Number((await lines(git, ['rev-list', '--count', local, `^${tip}`, '--']))[0] ?? 0);
    if (count === 0) return { ok: true, value: [] };
    if (nearest === undefined || count < nearest.count) nearest = { range: range.value, count };
  }
  if (nearest !== undefined) return { ok: true, value: [prepared(nearest.range)] };
  return wholeHistory(git, objects, local);
}

/** A first push: the root commit by itself, and everything since. */
async function wholeHistory(
  git: GitRepository,
  objects: GitBlobs,
  local: string,
): Promise<Answer<readonly PreparedRange[]>> {
  const [root = '', ...others] = await lines(git, ['rev-list', '--max-parents=0', local, '--']);
  const first = await createCommitHistory(git, objects, root);
  const rest = await resolveRange(git, `${root}..${local}`);
  if (!first.ok) return first;
  if (!rest.ok) return rest;
  if (others.length > 0) return { ok: false, obstacle: severalRoots };
  return { ok: true, value: [first.value, { history: createGitHistory(git, objects), range: rest.value }] };
}

const severalRoots: Obstacle = {
  code: 'several-roots',
  message: 'the branch has several root commits, and nothing on the remote to compare it with.',
  fix: 'Run git fetch first, then push again.',
};

async function lines(git: GitRepository, command: readonly string[]): Promise<string[]> {
  const result = await git.run(command);
  return result.ok
    ? result.output
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

function isZero(id: string): boolean {
  return /^0+$/.test(id);
}

/** One report is what it is; several become one that fails where any does. */
function worst(reports: readonly Report[]): Report | undefined {
  const [first, ...rest] = reports;
  if (first === undefined || rest.length === 0) return first;
  return buildReport({
    findings: reports.flatMap(({ findings }) => findings),
    obstacles: reports.flatMap(({ obstacles }) => obstacles),
    transitions: reports.flatMap(({ transitions }) => transitions),
    notJudged: reports.flatMap(({ notJudged }) => notJudged),
    claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
    verified: reports.reduce((sum, { verified }) => sum + verified, 0),
  });
}
