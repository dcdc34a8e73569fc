import { identity } from '../../core/check.ts';
import { same } from '../../core/entity.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import { overlaps, splitSubject, subjectOf } from '../../core/subject.ts';
import { loses } from '../files/archives.ts';
import { changedSince, judgeMergeVersions } from '../judge/judge-versions.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
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
import { type Change, isError, type JudgedChange, type Run, refusedBy, setupOf } from './change.ts';
import { consulted } from './consult.ts';
import { type Judging, judgedFrom, withDoc } from './ground.ts';
import { joined, joinedMemory } from './joined.ts';
import { freed } from './left-alone.ts';
import { changedWholes, leaving } from './left-wholes.ts';
import { remembered } from './memory.ts';
import { asRepair, keptNow, opened } from './opened.ts';
import { renamed } from './renamed.ts';
import { close, fileErrorStands, resumed } from './settle.ts';
import { changes, goesWhole, has, holdSame, isAbout, sameVersion } from './subjects.ts';
import { isSupported, unsupported } from './support.ts';
import { withArchives } from './with-archives.ts';

/** What each parent's account refuses and the merge leaves as it is. */
interface Standing {
  readonly error: OpenError;
  readonly subjects: readonly string[];
}

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
  const stay = new Set(standingWith(new Set()).flatMap((all) => all.map(({ error }) => error.id)));
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
  standing: readonly Standing[],
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
  const versions = { parents: from, readable: from, bases: grounds, after };
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
  return { ...judged, from, findings: [...all, ...leftAlone(run, standing, change, versions, all)] };
}

interface Around {
  readonly parents: readonly (ReadVersion | null)[];
  readonly bases: readonly (ReadVersion | null)[];
  readonly after: ReadVersion | null;
}

/** What a merge leaves refused frees nothing: the same merge with these subjects at their ground everywhere. */
function leftAlone(
  run: Run,
  standing: readonly Standing[],
  change: Change,
  { parents, bases, after }: Around,
  known: readonly Finding[],
): readonly Finding[] {
  const { kind } = change.file.governance;
  const next = docOf(after);
  const fields = standing
    .filter(({ error }) => !error.isBehind && !error.isFile)
    .flatMap(({ error, subjects }) => subjects.map((subject) => ({ subject, ground: error.ground })))
    .filter(({ subject }) => {
      const { entity, field } = splitSubject(subject);
      // Of what all parents hold alike and the merge leaves so, nothing was decided.
      const isDecided = () => parents.some((each) => !same(kind, docOf(each), next, subjectOf(entity)));
      return field !== undefined && has(kind, next, entity) && isDecided();
    });
  if (kind.keepsParents) return [];
  const more = freed(kind, fields, known, (returned) => {
    const put = (version: ReadVersion | null) => withDoc(version, returned(docOf(version)));
    const sides = parents.map(put);
    const versions = { parents: sides, readable: sides, bases: bases.map(put), after: put(after) };
    return judgeMergeVersions(setupOf(run, change), versions, change.context).findings;
  });
  const isOwn = (finding: Finding) =>
    fields.some(({ subject }) => refusedBy(finding).some((other) => overlaps(subject, other)));
  return more.filter((finding) => !isOwn(finding));
}

function standingOf(
  run: Run,
  parent: Account,
  elsewhere: ReadonlyMap<OpenError, readonly string[]>,
  change: Change,
  held: ReadonlySet<OpenError>,
): Standing[] {
  const { after, file } = change;
  const { kind, settings } = file.governance;
  const [doc, next] = [docOf(parent.version), docOf(after)];
  const goes = goesWhole(kind, settings.options, parent.version, after);
  return parent.errors.flatMap((error): Standing[] => {
    if (held.has(error)) return [{ error, subjects: error.subjects }];
    if (error.isFile) return fileErrorStands(run, error, change) ? [{ error, subjects: error.subjects }] : [];
    const subjects = error.subjects.filter(
      (subject) =>
        !goes && !changes(kind, doc, next, subject) && elsewhere.get(error)?.includes(subject) !== true,
    );
    return subjects.length === 0 ? [] : [{ error, subjects }];
  });
}

/** Of each error what the merge leaves and another parent holds rightly, if it holds what made it right there, too. */
async function heldElsewhere(
  parents: readonly Account[],
  bases: readonly Account[],
  change: Change,
): Promise<ReadonlyMap<OpenError, readonly string[]>> {
  const { kind } = change.file.governance;
  const next = docOf(change.after);
  const found = new Map<OpenError, readonly string[]>();
  for (const [place, parent] of parents.entries()) {
    const others = parents.filter((other) => other !== parent && docOf(other.version) !== null);
    for (const error of parent.errors) {
      // Of something missing, an equal value elsewhere proves nothing.
      if (error.isFile || error.isMissing) continue;
      const holders = new Set<Account>();
      const subjects = error.subjects.filter((subject) => {
        if (changes(kind, docOf(parent.version), next, subject)) return false;
        const holding = others.filter(
          ({ version, errors }) =>
            holdSame(kind, docOf(version), next, subject) && !errors.some((each) => isAbout(each, [subject])),
        );
        for (const each of holding) holders.add(each);
        return holding.length > 0;
      });
      if (subjects.length === 0) continue;
      const held = { error, subjects, holders: [...holders] };
      if (error.isBehind || (await isSupported(parent, place, bases, change, held)))
        found.set(error, subjects);
    }
  }
  return found;
}

/** What stands open after a merge: what some parent refuses and the result leaves, and what the merge brought. */
function joinErrors(
  run: Run,
  parents: readonly Account[],
  kept: readonly (readonly Standing[])[],
  { after, commit, file }: Change,
  added: readonly OpenError[],
): readonly OpenError[] {
  const { kind, settings } = file.governance;
  const stays = new Map<string, OpenError>();
  let errors = added;
  for (const [index, parent] of parents.entries()) {
    const how = goesWhole(kind, settings.options, parent.version, after) ? 'settled' : 'repaired';
    for (const error of parent.errors) {
      const subjects = kept[index]?.find((each) => each.error === error)?.subjects ?? [];
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
