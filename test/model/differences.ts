import { groupBy } from '../../src/formats/group.ts';
import { compareCodePoints } from '../../src/formats/order.ts';
import { check } from './account.mjs';
import { isJoinedOtherwise } from './decided-merges.ts';
import type { Case } from './histories.ts';
import { type EngineAnswer, runEngine } from './run-engine.ts';
import type { Answer, ModelCommit, ModelFinding, ToyDoc, ToyItem } from './types.ts';

/** Rules about a whole plan or file: what they name besides is for people to read. */
const aboutAll = new Set(['rotated', 'reverted', 'plan-gone', 'begun-anew']);

function behind({ commits, base }: Case): (commit: string) => boolean {
  const known = new Set([base].flat());
  for (const { id, parents } of commits.toReversed())
    if (known.has(id)) for (const parent of parents) known.add(parent);
  return (commit) => known.has(commit);
}

/** Asks the engine about a history; nothing where the model has no say of its own. */
export async function differencesOf(given: Case): Promise<string[]> {
  return isDecided(given)
    ? differences(given.expected, await runEngine(given.commits, given), given.commits, behind(given))
    : [];
}

/** The generator's new names end so; of a merge of a rename and work under the old name the model does not know either. */
function isRenamed({ files }: ModelCommit): boolean {
  return Object.values(files).some(
    (doc) => doc !== null && 'items' in doc && Object.keys(doc.items).some((key) => key.length > 1),
  );
}

/**
 * A merge that rewords what one side had finished: from a side where it was open, or gone, that could be a step, so the model lets it
 * pass. The engine holds what no side has against each side with the other values of the merge, and refuses it; and what the merge
 * holds as done has the words of a side that finished it (docs/decisions/0170).
 */
function isReworded({ parents, files }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const around = commits.filter(({ id }) => parents.includes(id)).map((parent) => itemsOf(parent.files.p));
  return Object.entries(itemsOf(files.p)).some(([key, { contract, done: isDone }]) => {
    const own = around.flatMap((items) => items[key] ?? []);
    const finished = own.filter(({ done }) => done);
    const isElsewhereOpen = finished.length < around.length;
    const known = isDone ? finished : own;
    return isElsewhereOpen && finished.length > 0 && known.every((item) => item.contract !== contract);
  });
}

/** What a merge of two plans lets go is remembered by the engine alone, also where one of them had gone with its file. */
function isOfTwoPlans({ parents }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const around = parents.flatMap((parent) => lastOf(parent, commits)?.plan ?? []);
  return new Set(around).size > 1;
}

/** The last version of the file along first parents that can be read. */
function lastOf(commit: string | undefined, commits: readonly ModelCommit[]): ToyDoc | undefined {
  const at = commits.find(({ id }) => id === commit);
  const doc = at?.files.p;
  if (doc && 'items' in doc) return doc;
  return at === undefined ? undefined : lastOf(at.parents[0], commits);
}

/** Of a side whose file went against the law the engine holds on to what it had dropped before, the model to nothing. */
function bringsBackDropped({ parents, files }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const gone = parents.filter((parent) => !commits.find(({ id }) => id === parent)?.files.p);
  return gone.some((parent) => {
    const last = lastOf(parent, commits);
    return last !== undefined && Object.keys(itemsOf(files.p)).some((key) => !last.items[key]);
  });
}

/** Two sides that begin the same plan, each with items of its own: the engine merges their titles too. */
function isBegunTwice({ parents, files: { p } }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const titlesOf = (doc: ModelCommit['files'][string] | undefined) =>
    JSON.stringify(Object.entries(itemsOf(doc)).map(([key, { title }]) => [key, title]));
  const around = commits.filter(({ id }) => parents.includes(id)).map((parent) => parent.files.p);
  const rotated =
    p && 'plan' in p && commits.some(({ files }) => files.p && 'plan' in files.p && files.p.plan !== p.plan);
  return rotated === true && new Set(around.map(titlesOf)).size > 1;
}

/** The model takes only an equal file for an archive, and does not ask what becomes of it. */
function isLikeArchive({ parents, files }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const around = commits.filter(({ id }) => parents.includes(id));
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  return around.some(({ files: { archive, p } }) => {
    if (!archive) return false;
    return isOther(archive, files.archive) || (p && !files.p && isOther(archive, p));
  });
}

