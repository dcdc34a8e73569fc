import type { VanishedEntity } from '../../core/context.ts';
import { subjectValue } from '../../core/entity.ts';
import { deleted } from '../../core/file-rules/deleted.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import { loses } from '../files/archives.ts';
import { claimedBetween, judgeVersions } from '../judge/judge-versions.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { type Account, cut, cutsRange, isFree, type Kept, type OpenError } from './account.ts';
import { begunAnew } from './begin-anew.ts';
import { bornDoneOf } from './born-done.ts';
import { consulted } from './consult.ts';
import { isWaivedAgain, judgedFrom } from './ground.ts';
import { changedWholes, leaving, withLeftAlone } from './left-alone.ts';
import { acceptedOf, mayReturn, type Recalled, recalled, remembered } from './memory.ts';
import { asRepair, goneId, keptNow, opened } from './opened.ts';
import { renamed, underNamesOf } from './renamed.ts';
import { settle } from './settle.ts';
import { aboutSame, goesWhole, idsGone, sameVersion } from './subjects.ts';
import { type Change, isError, type JudgedChange, type Run, refusedBy, setupOf } from './walk.ts';
import { type JudgedWithArchives, withArchives } from './with-archives.ts';

interface Attempt extends JudgedWithArchives {
  readonly known: Recalled;
}

const unasked: ReadonlySet<string> = new Set();

/** Judges what one commit with one parent did to one file, where that is no going back (docs/judging.md, The account). */
export async function judgeStep(run: Run, standing: Account, change: Change): Promise<JudgedChange> {
  const { after, file } = change;
  const account = renamed({ ...standing, file }, after);
  const { kind, settings } = file.governance;
  const attempt = (from: ReadVersion | null, asks: ReadonlySet<string>) =>
    judgeFrom(run, account, change, from, asks);
  const start = await leaving(changedWholes(account, after), (held) =>
    attempt(judgedFrom(account, after, { held }), unasked),
  );
  const { held } = start;
  const based = judgedFrom(account, after, { held });
  let { now } = start;
  const refused = now.judgement.findings.filter(isError).flatMap(refusedBy);
  const { entities, plans } = account.memory;
  const isKnown = [...entities.values(), ...[...plans.values()].flat()].some(({ isBehind }) => isBehind);
  const asks = new Set([
    ...refused.map((subject) => splitSubject(subject).entity),
    ...(isKnown ? mayReturn(account, after) : []),
  ]);
  if (asks.size > 0 && isKnown) now = await attempt(based, asks);
  const { from, knownPlan, begun } = now.known;
  const again = async () =>
    (await attempt(judgedFrom(account, after, { consult: true, held }), asks)).judgement.findings;
  const { findings: judged, excused } = await consulted([account], now.judgement.findings, again);
  const anew = judged.some(isError) ? await begunAnew(run, standing, change, judgeStep) : undefined;
  if (anew !== undefined) return anew;
  const isNew = begun === true || goesWhole(kind, settings.options, from, after);
  const ground = knownPlan ?? (isNew ? null : underNamesOf(kind, after, docOf(from)));
  const byGraph = await errorsByGraph(run, account, change, { from: based, asks }, judged);
  const { findings, errors, ...waived } = opened(run, account, change, judged, { from, ground, byGraph });
  const left = settle(run, account, change, errors, held);
  const { last } = account.memory;
  if (account.version === null && last !== undefined && sameVersion(kind, last.version, after))
    run.ledger.close(goneId(account, last.at), { how: 'repaired', at: change.commit.id, into: [] });
  const repaired = excused.map((finding) => asRepair(run, account, change, finding, from));
  const said = [...findings, ...repaired];
  return {
    account: advanced(run, account, change, {
      errors: left,
      added: errors,
      findings: said,
      from,
      before: standing,
      kept: keptSince(run, account, change, now, findings),
      held,
      ...waived,
    }),
    findings: said,
    judgement: now.judgement,
  };
}

/** Errors that are none by what stood just before the commit and says how the file is judged. */
async function errorsByGraph(
  run: Run,
  account: Account,
  change: Change,
  { from, asks }: { readonly from: ReadVersion | null; readonly asks: ReadonlySet<string> },
  findings: readonly Finding[],
): Promise<ReadonlySet<Finding>> {
  const errors = findings.filter(isError);
  const policy = errors.length === 0 ? undefined : await change.graphBefore?.();
  if (policy === undefined) return new Set();
  const { judgement } = await judgeFrom(
    run,
    account,
    { ...change, context: { ...change.context, policy } },
    from,
    asks,
  );
  const there = judgement.findings.filter(isError).map(refusedBy);
  return new Set(errors.filter((finding) => !there.some((each) => aboutSame(each, refusedBy(finding)))));
}

