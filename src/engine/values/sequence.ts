/** Members of a list as a set: those that are said again are told apart by how often they were said before. */
export function numbered(members: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return members.map((member) => {
    const count = (counts.get(member) ?? 0) + 1;
    counts.set(member, count);
    return count === 1 ? member : `${member} (${count})`;
  });
}

export function countsOf(members: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const member of members) counts.set(member, (counts.get(member) ?? 0) + 1);
  return counts;
}
