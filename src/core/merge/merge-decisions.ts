import { groupBy } from '../../formats/group.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { inAfter, type Location } from '../../formats/location.ts';
import { membersOf, same } from '../entity.ts';
import type { StateKind } from '../kind.ts';
import { subjectOf } from '../subject.ts';
import type { Ancestry, MergeFault } from './merge-faults.ts';
import { rightDocuments } from './merge-ground.ts';

/** What became of one field of an entity, or of an entity. */
export interface MergeChange {
  readonly name: string;
  readonly result: JsonValue | undefined;
  readonly sides: readonly (JsonValue | undefined)[];
}

/** What a merge did wrong to one entity, or by one choice of side: one decision is one finding. */
export interface MergeDecision {
  readonly type: MergeFault['type'];
  readonly subject: string;
  readonly extent: 'value' | 'entity' | 'side';
  readonly changes: readonly MergeChange[];
  readonly at: Location;
  readonly refuses: readonly string[];
  readonly right: readonly unknown[];
  readonly twin?: MergeFault['twin'];
}

/** So many entities at most are told one by one where a merge took the same side for all of them. */
const mostApart = 10;

/** The faults by what was decided: of a merge that is one side's version by that choice, else entity by entity. */
export function decisionsOf<Doc>(
  kind: StateKind<Doc>,
  ancestry: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
  isChoice: boolean,
): MergeDecision[] {
  // Each comes back by itself, under the key that is told.
  const twins = faults.filter(({ twin }) => twin !== undefined);
  const others = faults.filter(({ twin }) => twin === undefined);
  const byEntity = groupBy(others, ({ type, entity }) => JSON.stringify([type, entity])).values();
  const bySide = groupBy(byEntity, (group) => `${group[0]?.type} ${sideTaken(kind, ancestry, group)}`);
  const groups = [...bySide.values()].flatMap((each) =>
    isChoice || each.length > mostApart ? [each.flat()] : each,
  );
  return [...groups, ...twins.map((twin) => [twin])].map((group) => decisionOf(kind, ancestry, group));
}

/** The side whose values stand in the place of what was lost; none has what was made up. */
function sideTaken<Doc>(
  kind: StateKind<Doc>,
  { result, parents }: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
): number {
  return parents.findIndex((parent) => faults.every(({ subject }) => same(kind, parent, result, subject)));
}

function decisionOf<Doc>(
  kind: StateKind<Doc>,
  ancestry: Ancestry<Doc>,
  faults: readonly MergeFault<Doc>[],
): MergeDecision {
  const [first] = faults;
  const reach = reachOf(faults);
  const entity = reach.extent === 'side' ? undefined : kind.entity(ancestry.result, first?.entity ?? '');
  const twin = reach.extent === 'value' ? first?.twin : undefined;
  return {
    ...(twin === undefined ? {} : { twin }),
    type: first?.type ?? 'lost',
    ...reach,
    at: inAfter(entity?.pointer ?? '', entity?.part ?? ''),
    refuses: [...new Set(faults.map((fault) => fault.subject))],
    right: rightDocuments(kind, ancestry, faults),
  };
}

/** The narrowest subject that all faults are about, and what became of its parts. */
function reachOf(faults: readonly MergeFault[]): Pick<MergeDecision, 'extent' | 'subject' | 'changes'> {
  const byEntity = groupBy(faults, ({ entity }) => entity);
  const byField = groupBy(faults, ({ field, entity }) => field ?? entity);
  const [entity = ''] = byEntity.keys();
  if (byEntity.size > 1) return { extent: 'side', subject: subjectOf(''), changes: changesOf(byEntity) };
  const changes = changesOf(byField);
  if (byField.size > 1) return { extent: 'entity', subject: subjectOf(entity), changes };
  return { extent: 'value', subject: subjectOf(entity, faults[0]?.field), changes };
}

function changesOf(groups: ReadonlyMap<string, readonly MergeFault[]>): MergeChange[] {
  return [...groups].map(([name, faults]) => ({ name, ...valuesOf(faults) }));
}

/** Of a set the members at fault alone: the others would only hide them. */
function valuesOf(faults: readonly MergeFault[]): Pick<MergeChange, 'result' | 'sides'> {
  const [first] = faults;
  const members = faults.flatMap(({ member }) => member ?? []);
  if (members.length === 0) return { result: first?.result, sides: first?.sides ?? [] };
  const stands = membersOf(first?.result);
  const come = members.filter((member) => stands.has(member));
  const gone = members.filter((member) => !stands.has(member));
  return { result: come.length === 0 ? undefined : come, sides: [gone.length === 0 ? undefined : gone] };
}
