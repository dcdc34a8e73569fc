import type { Context, Said, Subject } from './facts.ts';
import type { Commit, Format, List } from './items.ts';
import { readList } from './list.ts';
import { isNewPlan } from './pair.ts';
import { judge } from './step.ts';
import { contentOf, differing, isAccepted, isAlike, putBack, recognized } from './subjects.ts';

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
  /** Whether the commit has an error, or was an undo. */
  readonly isRejected: boolean;
  /** Whether a new plan was accepted. */
  readonly isRotation: boolean;
}

const nameOf = ({ is, field }: Subject) => `${is}#${field}`;
const isError = ({ severity }: Said) => severity === 'error';
const isWhole = (each: Open) => each.isWhole;
const namesAll = ({ subjects }: Said) => subjects.some(({ field }) => field === 'all');
const plain = { items: [], subjects: [] } as const;
const back: Said = { rule: 'returned', message: 'plan', severity: 'warning', ...plain };
const undone: Said = { rule: 'undone', message: 'undone', severity: 'note', ...plain };

/** What is said of a history of which the first commit is accepted. */
export function judgeHistory(format: Format, commits: readonly Commit[]) {
  let serial = 0;
  const fresh = () => ++serial;
  const nothing: List = { plan: '', items: [], buried: [], text: '' };
  const base = recognized(format, readList(format, commits[0]?.text ?? ''), nothing, nothing, fresh);
  const past: Past[] = [{ version: base, baseline: base, open: [], isRejected: false, isRotation: false }];
  const found: Finding[] = [];
  /** Keys that any version has. */
  const keys = new Set(base.items.map(({ key }) => key));
  /** Commits of which no note is compared. */
  const vague = new Set<number>();
  for (const [commit, { text }] of commits.entries()) {
    const last = past.at(-1);
    if (last === undefined || commit === 0 || text === commits[commit - 1]?.text) continue;
    const list = readList(format, text);
    for (const { key } of list.items) keys.add(key);
    const earlier = returned(format, past, list);
    const { version: known, baseline: accepted } = earlier ?? last;
    const read = recognized(format, list, known, accepted, fresh);
    const step =
      undo(past, read) ?? stepOf(format, earlier ?? last, read, contextOf(format, commits, commit));
    const { version = read, baseline, at, isRejectedAgain = false } = step;
    const isBack = earlier !== undefined && at === undefined;
    const findings = isBack ? [...step.findings, back] : step.findings;
    const own = findings.map((said): Finding => ({ ...said, commit, ended: undefined }));
    const errors = step.errors.flatMap(({ said, subjects }): Open[] => {
      const finding = own[findings.indexOf(said)];
      return finding === undefined ? [] : [{ finding, subjects, isWhole: namesAll(said) }];
    });
    const open = [...step.open, ...errors];
    const isEnded = isRejectedAgain ? () => false : open.some(isWhole) ? isAlike : isAccepted;
    const standing = open.flatMap((each) => {
      const subjects = each.subjects.filter((subject) => !isEnded(version, baseline, subject));
      return subjects.length > 0 ? [{ ...each, subjects }] : [];
    });
    for (const { finding } of last.open) finding.ended ??= commit;
    // A plan that returns and an undo bring back what had ended meanwhile, too.
    for (const { finding } of earlier?.open ?? []) finding.ended = commit;
    for (const { finding } of standing) finding.ended = undefined;
    found.push(...own);
    if (isRejectedAgain) vague.add(commit);
    // What was undone is no version to go back to.
    if (at !== undefined) past.splice(at + 1);
    past.push({
      ...{ version, baseline, open: standing },
      isRejected: at !== undefined || own.some(isError),
      isRotation: !isRejectedAgain && own.some(({ message }) => message === 'rotated') && !own.some(namesAll),
    });
  }
  const all = { ...contextOf(format, commits, commits.length - 1), work: true };
  const range = judge(format, base, past.at(-1)?.baseline ?? base, all);
  return { found, keys: [...keys], vague, range };
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
    isIdle: [...prior, { work }].every((each) => !each.work),
    archive: archived?.archive === undefined ? undefined : readList(format, archived.archive),
  };
}

