import type { Context, Said, Subject } from './facts.ts';
import type { Commit, Format, List } from './items.ts';
import { readList } from './list.ts';
import { isNewPlan } from './pair.ts';
import { judge } from './step.ts';
import { contentOf, differing, isAlike, isBack, putBack, recognized } from './subjects.ts';

/** What is said of a commit, and in which commit an error ended. */
export interface Finding extends Said {
  readonly commit: number;
  ended: number | undefined;
}

interface Open {
  readonly finding: Finding;
  /** Whether the file is rejected whole by it. */
  readonly isWhole: boolean;
  readonly subjects: readonly Subject[];
}

interface State {
  readonly version: List;
  readonly baseline: List;
  readonly open: readonly Open[];
}

interface Past extends State {
  readonly commit: number;
  /** Whether the commit has an error, or was an undo. */
  readonly isRejected: boolean;
  /** Whether a new plan was accepted. */
  readonly isRotation: boolean;
}

const nameOf = ({ is, field }: Subject) => `${is}#${field}`;
const isError = ({ severity }: Said) => severity === 'error';

const back: Said = { rule: 'returned', message: 'plan', severity: 'warning', items: [], subjects: [] };

/** What is said of a history of which the first commit is accepted. */
export function judgeHistory(format: Format, commits: readonly Commit[]) {
  let serial = 0;
  const fresh = () => ++serial;
  const nothing: List = { plan: '', items: [], buried: [], text: '' };
  const base = recognized(format, readList(format, commits[0]?.text ?? ''), nothing, nothing, fresh);
  const past: Past[] = [
    {
      commit: 0,
      version: base,
      baseline: base,
      open: [],
      isRejected: false,

      isRotation: false,
    },
  ];
  const found: Finding[] = [];
  const gone: Past[] = [];
  /** Commits of which no note is compared. */
  const vague = new Set<number>();
  for (const [commit, { text }] of commits.entries()) {
    const last = past.at(-1);
    if (last === undefined || commit === 0 || text === commits[commit - 1]?.text) continue;
    const read = recognized(format, readList(format, text), last.version, last.baseline, fresh);
    const undone = undo(past, read);
    const version = undone?.version ?? read;
    const earlier = returned(format, past, version);
    const step = undone ?? stepOf(format, earlier ?? last, version, contextOf(format, commits, commit));
    const findings = earlier === undefined || step.isUndo ? step.findings : [...step.findings, back];
    const own = findings.map((said): Finding => ({ ...said, commit, ended: undefined }));
    const errors = step.errors.flatMap(({ said, subjects }): Open[] => {
      const finding = own[findings.indexOf(said)];
      return finding === undefined ? [] : [{ finding, subjects, isWhole: namesAll(said) }];
    });
    const open = [...step.open, ...errors];
    const isEnded = step.isRejectedAgain === true ? () => false : open.some(isWhole) ? isAlike : isBack;
    const standing = open.flatMap((each) => {
      const subjects = each.subjects.filter((subject) => !isEnded(version, step.baseline, subject));
      return subjects.length > 0 ? [{ ...each, subjects }] : [];
    });
    for (const { finding } of last.open)
      if (!standing.some((each) => each.finding === finding)) finding.ended ??= commit;
    // An undo brings back what had ended meanwhile.
    for (const { finding } of standing) finding.ended = undefined;
    found.push(...own);
    if (step.isRejectedAgain === true) vague.add(commit);
    // What was undone is no version to go back to.
    if (step.undone !== undefined) for (const each of past.splice(step.undone + 1)) gone.push(each);
    past.push({
      commit,
      version,
      baseline: step.baseline,
      open: standing,
      isRejected: step.isUndo || own.some(isError) || contentOf(version) === contentOf(last.version),
      isRotation: own.some(({ message }) => message === 'rotated') && !own.some(namesAll),
    });
  }
  /** By which number each key is known. */
  const names = new Map(
    [...gone, ...past].flatMap(({ version }) => version.items.map(({ key, is }) => [key, is])),
  );
  const { message, archive } = commits.findLast((each) => each.archive !== undefined) ?? { message: '' };
  const all: Context = {
    ...{ message, work: true, prior: [], isIdle: false },
    archive: archive === undefined ? undefined : readList(format, archive),
  };
  return { found, names, vague, range: judge(format, base, past.at(-1)?.baseline ?? base, all) };
}

function contextOf(format: Format, commits: readonly Commit[], at: number): Context {
  const lastChange = commits.findLastIndex(
    (each, index) => index < at && (index === 0 || each.text !== commits[index - 1]?.text),
  );
  const archived = commits.slice(1, at + 1).findLast(({ archive }) => archive !== undefined);
  const { message = '', work = false } = commits[at] ?? {};
  const prior = commits.slice(Math.max(0, Math.min(lastChange + 1, at - 3)), at);
  return {
    ...{ message, work },
    prior,
    isIdle: commits.slice(lastChange + 1, at + 1).every((each) => !each.work),
    archive: archived?.archive === undefined ? undefined : readList(format, archived.archive),
  };
}

interface Step {
  readonly findings: readonly Said[];
  readonly errors: readonly { readonly said: Said; readonly subjects: readonly Subject[] }[];
  readonly baseline: List;
  readonly open: readonly Open[];
  readonly isUndo: boolean;
  /** The version that it goes back to, and its place. */
  readonly version?: List;
  readonly undone?: number;
  readonly isRejectedAgain?: boolean;
}

