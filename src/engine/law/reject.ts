import { type Content, entitiesFirst, isError, type LawFinding } from './content.ts';

/** Rounds of judging again; beyond them the file is rejected as a whole. */
const mostRounds = 100;

/** Rounds in a row that may name nothing new: an expected value may be another one once the rest is back. */
const mostRepeated = 1;

/** What judging from one or several starts comes to. */
export interface Verdict<Doc> {
  readonly isWhole: boolean;
  readonly baseline: Doc | null;
  readonly findings: readonly LawFinding<Doc>[];
  /** Subjects that are wrong only once the first ones are back: they belong to every error of the first round. */
  readonly consequences: readonly string[];
  /** Subjects of errors that only follow from what is open already. */
  readonly followed: readonly string[];
  /** Nothing of the version was put back before it was judged. */
  readonly isAsCommitted?: boolean;
}

/** `isUndeclared`: what the commit declares was rejected. */
export type Judge<Doc> = (
  before: Doc | null,
  after: Doc | null,
  isUndeclared?: boolean,
) => readonly LawFinding<Doc>[];

/** What every start reports: an error counts for the subjects about which each of them reports one, under whatever rule. */
export function common<Doc>(reports: readonly (readonly LawFinding<Doc>[])[]): readonly LawFinding<Doc>[] {
  const [first = [], ...others] = reports;
  // The whole content holds every subject.
  const isAbout = ({ subjects }: LawFinding<Doc>, subject: string) =>
    subject === '' || subjects.includes('') || subjects.includes(subject);
  const isEverywhere = (subject: string) =>
    others.every((each) => each.some((found) => isError(found) && isAbout(found, subject)));
  return first.flatMap((finding) => {
    if (!isError(finding))
      return others.every((each) => each.some(({ rule }) => rule === finding.rule)) ? [finding] : [];
    const subjects = finding.subjects.filter(isEverywhere);
    return subjects.length === 0 ? [] : [{ ...finding, subjects }];
  });
}

/** Puts back what is rejected and judges again, until nothing new is wrong (docs/judging.md, 2, steps 2 and 3). */
export function reject<Doc>(
  content: Content<Doc>,
  look: (candidate: Doc | null, isUndeclared?: boolean) => readonly LawFinding<Doc>[],
  start: Doc | null,
  next: Doc | null,
): Verdict<Doc> {
  const findings = look(next);
  // A version that cannot be read is skipped.
  if (next !== null && !content.isReadable(next) && !content.isEqual(start, next))
    return wholly(start, findings);
  const consequences: string[] = [];
  const known = new Set<string>();
  let candidate = next;
  let repeated = 0;
  let isUndeclared = false;
  let errors = findings.filter(rejects);
  for (let round = 0; errors.length > 0; round += 1) {
    const subjects = errors.flatMap((finding) => finding.subjects);
    if (round > 0) consequences.push(...subjects);
    repeated = subjects.some((subject) => !known.has(subject)) ? 0 : repeated + 1;
    const isStuck = round === mostRounds || repeated > mostRepeated;
    if (content.graft === undefined || candidate === null || isStuck || subjects.includes(''))
      return wholly(start, findings, consequences);
    for (const subject of subjects) known.add(subject);
    candidate = putBack(content, candidate, start, errors);
    isUndeclared ||= errors.some(({ rejectsDeclaration }) => rejectsDeclaration === true);
    errors = look(candidate, isUndeclared).filter(rejects);
  }
  // Of a declaration that is rejected nothing was expected.
  const told = isUndeclared ? findings.map(({ expected: _, ...each }) => each) : findings;
  return { isWhole: false, baseline: candidate, findings: told, consequences, followed: [] };
}

function wholly<Doc>(
  baseline: Doc | null,
  findings: readonly LawFinding<Doc>[],
  consequences: readonly string[] = [],
): Verdict<Doc> {
  return { isWhole: true, baseline, findings, consequences, followed: [] };
}

/** Whether it names something that can be put back. */
function rejects(finding: LawFinding<unknown>): boolean {
  return isError(finding) && finding.subjects.length > 0;
}

/** Every subject of the errors at its value in the start, or at the one that its rule expects. */
function putBack<Doc>(
  content: Content<Doc>,
  candidate: Doc,
  start: Doc | null,
  errors: readonly LawFinding<Doc>[],
): Doc {
  const from = new Map(
    errors.flatMap(({ subjects, expected }) =>
      subjects.map((each) => [each, expected === undefined ? start : expected] as const),
    ),
  );
  const ordered = entitiesFirst(content, [...from.keys()]);
  let result = candidate;
  // What has one source comes back at once: to put back is dear, and there may be many.
  for (let index = 0; index < ordered.length; ) {
    const source = from.get(ordered[index] ?? '') ?? null;
    const begin = index;
    while (index < ordered.length && (from.get(ordered[index] ?? '') ?? null) === source) index += 1;
    result = content.graft?.(result, source, ordered.slice(begin, index)) ?? result;
  }
  return result;
}
