import type { Ended } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { judgeFile } from '../judge/judge-versions.ts';
import { docOf } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { endsElsewise, withReturned } from './ground.ts';
import { isInside, refusedOf } from './refused-ones.ts';
import { changes, goesWhole, isAbout, isCarried } from './subjects.ts';
import { type Change, isError, type Run, setupOf } from './walk.ts';

/**
 * What stands refused after a change, with the errors that it brought: a refused subject that it changes and about which it
 * gives no error is repaired; what stood refused in a plan or file that goes is settled by its going.
 */
export function settle(
  run: Run,
  account: Account,
  change: Change,
  added: readonly OpenError[],
  held: ReadonlySet<OpenError>,
): readonly OpenError[] {
  const { kind, settings } = account.file.governance;
  const { after } = change;
  const goes = goesWhole(kind, settings.options, account.version, after);
  const [doc, next] = [docOf(account.version), docOf(after)];
  const refused = refusedOf(account.errors);
  const changed = refused.filter(
    ({ error, subject }) =>
      !held.has(error) &&
      (changes(kind, doc, next, subject) || (goes && !isCarried(kind, doc, next, subject))),
  );
  const left = refused.filter((one) => !changed.includes(one) && !isInside(one, changed));
  const stays: OpenError[] = [];
  let errors = added;
  for (const error of account.errors) {
    const isEnded = error.isFile
      ? !fileErrorStands(run, error, change)
      : !held.has(error) && endsElsewise(kind, error, doc, next);
    const kept = isEnded
      ? []
      : error.isFile
        ? error.subjects
        : left.filter((one) => one.error === error).map(({ subject }) => subject);
    const gone = error.subjects.filter((subject) => !kept.includes(subject));
    if (gone.length > 0)
      errors = close(
        run,
        kind,
        error,
        { gone, how: goes ? 'settled' : 'repaired', at: change.commit.id },
        errors,
      );
    // What refuses nothing cannot be put back: a declaration stands as it was made.
    if (kept.length > 0 || error.subjects.length === 0)
      stays.push(kept.length === error.subjects.length ? error : { ...error, subjects: kept });
  }
  return [...stays, ...errors];
}

interface Close {
  readonly gone: readonly string[];
  readonly how: 'repaired' | 'settled' | 'taken-back';
  readonly at: string;
}

/** Ends an error, or lets it go on in the new errors about the same subjects, which keep its ground as a right one. */
function close(
  run: Run,
  kind: StateKind,
  error: OpenError,
  { gone, how, at }: Close,
  added: readonly OpenError[],
): readonly OpenError[] {
  const follows = (each: OpenError) =>
    isAbout({ isFile: error.isFile || each.isFile, subjects: gone }, each.subjects);
  const into = added.filter(follows).map(({ id }) => id);
  run.ledger.close(error.id, { how: into.length > 0 ? 'continued' : how, at, into });
  if (!error.isBehind || error.isWhole || error.isFile) return added;
  return added.map((each) =>
    follows(each)
      ? { ...each, others: [...each.others, withReturned(kind, each.ground, error.ground, gone)] }
      : each,
  );
}

/** Whether what is wrong with a file itself still is, whoever brought it. */
function fileErrorStands(run: Run, error: OpenError, change: Change): boolean {
  const { after, standing, context } = change;
  const { reverts: _, ...known } = context;
  const facts = { ...known, ...standing, archived: [] };
  const { findings } = judgeFile(setupOf(run, change), error.version ?? null, after, facts);
  return findings.some((finding) => isError(finding) && finding.ruleId === error.finding.ruleId);
}

/** The account that was passed over; that the file can be read again repairs that much, and nothing else. */
export function resumed(run: Run, account: Account, { commit }: Change): Account {
  const { passed } = account;
  if (passed === undefined) return account;
  for (const error of beside(account, passed)) {
    run.ledger.close(error.id, { how: 'repaired', at: commit.id, into: [] });
    if (error.isBehind) sayEnded(run, account, error, { how: 'repaired', by: commit.id, of: error.commit });
  }
  return passed;
}

/** What an account refuses beside the one that was passed over: that it cannot be read. */
export function beside(account: Account, passed: Account): readonly OpenError[] {
  const known = new Set(passed.errors.map(({ id }) => id));
  return account.errors.filter(({ id }) => !known.has(id));
}

/** What a commit behind the base was refused for is said where it ends, for nothing else tells of it. */
export function sayEnded(run: Run, account: Account, { finding }: OpenError, ended: Ended): void {
  const { waivedBy: _, ...own } = finding;
  const { path: file } = account.file;
  const note = { ...own, file, severity: 'note', commits: [ended.by], ended } as const;
  run.ledger.say({ finding: note, origin: account.origin });
}

/** What a parent's account refuses and the merge leaves as it is. */
export function standingOf(
  run: Run,
  parent: Account,
  elsewhere: ReadonlyMap<OpenError, readonly string[]>,
  change: Change,
  held: ReadonlySet<OpenError>,
): OpenError[] {
  const { after, file } = change;
  const { kind, settings } = file.governance;
  const [doc, next] = [docOf(parent.version), docOf(after)];
  const goes = goesWhole(kind, settings.options, parent.version, after);
  return parent.errors.flatMap((error): OpenError[] => {
    if (held.has(error)) return [error];
    if (error.isFile) return fileErrorStands(run, error, change) ? [error] : [];
    const subjects = error.subjects.filter(
      (subject) =>
        !goes && !changes(kind, doc, next, subject) && elsewhere.get(error)?.includes(subject) !== true,
    );
    return subjects.length === 0 ? [] : [{ ...error, subjects }];
  });
}

/** What stands open after a merge: what some parent refuses and the result leaves, and what the merge brought. */
export function joinErrors(
  run: Run,
  parents: readonly Account[],
  kept: readonly (readonly OpenError[])[],
  { after, commit, file }: Change,
  added: readonly OpenError[],
): readonly OpenError[] {
  const { kind, settings } = file.governance;
  const stays = new Map<string, OpenError>();
  let errors = added;
  for (const [index, parent] of parents.entries()) {
    const how = goesWhole(kind, settings.options, parent.version, after) ? 'settled' : 'repaired';
    for (const error of parent.errors) {
      const subjects = kept[index]?.find(({ id }) => id === error.id)?.subjects ?? [];
      const gone = error.subjects.filter((subject) => !subjects.includes(subject));
      if (gone.length > 0) errors = close(run, kind, error, { gone, how, at: commit.id }, errors);
      if (subjects.length === 0) continue;
      const known = stays.get(error.id);
      const isBehind = error.isBehind && (known?.isBehind ?? true);
      stays.set(error.id, {
        ...error,
        isBehind,
        subjects: [...new Set([...(known?.subjects ?? []), ...subjects])],
      });
    }
  }
  return [...stays.values(), ...errors];
}
