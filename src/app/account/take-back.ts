import { judge } from '../../core/check.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import { judgeFile } from '../judge/judge-versions.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { type Account, cut, mayBegin, type OpenError, type Touch } from './account.ts';
import { consulted } from './consult.ts';
import { acceptedVersion, judgedFrom, withReturned } from './ground.ts';
import { joinedMemory } from './inherited.ts';
import { remembered } from './memory.ts';
import { asRepair, opened } from './opened.ts';
import { sayEnded } from './settle.ts';
import { holdSame, isAbout, loweredCounters, sameVersion } from './subjects.ts';
import { type Change, isError, type JudgedChange, type Run, setupOf } from './walk.ts';

/**
 * The refused commit that a version takes back: it and every later commit that touched the file were refused, and the file
 * is what it was before it. What a commit brought behind the base is not taken back by deleting it.
 */
export function takenBack(run: Run, account: Account, after: ReadVersion | null): Touch | undefined {
  const { kind } = account.file.governance;
  for (let touch = account.touch; touch?.refused && touch.before; touch = touch.before.touch) {
    if (!sameVersion(kind, touch.before.version, after)) continue;
    return after === null && touch.isBehind && !run.isBehind ? undefined : touch;
  }
  return undefined;
}

export interface GoingBack {
  /** The account of the time to which the file goes back. */
  readonly time: Account;
  readonly how: 'taken-back' | 'reverted';
  /** The commit that is taken back. */
  readonly of?: string;
}

/** Going back gives back the account of that time, and its place in history; what was counted stays counted. */
export async function goBack(
  run: Run,
  account: Account,
  change: Change,
  { time: stood, how, of }: GoingBack,
): Promise<JudgedChange> {
  const { commit, after, file } = change;
  const setup = setupOf(run, change);
  const lost = honestWork(account, after);
  const facts = how === 'reverted' ? {} : { takesBack: { commit: of ?? '', lost } };
  const { findings: own, notJudged } = judgeFile(setup, account.version, after, {
    ...change.context,
    ...facts,
  });
  const from = judgedFrom(account, after);
  const lowered = (start: ReadVersion | null) => counterErrors(change, start);
  const { findings: counters, excused } = await consulted([account], lowered(from), async () =>
    lowered(judgedFrom(account, after, { consult: true })),
  );
  const said = [...own, ...counters];
  const { findings, errors, ...waived } = opened(run, account, change, said, { from, ground: docOf(from) });
  const again = stood.errors.map((error) => standsAgain(run, account, error, how));
  for (const error of account.errors) {
    if (again.some(({ id }) => id === error.id)) continue;
    const into = errors.filter(({ subjects }) => subjects.some((one) => error.subjects.includes(one)));
    const ending = how === 'reverted' ? 'repaired' : how;
    run.ledger.close(error.id, { how: ending, at: commit.id, into: into.map(({ id }) => id) });
    if (error.isBehind && into.length === 0)
      sayEnded(run, { ...account, file }, error, { how: ending, by: commit.id, of: error.commit });
  }
  const back = again.filter((error) => !error.isBehind && !account.errors.some(({ id }) => id === error.id));
  for (const { finding, id } of back)
    run.ledger.say({ finding: { ...finding, commits: [commit.id] }, id, origin: account.origin });
  const isTaken = how === 'taken-back';
  // A file that was refused as it came left nothing that it could come back as.
  const isUnborn =
    isTaken && !run.isBehind && after === null && account.errors.some(({ isWhole }) => isWhole);
  const archived = after === null ? await change.archivesOf([account.version], null) : [];
  const isFree =
    archived.length > 0 && mayBegin(account, docOf(account.version), archived.some(change.isAlike));
  const refused = { commit: commit.id, isBehind: run.isBehind, refused: true, before: account };
  const touch = errors.length > 0 ? refused : isTaken ? stood.touch : { ...refused, refused: false };
  return {
    account: {
      ...stood,
      ...waived,
      file,
      origin: account.origin,
      basePath: account.basePath,
      sidePaths: account.sidePaths,
      at: commit.id,
      version: after,
      // Counters that stand refused again go back first: what was counted since stays counted.
      errors: [...errors, ...again],
      mayBegin: stood.mayBegin || isFree,
      memory: isUnborn
        ? stood.memory
        : { ...joinedMemory(stood.memory, remembered(account, after)), kept: stood.memory.kept },
      touch,
      stretches: isTaken ? stood.stretches : cut(account, after, false),
    },
    findings: [...findings, ...excused.map((finding) => asRepair(run, account, change, finding, from))],
    judgement: { notJudged },
    isBack: true,
  };
}

/** What was refused stands refused again; what a revert of its repair brings back from behind the base is the range's own. */
function standsAgain(
  { isBehind }: Run,
  account: Account,
  error: OpenError,
  how: GoingBack['how'],
): OpenError {
  const { kind } = account.file.governance;
  const doc = docOf(account.version);
  const isBack =
    how === 'reverted' &&
    !error.isWhole &&
    // What was refused about the same subjects was no repair of it.
    !account.errors.some((each) => each.id === error.id || isAbout(each, error.subjects)) &&
    error.subjects.every((subject) => holdSame(kind, error.ground, doc, subject));
  return { ...error, isBehind: (error.isBehind || (error.isMadeBehind && !isBehind)) && !isBack };
}

/** What changes although nothing of it was refused: what stood accepted is not all there, too. */
function honestWork(account: Account, after: ReadVersion | null): string[] {
  const { version, errors, file } = account;
  const { kind } = file.governance;
  const [before, next] = [docOf(version), docOf(after)];
  const accepted = docOf(acceptedVersion(account, next));
  const ids = new Set([before, next].flatMap((doc) => (doc === null ? [] : [...kind.entities(doc)])));
  if (errors.some(({ isFile }) => isFile)) return [];
  const refused = new Set(
    errors.flatMap(({ subjects }) => subjects.map((subject) => splitSubject(subject).entity)),
  );
  const changes = (doc: unknown, id: string) => !holdSame(kind, doc, next, subjectOf(id));
  return [...ids].filter((id) => !refused.has(id) && changes(before, id) && changes(accepted, id));
}

/** Errors about counters alone: whatever else goes back is legal. */
function counterErrors({ after, file, context }: Change, from: ReadVersion | null) {
  const { kind, settings } = file.governance;
  const [before, next] = [docOf(from), docOf(after)];
  if (before === null || next === null || kind.plans?.rotates(before, next, settings.options)) return [];
  const subjects = loweredCounters(kind, before, next);
  if (subjects.length === 0) return [];
  const { reverts: _, ...known } = context;
  const counted = withReturned(kind, next, before, subjects);
  const { findings } = judge(kind, counted, next, { ...known, message: '' }, settings);
  return findings.filter(isError);
}
