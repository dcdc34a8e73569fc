import { expectedState } from '../expected-state.ts';
import type { TaskTree, TreeNode } from '../model.ts';
import { gainedChildren } from '../node-children.ts';
import { defaultTaskTreeOptions } from '../options.ts';
import { isStuck, leftmostOpenLeaf } from '../select.ts';
import { spellId } from './declaration.ts';
import type { Reading } from './reading.ts';
import { additions, fieldMismatches, readTransition } from './reading.ts';
import { applyRow, type RunnerFields, type TransitionRow, type TreeStep, transitionTable } from './step.ts';

/** What was inferred where nothing was declared. `fits` is false for the nearest of those that do not. */
export interface Explanation {
  readonly readings: readonly Reading[];
  readonly fits: boolean;
  /** The node the readings are about. */
  readonly node: TreeNode | undefined;
}

interface Candidate {
  readonly step: TreeStep;
  /** How many findings this explanation would leave, inner nodes aside. */
  readonly findings: number;
  /** A step that nobody could have taken explains nothing for free. */
  readonly isOnOpenLeaf: boolean;
  /** How far its counter is from the one found: of equally many findings, the nearer one says more. */
  readonly distance: number;
}

/**
 * Infers the step behind a transition (docs/kinds/task-tree.md, Where a step comes from, 5): every changed node with every row of the
 * table, at built-in settings. "Nothing changed" needs no step to explain it. Where none fits, the nearest
 * explanation is returned: fewest findings, then node order, then the nearest counter, then row.
 */
export function explain(before: TaskTree, after: TaskTree): Explanation {
  const options = defaultTaskTreeOptions;
  const nothing = readTransition(before, after, [], options);
  if (nothing.additions.length === 0 && nothing.mismatches.length === 0) {
    return { readings: [nothing], fits: true, node: undefined };
  }
  const standing = unexplained(before, after);
  const candidates = candidateSteps(standing, before);
  const fitting = candidates
    .filter((candidate) => candidate.findings === 0)
    .map((candidate) => readTransition(before, after, [candidate.step], options))
    .filter((reading) => reading.mismatches.length === 0);
  const node = (reading: Reading | undefined) => before.byId.get(reading?.steps[0]?.node ?? '');
  if (fitting.length > 0) return { readings: fitting, fits: true, node: node(fitting[0]) };
  const nearest = candidates.reduce<Candidate | undefined>(
    (best, candidate) => (best === undefined || isNearer(candidate, best) ? candidate : best),
    undefined,
  );
  // No step explains as much as one that nobody could have taken.
  const isIdle = nearest === undefined || (!nearest.isOnOpenLeaf && standing.total <= nearest.findings + 1);
  const reading = isIdle ? nothing : readTransition(before, after, [nearest.step], options);
  return { readings: [reading], fits: false, node: node(reading) ?? leftmostOpenLeaf(before) };
}

function isNearer(candidate: Candidate, best: Candidate): boolean {
  const [own, other] = [candidate, best].map(
    ({ findings, isOnOpenLeaf }) => findings + (isOnOpenLeaf ? 0 : 1),
  );
  if (own !== other) return (own ?? 0) < (other ?? 0);
  return candidate.step.node === best.step.node && candidate.distance < best.distance;
}

/** What stands unexplained where no step happened. */
interface Unexplained {
  readonly nodes: readonly TreeNode[];
  readonly gains: ReadonlySet<TreeNode>;
  readonly total: number;
  faultsOf(node: TreeNode, wanted?: RunnerFields): number;
}

function unexplained(before: TaskTree, after: TaskTree): Unexplained {
  const { fields: untouched, nodes: movable } = expectedState(before, after, []);
  const gains = new Set(additions(before, after, []).map((addition) => addition.node));
  const nodes = movable.filter((node) => after.byId.get(node.id) === node);
  const faultsOf = (node: TreeNode, wanted = untouched.get(node)) => ownFaults(before, node, wanted);
  const total = nodes.reduce((sum, node) => sum + faultsOf(node), gains.size);
  return { nodes, gains, total, faultsOf };
}

/** Every candidate node with every row, with the number of findings it would leave; in node order. */
function candidateSteps({ gains, nodes, faultsOf, total }: Unexplained, before: TaskTree): Candidate[] {
  return nodes.flatMap((node) => {
    const previous = before.byId.get(node.id);
    if (previous === undefined || !isCandidate(previous, node)) return [];
    return transitionTable.map((row) => {
      const { status, guard } = row;
      const wanted = applyRow(previous, node.maxAttempts, status, guard);
      const granted = status === 'decomposed' && gains.has(node) ? 1 : 0;
      const findings =
        total - faultsOf(node) + faultsOf(node, wanted) - granted + rowFaults(previous, node, row);
      const distance = Math.abs(node.attempts - wanted.attempts);
      const isOnOpenLeaf = !previous.passes && previous.children.length === 0;
      return { step: { node: node.id, status, guard }, findings, distance, isOnOpenLeaf };
    });
  });
}

/** Mismatches of one node; the derived mark of an inner node does not depend on which candidate is tried. */
function ownFaults(before: TaskTree, node: TreeNode, wanted: RunnerFields | undefined): number {
  if (wanted === undefined) return 0;
  const found = fieldMismatches(before.byId.get(node.id), node, wanted);
  return found.filter(({ field }) => node.children.length === 0 || field === 'attempts').length;
}

/** A node may have been stepped if its mark, its counter or its set of children differs. */
function isCandidate(before: TreeNode, after: TreeNode): boolean {
  const leafFlipped = before.passes !== after.passes && after.children.length === 0;
  return leafFlipped || before.attempts !== after.attempts || gainedChildren(before, after).length > 0;
}

/** Findings of `status`, `decompose-mode` and `stuck-node` for one row on one node. */
function rowFaults(before: TreeNode, after: TreeNode, row: TransitionRow): number {
  const gained = after.children.length > before.children.length;
  if (row.status === 'decomposed') return (gained ? 0 : 1) + (before.next === 'execute' ? 1 : 0);
  return (gained ? 1 : 0) + (isStuck(before) ? 1 : 0);
}

/** The rows of the table on one node, as sentences: what a legal step would have changed. */
export function legalMoves(node: TreeNode | undefined): string[] {
  if (node === undefined) return [];
  const quoted = spellId(node.id);
  return transitionTable.flatMap((row) => {
    if (row.status === 'decomposed' ? node.next === 'execute' : isStuck(node)) return [];
    const declaration = `node=${quoted} status=${row.status} guard=${row.guard}`;
    if (row.status === 'decomposed')
      return [`${declaration}: adds children to ${quoted}, all open with 0 attempts`];
    const next = applyRow(node, node.maxAttempts, row.status, row.guard);
    return [
      `${declaration}: passes ${node.passes} → ${next.passes}, attempts ${node.attempts} → ${next.attempts}`,
    ];
  });
}