/** The base is accepted as it stands; the model still holds against a merge what stood refused there. */
function standsRefused({ commits, base }: Case): boolean {
  const [root] = commits;
  const [start] = [base].flat();
  if (root === undefined || start === undefined || start === root.id) return false;
  return check(commits, { base: root.id, head: start }).verdict === 'fail';
}

/**
 * The model asks what left behind the base only where there is an error; the engine also where it comes back done or counted
 * (docs/decisions/0050): here, where it comes back as something else.
 */
function returnsFromBehind(given: Case): boolean {
  const { commits, base } = given;
  const isBehind = behind(given);
  const bases = new Set([base].flat());
  const keyed = ({ files }: ModelCommit): [string, string][] =>
    [files.p, files.q].flatMap((doc) =>
      Object.entries(itemsOf(doc)).map(([key, item]): [string, string] => [
        `${doc && 'plan' in doc ? doc.plan : ''} ${key}`,
        JSON.stringify(item),
      ]),
    );
  const standing = new Set(
    commits
      .filter(({ id }) => bases.has(id))
      .flatMap(keyed)
      .map(([key]) => key),
  );
  const left = new Map(commits.filter(({ id }) => isBehind(id)).flatMap(keyed));
  return commits
    .filter(({ id }) => !isBehind(id))
    .flatMap(keyed)
    .some(([key, item]) => !standing.has(key) && left.has(key) && left.get(key) !== item);
}

/**
 * A commit of the range that repairs what was refused behind the base, and knows nothing of it since it is legal from the base's
 * value, and its exact revert. The base is accepted as it stands, and the accounts behind it are consulted where there is an
 * error (docs/judging.md, The account, 9): the engine finds none, and lets the base's value return; the model has looked already.
 */
function revertsUnknownRepair(given: Case): boolean {
  const isBehind = behind(given);
  const errors = given.expected.findings.filter(({ severity }) => severity === 'error');
  return errors.length > 0 && errors.every(({ again }) => again !== undefined && isBehind(again));
}

/** A merge that drops what both sides changed: the engine holds each side's values for right, the model one side's item. */
function dropsWork({ parents, files }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const around = commits.filter(({ id }) => parents.includes(id)).map((parent) => itemsOf(parent.files.p));
  const keys = new Set(around.flatMap((items) => Object.keys(items)));
  return [...keys].some(
    (key) =>
      !itemsOf(files.p)[key] &&
      new Set(around.flatMap((items) => (items[key] ? [JSON.stringify(items[key])] : []))).size > 1,
  );
}

/** A file that comes to another path, and says something else there: whether it is the same one is decided otherwise. */
function movesOn({ parents, files }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const around = commits.filter(({ id }) => parents.includes(id));
  const isMoved = ({ files: { p, q } }: ModelCommit) =>
    !p && q && files.p && JSON.stringify(q) !== JSON.stringify(files.p);
  const isSplit = around.length > 1 && [files, ...around.map((each) => each.files)].some(({ q }) => q);
  return isSplit || (!files.q && around.some((parent) => isMoved(parent)));
}

/** A file that went from one path and comes later at the other, where it had been before: the engine asks what is new there. */
function comesElsewhere({ parents, files }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const placesOf = (each: ModelCommit['files']) => ['p', 'q'].filter((path) => each[path]);
  const [last] = parents;
  const line = commits.filter(({ id }) => id === last);
  for (const at of line) line.push(...commits.filter(({ id }) => id === at.parents[0]));
  const held = line.findIndex((each) => placesOf(each.files).length > 0);
  return held > 0 && placesOf(files).some((path) => !line[held]?.files[path]);
}

/**
 * A retry that is not counted where the counter stands refused already: the model holds what it demands for right, as it was said last. The
 * last goes back first (docs/judging.md, The account, 3), and leads to what stood before both.
 */
function demandsOfRefused({ expected: { findings, notes } }: Case): boolean {
  const uncounted = findings.filter(({ rule }) => rule === 'retry-uncounted');
  return uncounted.some(({ commit, subjects: [counter = ''] }) => {
    const ends = notes.filter(({ rule, subjects }) => rule === 'repaired' && subjects.includes(counter));
    const own = ends.filter(({ of }) => of === commit);
    return own.some((end) => ends.some((other) => other.of !== commit && other.commit === end.commit));
  });
}

function itemsOf(doc: ModelCommit['files'][string] | undefined): Readonly<Record<string, ToyItem>> {
  return doc && 'items' in doc ? doc.items : {};
}