interface Step {
  readonly findings: readonly Said[];
  readonly errors: readonly { readonly said: Said; readonly subjects: readonly Subject[] }[];
  readonly baseline: List;
  readonly open: readonly Open[];
  /** Of an undo, the version that it goes back to, and its place. */
  readonly version?: List;
  readonly at?: number;
  readonly isRejectedAgain?: boolean;
}

/** The five steps of the page. */
function stepOf(format: Format, state: State, version: List, context: Context): Step {
  const { version: current, baseline, open } = state;
  const judged = (before: List, after: List) => judge(format, before, after, context);
  const seen = judged(current, version);
  // What was rejected whole and still is: the baseline remains, and the step from the version before is told.
  if (open.some(isWhole) && judged(baseline, version).some((said) => isError(said) && namesAll(said)))
    return {
      ...{ findings: seen, baseline, isRejectedAgain: true },
      errors: seen.filter(isError).map((said) => ({ said, subjects: said.subjects })),
      open: open.map((each) => (isWhole(each) ? { ...each, subjects: differing(version, baseline) } : each)),
    };
  const isNew = isNewPlan(format, current, version);
  // What was rejected whole and is not again is judged as it stands.
  const rest = open.some(isWhole) ? open.map((each) => ({ ...each, subjects: [] })) : open;
  const back = (list: List, subjects: readonly Subject[]) =>
    subjects.reduce((each, subject) => putBack(format, each, subject, baseline), list);
  const standing = rest
    .flatMap(({ subjects }) => subjects)
    .filter((subject) => !isNew && isAlike(version, current, subject));
  const first = back(
    version,
    standing.map(({ is, field }) => ({ is, field })),
  );
  const findings = judged(baseline, first);
  const errors = findings.filter(isError);
  const further: Subject[] = [];
  const named = new Set<string>();
  let candidate = first;
  for (let round = errors; round.length > 0; ) {
    const rejected = round.some(namesAll)
      ? differing(candidate, baseline)
      : round.flatMap(({ subjects }) => subjects);
    const subjects = rejected.filter((subject) => !named.has(nameOf(subject)));
    if (subjects.length === 0) break;
    for (const subject of subjects) named.add(nameOf(subject));
    if (round !== errors) further.push(...subjects);
    candidate = back(candidate, subjects);
    round = judged(baseline, candidate).filter(isError);
  }
  const isAll = errors.some(namesAll);
  const others = seen.filter(isError);
  const isTold = isAll || others.some(namesAll);
  const shared = isAll ? differing(first, baseline) : further;
  const told = errors.filter((said) => isTold || isToldOf(said, others));
  const following = errors
    .filter((said) => !told.includes(said))
    .flatMap(({ subjects }) => [...subjects, ...(told.length > 0 ? [] : shared)]);
  return {
    findings: findings.filter((said) => !isError(said) || told.includes(said)),
    errors: told.map((said) => ({ said, subjects: [...said.subjects, ...shared] })),
    // What only follows from what is open belongs to that.
    open: rest.map((each) => ({ ...each, subjects: [...each.subjects, ...following], isWhole: false })),
    baseline: candidate,
  };
}

/** Whether the step from the version before has an error about the same. */
const isToldOf = (said: Said, others: readonly Said[]) =>
  others.some((other) => other.subjects.some((one) => said.subjects.some((own) => isAbout(one, own))));
const isAbout = (one: Subject, other: Subject) =>
  one.is === other.is && (one.field === other.field || one.field === 'item' || other.field === 'item');

/** A version that the file had before, where all that changed it since was rejected; the baseline is none. */
function undo(past: readonly Past[], version: List): Step | undefined {
  const content = contentOf(version);
  const at = past.findLastIndex((each) => contentOf(each.version) === content);
  const [found, last] = [past[at], past.at(-1)];
  if (found === undefined || last === undefined || found === last || contentOf(last.baseline) === content)
    return undefined;
  const isUndo = past.slice(at + 1).every(({ isRejected }) => isRejected);
  return isUndo ? { ...found, findings: [undone], errors: [], at } : undefined;
}

/** The last state of an earlier plan that a version brings back. */
function returned(format: Format, past: readonly Past[], version: List): Past | undefined {
  const last = past.at(-1);
  if (last === undefined || !isNewPlan(format, last.version, version)) return undefined;
  const left = past.filter((_, at) => past[at + 1]?.isRotation);
  return left.findLast(({ baseline }) => baseline.items.length > 0 && !isNewPlan(format, baseline, version));
}
