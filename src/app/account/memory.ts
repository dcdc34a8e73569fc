import type { StateKind } from '../../core/kind.ts';
import { subjectOf } from '../../core/subject.ts';
import { wordsSimilar } from '../../core/words.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { type Account, type Left, mayBegin, newAccount, type Remembered } from './account.ts';
import { acceptedVersion, withDoc } from './ground.ts';
import { fieldsOf, has, idsGone, sameRoles } from './subjects.ts';

/** What a change takes away is remembered, as it stood and as it stood accepted. */
export function remembered(account: Account, after: ReadVersion | null): Remembered {
  const { memory, file } = account;
  const { kind, settings } = file.governance;
  const next = docOf(after);
  const standing = standingVersion(account);
  const doc = docOf(standing);
  if (standing === null || doc === null) return memory;
  if (after !== null && next === null) return memory;
  const away = next === null ? [] : idsGone(kind, doc, next);
  // What only got another name did not leave.
  const names = away.length === 0 ? undefined : kind.renames?.(doc, next);
  const gone = away.filter((id) => names?.has(id) !== true);
  const rotates = next !== null && kind.plans?.rotates(doc, next, settings.options) === true;
  if (after !== null && gone.length === 0 && !rotates) return memory;
  const accepted = docOf(acceptedVersion(account, next)) ?? doc;
  const left: Left = { version: standing, accepted, isBehind: false, at: account.at, path: file.path };
  if (after === null) return { ...memory, last: left };
  const plan = planOf(kind, doc);
  if (rotates && plan !== planOf(kind, next))
    return { ...memory, plans: new Map(memory.plans).set(plan, left) };
  const known = new Set(kind.entities(doc));
  const lost = [
    ...gone,
    ...[...kind.entities(accepted)].filter((id) => !known.has(id) && !has(kind, next, id)),
  ];
  return {
    ...memory,
    entities: new Map([...memory.entities, ...lost.map((id) => [keyOf(plan, id), left] as const)]),
  };
}

/** The last version that could be read, or what a refused deletion took away. */
export function standingVersion({ version, passed, errors }: Account): ReadVersion | null {
  if (passed !== undefined) return standingVersion(passed);
  return version ?? errors.find(({ isFile, version: lost }) => isFile && lost)?.version ?? null;
}

/** A previous version with what comes back in it, as it was when it left. */
export interface Recalled {
  readonly from: ReadVersion | null;
  /** Ids that come back. */
  readonly cameBack: readonly string[];
  readonly knownPlan?: unknown;
  /** A new file begins where a finished one was. */
  readonly begun?: true;
}

/**
 * What comes with a change and may be what left behind the base: entities that come done or counted, and '' for a plan.
 * What comes open with nothing counted is new whatever stood there.
 */
export function mayReturn(account: Account, after: ReadVersion | null): ReadonlySet<string> {
  const { kind, settings } = account.file.governance;
  const [doc, next] = [docOf(account.version), docOf(after)];
  if (doc === null || next === null) return new Set();
  const isOther = planOf(kind, doc) !== planOf(kind, next);
  const came = idsGone(kind, next, doc).filter((id) => isAdvanced(kind, next, id));
  // To tell a rotation takes as long as to compare: most commits need not ask.
  if (!isOther && came.length === 0) return new Set();
  if (kind.plans?.rotates(doc, next, settings.options)) return new Set(isOther ? [''] : []);
  return new Set(came);
}

function isAdvanced(kind: StateKind, doc: unknown, id: string): boolean {
  if (kind.isNewOnReturn?.(doc, id)) return false;
  return Object.values(fieldsOf(kind, doc, id)).some(
    ({ role, value }) => (role === 'done' && value === true) || role === 'counter',
  );
}

/** What comes back is judged against what it was when it left; `asks` says of which entities what lies behind the base counts. */
export function recalled(
  account: Account,
  from: ReadVersion | null,
  after: ReadVersion | null,
  asks: ReadonlySet<string>,
): Recalled {
  const { kind, settings } = account.file.governance;
  const next = docOf(after);
  if (next === null) return { from, cameBack: [] };
  if (from === null) return fileComesBack(account, next);
  const doc = docOf(from);
  if (doc === null) return { from, cameBack: [] };
  if (kind.plans?.rotates(doc, next, settings.options)) {
    const plan = account.memory.plans.get(planOf(kind, next));
    const counts =
      plan !== undefined && planOf(kind, doc) !== planOf(kind, next) && (!plan.isBehind || asks.size > 0);
    if (!counts) return { from, cameBack: [] };
    const known = asItWas(kind, plan, next);
    // What it is judged against is also what its errors return to, so it has the names of the new one.
    return { from, cameBack: [], knownPlan: kind.followNames?.(known, known, next) ?? known };
  }
  return entitiesComeBack(account, from, doc, next, asks);
}