/** The five steps of the page. */
function stepOf(
  format: Format,
  { version: current, baseline, open }: State,
  version: List,
  context: Context,
): Step {
  const isNew = isNewPlan(format, current, version);
  // What was rejected whole and is not again is judged as it stands.
  const rest = open.some(isWhole) ? open.map((each) => ({ ...each, subjects: [] })) : open;
  const standing = (isNew ? [] : rest)
    .flatMap(({ subjects }) => subjects)
    .filter((subject) => isAlike(version, current, subject));
  const back = (list: List, subjects: readonly Subject[]) =>
    subjects.reduce((each, subject) => putBack(format, each, subject, baseline), list);
  const again =
    open.some(isWhole) && rejectedAgain(format, { version: current, baseline, open }, version, context);
  if (again) return again;
  let candidate = back(
    version,
    standing.map(({ is, field }) => ({ is, field })),
  );
  const judged = candidate;
  const first = judge(format, baseline, candidate, context);
  const seen = judge(format, current, version, context).filter(isError);
  const whole = ({ field }: Subject, from: List) => (field === 'all' ? differing(from, baseline) : undefined);
  const subjectsIn = (said: Said, from: List) =>
    said.subjects.flatMap((subject) => whole(subject, from) ?? [subject]);
  const errors = first.filter(isError);
  const further: Subject[] = [];
  const named = new Set<string>();
  for (let round = errors; round.length > 0; ) {
    const rejected = round.some(namesAll)
      ? differing(candidate, baseline)
      : round.flatMap(({ subjects }) => subjects);
    const subjects = rejected.filter((subject) => !named.has(nameOf(subject)));
    if (subjects.length === 0) break;
    for (const subject of subjects) named.add(nameOf(subject));
    if (round !== errors) further.push(...subjects);
    candidate = back(candidate, subjects);
    round = judge(format, baseline, candidate, context).filter(isError);
  }
  const shared = errors.some(namesAll) ? differing(judged, baseline) : further;
  const isTold = isNew || errors.some(namesAll);
  const told = errors.filter((said) => isTold || isToldOf(said, seen));
  const following = errors
    .filter((said) => !told.includes(said))
    .flatMap((said) => [...subjectsIn(said, judged), ...(told.length > 0 ? [] : shared)]);
  return {
    findings: first.filter((said) => !isError(said) || told.includes(said)),
    errors: told.map((said) => ({ said, subjects: [...subjectsIn(said, judged), ...shared] })),
    // What only follows from what is open belongs to that.
    open: rest.map((each) => ({ ...each, subjects: [...each.subjects, ...following], isWhole: false })),
    ...{ baseline: candidate, isUndo: false },
  };
}

const namesAll = ({ subjects }: Said) => subjects.some(({ field }) => field === 'all');
const isWhole = (each: Open) => each.isWhole;

/** What was rejected whole and still is: the baseline remains, and the step from the version before is told. */
function rejectedAgain(
  format: Format,
  { version: current, baseline, open }: State,
  version: List,
  context: Context,
): Step | undefined {
  if (!judge(format, baseline, version, context).some((said) => isError(said) && namesAll(said)))
    return undefined;
  const findings = judge(format, current, version, context);
  const errors = findings.filter(isError).map((said) => ({ said, subjects: said.subjects }));
  const rejected = open.map((each) =>
    isWhole(each) ? { ...each, subjects: differing(version, baseline) } : each,
  );
  return { findings, errors, baseline, open: rejected, isUndo: false, isRejectedAgain: true };
}

/** Whether the step from the version before has an error about the same. */
const isToldOf = (said: Said, others: readonly Said[]) =>
  others.some((other) => other.subjects.some((one) => said.subjects.some((own) => isAbout(one, own))));
const isAbout = (one: Subject, other: Subject) =>
  one.is === other.is && (one.field === other.field || one.field === 'item' || other.field === 'item');

/** A version that the file had before, where all that changed it since was rejected. */
function undo(past: readonly Past[], version: List): Step | undefined {
  const last = past.at(-1);
  const at = past.findLastIndex((each) => contentOf(each.version) === contentOf(version));
  const found = past[at];
  if (
    last === undefined ||
    found === undefined ||
    found === last ||
    contentOf(version) === contentOf(last.baseline)
  )
    return undefined;
  if (!past.slice(at + 1).every(({ isRejected }) => isRejected)) return undefined;
  const said: Said = { rule: 'undone', message: 'undone', severity: 'note', items: [], subjects: [] };
  return {
    findings: [said],
    errors: [],
    version: found.version,
    baseline: found.baseline,
    open: found.open,
    isUndo: true,
    undone: at,
  };
}

/** The last state of an earlier plan that a version brings back. */
function returned(format: Format, past: readonly Past[], version: List): Past | undefined {
  const last = past.at(-1);
  if (last === undefined || !isNewPlan(format, last.version, version)) return undefined;
  const left = past.filter((_, at) => past[at + 1]?.isRotation);
  return left.findLast(({ baseline }) => baseline.items.length > 0 && !isNewPlan(format, baseline, version));
}
