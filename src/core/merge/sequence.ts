import type { JsonValue } from '../../formats/json-value.ts';
import { membersOf } from '../entity.ts';
import { atItsEnd } from '../three-way/merge-log.ts';

/** Members of a list as a set: those that are said again are told apart by how often they were said before. */
export function numbered(members: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return members.map((member) => {
    const count = (counts.get(member) ?? 0) + 1;
    counts.set(member, count);
    return count === 1 ? member : `${member} (${count})`;
  });
}

/** What a numbered member says. */
export function unnumbered(member: string): string {
  return member.replace(/ \(\d+\)$/, '');
}

/** The list that a numbered set was made of. */
export function sequenceOf(value: JsonValue | undefined): string[] {
  return [...membersOf(value)].map(unnumbered);
}

/** Whether all of one list stands in another one, in its order. */
export function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let next = 0;
  for (const member of whole) if (next < part.length && member === part[next]) next += 1;
  return next === part.length;
}

/** What a list has beside another one that stands in it. */
export function without(whole: readonly string[], part: readonly string[]): string[] {
  let next = 0;
  return whole.filter((member) => {
    const isPart = next < part.length && member === part[next];
    if (isPart) next += 1;
    return !isPart;
  });
}

export function countsOf(members: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const member of members) counts.set(member, (counts.get(member) ?? 0) + 1);
  return counts;
}

/** The stretches that were put into a list, or took the place of what stood there. */
export function sequenceDifference(before: readonly string[], after: readonly string[]): string[][] {
  return atItsEnd(before, after).map(({ after: { from, to } }) => after.slice(from, to));
}
