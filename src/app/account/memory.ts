import type { Governance } from '../../config/govern.ts';
import { isDoneIn, touchedEntities } from '../../core/entity.ts';
import type { StateKind } from '../../core/kind.ts';
import { subjectOf } from '../../core/subject.ts';
import { groupBy } from '../../formats/group.ts';
import type { CommitFacts } from '../ports.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { type Account, type Left, mayBegin, newAccount, type Remembered } from './account.ts';
import { acceptedVersion, withDoc } from './ground.ts';
import { fieldsOf, has, idsGone, isAlike, sameRoles } from './subjects.ts';

/** What a change takes away is remembered, as it stood and as it stood accepted. */
export function remembered(account: Account, after: ReadVersion | null): Remembered {
  const { memory, file } = account;
  const { kind, settings } = file.governance;
  const next = docOf(after);
  const standing = standingVersion(account);
  const doc = docOf(standing);
  if (standing === null || doc === null) return memory;
  if (after !== null && next === null) return memory;
  const known = next === null ? memory : withoutThoseBack(kind, memory, doc, next);
  const away = next === null ? [] : idsGone(kind, doc, next);
  // What only got another name did not leave.
  const names = away.length === 0 ? undefined : kind.renames?.(doc, next);
  const gone = away.filter((id) => names?.has(id) !== true);
  const rotates = next !== null && kind.plans?.rotates(doc, next, settings.options) === true;
  if (after !== null && gone.length === 0 && !rotates) return known;
  const accepted = docOf(acceptedVersion(account, next)) ?? doc;
  const left: Left = { version: standing, accepted, isBehind: false, at: account.at, path: file.path };
  if (after === null) return { ...known, last: left };
  const plan = planOf(kind, doc);
  const plans = rotates ? withPlan(account, plan, left) : memory.plans;
  if (rotates && plan !== planOf(kind, next)) return { ...known, plans };
  const stood = new Set(kind.entities(doc));
  const lost = [
    ...gone,
    ...[...kind.entities(accepted)].filter((id) => !stood.has(id) && !has(kind, next, id)),
  ];
  return {
    ...known,
    plans,
    entities: new Map([...known.entities, ...lost.map((id) => [keyOf(plan, id), left] as const)]),
  };
}

/** What came back was judged against what it was: from then on it is what stands there, under whatever name. */
function withoutThoseBack(kind: StateKind, memory: Remembered, doc: unknown, next: unknown): Remembered {
  if (memory.entities.size === 0) return memory;
  const plan = planOf(kind, next);
  const back = new Set(idsGone(kind, next, doc).map((id) => keyOf(plan, id)));
  const entities = new Map([...memory.entities].filter(([key]) => !back.has(key)));
  return entities.size === memory.entities.size ? memory : { ...memory, entities };
}

/** Of plans that go by one key the latest last; a plan that left before is remembered as it left now. */
function withPlan({ memory, file }: Account, plan: string, left: Left): Remembered['plans'] {
  const others = memory.plans.get(plan) ?? [];
  const isOther = (known: Left) => isOtherPlan(file.governance, acceptedOf(known), acceptedOf(left));
  return new Map(memory.plans).set(plan, [...others.filter(isOther), left]);
}

function isOtherPlan({ kind, settings }: Governance, doc: unknown, next: unknown): boolean {
  return kind.plans?.rotates(doc, next, settings.options) === true;
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
  if (!isOther && !isAnyGone(kind, doc, next)) return new Set(came);
  return new Set(kind.plans?.rotates(doc, next, settings.options) ? [''] : came);
}

function isAnyGone(kind: StateKind, doc: unknown, next: unknown): boolean {
  const ids = [...touchedEntities(kind, doc, next)].filter((id) => has(kind, doc, id));
  return !ids.every((id) => has(kind, next, id) && isAlike(kind, doc, next, id));
}

function isAdvanced(kind: StateKind, doc: unknown, id: string): boolean {
  if (kind.isNewOnReturn?.(doc, id)) return false;
  return Object.values(fieldsOf(kind, doc, id)).some(
    (field) => field.role === 'counter' || (field.role === 'done' && field.value === true),
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
    const known = planComesBack(account, doc, next, asks);
    if (known === undefined) return { from, cameBack: [] };
    // What it is judged against is also what its errors return to, so it has the names of the new one.
    return { from, cameBack: [], knownPlan: kind.followNames?.(known, known, next) ?? known };
  }
  return entitiesComeBack(account, from, doc, next, asks);
}

/**
 * The plan that comes back, as it was when it left: of those with its key the latest that it takes the place of no more than
 * any later version of it would. Where none is, what was done in one and is done now under a like title is no other item.
 */
function planComesBack(
  { memory, file: { governance } }: Account,
  doc: unknown,
  next: unknown,
  asks: ReadonlySet<string>,
): unknown {
  const { kind } = governance;
  const plan = planOf(kind, next);
  const lefts = (memory.plans.get(plan) ?? []).filter(({ isBehind }) => !isBehind || asks.size > 0);
  const back = lefts.findLast((left) => !isOtherPlan(governance, acceptedOf(left), next));
  if (back !== undefined) return asItWas(kind, back, next);
  const last = lefts.at(-1);
  if (last === undefined || planOf(kind, doc) !== plan) return last && asItWas(kind, last, next);
  const isBack = (left: Left, id: string) =>
    [acceptedOf(left), next].every((each) => isDoneIn(kind, each, id)) &&
    isAlike(kind, acceptedOf(left), next, id);
  const held = lefts.findLast((left) => [...kind.entities(next)].some((id) => isBack(left, id)));
  if (held === undefined) return undefined;
  const was = asItWas(kind, held, next);
  const others = [...kind.entities(was)].filter((id) => !isBack(held, id));
  return kind.graft(
    was,
    null,
    others.map((id) => subjectOf(id)),
  );
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
  const stoodIn = (id: string): unknown => {
    const left = memory.entities.get(keyOf(plan, id));
    if (left === undefined || has(kind, doc, id) || (left.isBehind && !asks.has(id))) return null;
    const was =
      left.isBehind && !sameRoles(kind, left.accepted, next, id) ? docOf(left.version) : left.accepted;
    if (!has(kind, was, id) || kind.isNewOnReturn?.(was, id)) return null;
    return left.isBehind && !isAlike(kind, was, next, id) ? null : was;
  };
  // To put back is dear where much comes back: once for each version that it left, not once for each of it.
  const back = groupBy(kind.entities(next), stoodIn);
  back.delete(null);
  let at = doc;
  for (const [was, ids] of back)
    at = kind.graft(
      at,
      was,
      ids.map((id) => subjectOf(id)),
    );
  return { from: withDoc(from, at), cameBack: [...back.values()].flat() };
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
