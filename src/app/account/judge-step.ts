import type { Judgement } from '../../core/check.ts';
import { unreadable } from '../../core/file-rules/unreadable.ts';
import type { Finding } from '../../core/finding.ts';
import { splitSubject } from '../../core/subject.ts';
import { judgeFile, judgeVersions } from '../judge/judge-versions.ts';
import { reportFindings } from '../report/report-finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, docOf, isUnreadable, type OpenError } from './account.ts';
import { advanced } from './advance.ts';
import { begunAnew } from './begin-anew.ts';
import { type Change, isError, type JudgedChange, type Run, refusedBy, setupOf } from './change.ts';
import { consulted } from './consult.ts';
import { isWaivedAgain, judgedFrom } from './ground.ts';
import { withLeftAlone } from './left-alone.ts';
import { acceptedOf, type Recalled, recalled } from './memory.ts';
import { asRepair, opened } from './opened.ts';
import { renamed } from './renamed.ts';
import { settle } from './settle.ts';
import { goesWhole, sameVersion } from './subjects.ts';
import { goBack, takenBack } from './take-back.ts';

/** Judges what one commit with one parent did to one file, and gives the account after it (docs/judging.md, The account). */
export async function judgeStep(run: Run, account: Account, change: Change): Promise<JudgedChange> {
  const { after, revert, file } = change;
  const { kind } = file.governance;
  if (isUnreadable(after)) return passOver(run, account, change);
  if (account.passed !== undefined) {
    sayOfPrevious(run, account, change);
    return judgeStep(run, resumed(run, account, change), change);
  }
  if (!sameVersion(kind, account.version, after)) {
    if (revert !== undefined) return goBack(run, account, change, { time: revert.before, how: 'reverted' });
    const taken = takenBack(run, account, after);
    if (taken?.before !== undefined)
      return goBack(run, account, change, { time: taken.before, how: 'taken-back', of: taken.commit });
  }
  return judgeChange(run, account, change);
}

/** What cannot be read is refused, and the next version is judged as if it had not been. */
function passOver(run: Run, account: Account, change: Change): JudgedChange {
  // What the commit leaves as it is stays refused, and is not said again.
  if (account.version === change.after)
    return { account: { ...account, file: change.file }, findings: [], judgement: { notJudged: [] } };
  const passed = account.passed ?? account;
  const setup = setupOf(run, change);
  const judged = judgeVersions(setup, passed.version, change.after, change.context);
  const { findings, errors, ...waived } = opened(
    run,
    passed,
    change,
    judged.findings,
    passed.version,
    passed.version,
  );
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
function sayOfPrevious(run: Run, { passed, version, origin }: Account, change: Change): void {
  if (passed?.version !== null || passed.memory.last !== undefined) return;
  const setup = setupOf(run, change);
  const own = judgeFile(setup, version, change.after, change.context).findings;
  const findings = own.filter(({ ruleId, severity }) => ruleId === unreadable.id && severity !== 'error');
  const places = { before: version, after: change.after, commit: change.commit.id };
  for (const finding of reportFindings(setup, findings, places)) run.ledger.say({ finding, origin });
}

/** The account that was passed over; that the file can be read again repairs that much, and nothing else. */
export function resumed(run: Run, account: Account, { commit }: Change): Account {
  const { passed } = account;
  if (passed === undefined) return account;
  for (const { id } of beside(account, passed))
    run.ledger.close(id, { how: 'repaired', at: commit.id, into: [] });
  return passed;
}

/** What an account refuses beside the one that was passed over: that it cannot be read. */
function beside(account: Account, passed: Account): readonly OpenError[] {
  const known = new Set(passed.errors.map(({ id }) => id));
  return account.errors.filter(({ id }) => !known.has(id));
}

interface Attempt {
  readonly known: Recalled;
  readonly judgement: Judgement;
}

const unasked: ReadonlySet<string> = new Set();

/** Judges what is no going back. */
async function judgeChange(run: Run, standing: Account, change: Change): Promise<JudgedChange> {
  const { after, file } = change;
  const account = renamed({ ...standing, file }, after);
  const { kind, settings } = file.governance;
  const attempt = (from: ReadVersion | null, asks: ReadonlySet<string>) =>
    judgeFrom(run, account, change, from, asks);
  const based = judgedFrom(account, after);
  let now = await attempt(based, unasked);
  const asks = new Set(now.judgement.findings.filter(isError).flatMap(entitiesOf));
  if (asks.size > 0 && hasBehind(account)) now = await attempt(based, asks);
  const { from, knownPlan, begun } = now.known;
  const again = async () => (await attempt(judgedFrom(account, after, true), asks)).judgement.findings;
  const { findings: judged, excused } = await consulted([account], now.judgement.findings, again);
  const anew = judged.some(isError) ? await begunAnew(run, standing, change, judgeChange) : undefined;
  if (anew !== undefined) return anew;
  const isNew = begun === true || goesWhole(kind, settings.options, from, after);
  const ground = knownPlan ?? (isNew ? null : docOf(from));
  const { findings, errors, ...waived } = opened(run, account, change, judged, from, ground);
  const left = settle(run, account, change, errors);
  const repaired = excused.map((finding) => asRepair(run, account, change, finding, from));
  const said = [...findings, ...repaired];
  return {
    account: advanced(run, account, change, {
      errors: left,
      added: errors,
      findings: said,
      from,
      before: standing,
      ...waived,
    }),
    findings: said,
    judgement: now.judgement,
  };
}

function entitiesOf(finding: Finding): string[] {
  return refusedBy(finding).map((subject) => splitSubject(subject).entity);
}

function hasBehind({ memory }: Account): boolean {
  return [...memory.entities.values(), ...memory.plans.values()].some(({ isBehind }) => isBehind);
}

async function judgeFrom(
  run: Run,
  account: Account,
  change: Change,
  start: ReadVersion | null,
  asks: ReadonlySet<string>,
): Promise<Attempt> {
  const { after, context } = change;
  const mayBegin = await mayStillBegin(account, change, start);
  const known = recalled({ ...account, mayBegin }, start, after, asks);
  const archived = await change.archivesOf([known.from], after);
  const { cameBack, knownPlan, begun } = known;
  const facts = {
    ...context,
    archived,
    ...(cameBack.length === 0 ? {} : { cameBack }),
    ...(knownPlan === undefined ? {} : { knownPlan }),
    ...(begun === undefined ? {} : { begun }),
  };
  const judgement = judgeVersions(setupOf(run, change), known.from, after, facts);
  const own = judgement.findings.filter((finding) => !isWaivedAgain(account, after, refusedBy(finding)));
  const findings = withLeftAlone(account, change, { from: known.from, context: facts }, own);
  return { known, judgement: { ...judgement, findings } };
}

/** What was kept elsewhere when it went has to be kept there still; a list of which all was done may be gone. */
async function mayStillBegin(
  { mayBegin, isMovedAway, memory, file }: Account,
  { after, archivesOf }: Change,
  start: ReadVersion | null,
): Promise<boolean> {
  const { kind } = file.governance;
  const { last } = memory;
  if (!mayBegin || isMovedAway || last === undefined || start !== null || after === null) return mayBegin;
  if (kind.deletion === 'warning' && kind.isFinished?.(acceptedOf(last)) === true) return true;
  return (await archivesOf([last.version], null)).length > 0;
}
