import { judge, type Settings } from '../../src/core/check.ts';
import type { Context } from '../../src/core/context.ts';
import type { Finding } from '../../src/core/finding.ts';
import type { StateKind } from '../../src/core/kind.ts';
import { overlaps, splitSubject, subjectOf } from '../../src/core/subject.ts';
import { jsonEqual } from '../../src/formats/json-equal.ts';

/** One transition, as a kind judges it. */
export interface RefusalCase {
  readonly kind: StateKind;
  readonly before: unknown;
  readonly after: unknown;
  readonly context: Context;
  readonly settings: Settings;
}

/** Messages of rules that count: they refuse all that they count, though less would do. */
export type Counting = Readonly<Record<string, string>>;

/** Whether an entity goes with a subject that names another one, as a run does with its first event. */
export type HangsOn = (subject: string, id: string) => boolean;

/**
 * Minimal refusal: with its refused subjects back at the ground, and nothing else, an error is gone and no new one comes;
 * with one of them left out that is not so. Says what does not hold.
 */
export function refusalFaults(
  given: RefusalCase,
  counting: Counting = {},
  hangsOn: HangsOn = () => false,
): string[] {
  const errors = errorsIn(given, given.after);
  return errors.flatMap((finding) => [
    ...incomplete(given, finding, errors),
    ...needless(given, finding, errors, counting),
    ...touched(given, finding, hangsOn),
  ]);
}

function errorsIn({ kind, before, context, settings }: RefusalCase, after: unknown): readonly Finding[] {
  return judge(kind, before, after, context, settings).findings.filter(
    ({ severity }) => severity === 'error',
  );
}

function put({ kind, before, after }: RefusalCase, finding: Finding, refuses: readonly string[]): unknown {
  return kind.graft?.(after, finding.demanded ?? before, refuses);
}

function refusedBy(finding: Finding): readonly string[] {
  return finding.refuses ?? [finding.subject];
}

const nameOf = ({ ruleId, messageId, subject }: Finding) => `${ruleId} ${messageId} ${subject}`;
/** The same complaint may be worded by how many there are. */
const causeOf = ({ ruleId, subject }: Finding) => `${ruleId} ${subject.replace(/#(?:event|place)$/, '')}`;

/** What is wrong after the named subjects are put back, that must not be. */
function left(
  given: RefusalCase,
  finding: Finding,
  errors: readonly Finding[],
  refuses: readonly string[],
): string[] {
  const known = new Set(errors.map(causeOf));
  const now = errorsIn(given, put(given, finding, refuses));
  return now.filter((each) => causeOf(each) === causeOf(finding) || !known.has(causeOf(each))).map(nameOf);
}

function incomplete(given: RefusalCase, finding: Finding, errors: readonly Finding[]): string[] {
  const rest = left(given, finding, errors, refusedBy(finding));
  return rest.length === 0
    ? []
    : [`${nameOf(finding)}: with [${refusedBy(finding).join(', ')}] back there is still ${rest.join('; ')}`];
}

function needless(
  given: RefusalCase,
  finding: Finding,
  errors: readonly Finding[],
  counting: Counting,
): string[] {
  const refuses = refusedBy(finding);
  if (refuses.length < 2 || `${finding.ruleId} ${finding.messageId}` in counting) return [];
  const all = saidBy(given, put(given, finding, refuses), refuses);
  return refuses.flatMap((subject) => {
    const others = refuses.filter((each) => each !== subject);
    const without = saidBy(given, put(given, finding, others), refuses);
    if (jsonEqual(all, without) || left(given, finding, errors, others).length > 0) return [];
    return [`${nameOf(finding)}: [${refuses.join(', ')}] without ${subject} would do`];
  });
}

/** All that the refused entities say. */
function saidBy({ kind }: RefusalCase, doc: unknown, subjects: readonly string[]) {
  const ids = new Set(
    [...kind.entities(doc)].filter((id) => subjects.some((each) => overlaps(each, subjectOf(id)))),
  );
  return [...ids].map((id) => ({ id, fields: plainFields(kind, doc, id) }));
}

function plainFields(kind: StateKind, doc: unknown, id: string) {
  const fields = Object.entries(kind.entity(doc, id)?.fields ?? {}).filter(
    ([, { role }]) => role !== 'derived',
  );
  return Object.fromEntries(fields.map(([name, { value }]) => [name, value]));
}

/** Nothing but the refused subjects differs. */
function touched(given: RefusalCase, finding: Finding, hangsOn: HangsOn): string[] {
  const { kind, after } = given;
  const refuses = refusedBy(finding);
  if (refuses.includes('')) return [];
  const back = put(given, finding, refuses);
  return [...kind.entities(after)].flatMap((id) => {
    // Which of several items of one key counts changes with their number.
    const own = (subject: string) => subject.replace(/~\d+$/, '');
    const isRefused = (each: string) =>
      overlaps(own(splitSubject(each).entity), own(id)) || hangsOn(each, id);
    if (refuses.some(isRefused) || kind.entity(after, `${id}~2`) !== undefined) return [];
    const [was, is] = [plainFields(kind, after, id), plainFields(kind, back, id)];
    const differs = Object.keys(was).filter((name) => name in is && !jsonEqual(was[name], is[name]));
    const isGone = kind.entity(back, id) === undefined;
    return differs.length === 0 && !isGone
      ? []
      : [`${nameOf(finding)}: putting [${refuses.join(', ')}] back touches ${id} ${differs.join(', ')}`];
  });
}
