import { splitSubject } from '../../core/subject.ts';
import { markCounts } from './child-counts.ts';
import { parentName } from './entity.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TreeNode } from './model.ts';

const structural: readonly (string | undefined)[] = ['passes', 'children', parentName];

/** Whether nothing of what goes back can change a derived mark; told without putting the tree together. */
export function isQuiet(facts: TaskTreeFacts, subjects: readonly string[]): boolean {
  const [only] = subjects;
  const fields = subjects.map(splitSubject);
  if (fields.every(({ field }) => field !== undefined && !structural.includes(field))) return true;
  const [first] = fields;
  if (only === undefined || fields.length > 1 || first?.field !== undefined) return false;
  const { entity = '' } = first ?? {};
  const [old, node] = [facts.before?.byId.get(entity), facts.after?.byId.get(entity)];
  if (old === undefined && node !== undefined) return goesQuietly(facts, node);
  return old !== undefined && node === undefined && returnsQuietly(facts, old);
}

/** Its parent stays open, since others of its children are. */
function goesQuietly(facts: TaskTreeFacts, { parent, passes, children }: TreeNode): boolean {
  if (parent === undefined || parent.passes || children.length > 0) return false;
  return markCounts(facts, parent).open - Number(!passes) > 0;
}

/** What passed returns below a node that passes, or that is open for the sake of others. */
function returnsQuietly(facts: TaskTreeFacts, old: TreeNode): boolean {
  if (!old.passes) return false;
  for (let at = old.parent; at !== undefined; at = at.parent) {
    const now = facts.after?.byId.get(at.id);
    if (now !== undefined) return now.children.length > 0 && (now.passes || markCounts(facts, now).open > 0);
    if (!at.passes) return false;
  }
  return false;
}