/** A merge without a file that one side deleted and another one may have worked on: the model does not ask what that one did. */
function isGone({ parents, files }: ModelCommit, commits: readonly ModelCommit[]): boolean {
  const around = commits.filter(({ id }) => parents.includes(id));
  return ['p', 'q'].some((path) => !files[path] && around.some((parent) => parent.files[path]));
}

/**
 * The model loses an error where a merge cannot be read, or brings a file to a path that had one; and it judges a merge
 * of a file that one side moved under each path by itself.
 */
function isDecided(given: Case): boolean {
  const { commits, expected, waivers = [] } = given;
  const placeOf = ({ files }: ModelCommit) => (files.p && !files.q ? 'p' : files.q && !files.p ? 'q' : '');
  const isSplit = (merge: ModelCommit) => {
    const around = [merge, ...commits.filter(({ id }) => merge.parents.includes(id))].map(placeOf);
    return around.includes('p') && around.includes('q');
  };
  const merges = commits.filter(({ parents }) => parents.length > 1);
  // A waiver names a rule, and what a merge is refused for is compared without its name.
  if (waivers.some(({ rule }) => rule.startsWith('merge-') || ['retry-uncounted', 'deleted'].includes(rule)))
    return false;
  if (waivers.length > 0 && merges.length > 0) return false;
  if (waivers.some(({ rule }) => expected.findings.filter((finding) => finding.rule === rule).length > 1))
    return false;
  if (waivers.length > 0 && !expected.findings.some(({ status }) => status === 'waived')) return false;
  const comesAndGoes = merges.length > 0 || commits.slice(1).some(({ files: { p } }) => !p);
  if (comesAndGoes && commits.some(isRenamed)) return false;
  const isOfPaths = (commit: ModelCommit) =>
    [movesOn, isLikeArchive, comesElsewhere].some((decided) => decided(commit, commits));
  if (commits.some(isOfPaths)) return false;
  if (
    merges.some(
      (merge) =>
        dropsWork(merge, commits) ||
        isReworded(merge, commits) ||
        isOfTwoPlans(merge, commits) ||
        bringsBackDropped(merge, commits) ||
        isBegunTwice(merge, commits),
    )
  )
    return false;
  if (merges.length > 0 && standsRefused(given)) return false;
  if (returnsFromBehind(given) || revertsUnknownRepair(given)) return false;
  if (demandsOfRefused(given) || isJoinedOtherwise(given)) return false;
  // A file that is moved while it cannot be read is the same file to the engine.
  if (commits.some(({ files: { q } }) => q && 'bad' in q)) return false;
  if (merges.some((merge) => isGone(merge, commits))) return false;
  return !merges.some(isSplit) && !expected.findings.some(({ status }) => status === 'gone');
}

