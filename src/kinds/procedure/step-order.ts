import type { GraphLink, GraphNode } from './model.ts';

/**
 * Steps in the order of the links that contain them (`sequence`) where all of these have one, else by "Step N" in
 * synthesis or name where all steps have one, else as they stand in the file.
 */
export function inOrder(steps: readonly GraphNode[], links: readonly GraphLink[]): GraphNode[] {
  const inFile = [...steps].sort((left, right) => indexOf(left) - indexOf(right));
  const sequences = sequencesOf(links);
  const bySequence = inFile.map(({ id }) => sequences.get(id));
  const byNumber = inFile.map(numberOf);
  const ranks = [bySequence, byNumber].find((list) => list.every((rank) => rank !== undefined));
  if (ranks === undefined) return inFile;
  const ranked = inFile.map((step, index) => ({ step, rank: ranks[index] ?? 0 }));
  return ranked.sort((left, right) => left.rank - right.rank).map(({ step }) => step);
}

function sequencesOf(links: readonly GraphLink[]): Map<string, number> {
  const sequences = new Map<string, number>();
  for (const { to, raw } of links)
    if (typeof raw.sequence === 'number' && !sequences.has(to)) sequences.set(to, raw.sequence);
  return sequences;
}

function numberOf({ raw, name }: GraphNode): number | undefined {
  const synthesis = typeof raw.synthesis === 'string' ? raw.synthesis : '';
  const found = /\bstep\s{0,3}(\d{1,9})\b/i;
  const number = found.exec(synthesis)?.[1] ?? found.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

function indexOf({ pointer }: GraphNode): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}
