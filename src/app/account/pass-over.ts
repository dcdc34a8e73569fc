import { unreadable } from '../../core/file-rules/unreadable.ts';
import { judgeFile, judgeVersions } from '../judge/judge-versions.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf, isUnreadable } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { joined } from './inherited.ts';
import { opened } from './opened.ts';
import { beside } from './settle.ts';
import { changes } from './subjects.ts';
import { type Change, type JudgedChange, type Run, setupOf } from './walk.ts';

/** What cannot be read is refused, and the next version is judged as if it had not been. */
export function passOver(run: Run, account: Account, change: Change): JudgedChange {
  // What the commit leaves as it is stays refused, and is not said again.
  if (account.version === change.after)
    return { account: { ...account, file: change.file }, findings: [], judgement: { notJudged: [] } };
  const passed = account.passed ?? account;
  const setup = setupOf(run, change);
  const judged = judgeVersions(setup, passed.version, change.after, change.context);
  // The file as it stood is the ground, not a document of it.
  const origin = { from: passed.version, ground: passed.version };
  const { findings, errors, ...waived } = opened(run, passed, change, judged.findings, origin);
  const into = errors.map(({ id }) => id);
  for (const { id } of beside(account, passed))
    run.ledger.close(id, { how: 'continued', at: change.commit.id, into });
  const touch = { commit: change.commit.id, isBehind: run.isBehind, refused: true, before: account };
  const next = { ...passed, file: change.file, at: change.commit.id, version: change.after, passed, touch };
  return {
    account: { ...next, ...waived, errors: [...passed.errors, ...errors] },
    findings,
    judgement: judged,
  };
}

/** Where nothing could ever be read, the new version is judged as an added file, and that is said. */
export function sayOfPrevious(run: Run, { passed, version, origin }: Account, change: Change): void {
  if (passed?.version !== null || passed.memory.last !== undefined) return;
  const setup = setupOf(run, change);
  const own = judgeFile(setup, version, change.after, change.context).findings;
  const findings = own.filter(({ ruleId, severity }) => ruleId === unreadable.id && severity !== 'error');
  const places = { before: version, after: change.after, commit: change.commit.id };
  for (const finding of reportFindings(setup, findings, places)) run.ledger.say({ finding, origin });
}

/** The accounts of parents whose merge cannot be read, as one: it goes on from one of them, with what all refuse alike. */
export function unreadableSides(given: readonly Account[]): Account {
  const chosen = given.find(({ version }) => !isUnreadable(version)) ?? (given[0] as Account);
  const start = chosen.passed ?? chosen;
  const { kind } = chosen.file.governance;
  const isAlike = (side: Account, error: OpenError) =>
    error.subjects.every((subject) => !changes(kind, docOf(side.version), docOf(start.version), subject));
  const sides = given.map((account) => account.passed ?? account);
  const standing = sides.flatMap((side) =>
    side.errors.filter((error) => side === start || isAlike(side, error)),
  );
  const passed = { ...joined(sides, start), errors: byId(standing) };
  return { ...joined(given, chosen), errors: byId(given.flatMap(({ errors }) => errors)), passed };
}

function byId(errors: readonly OpenError[]): readonly OpenError[] {
  return [...new Map(errors.map((error) => [error.id, error])).values()];
}
