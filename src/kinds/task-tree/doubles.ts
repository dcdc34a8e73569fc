import { subjectOf } from '../../core/subject.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TreeNode } from './model.ts';
import { occurrencesOf } from './occurrences.ts';

/**
 * The nodes of an id that have to go for its occurrence of that number to be none: all but the one that stands where the
 * id stood before, or the first.
 */
export function doublesFrom({ earlier, after }: TaskTreeFacts, id: string, occurrence: number): string[] {
  const nodes = after === null ? [] : occurrencesOf(after, id);
  const old = earlier?.byId.get(id);
  const kept = nodes.find((node) => old !== undefined && isSamePlace(node, old)) ?? nodes[0];
  const doubles = nodes.flatMap((node, index) => (node === kept ? [] : [subjectOf(`${id}~${index + 1}`)]));
  return doubles.slice(occurrence - 2);
}

function isSamePlace(node: TreeNode, old: TreeNode): boolean {
  return node.parent?.id === old.parent?.id && node.order === old.order && node.raw.title === old.raw.title;
}
