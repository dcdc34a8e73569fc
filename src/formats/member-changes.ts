import { addTo } from './group.ts';
import type { JsonValue } from './json-value.ts';
import type { ContainerEdits } from './value-edit.ts';

/** An object or list in a text: its members in their order, an object's with their keys. */
export interface Container<Member extends { readonly key: string | undefined }> {
  readonly isList: boolean;
  readonly members: readonly Member[];
}

type AnyContainer = Container<{ readonly key: string | undefined }>;

/** What comes into a container: a value, of that key in an object, or a member that stands in it already. */
export type NewMember = { readonly key: string; readonly value: JsonValue } | { readonly moved: number };

/** Edits of a container by the places of its members. */
export interface MemberChanges {
  readonly gone: ReadonlySet<number>;
  /** By the index of the member before which it comes; the number of members stands for the end. */
  readonly incoming: readonly (readonly [number, readonly NewMember[]])[];
  readonly replaced: readonly (readonly [number, JsonValue])[];
}

/** Looks up which members are meant; undefined where one is not there. Of repeated keys the last one has the value. */
export function memberChanges(container: AnyContainer, edits: ContainerEdits): MemberChanges | undefined {
  const places = placesIn(container);
  const gone = [...edits.gone].map(places);
  const doubled = [...edits.single].flatMap((token) => places(token).slice(0, -1));
  const replaced = [...edits.replaced].map(([token, value]) => [places(token).at(-1) ?? -1, value] as const);
  if (gone.some(({ length }) => length === 0) || replaced.some(([at]) => at < 0)) return undefined;
  const coming = new Map<number, NewMember[]>();
  for (const { place = 0, behind, token, source } of edits.incoming) {
    const at = container.isList ? Math.min(place, container.members.length) : behindOf(container, behind);
    const from = 'moved' in source ? places(source.moved)[0] : undefined;
    if (('moved' in source && from === undefined) || Number.isNaN(at)) return undefined;
    const member = 'value' in source ? { key: token, value: source.value } : { moved: from ?? 0 };
    addTo(coming, at, member);
  }
  const incoming = [...coming].sort(([left], [right]) => left - right);
  return { gone: new Set([...gone.flat(), ...doubled]), incoming, replaced };
}

/** A run of members that go: its ends, and what stands before and behind it. */
export interface GoneRun<Member> {
  readonly before: Member | undefined;
  readonly start: Member;
  readonly end: Member;
  readonly behind: Member | undefined;
}

export function goneRuns<Member>(members: readonly Member[], gone: ReadonlySet<number>): GoneRun<Member>[] {
  return members.flatMap((start, first) => {
    if (!gone.has(first) || gone.has(first - 1)) return [];
    let next = first + 1;
    while (gone.has(next)) next += 1;
    return [{ before: members[first - 1], start, end: members[next - 1] ?? start, behind: members[next] }];
  });
}

function placesIn({ isList, members }: AnyContainer): (token: string) => number[] {
  if (isList)
    return (token) => (/^\d+$/.test(token) && Number(token) < members.length ? [Number(token)] : []);
  return (token) => members.flatMap(({ key }, index) => (key === token ? [index] : []));
}

function behindOf({ members }: AnyContainer, behind: string | null | undefined): number {
  if (behind === null) return 0;
  const at = behind === undefined ? -1 : members.findLastIndex(({ key }) => key === behind);
  return at < 0 ? members.length : at + 1;
}
