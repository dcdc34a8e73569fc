import type { NotJudged } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import { doneEntities } from '../../core/entity.ts';
import { fileRules } from '../../core/file-rules/index.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { RepairPlace } from '../../core/repair.ts';
import { buildReport, type Report } from '../../core/report.ts';
import type { AffectedView } from '../../core/view.ts';
import { groupBy } from '../../formats/group.ts';
import type { Account } from '../account/account.ts';
import type { Said } from '../account/ledger.ts';
import { type JudgedNet, withNet } from '../account/open-net.ts';
import type { Walked, WalkedRange } from '../account/walk.ts';
import { isOfGuard } from '../judge/judge-net.ts';
import { docOf } from '../versions/read-version.ts';
import { affectedView } from './affected-view.ts';
import { fileRepair, withRepairs } from './file-repair.ts';
import { afterNet } from './net-findings.ts';
import type { FileRepair } from './repair-text.ts';

export interface RangeOutcome {
  readonly walked: WalkedRange;
  readonly nets: readonly JudgedNet[];
  /** No commit was judged by itself. */
  readonly alone: boolean;
  readonly guard: Context['guard'];
  /** Findings about other files than the governed ones. */
  readonly others: readonly ReportedFinding[];
  readonly notices: readonly string[];
  /** Whether repairs are worked out. */
  readonly isRepaired: boolean;
  readonly place: RepairPlace;
}

export interface Summary {
  readonly report: Report;
  /** What would repair each file of which something stands refused. */
  readonly repairs: readonly FileRepair[];
}

/** One report of everything that was judged in a range: one change is one finding, in whichever scope it showed. */
export function summariseRange({
  walked,
  nets,
  alone,
  guard,
  others,
  notices,
  isRepaired,
  place,
}: RangeOutcome): Summary {
  const { steps, heads } = walked;
  // What a cut takes out of the net is said of it nowhere else.
  const said = alone ? walked.unkept.filter(({ finding }) => isCut(finding, heads)) : ended(walked);
  const byOrigin = groupBy(said, ({ origin }) => origin);
  // What is judged as a whole is repaired so.
  const judged = alone ? { ...place, isWhole: true } : place;
  const netOf = new Map(nets.map((net) => [net.account, net]));
  const byHead = heads.map((account) => {
    const own = (byOrigin.get(account.origin) ?? []).map(({ finding }) => finding);
    const net = netOf.get(account);
    const all = [...own, ...(net === undefined ? [] : afterNet(net, own, alone))];
    const { kind } = account.file.governance;
    // A guard that failed is no value that could be put back.
    const isOpen = (finding: ReportedFinding) => all.includes(finding) && !isOfGuard(kind, finding.ruleId);
    const open = net?.open.filter(({ finding }) => isOpen(finding)) ?? [];
    const { limits, scope } = walked.walk.run;
    // A version that is judged by itself has none before it to go back to.
    const hasNone = !isRepaired || scope === 'snapshot';
    const repair = hasNone ? undefined : fileRepair(withNet(account, open, alone), limits);
    const isByGuard = (ruleId: string) => isOfGuard(kind, ruleId);
    return { findings: withRepairs(all, repair, judged, isByGuard), repair };
  });
  const known = new Set(heads.map(({ origin }) => origin));
  const lost = said.filter(({ origin }) => !known.has(origin)).map(({ finding }) => finding);
  const ofHeads = new Set(heads);
  const beside = nets.filter(({ account }) => !ofHeads.has(account)).flatMap(({ merged }) => merged);
  // Where a commit cuts the range, the net is judged up to it and from it on: what it did itself is said of it alone.
  const cutting = alone
    ? steps.flatMap(({ findings }) => findings.filter((finding) => isCut(finding, heads)))
    : [];
  // One file is one origin, wherever it was moved.
  const counted = (accounts: readonly Account[]) =>
    new Set(accounts.flatMap(({ origin, flipped }) => flipped.map((id) => JSON.stringify([origin, id]))));
  const claimed = counted(heads);
  const standing = counted(heads.map(stillDone));
  const report = buildReport({
    findings: [...byHead.flatMap(({ findings }) => findings), ...lost, ...beside, ...cutting, ...others],
    notJudged: commonlyNotJudged(steps, nets),
    transitions: steps.map(({ transition }) => transition),
    claimed: claimed.size,
    verified: guard === 'success' ? standing.size : 0,
    guard,
    obstacles: walked.obstacles(),
    notices: [...notices, ...steps.flatMap((step) => step.notices)],
    views: heads.flatMap((account, index) => viewOf(account, byHead[index]?.findings ?? [])),
  });
  return { report, repairs: byHead.flatMap(({ repair }) => repair ?? []) };
}

/** What was said of each commit, as it stands at the head: an error that ended is a note, or a warning, that says how. */
export function ended({ walk, heads, unkept }: WalkedRange): Said[] {
  const { ledger } = walk.run;
  const open = new Set(
    heads.flatMap(({ errors }) => errors.filter(({ isBehind }) => !isBehind).map(({ id }) => id)),
  );
  const judged = ledger.said.map((said): Said => {
    const end = said.id === undefined ? undefined : ledger.endOf(said.id, open);
    if (end === undefined) return said;
    const severity = end.how === 'settled' ? 'warning' : 'note';
    return { ...said, finding: { ...said.finding, severity, ended: end } };
  });
  return [...judged, ...unkept];
}

function isCut({ ruleId }: ReportedFinding, heads: readonly Account[]): boolean {
  const rules = [...fileRules, ...heads.flatMap(({ file }) => file.governance.kind.rules)];
  return rules.some(({ id, cutsRange }) => id === ruleId && cutsRange === true);
}

function stillDone(account: Account): Account {
  const done = doneEntities(account.file.governance.kind, docOf(account.version));
  return { ...account, flipped: account.flipped.filter((id) => done.has(id)) };
}

/** What a range did to a file, as a picture of its last readable version and what the first one held besides. */
function viewOf(
  { file, version, passed, stretches }: Account,
  findings: readonly ReportedFinding[],
): AffectedView[] {
  const before = docOf(stretches[0]?.from);
  const after = version === null ? null : (docOf(version) ?? docOf(passed?.version));
  const { kind } = file.governance;
  const view = affectedView({ file: file.path, kind, before, after, findings });
  return view === undefined ? [] : [view];
}

/** A rule that was judged for one commit at least, or in the net, is not listed. */
function commonlyNotJudged(steps: readonly Walked[], nets: readonly JudgedNet[]): NotJudged[] {
  const [first, ...rest] = steps;
  return (first?.notJudged ?? []).filter(
    ({ ruleId }) =>
      rest.every(({ notJudged }) => notJudged.some((other) => other.ruleId === ruleId)) &&
      !nets.some(({ judged }) => judged.has(ruleId)),
  );
}
