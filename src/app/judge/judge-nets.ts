import type { Judgement } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { withoutMoot } from '../../core/moot-demands.ts';
import type { Account, Stretch } from '../account/account.ts';
import { consulted } from '../account/consult.ts';
import { acceptedVersion, judgedFrom } from '../account/ground.ts';
import { recalled } from '../account/memory.ts';
import { type JudgedNet, type OpenNet, openNet } from '../account/open-net.ts';
import { isError, setupOf, type Walk, type WalkedRange } from '../account/walk.ts';
import type { CommitFacts, ObjectId } from '../ports.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { accountsBeside, idsElsewhere, judgeMergeResult, versionAt } from './judge-merge-result.ts';
import { isOfGuard, judgeNet } from './judge-net.ts';

interface NetSetup {
  /** The commits of the range. */
  readonly commits: readonly CommitFacts[];
  /** No commit is judged by itself: what is judged where it happens is judged here too. */
  readonly alone: boolean;
  /** What merging the range gives, where that is judged. */
  readonly mergeResult: ObjectId | undefined;
}

/** Judges what a range as a whole did to each of its files. */
export async function judgeNets({ walk, heads }: WalkedRange, setup: NetSetup): Promise<JudgedNet[]> {
  const { mergeResult } = setup;
  const mergedOf = async (account: Account) =>
    mergeResult === undefined ? [] : judgeMergeResult(walk, heads, account, mergeResult);
  const nets: JudgedNet[] = [];
  for (const account of heads) {
    const net = await judgeWhole(walk, heads, account, setup);
    nets.push({ ...net, account, merged: await mergedOf(account) });
  }
  // Files that the range leaves alone, and merging it does not.
  const beside = mergeResult === undefined ? [] : await accountsBeside(walk, heads, mergeResult);
  for (const account of beside)
    nets.push({ account, findings: [], open: [], judged: new Set(), merged: await mergedOf(account) });
  return nets;
}

const nothingAsked: ReadonlySet<string> = new Set();

interface Judged {
  readonly from: ReadVersion | null;
  readonly to: ReadVersion | null;
  /** The commit at whose account it starts, where it starts at the base. */
  readonly base?: ObjectId;
}

async function judgeWhole(walk: Walk, heads: readonly Account[], account: Account, setup: NetSetup) {
  const { range } = walk.past;
  const { kind } = account.file.governance;
  const own = setupOf(walk.run, account);
  const head = account.version;
  const context = await contextOf(walk, heads, account, setup);
  const findings: ReportedFinding[] = [];
  const open: OpenNet[] = [];
  const silent = new Set<string>();
  for (const { from, to, base } of await stretchesOf(
    walk,
    account,
    setup.alone,
    range.bases ?? [range.base],
  )) {
    const tip = walk.past.commits.get(range.head);
    const archived =
      tip === undefined
        ? []
        : await walk.versions.archives(tip, account.file, [from], to, { standing: from });
    const facts = { ...context, archived, ...(setup.alone ? planThatReturns(account, from, to) : {}) };
    const judge = (start: ReadVersion | null, end = to) =>
      judgeNet(own, { from: start, to: end, head, context: facts, alone: setup.alone });
    const before = base === undefined ? undefined : walk.memory.at(base).get(account.basePath);
    // Judged as a whole, nobody else says that a file came back.
    const comesBack = setup.alone && from === null && before !== undefined;
    const stood = comesBack ? recalled(before, null, to, nothingAsked).from : from;
    const judged = judge(stood);
    for (const { ruleId } of judged.notJudged) silent.add(ruleId);
    const known = before === undefined ? [] : [{ ...before, version: stood }];
    const [start] = known;
    const again = async () =>
      judge(start === undefined ? stood : judgedFrom(start, to, { consult: true })).findings;
    const { findings: all, excused } = await consulted(known, judged.findings, again);
    const left = setup.alone || to !== head ? all : withoutRefused(account, all, (end) => judge(stood, end));
    const reported = reportFindings(own, [...left, ...excused], { before: stood, after: to });
    const repaired = reported.slice(left.length).map((each) => asRepair(each, start));
    const said = walk.run.waiving.apply(reported.slice(0, left.length));
    findings.push(...said, ...repaired);
    open.push(...said.flatMap((each, index) => openNet(each, left[index] as Finding, account, stood)));
  }
  const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes('net') && !silent.has(id));
  return { findings, open, judged: new Set<string>(inNet.map(({ id }) => id)) };
}

