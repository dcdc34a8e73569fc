import { doneEntities, same } from '../../core/entity.ts';
import type { StateKind } from '../../core/kind.ts';
import { subjectOf } from '../../core/subject.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account } from './account.ts';
import { withDoc } from './ground.ts';
import { has, isAlike } from './subjects.ts';
import type { Change } from './walk.ts';

/** What comes done with the file, and what of it stays so; behind the base it is done, and begun anew, or come back, it was judged. */
export function bornDoneOf(
  kind: StateKind,
  { version, memory, bornDone }: Account,
  from: ReadVersion | null,
  after: ReadVersion | null,
): Pick<Account, 'bornDone'> {
  const isNew = version === null && from === null && memory.last === undefined;
  const doc = docOf(after);
  if (doc === null || (!isNew && bornDone === undefined)) return {};
  const done = doneEntities(kind, doc);
  return { bornDone: isNew ? done : new Set([...(bornDone ?? [])].filter((id) => done.has(id))) };
}

/**
 * Where no side had the file before, what one brought done with it nobody judged: it is taken as another side has it, so that
 * what the merge makes of it is a step of the merge, with the work that comes to that side.
 */
export function besideBornDone(
  parents: readonly Account[],
  own: readonly (ReadVersion | null)[],
  bases: readonly (ReadVersion | null)[],
  { context, file, after, touchedBeside }: Change,
) {
  const { kind, settings } = file.governance;
  let touched = context.touched;
  const isApart = docOf(after) !== null && bases.every((base) => docOf(base) === null);
  const from = own.map((version, side) => {
    const doc = docOf(version);
    const other = own.findIndex((each, place) => place !== side && docOf(each) !== null);
    const { bornDone = [] } = parents[side] ?? {};
    if (!isApart || doc === null || other < 0) return version;
    const ground = docOf(own[other]);
    // Of another plan, only what stands there under a like title is the same.
    const isOther = kind.plans?.rotates(ground, doc, settings.options) === true;
    const isThere = (id: string) => !isOther || (has(kind, ground, id) && isAlike(kind, ground, doc, id));
    const subjects = [...bornDone]
      .filter((id) => isThere(id) && !same(kind, doc, ground, subjectOf(id)))
      .map((id) => subjectOf(id));
    if (subjects.length === 0) return version;
    touched = touchedBeside(other);
    return withDoc(version, kind.graft(doc, ground, subjects));
  });
  return { from, context: touched === undefined ? context : { ...context, touched } };
}
