import { identity, judge } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import { doneEntities, isDoneIn, same } from '../../core/entity.ts';
import type { Finding } from '../../core/finding.ts';
import { grounded } from '../../core/merge/merge-steps.ts';
import { overlaps, subjectOf } from '../../core/subject.ts';
import { claimedBetween } from '../judge/judge-versions.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { withReturned } from './ground.ts';
import { aboutSame, changes, holdSame, isAbout } from './subjects.ts';
import { type Brought, type Change, isError, refusedBy } from './walk.ts';

/** An error of one parent, what of it others hold rightly, and those. */
interface Held {
  readonly error: OpenError;
  readonly subjects: readonly string[];
  readonly holders: readonly Account[];
}

/** Of each error what the merge leaves and another parent holds rightly, if it holds what made it right there, too. */
export async function heldElsewhere(
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

/**
 * Whether a merge that leaves what one parent was refused for, as another one holds it rightly, holds too what made it right there: an
 * archive, work, a reason. It does where the same step to the merge is refused no more, and where it is refused on that side, too: then
 * that came to it in other steps.
 */
async function isSupported(
  parent: Account,
  place: number,
  bases: readonly Account[],
  change: Change,
  { error, subjects, holders }: Held,
): Promise<boolean> {
  const { kind } = change.file.governance;
  const brought = await change.broughtTo(place);
  const next = docOf(change.after);
  const before = withReturned(kind, docOf(parent.version), error.ground, subjects);
  if (brought === undefined || next === null || before === null) return true;
  const isRefused = (from: unknown, to: unknown, more: Partial<Context>) =>
    stepOf(change, brought, from, to, { scope: 'step', ...more }).some(
      (finding) =>
        finding.ruleId === error.finding.ruleId &&
        refusedBy(finding).some((one) => subjects.some((other) => overlaps(one, other))),
    );
  const { touched } = brought;
  const standing = await workIn(brought, await brought.lost());
  for (const holder of holders) {
    const kept = holder.memory.kept.filter(({ archived, findings }) => {
      return archived.length > 0 && findings.some(({ refuses }) => aboutSame(refuses, subjects));
    });
    const archived = kept.flatMap((each) => each.archived);
    const still: string[] = [];
    for (const each of kept) if (await change.keeps(each)) still.push(...each.archived);
    if (!isRefused(before, next, { touched: standing, archived: still })) return true;
    const base = bases.map(({ version }) => docOf(version)).find((doc) => doc !== null) ?? before;
    if (isRefused(base, docOf(holder.version), { touched, archived })) return true;
  }
  return false;
}

/** What a merge that takes a mark from a side is refused for, since it leaves out the work, or the reason, with which it came. */
export async function unsupported(
  parents: readonly Account[],
  from: readonly (ReadVersion | null)[],
  bases: readonly (ReadVersion | null)[],
  change: Change,
): Promise<readonly Finding[]> {
  const { kind } = change.file.governance;
  const next = docOf(change.after);
  // What comes with its file is judged where it comes together.
  const base = bases.map(docOf).find((doc) => doc !== null);
  if (next === null || base === undefined) return [];
  const found: Finding[] = [];
  for (const [place, version] of from.entries()) {
    const doc = docOf(version);
    if (doc === null || doc === next) continue;
    const opened = [...doneEntities(kind, doc)].filter((id) => !isDoneIn(kind, next, id));
    if (opened.length === 0 && claimedBetween(kind, version, change.after).length === 0) continue;
    const brought = await change.broughtTo(place);
    if (brought === undefined) continue;
    const lost = await brought.lost('own');
    const step = async (before: unknown, after: unknown, gone: ReadonlySet<string>) =>
      stepOf(change, brought, before, after, { scope: 'merge', touched: await workIn(brought, gone) });
    for (const [other, { version: held }] of parents.entries()) {
      const side = docOf(held);
      if (other === place || side === null) continue;
      const subjects = opened
        .map((id) => subjectOf(id))
        .filter((one, at) => !isDoneIn(kind, side, opened[at] ?? '') && !same(kind, side, next, one));
      if (lost.size === 0 && subjects.length === 0) continue;
      const without = await step(doc, next, lost);
      if (without.length === 0) continue;
      // What made it legal is what the side's own step would be refused without, too.
      const known = new Set((await step(doc, kind.graft(next, side, subjects), none)).map(identity));
      const own = new Set((await step(base, kind.graft(side, next, subjects), lost)).map(identity));
      const owed = without.filter((finding) => !known.has(identity(finding)) && own.has(identity(finding)));
      found.push(...owed.map((finding) => grounded(finding, [doc], 0)));
    }
  }
  return found;
}

const none: ReadonlySet<string> = new Set();

/** The errors of a step with what the commits of the other sides say, for they stay in its history. */
function stepOf(
  { context, file }: Change,
  { messages }: Brought,
  from: unknown,
  to: unknown,
  more: Partial<Context>,
): readonly Finding[] {
  const { kind, settings } = file.governance;
  const { message } = context;
  const said = message === undefined ? {} : { message: [message, ...messages].join('\n\n') };
  return judge(kind, from, to, { ...context, ...said, ...more }, settings).findings.filter(isError);
}

/** What the merge itself changes counts as work as that of any commit does. */
async function workIn(brought: Brought, lost: ReadonlySet<string>): Promise<readonly string[]> {
  const standing = brought.touched.filter((path) => !lost.has(path));
  return [...new Set([...standing, ...(await brought.made())])];
}
