import { isDoneIn } from '../../core/entity.ts';
import type { StateKind } from '../../core/kind.ts';
import { claimedBetween } from '../judge/judge-versions.ts';
import type { CommitFacts } from '../ports.ts';
import type { CommitVersions } from '../versions/commit-versions.ts';
import { docOf } from '../versions/read-version.ts';
import type { Account } from './account.ts';
import { has, sameRoles } from './subjects.ts';
import type { Accounts, JudgedChange, Walk } from './walk.ts';

/** A file that a commit concerns, judged, with the versions of it that the commit knows. */
export interface JudgedFile {
  readonly judged: JudgedChange;
  readonly versions: CommitVersions;
}

/**
 * The accounts after a commit, with what it turned done: a merge turns done what no side has done, what goes back was never done
 * again, and what is opened again is not done any more.
 */
export async function withFlips(
  { past, run }: Walk,
  commit: CommitFacts,
  files: readonly JudgedFile[],
  known: Accounts,
): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const { judged, versions } of files) {
    const { account, isBack } = judged;
    const { kind, settings } = account.file.governance;
    const [before = null] = versions.parents;
    const isCounted = !isBack && run.scope !== 'snapshot';
    const done = isCounted ? claimedFrom(kind, versions) : [];
    const isNew = versions.parents.every((version) => version === null);
    const claimed = isNew && done.length > 0 ? await notCopied(account, done) : done;
    const [earlier, later] = [docOf(before), docOf(versions.after)];
    const isOther =
      earlier !== null && later !== null && kind.plans?.rotates(earlier, later, settings.options);
    const opened =
      isOther || account.flipped.length === 0
        ? []
        : versions.parents.flatMap((parent) => claimedBetween(kind, versions.after, parent));
    const gone = new Set(opened.filter((id) => has(kind, later, id)));
    const flipped = [...new Set([...account.flipped, ...claimed])].filter((id) => !gone.has(id));
    accounts.push(flipped.length === 0 && account.flipped.length === 0 ? account : { ...account, flipped });
  }
  return accounts;

  /** Of what came done with a file that is new: not what it, or another file of its kind, holds, too, or held until now. */
  async function notCopied({ file, version }: Account, done: readonly string[]): Promise<readonly string[]> {
    const { kind } = file.governance;
    for (const [path, other] of past.view.named()) {
      if (path === file.path || other.kind !== kind || version?.blob === undefined) continue;
      if ((await past.view.entry(commit, path))?.blob !== version.blob) continue;
      await past.view.settle([path]);
      if (past.view.governed().has(path)) return [];
    }
    const others = [
      ...[...known.values()].map((each) => [each, each.version] as const),
      ...files.flatMap(({ judged: { account }, versions }) =>
        [...versions.parents, versions.after].map((each) => [account, each] as const),
      ),
    ];
    const left = known.get(file.path)?.memory.last?.version ?? null;
    const docs = [
      ...[docOf(left)].filter((doc) => doc !== null),
      ...others.flatMap(([each, held]) => (isOther(each, file, kind) ? (docOf(held) ?? []) : [])),
    ];
    const own = docOf(version);
    return done.filter((id) => !docs.some((doc) => sameRoles(kind, doc, own, id)));
  }
}

/** What is done, and was not at any parent that has the file. */
function claimedFrom(kind: StateKind, { parents, after }: CommitVersions): readonly string[] {
  const held = parents.filter((version) => version !== null);
  const [first = null, ...others] = held;
  return claimedBetween(kind, first, after).filter((id) =>
    others.every((version) => !isDoneIn(kind, docOf(version), id)),
  );
}

function isOther({ file }: Account, { path }: Account['file'], kind: StateKind): boolean {
  return file.path !== path && file.governance.kind === kind;
}