function fileComesBack(account: Account, next: unknown): Recalled {
  const { memory, mayBegin, file } = account;
  const { kind } = file.governance;
  const { last } = memory;
  if (last === undefined) return { from: null, cameBack: [] };
  const stood = withDoc(last.version, acceptedOf(last));
  if (mayBegin) {
    const from = kind.plans === undefined ? carriedOver(kind, stood, next) : stood;
    return { from, cameBack: [], begun: true };
  }
  const doc = asItWas(kind, last, next);
  const ids = [...kind.entities(doc)].filter((id) => isOldOne(kind, doc, next, id));
  return { from: withDoc(last.version, doc), cameBack: ids };
}

/** Of a file in whose place another begins, what that one holds too: it is judged against what it was. */
function carriedOver(kind: StateKind, stood: ReadVersion | null, next: unknown): ReadVersion | null {
  const doc = docOf(stood);
  const isCarried = (id: string) => isOldOne(kind, doc, next, id);
  const ids = doc === null ? [] : [...kind.entities(doc)];
  if (!ids.some(isCarried)) return null;
  const left = ids.filter((id) => !isCarried(id)).map((id) => subjectOf(id));
  return stood === null ? null : withDoc(stood, kind.graft(doc, next, left));
}

/** Whether what a new version has under an id is what stood under it. */
function isOldOne(kind: StateKind, doc: unknown, next: unknown, id: string): boolean {
  return has(kind, next, id) && kind.isNewOnReturn?.(doc, id) !== true;
}

function entitiesComeBack(
  { memory, file }: Account,
  from: ReadVersion,
  doc: unknown,
  next: unknown,
  asks: ReadonlySet<string>,
): Recalled {
  const { kind } = file.governance;
  if (memory.entities.size === 0) return { from, cameBack: [] };
  const plan = planOf(kind, next);
  const cameBack: string[] = [];
  let at = doc;
  for (const id of kind.entities(next)) {
    const left = memory.entities.get(keyOf(plan, id));
    if (left === undefined || has(kind, doc, id) || (left.isBehind && !asks.has(id))) continue;
    const was =
      left.isBehind && !sameRoles(kind, left.accepted, next, id) ? docOf(left.version) : left.accepted;
    if (!has(kind, was, id) || kind.isNewOnReturn?.(was, id)) continue;
    if (left.isBehind && !isAlike(kind, was, next, id)) continue;
    at = kind.graft(at, was, [subjectOf(id)]);
    cameBack.push(id);
  }
  return { from: withDoc(from, at), cameBack };
}

/** A key that was free for long may name something else by now. */
export function isAlike(kind: StateKind, was: unknown, next: unknown, id: string): boolean {
  const [old, now] = [kind.entity(was, id)?.label, kind.entity(next, id)?.label];
  return old === undefined || now === undefined || wordsSimilar(old, now);
}

/** What stood accepted of what left; what left behind the base is taken as it left. */
export function acceptedOf({ version, accepted, isBehind }: Left): unknown {
  return isBehind ? docOf(version) : accepted;
}

/** As it left; behind the base, what comes back as it stood accepted is a repair. */
function asItWas(kind: StateKind, { version, accepted, isBehind }: Left, next: unknown): unknown {
  const raw = docOf(version);
  if (!isBehind || raw === null) return accepted;
  const back = [...kind.entities(next)].filter((id) => sameRoles(kind, accepted, next, id));
  return back.length === 0
    ? raw
    : kind.graft(
        raw,
        accepted,
        back.map((id) => subjectOf(id)),
      );
}

function planOf(kind: StateKind, doc: unknown): string {
  return kind.plans?.key(doc) ?? '';
}

function keyOf(plan: string, id: string): string {
  return JSON.stringify([plan, id]);
}

/** The account of the path from which a file was moved: what begins there anew has the moved file as its archive. */
export function movedAway(account: Account, { id }: CommitFacts): Account {
  const { file, origin, basePath } = account;
  const doc = docOf(account.passed?.version ?? account.version);
  const left = newAccount(file, null, { origin: `${origin} ${id}`, basePath, at: id });
  return {
    ...left,
    isMovedAway: true,
    memory: remembered(account, null),
    mayBegin: mayBegin(account, doc, true),
    // Its net is that of the moved file.
    stretches: [],
  };
}
