import { identity } from '../../core/check.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import { overlaps } from '../../core/subject.ts';
import { loses } from '../files/archives.ts';
import { changedSince, judgeMergeVersions } from '../judge/judge-versions.ts';
import { docOf } from '../versions/read-version.ts';
import {
  type Account,
  cut,
  cutsRange,
  isFree,
  type Kept,
  type OpenError,
  type WaivedChange,
} from './account.ts';
import { besideBornDone } from './born-done.ts';
import { consulted } from './consult.ts';
import { type Judging, judgedFrom } from './ground.ts';
import { joined, joinedMemory } from './inherited.ts';
import { changedWholes, freedByMerge, leaving } from './left-alone.ts';
import { remembered } from './memory.ts';
import { asRepair, keptNow, opened } from './opened.ts';
import { renamed } from './renamed.ts';
import { joinErrors, resumed, standingOf } from './settle.ts';
import { sameVersion } from './subjects.ts';
import { heldElsewhere, unsupported } from './support.ts';
import { type Change, isError, type JudgedChange, type Run, refusedBy, setupOf } from './walk.ts';
import { withArchives } from './with-archives.ts';

/**
 * Judges a merge for one file, and joins the accounts of its parents (docs/judging.md, Merges): a subject stays refused where the
 * result leaves it as one parent refuses it, unless another parent holds the same value rightly.
 */
export async function judgeMerge(
  run: Run,
  given: readonly Account[],
  merged: readonly Account[],
  change: Change,
): Promise<JudgedChange> {
  const { after, file } = change;
  const { kind } = file.governance;
  const over = (account: Account) => renamed({ ...resumed(run, account, change), file }, after);
  const parents = given.map(over);
  const bases = merged.map((account) => renamed({ ...(account.passed ?? account), file }, after));
  const elsewhere = await heldElsewhere(parents, bases, change);
  const standingWith = (held: ReadonlySet<OpenError>) =>
    parents.map((parent) => standingOf(run, parent, elsewhere, change, held));
  const stay = new Set(standingWith(new Set()).flatMap((all) => all.map(({ id }) => id)));
  const wholes = [...parents, ...bases].flatMap((each) => changedWholes(each, after));
  // What stays refused by one side is left alone on all of them.
  const alone = wholes.filter(({ id }) => stay.has(id));
  const free = wholes.filter(({ id }) => !stay.has(id));
  const { now } = await leaving(free, async (more) => {
    const held = new Set([...alone, ...more]);
    const kept = standingWith(held);
    return { ...(await judgeFrom(run, parents, bases, change, kept.flat(), { held })), kept, held };
  });
  const { kept, held } = now;
  const standing = kept.flat();
  const isStanding = (finding: Finding) =>
    refusedBy(finding).length > 0 &&
    refusedBy(finding).every((subject) =>
      standing.some((each) => each.subjects.some((one) => overlaps(one, subject))),
    );
  const { findings: judged, excused } = await consulted(
    [...parents, ...bases],
    now.findings,
    async () => (await judgeFrom(run, parents, bases, change, standing, { held, consult: true })).findings,
  );
  const left = judged.filter((finding) => !isError(finding) || !isStanding(finding));
  const first = joined(parents, parents[0] ?? (given[0] as Account));
  const from = now.from[0] ?? null;
  const { findings, errors, ...waived } = opened(run, first, change, left, {
    from,
    ground: docOf(from),
    isMerge: true,
  });
  const stays = joinErrors(run, parents, kept, change, errors);
  const repaired = excused.map((finding) => asRepair(run, first, change, finding, from));
  const said = [...findings, ...repaired];
  const single = parents.find(
    (parent) =>
      sameVersion(kind, parent.version, after) &&
      parents.every(
        (other) =>
          other === parent ||
          (other.errors.length === 0 && sameVersion(kind, other.version, bases[0]?.version ?? null)),
      ),
  );
  const account = withMerge(run, first, change, {
    ...waived,
    errors: stays,
    added: errors,
    findings: said,
    single,
    parents,
    kept: keptNow(run, first, change, { ...now, from, said }),
  });
  return { account, findings: said, judgement: now.judgement };
}

async function judgeFrom(
  run: Run,
  parents: readonly Account[],
  bases: readonly Account[],
  change: Change,
  standing: readonly OpenError[],
  how: Judging,
) {
  const { after } = change;
  const grounds = bases.map((base) => judgedFrom(base, after, how));
  const own = parents.map((parent) => judgedFrom(parent, after, how));
  const { from, context } = besideBornDone(parents, own, grounds, change);
  // What no side changed since the base is not lost with its file.
  const { kind } = change.file.governance;
  const changed = changedSince(
    kind,
    grounds,
    from.filter((version) => version !== null),
  );
  const archived = await change.archivesOf(changed.length > 0 ? changed : from, after);
  const versions = { parents: from, bases: grounds, after };
  const setup = setupOf(run, change);
  const isLost = from.some((version) => loses(kind, version, after));
  const judged = withArchives(archived, isLost, (paths) =>
    judgeMergeVersions(setup, versions, { ...context, archived: paths }),
  );
  const { findings } = judged.judgement;
  const more = await unsupported(parents, from, grounds, change);
  const all = [
    ...findings,
    ...more.filter((each) => !findings.some((one) => identity(one) === identity(each))),
  ];
  return { ...judged, from, findings: [...all, ...freedByMerge(run, standing, change, versions, all)] };
}

interface Merged {
  readonly settled: readonly WaivedChange[];
  readonly used: readonly string[];
  readonly errors: readonly OpenError[];
  readonly added: readonly OpenError[];
  readonly findings: readonly ReportedFinding[];
  /** The only parent that did anything, where the result is its version. */
  readonly single: Account | undefined;
  readonly parents: readonly Account[];
  readonly kept: readonly Kept[];
}

/** The account after a merge; a merge is not taken back, only repaired. */
function withMerge(
  run: Run,
  account: Account,
  { commit, after, file, isAlike }: Change,
  { settled, used, errors, added, findings, single, parents, kept }: Merged,
): Account {
  const { kind } = file.governance;
  const goes = single !== undefined && added.length === 0;
  const left = parents.filter(({ version, memory }) => version === null && memory.last !== undefined);
  // Where no side took the file away, the merge itself did.
  const isFreed = ({ version, ...parent }: Account) =>
    version === null || isFree({ ...parent, version }, isAlike, version, findings);
  const memory = parents.map((parent) => remembered(parent, after)).reduce(joinedMemory);
  return {
    ...account,
    file,
    at: commit.id,
    version: after,
    errors,
    settled,
    used,
    memory: { ...memory, kept: [...memory.kept, ...kept] },
    mayBegin:
      after === null && (left.length > 0 ? left.every(({ mayBegin }) => mayBegin) : parents.every(isFreed)),
    touch: goes ? single.touch : { commit: commit.id, isBehind: run.isBehind, refused: false },
    stretches: cutsRange(kind, findings) ? cut(account, after, added.length > 0) : account.stretches,
  };
}