/** What follows from what stands refused is said by that: with it back, the whole holds no such error. */
function withoutRefused(
  account: Account,
  findings: readonly Finding[],
  judge: (end: ReadVersion | null) => Pick<Judgement, 'findings'>,
): readonly Finding[] {
  const { kind } = account.file.governance;
  const errors = findings.filter((each) => isError(each) && !isOfGuard(kind, each.ruleId));
  const accepted = errors.length === 0 ? null : acceptedVersion(account);
  if (docOf(accepted) === null || docOf(accepted) === docOf(account.version)) return findings;
  return withoutMoot(findings, new Set(errors), judge(accepted).findings);
}

/** Judged as a whole, nobody else says that a plan which left in the range came back. */
function planThatReturns(account: Account, from: ReadVersion | null, to: ReadVersion | null) {
  if (docOf(from) === null) return {};
  const { knownPlan } = recalled(account, from, to, nothingAsked);
  return knownPlan === undefined ? {} : { knownPlan };
}

function asRepair(finding: ReportedFinding, before: Account | undefined): ReportedFinding {
  const of = before?.errors.find(({ isBehind }) => isBehind)?.commit;
  const ended = {
    how: 'repaired',
    by: finding.commits?.at(-1) ?? '',
    ...(of === undefined ? {} : { of }),
  } as const;
  return isError(finding) ? { ...finding, severity: 'note', ended } : finding;
}

/** The first stretch starts at every merge base, the last one ends at the head. */
async function stretchesOf(
  walk: Walk,
  account: Account,
  alone: boolean,
  bases: readonly ObjectId[],
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  const stretches = alone ? withoutRefusedCuts(account.stretches) : account.stretches;
  for (const { from, isFirst, to = account.version } of stretches) {
    if (isFirst === undefined) judged.push({ from, to });
    else for (const base of bases) judged.push({ base, to, from: await versionAt(walk, base, account) });
  }
  return judged;
}

/** Only a legal rotation cuts a range of which no commit is judged by itself. */
function withoutRefusedCuts(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = stretch.isRefused ? joined.pop() : undefined;
    const { to: _, ...start } = last ?? stretch;
    joined.push(last === undefined ? stretch : 'to' in stretch ? { ...start, to: stretch.to } : start);
  }
  return joined;
}

async function contextOf(
  walk: Walk,
  heads: readonly Account[],
  { file, graph, flipped, bornDone }: Account,
  { commits, alone }: NetSetup,
): Promise<Context> {
  const { past, run } = walk;
  const { range } = past;
  // What came done with its file nobody turned done, but in another repository, or another file.
  const turned = flipped.filter((id) => bornDone?.has(id) !== true);
  const message = messageOf(file.governance.kind, commits);
  const at = commits.find(({ id }) => id === range.head)?.at;
  const elsewhere = await idsElsewhere(walk, heads, file, {
    after: past.commits.get(range.head) ?? range.head,
    before: range.bases ?? [range.base],
  });
  return {
    scope: 'net',
    path: file.path,
    elsewhere,
    ...(!alone && commits.some(({ parents }) => parents.length > 1) ? { isMerged: true } : {}),
    ...(run.guard === undefined ? {} : { guard: run.guard }),
    ...(turned.length === 0 ? {} : { flipped: turned }),
    ...(message === undefined ? {} : { message }),
    ...(at === undefined ? {} : { at }),
    ...(graph === undefined ? {} : { policy: graph }),
  };
}

/**
 * What a range says: the messages of all its commits. A kind that reads declarations out of messages
 * gets that of a single commit alone: what each commit declares is about that commit.
 */
function messageOf({ addressed }: StateKind, commits: readonly CommitFacts[]): string | undefined {
  const messages = commits.flatMap(({ message }) => message ?? []);
  if (messages.length < commits.length || messages.length === 0) return undefined;
  const isOne = commits.length === 1 && commits[0]?.isForced !== true;
  if (!isOne && addressed !== undefined) return undefined;
  return messages.join('\n\n');
}
