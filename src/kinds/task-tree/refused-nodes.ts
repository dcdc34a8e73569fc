import { splitSubject, subjectOf } from '../../core/subject.ts';
import { markCounts } from './child-counts.ts';
import { followsChildren, marksUnchanged } from './derived-marks.ts';
import { parentName } from './entity.ts';
import { expectedState } from './expected-state.ts';
import type { TaskTreeFacts } from './facts.ts';
import { graftTree } from './graft.ts';
import type { TaskTree, TreeNode } from './model.ts';
import { markBack, type Refusal, withValues } from './refusal.ts';

/** A child that a node gained goes, or back to where it stood. */
export function gainedSubject({ before }: TaskTreeFacts, id: string): string {
  return before?.byId.has(id) === true ? subjectOf(id, parentName) : subjectOf(id);
}

/**
 * Nodes go back, with fields and places, and with them the derived marks that would be wrong then: what they have to be
 * is seen by putting the tree together.
 */
export function settled(facts: TaskTreeFacts, subjects: readonly string[]): Refusal {
  const { before, after } = facts;
  if (after === null || isQuiet(facts, subjects)) return { refuses: subjects };
  const [only = ''] = subjects;
  const { entity, field } = splitSubject(only);
  const node = subjects.length === 1 && field === 'passes' ? after.byId.get(entity) : undefined;
  if (node !== undefined) return markBack(facts, node);
  const put = graftTree(after, before, subjects);
  const marks = wrongMarks(facts, put, new Set(subjects.map((subject) => splitSubject(subject).entity)));
  if (marks.size === 0) return { refuses: subjects };
  // What comes back with another node brings its mark.
  const also = [...marks.keys()]
    .filter(({ id }) => after.byId.has(id))
    .map(({ id }) => subjectOf(id, 'passes'));
  const refuses = [...new Set([...subjects, ...also])];
  const isBefore = ([node, passes]: readonly [TreeNode, boolean]) =>
    (before?.byId.get(node.id)?.passes ?? false) === passes;
  if ([...marks].every(isBefore)) return { refuses };
  const values = new Map([...marks].map(([node, passes]) => [node, { passes }]));
  return { refuses, demanded: withValues(put, values) };
}

/** The derived marks of a tree that were right, or not there, in the new version and are wrong in it, with the right values. */
function wrongMarks(facts: TaskTreeFacts, put: TaskTree, ids: ReadonlySet<string>): Map<TreeNode, boolean> {
  const wanted = wantedIn(facts, put, ids);
  const marks = new Map<TreeNode, boolean>();
  if (wanted === undefined && facts.scope !== 'net') return marks;
  const wrong = wrongBefore(facts);
  for (const node of [...put.nodes].reverse()) {
    if (node.children.length === 0 || wrong.has(node.id)) continue;
    const children = node.children.map((child) => ({ ...child, passes: marks.get(child) ?? child.passes }));
    const now = { ...node, children };
    const isRight = followsChildren(now) || marksUnchanged(facts.before?.byId.get(node.id), now);
    const own = wanted?.get(node)?.passes;
    const right = own ?? children.every((child) => child.passes);
    // That a node which passed is no longer what it was is said of it as a whole.
    const hasPassed = facts.before?.byId.get(node.id)?.passes === true;
    if (!isRight && right !== node.passes && (right || !hasPassed)) marks.set(node, right);
  }
  return marks;
}

function wantedIn({ before, readings, scope }: TaskTreeFacts, put: TaskTree, ids: ReadonlySet<string>) {
  const [reading] = readings;
  if (scope === 'net' || reading?.expected === undefined) return undefined;
  return expectedState(
    before,
    put,
    reading.steps.filter(({ node }) => !ids.has(node)),
  ).fields;
}

/** Nodes whose derived mark is another error already. */
function wrongBefore({ scope, before, after, readings }: TaskTreeFacts): Set<string> {
  if (scope !== 'net')
    return new Set(
      readings.flatMap(({ mismatches }) =>
        mismatches.filter(({ field }) => field === 'passes').map(({ node }) => node.id),
      ),
    );
  const isWrong = (node: TreeNode) =>
    node.children.length > 0 && !followsChildren(node) && !marksUnchanged(before?.byId.get(node.id), node);
  return new Set((after?.nodes ?? []).filter(isWrong).map(({ id }) => id));
}

const structural: readonly (string | undefined)[] = ['passes', 'children', parentName];

/** Whether nothing of what goes back can change a derived mark; told without putting the tree together. */
function isQuiet(facts: TaskTreeFacts, subjects: readonly string[]): boolean {
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
