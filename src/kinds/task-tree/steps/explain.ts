import { expectedState } from '../expected-state.ts';
import type { Reading } from '../facts.ts';
import type { TaskTree, TreeNode } from '../model.ts';
import { defaultTaskTreeOptions } from '../options.ts';
import { isStuck, leftmostOpenLeaf } from '../select.ts';
import { additions, fieldMismatches, gainedChildren, readTransition } from './reading.ts';
import { applyRow, type TransitionRow, type TreeStep, transitionTable } from './step.ts';

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
  /** How far its counter is from the one found: of equally many findings, the nearer one says more. */
  readonly distance: number;
}

/**
 * Infers the step behind a transition (formats.md §1, source 5): every changed node with every row of the
 * table, at built-in settings. "Nothing changed" needs no step to explain it. Where none fits, the nearest
 * explanation is returned: fewest findings, then the nearest counter, then node order and row.
 */
export function explain(before: TaskTree, after: TaskTree): Explanation {
  const options = defaultTaskTreeOptions;
  const nothing = readTransition(before, after, [], options);
  if (nothing.additions.length === 0 && nothing.mismatches.length === 0) {
    return { readings: [nothing], fits: true, node: undefined };
  }
  const candidates = candidateSteps(before, after);
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
  const reading = nearest === undefined ? nothing : readTransition(before, after, [nearest.step], options);
  return { readings: [reading], fits: false, node: node(reading) ?? leftmostOpenLeaf(before) };
}

function isNearer(candidate: Candidate, best: Candidate): boolean {
  if (candidate.findings !== best.findings) return candidate.findings < best.findings;
  return candidate.step.node === best.step.node && candidate.distance < best.distance;
}

/** Every candidate node with every row, with the number of findings it would leave; in node order. */
function candidateSteps(before: TaskTree, after: TaskTree): Candidate[] {
  const untouched = expectedState(before, after, []);
  const own = (node: TreeNode, fields = untouched.fields.get(node)) =>
    fields === undefined ? 0 : fieldMismatches(node, fields).length;
  const gains = additions(before, after, []);
  const gaining = new Set(gains.map((addition) => addition.node));
  const leaves = after.nodes.reduce((sum, node) => sum + (node.children.length === 0 ? own(node) : 0), 0);
  const inner = after.nodes.reduce(
    (sum, node) => sum + (node.children.length > 0 ? countersOff(node, untouched) : 0),
    0,
  );
  const total = leaves + inner + gains.length;
  const candidates = after.nodes.filter(
    (node) => after.byId.get(node.id) === node && isCandidate(before.byId.get(node.id), node),
  );
  return candidates.flatMap((node) => {
    const previous = before.byId.get(node.id);
    if (previous === undefined) return [];
    const isLeaf = node.children.length === 0;
    const mine = isLeaf ? own(node) : countersOff(node, untouched);
    return transitionTable.map((row) => {
      const wanted = applyRow(
        { passes: previous.passes, attempts: previous.attempts },
        node.maxAttempts,
        row.status,
        row.guard,
      );
      const left = isLeaf ? own(node, wanted) : Number(node.attempts !== wanted.attempts);
      const granted = row.status === 'decomposed' && gaining.has(node) ? 1 : 0;
      const findings = total - mine + left - granted + rowFaults(previous, node, row);
      const distance = Math.abs(node.attempts - wanted.attempts);
      return { step: { node: node.id, status: row.status, guard: row.guard }, findings, distance };
    });
  });
}

function countersOff(node: TreeNode, state: ReturnType<typeof expectedState>): number {
  return node.attempts === state.fields.get(node)?.attempts ? 0 : 1;
}

/** A node may have been stepped if its mark, its counter or its set of children differs. */
function isCandidate(before: TreeNode | undefined, after: TreeNode): boolean {
  if (before === undefined) return false;
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
  const quoted = /[\s"]/.test(node.id) ? JSON.stringify(node.id) : node.id;
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
