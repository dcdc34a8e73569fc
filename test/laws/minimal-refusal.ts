import { identity, judge, type Settings } from '../../src/core/check.ts';
import type { Context } from '../../src/core/context.ts';
import { same, subjectValue } from '../../src/core/entity.ts';
import type { Finding } from '../../src/core/finding.ts';
import type { StateKind } from '../../src/core/kind.ts';
import { covers, splitSubject, subjectOf } from '../../src/core/subject.ts';
import { jsonEqual } from '../../src/formats/json-equal.ts';
import { exemptions } from './exemptions.ts';

/** One transition as it is judged. */
export interface JudgedTransition {
  readonly kind: StateKind;
  readonly before: unknown;
  readonly after: unknown;
  readonly context: Context;
  readonly settings: Settings;
}

/**
 * The law of minimal refusal (docs/judging.md, The account, 1 and 2): with the refused subjects of an error back at
 * their ground, and nothing else, the error is gone and no new one came; with any one of them left as it is, it is not.
 * What breaks it, in words; nothing where it holds.
 */
export function refusalBreaches(transition: JudgedTransition): string[] {
  const errors = errorsOf(transition, transition.after, transition.context);
  return errors.flatMap((error) => {
    if (transition.before === null && error.ruleId in exemptions.refusalOfNew) return [];
    if (refusedBy(error).length === 0 && isOfTheDeclaration(transition, error)) return [];
    const others = errors.filter((each) => each !== error).flatMap(refusedBy);
    const faults = contextsFor(transition, error).map((context) =>
      faultIn(transition, error, context, new Set(errors.map(identity)), others),
    );
    // Where it fails in all of them, the first says most.
    const [first] = faults;
    if (first === undefined || faults.includes(undefined)) return [];
    const refused = JSON.stringify(refusedBy(error));
    return [
      `${error.ruleId} ${error.messageId} ${JSON.stringify(error.subject)} refuses ${refused}: ${first}`,
    ];
  });
}

/** An error about what is declared, where nothing was done that could be put back. */
function isOfTheDeclaration(transition: JudgedTransition, error: Finding): boolean {
  const { kind, before, after, context } = transition;
  if (before === null) return false;
  const ids = new Set([before, after].flatMap((doc) => [...kind.entities(doc)]));
  const stood = errorsOf(transition, before, context).some((each) => identity(each) === identity(error));
  return stood || [...ids].every((id) => same(kind, before, after, subjectOf(id)));
}

function refusedBy({ refuses, subject }: Finding): readonly string[] {
  return refuses ?? [subject];
}

function errorsOf({ kind, before, settings }: JudgedTransition, after: unknown, context: Context): Finding[] {
  return judge(kind, before, after, context, settings).findings.filter(
    ({ severity }) => severity === 'error',
  );
}

function faultIn(
  transition: JudgedTransition,
  error: Finding,
  context: Context,
  known: ReadonlySet<string>,
  others: readonly string[],
): string | undefined {
  const { kind, before, after } = transition;
  const refused = refusedBy(error);
  const ground = error.demanded ?? before;
  const lawless = (subjects: readonly string[], leftOut?: string): string | undefined => {
    const found = errorsOf(transition, kind.graft(after, ground, subjects), context);
    const isIn = (subjects: readonly string[], own: string) => subjects.some((each) => covers(each, own));
    // What another error refuses already may be said in other words.
    const isReworded = (each: Finding) =>
      !refusedBy(each).includes(leftOut ?? '\0') &&
      refusedBy(each).every((own) => isIn([...others, ...refused], own)) &&
      refusedBy(each).some((own) => isIn(others, own));
    const staying = found.find((each) => identity(each) === identity(error));
    // Without its declaration a step is inferred, and may be another one.
    if (staying && (context === transition.context || !isReworded(staying))) return 'it stays';
    const isSaid = (each: Finding) => known.has(identity(each)) || isReworded(each);
    const came = found.find((each) => !isSaid(each));
    return came && `then ${came.ruleId} ${JSON.stringify(refusedBy(came))}: ${came.message}`;
  };
  const fault = lawless(refused);
  if (fault !== undefined) return fault;
  const unneeded = refused.find((subject) => {
    if (context !== transition.context) return !isMoved(transition, ground, subject);
    const rest = refused.filter((other) => other !== subject);
    return lawless(rest, subject) === undefined;
  });
  return unneeded === undefined ? undefined : `${JSON.stringify(unneeded)} need not be refused`;
}

/** Whether putting a subject back changes anything. */
function isMoved({ kind, after }: JudgedTransition, ground: unknown, subject: string): boolean {
  const put = kind.graft(after, ground, [subject]);
  return !jsonEqual(subjectValue(kind, put, subject), subjectValue(kind, after, subject));
}

/**
 * The circumstances in which the law has to hold: as they were; or, where the error is about what the commit declares and
 * its tree was only made to agree with it, without that declaration.
 */
function contextsFor(transition: JudgedTransition, error: Finding): readonly Context[] {
  const { context } = transition;
  const about = new Set([error.subject, ...refusedBy(error)].map((subject) => splitSubject(subject).entity));
  return [
    context,
    silentAbout(context, (line) => [...about].some((id) => id !== '' && line.includes(id))),
    silentAbout(context, () => true),
  ];
}

/** A context without the declarations that a test matches. */
function silentAbout(context: Context, matches: (line: string) => boolean): Context {
  const { message, steps, ...rest } = context;
  const isDropped = (line: string) => /agent-step|^chore\(loop\)/i.test(line) && matches(line);
  const said = (message ?? '').split('\n').filter((line) => !isDropped(line));
  const kept = (steps ?? []).filter((step) => !matches(JSON.stringify(step)));
  return { ...rest, message: said.join('\n'), ...(kept.length > 0 ? { steps: kept } : {}) };
}
