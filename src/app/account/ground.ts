import type { StateKind } from '../../core/kind.ts';
import { splitSubject } from '../../core/subject.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError, WaivedChange } from './account.ts';
import { bigFirst, lastFirst, type Refused, refusedOf } from './refused-ones.ts';
import { changes, goesWhole, has, holdSame, isCarried, sameVersion } from './subjects.ts';

/** A version with another document in it; `like` is what it was read from where there is none of its own. */
export function withDoc(version: ReadVersion | null, doc: unknown, like = version): ReadVersion | null {
  const base = version?.parsed === undefined ? like : version;
  if (doc === null || base?.parsed === undefined) return null;
  if (doc === base.parsed.doc) return base;
  const { blob: _, ...read } = base;
  return { ...read, parsed: { ...base.parsed, doc } };
}

export interface Return {
  readonly subject: string;
  readonly ground: unknown;
}

/** A document in which subjects are at their grounds, one after the other; those of one ground at once. */
export function withEachReturned(kind: StateKind, doc: unknown, returns: readonly Return[]): unknown {
  let at = doc;
  for (let index = 0; index < returns.length; ) {
    const ground = returns[index]?.ground ?? null;
    const same: string[] = [];
    for (; index < returns.length && (returns[index]?.ground ?? null) === ground; index += 1)
      same.push(returns[index]?.subject ?? '');
    at = at === null ? at : kind.graft(at, ground, same);
  }
  return at;
}

/** What stands accepted: every refused subject at its ground. What the base brought stands, unless `next` takes it back. */
export function acceptedVersion(account: Account, next: unknown = null): ReadVersion | null {
  if (account.passed !== undefined) return acceptedVersion(account.passed, next);
  const { kind } = account.file.governance;
  const refused = account.errors.filter((error) => !isAccepted(error) || takesBack(kind, error, next));
  return atGround(account, refused);
}

/**
 * What the base brought stands; the entities that came whole behind it are as they came: nothing is no value to which they
 * could return. A file that is refused as such is no entity.
 */
export function isAccepted({ isBehind, isWhole, isMadeBehind, subjects }: OpenError): boolean {
  return isBehind || (isWhole && isMadeBehind && subjects.every((each) => splitSubject(each).entity !== ''));
}

function takesBack(kind: StateKind, error: OpenError, next: unknown): boolean {
  return next !== null && error.subjects.some((subject) => comesBack(kind, error, next, subject));
}

/** Errors about the file first, then all others with the subjects that they still refuse. */
function atGround(account: Account, errors: readonly OpenError[]): ReadVersion | null {
  const { kind } = account.file.governance;
  const whole = errors.find(({ isFile, version }) => isFile && version !== undefined);
  const start = whole === undefined ? account.version : (whole.version ?? null);
  const returns = lastFirst(refusedOf(errors)).map(({ error: { ground }, subject }) => ({ subject, ground }));
  return returns.length === 0 ? start : withDoc(start, withEachReturned(kind, docOf(start), returns));
}

/** Whether a subject comes back behind the base; nothing is no such value where the whole file or plan came with it. */
function comesBack(kind: StateKind, error: OpenError, next: unknown, subject: string): boolean {
  if (error.isFile) return false;
  return (
    !error.isWhole && [error.ground, ...error.others].some((each) => holdSame(kind, each, next, subject))
  );
}

export interface Judging {
  /** What the base brought is at its ground where the change comes back to it; else it stands as it is. */
  readonly consult?: boolean;
  /** Errors that the change leaves alone, for all that it does inside of what they refuse. */
  readonly held?: ReadonlySet<OpenError>;
}

const none: ReadonlySet<OpenError> = new Set();

/**
 * The version that a change is judged from (docs/judging.md, The account, 3): every refused subject that it changes has its
 * ground's value.
 */