async function judgeFrom(
  run: Run,
  account: Account,
  change: Change,
  start: ReadVersion | null,
  asks: ReadonlySet<string>,
): Promise<Attempt> {
  const { after, context } = change;
  const { kind } = account.file.governance;
  const mayBegin = await mayStillBegin(account, change, start);
  const known = recalled({ ...account, mayBegin }, start, after, asks);
  const archived = await change.archivesOf([known.from], after);
  const { cameBack, knownPlan, begun } = known;
  const again = start === account.version ? [] : claimedBetween(kind, account.version, after);
  const facts = {
    ...context,
    archived,
    ...(again.length === 0 ? {} : { again }),
    ...(cameBack.length === 0 ? {} : { cameBack }),
    ...(knownPlan === undefined ? {} : { knownPlan }),
    ...(begun === undefined ? {} : { begun }),
  };
  const setup = setupOf(run, change);
  const judged = withArchives(archived, loses(kind, known.from, after), (paths) =>
    judgeVersions(setup, known.from, after, { ...facts, archived: paths }),
  );
  const own = judged.judgement.findings.filter(
    (finding) => !isWaivedAgain(account, after, refusedBy(finding)),
  );
  const findings = withLeftAlone(account, change, { from: known.from, context: facts }, own);
  return { ...judged, known, judgement: { ...judged.judgement, findings } };
}

/** What a file remembers to be kept elsewhere: one that came back as what it was is kept by itself. */
function keptSince(
  run: Run,
  account: Account,
  change: Change,
  { known: { from, begun }, archived, excused }: Attempt,
  said: readonly ReportedFinding[],
): readonly Kept[] {
  const { memory, version, file } = account;
  const { kept } = memory;
  const isBack = version === null && from !== null && begun !== true && change.after !== null;
  const isSettled = ({ findings, archived: paths, version: was }: Kept) =>
    findings.some(({ ruleId }) => ruleId === deleted.id) &&
    (paths.length > 0 || sameVersion(file.governance.kind, was, change.after));
  const still = isBack ? kept.filter((each) => !isSettled(each)) : kept;
  return [...still, ...keptNow(run, account, change, { from, archived, excused, said })];
}

/** What was kept elsewhere when it went has to be kept there still; a list of which all was done may be gone. */
async function mayStillBegin(
  { mayBegin, isMovedAway, memory, file, graph }: Account,
  { after, archivesOf }: Change,
  start: ReadVersion | null,
): Promise<boolean> {
  const { kind } = file.governance;
  const { last } = memory;
  if (!mayBegin || isMovedAway || last === undefined || start !== null || after === null) return mayBegin;
  if (kind.mayGo?.(acceptedOf(last), graph) === true) return true;
  return (await archivesOf([last.version], null)).length > 0;
}

/** What judging a change said, for the account to move on. */
interface Outcome extends Pick<Account, 'settled' | 'used' | 'errors'> {
  readonly added: readonly OpenError[];
  readonly findings: readonly ReportedFinding[];
  readonly from: ReadVersion | null;
  /** The account to which taking the change back leads. */
  readonly before: Account;
  readonly kept: readonly Kept[];
  readonly held: ReadonlySet<OpenError>;
}

/** The account after a change. */
function advanced(run: Run, account: Account, change: Change, outcome: Outcome): Account {
  const { commit, after, file } = change;
  const { errors, settled, used, added, findings, from, before, kept, held } = outcome;
  const { kind } = file.governance;
  const refused = added.length > 0;
  const isUntouched = !refused && sameVersion(kind, before.version, after);
  const touch = { commit: commit.id, isBehind: run.isBehind, refused, before };
  const { isMovedAway: _, ...own } = account;
  return {
    ...own,
    file,
    at: commit.id,
    version: after,
    errors,
    settled,
    used,
    // What leaves a refused whole leaves it as it stood there.
    memory: {
      ...remembered({ ...account, errors: account.errors.filter((each) => !held.has(each)) }, after),
      kept,
    },
    mayBegin:
      after === null && (from === null ? account.mayBegin : isFree(account, change.isAlike, from, findings)),
    ...(isUntouched ? {} : { touch }),
    ...(run.isBehind ? {} : bornDoneOf(kind, account, from, after)),
    vanished: [...account.vanished, ...vanishedBetween(kind, account.version, after, commit.id)],
    stretches: cutsRange(kind, findings) ? cut(account, after, refused) : account.stretches,
  };
}

function vanishedBetween(
  kind: StateKind,
  before: ReadVersion | null,
  after: ReadVersion | null,
  commit: string,
): VanishedEntity[] {
  const [earlier, later] = [docOf(before), docOf(after)];
  if (earlier === null || (later === null && after !== null)) return [];
  return idsGone(kind, earlier, later).flatMap((id) => {
    const value = subjectValue(kind, earlier, subjectOf(id));
    return value === undefined ? [] : [{ subject: subjectOf(id), value, commit }];
  });
}