/** What the engine says otherwise than the model, as lines: `-` is missing, `+` is too much. */
export function differences(
  expected: Answer,
  actual: EngineAnswer,
  given: readonly ModelCommit[] = [],
  // Without an error nobody asks what lies behind the base, so what only ended there is not told.
  isBehind: (commit: string) => boolean = () => false,
): string[] {
  const joins = new Set(given.filter(({ parents }) => parents.length > 1).map(({ id }) => id));
  // What a merge was refused for is that where it stands refused again, too.
  const again = expected.findings.filter((finding) => joins.has(finding.again ?? ''));
  const merges = new Set([...joins, ...again.map(({ commit }) => commit)]);
  const said = (answer: Answer) => {
    const told = answer.findings.filter(({ rule }) => rule !== 'settled' && rule !== 'plan-gone');
    const own = ofMerges(told.map(comparable), merges);
    // The net of a file that went, or moved, is told by its step.
    const isRepair = actual.notes.some(({ of = '' }) => isBehind(of));
    const nets = isRepair || given.some(({ files: { p } }, index) => index > 0 && !p) ? [] : answer.net;
    // What stood refused under its old name the model says once more under the new one.
    const newlyNamed = new Set(
      answer.findings.flatMap(({ subjects }) => subjects.map((subject) => subject.replace(/r+(#.*)?$/, 'r'))),
    );
    const isTold = (subject: string) =>
      // What is refused under a new name is told by that: it does not follow once more under the old one (docs/decisions/0325).
      /^\w\w/.test(subject) || newlyNamed.has(`${subject}r`);
    const known = nets.filter(({ subjects }) => !subjects.some(isTold));
    return (actual.isJoined ? joined(own) : own).map(findingLine).concat(known.map(netLine));
  };
  return [
    ...actual.obstacles.map((message) => `+ obstacle: ${message}`),
    ...(expected.verdict === actual.verdict ? [] : [`- ${expected.verdict}`, `+ ${actual.verdict}`]),
    ...unlike(said(expected), said(actual)),
    ...unlikeEnds(expected, actual, isBehind),
  ];
}

/**
 * What a merge is refused for is compared as one: the model calls each value that no side has invented, where the law
 * reports the step's own finding if that appears against all parents, and one decision is one finding.
 */
function ofMerges(findings: readonly ModelFinding[], merges: ReadonlySet<string>): ModelFinding[] {
  const isOfMerge = ({ commit, severity }: ModelFinding) => severity === 'error' && merges.has(commit);
  const own = groupBy(findings.filter(isOfMerge), ({ commit, path, status }) =>
    [commit, path, status].join(' '),
  );
  const joint = [...own.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const subjects = [...new Set([first, ...more].flatMap((each) => each.subjects))].sort();
    return [{ ...first, rule: 'merge', subjects }];
  });
  return [...findings.filter((finding) => !isOfMerge(finding)), ...joint];
}

/** The engine refuses a set where the model refuses its members. */
function comparable(finding: ModelFinding): ModelFinding {
  const subjects = finding.subjects.map((subject) => subject.replace(/#tags(:|~2).*/, '#tags'));
  return { ...finding, subjects: aboutAll.has(finding.rule) ? [] : [...new Set(subjects)].sort() };
}

function findingLine({ commit, path, rule, subjects, status }: ModelFinding): string {
  return `${commit} ${path}: ${rule}[${subjects}] ${status}`;
}

function netLine({ path, rule, subjects }: Answer['net'][number]): string {
  return `net ${path}: ${rule}[${subjects}] warning`;
}

const ranks: Readonly<Record<string, number>> = { open: 0, warning: 1 };
const rankOf = ({ status }: ModelFinding) => ranks[status] ?? 2;

/** As a report joins the findings of one fingerprint: the gravest fate, of a fault that ended several times that it did. */
function joined(findings: readonly ModelFinding[]): ModelFinding[] {
  const groups = groupBy(findings, ({ path, rule, severity, subjects }) =>
    [path, rule, severity, subjects[0]].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const commits = new Set(group.map(({ commit }) => commit));
    const [gravest] = group.toSorted((left, right) => rankOf(left) - rankOf(right));
    if (gravest === undefined || commits.size === 1) return group.slice(0, 1);
    const status = rankOf(gravest) < 2 ? gravest.status : 'ended';
    const subjects = gravest.subjects.slice(0, 1);
    return [...commits].map((commit) => ({ ...gravest, commit, status, subjects }));
  });
}

/** Every commit that ends an error says so, and a commit of which the model says nothing ends none. */
function unlikeEnds(expected: Answer, actual: EngineAnswer, isBehind: (commit: string) => boolean): string[] {
  const speaking = new Set([...expected.findings, ...expected.notes].map(({ commit }) => commit));
  const own = endsOf(actual);
  const ending = new Set(own.map(({ commit }) => commit));
  // What became of an error of the range is compared with the error itself.
  const known = new Set(expected.findings.map(({ commit }) => commit));
  const missing = endsOf(expected).filter(
    ({ commit, rule, of = '' }) =>
      rule !== 'taken back' && of !== '' && !known.has(of) && !ending.has(commit) && !isBehind(of),
  );
  const line = ({ commit, rule, subjects }: Answer['notes'][number]) =>
    `${commit}: says ${rule}[${subjects}]`;
  return [
    ...(actual.isJoined ? [] : missing.map((note) => `- ${line(note)}`)),
    ...own
      .filter(({ commit, subjects }) => !speaking.has(commit) && !subjects.includes('@file'))
      .map((note) => `+ ${line(note)}`),
  ];
}

/** What a commit ended: the model has a warning of its own for what was settled. */
function endsOf({ findings, notes }: Answer): Answer['notes'] {
  return [...notes, ...findings.filter(({ rule }) => rule === 'settled')];
}

function unlike(expected: readonly string[], actual: readonly string[]): string[] {
  const missing = without(expected, actual).map((line) => `- ${line}`);
  const added = without(actual, expected).map((line) => `+ ${line}`);
  return [...missing, ...added].sort((left, right) => compareCodePoints(left.slice(2), right.slice(2)));
}

/** What is left of a list when each of another one has taken one like it away. */
function without(lines: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