export function judgedFrom(
  account: Account,
  after: ReadVersion | null,
  { consult = false, held = none }: Judging = {},
): ReadVersion | null {
  const { kind, settings } = account.file.governance;
  const next = docOf(after);
  const rotates = goesWhole(kind, settings.options, account.version, after);
  const file = account.errors.find((error) => isLeftWhole(error, account.version, after));
  const start = file === undefined ? account.version : wholeGround(kind, file, after);
  const doc = docOf(account.version);
  const isLeft = ({ subject }: Refused) =>
    !changes(kind, doc, next, subject) && (!rotates || isCarried(kind, doc, next, subject));
  const elsewise = account.errors
    .filter((error) => !held.has(error) && endsElsewise(kind, error, doc, next))
    .map((error) => ({ ...error, subjects: error.orElse }));
  const refused = [...refusedOf(account.errors), ...refusedOf(elsewise)]
    .filter((one) => !held.has(one.error) && !isLeft(one))
    .filter(({ error, subject }) => !isAccepted(error) || (consult && comesBack(kind, error, next, subject)));
  const returns = lastFirst(refused).map(({ error: { ground, others }, subject }): Return => {
    const right = [ground, ...others].find((each) => holdSame(kind, each, next, subject));
    return { subject, ground: right ?? ground };
  });
  if (isWaivedWhole(kind, account, after)) return after;
  const from = returns.length === 0 ? start : withDoc(start, withEachReturned(kind, docOf(start), returns));
  return withWaived(kind, from, account, next);
}

/** Whether a change puts back what would do as well: all of it, and itself. */
export function endsElsewise(
  kind: StateKind,
  { orElse, ground, isFile }: OpenError,
  before: unknown,
  next: unknown,
): boolean {
  const isBack = (subject: string) =>
    has(kind, next, splitSubject(subject).entity) &&
    changes(kind, before, next, subject) &&
    holdSame(kind, ground, next, subject);
  return !isFile && next !== null && orElse.length > 0 && orElse.every(isBack);
}

/** A waived coming or going of the file: both versions are accepted, whichever stands. */
function isWaivedWhole(kind: StateKind, { version, settled }: Account, after: ReadVersion | null): boolean {
  const isOne = ({ versions = [] }: WaivedChange, each: ReadVersion | null) =>
    versions.some((one) => sameVersion(kind, one, each));
  return settled.some((change) => isOne(change, version) && isOne(change, after));
}

/** The version to which a file returns: the one of several right ones that the change brings back. */
function wholeGround(
  kind: StateKind,
  { version = null, others }: OpenError,
  after: ReadVersion | null,
): ReadVersion | null {
  const right = others.map((doc) => withDoc(version, doc));
  return right.find((each) => sameVersion(kind, each, after)) ?? version;
}

/** A file that was refused as a whole, and that the change touches. */
function isLeftWhole(error: OpenError, before: ReadVersion | null, after: ReadVersion | null): boolean {
  return error.isFile && !error.isBehind && error.version !== undefined && before !== after;
}

/** Whether a subject has one of the two values that a waived change accepted. */
function isEither(
  kind: StateKind,
  { subject, before, after, versions }: WaivedChange,
  doc: unknown,
): boolean {
  return (
    versions === undefined && (holdSame(kind, doc, before, subject) || holdSame(kind, doc, after, subject))
  );
}

/** Whether a change only goes from one of the values that a waived change accepted to the other. */
export function isWaivedAgain(
  { file, version, settled }: Account,
  after: ReadVersion | null,
  subjects: readonly string[],
): boolean {
  const { kind } = file.governance;
  const isFree = (subject: string) =>
    settled.some(
      (change) =>
        change.subject === subject &&
        isEither(kind, change, docOf(version)) &&
        isEither(kind, change, docOf(after)) &&
        !holdSame(kind, docOf(version), docOf(after), subject),
    );
  return subjects.length > 0 && subjects.every(isFree);
}

/** What a waived change settled is accepted either way. */
function withWaived(
  kind: StateKind,
  from: ReadVersion | null,
  { version, settled }: Account,
  next: unknown,
): ReadVersion | null {
  const now = docOf(from);
  if (now === null || next === null || settled.length === 0) return from;
  const free = settled.filter(
    (change) => isEither(kind, change, docOf(version)) && isEither(kind, change, next),
  );
  const subjects = free.map(({ subject }) => subject);
  return subjects.length === 0 ? from : withDoc(from, kind.graft(now, next, subjects));
}

/** A ground with some subjects at another one. */
export function withReturned(
  kind: StateKind,
  doc: unknown,
  ground: unknown,
  subjects: readonly string[],
): unknown {
  return doc === null ? doc : kind.graft(doc, ground, [...subjects].sort(bigFirst));
}
