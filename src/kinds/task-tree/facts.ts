import type { Context } from '../../engine/contract/context.ts';
import { type ProblemDetail, ruleOver } from '../../engine/contract/rule.ts';
import type { InvariantBreach } from './invariants.ts';
import type { TaskTree, TreeNode } from './model.ts';
import type { TaskTreeOptions } from './options.ts';
import type { DeclarationFault } from './steps/declaration.ts';
import type { LineOrder } from './steps/line-order.ts';
import type { Reading } from './steps/reading.ts';
import type { StepSource } from './steps/step.ts';

/** A node that both versions hold, by id, and that is another one or elsewhere. */
export interface NodePair {
  readonly before: TreeNode;
  readonly after: TreeNode;
  /** Fields of its own that differ, `children` aside; sorted. */
  readonly changed: readonly string[];
  /** Equal by value in all fields, children included. */
  readonly equal: boolean;
  readonly moved: boolean;
}

/** What `compare` found, for the rules to judge. */
export interface TaskTreeFacts {
  readonly scope: Context['scope'];
  readonly before: TaskTree | null;
  readonly after: TaskTree | null;
  /** The version before also where `before` is not compared, as in scope `snapshot`. */
  readonly earlier: TaskTree | null;
  readonly breaches: readonly InvariantBreach[];
  /** Sorted by id (code points). */
  readonly pairs: readonly NodePair[];
  readonly added: readonly TreeNode[];
  readonly removed: readonly TreeNode[];
  readonly source: StepSource;
  readonly faults: readonly DeclarationFault[];
  /** A finding counts if every reading has it. Empty where steps are not judged. */
  readonly readings: readonly Reading[];
  /** In which order several declared lines are legal; the reading is in that one. */
  readonly order: LineOrder;
  /** False where nothing was declared and no row of the table explains the transition: the nearest one stands. */
  readonly fits: boolean;
  /** For an inferred step that fits nothing: the legal moves from the previous version. */
  readonly legalMoves: readonly string[];
  readonly rotated: boolean;
  readonly guard: Context['guard'];
  /** Over a range: nodes that single commits of it turned done. */
  readonly flipped: ReadonlySet<string>;
  readonly options: TaskTreeOptions;
}

export const treeRule = ruleOver<TaskTreeFacts>();

/** A rule about the steps behind a transition, any number of which a message may declare. */
export const stepRule: typeof treeRule = (rule) => treeRule({ ...rule, awaitsMessage: true });

/** Leaves that turned `passes: true`; with `born`, new leaves that already pass count too. */
export function flippedLeaves(facts: TaskTreeFacts, born: 'with-born' | 'without-born'): TreeNode[] {
  return (facts.after?.nodes ?? []).filter((node) => {
    if (!node.passes || node.children.length > 0) return false;
    const before = facts.before?.byId.get(node.id);
    return before === undefined ? born === 'with-born' : !before.passes || facts.flipped.has(node.id);
  });
}

/** Whether a step lies behind the transition, declared or inferred. */
export function isStepped(facts: TaskTreeFacts): boolean {
  return facts.readings.length > 0 && facts.readings.every((reading) => reading.steps.length > 0);
}

/** Adds to a problem's data what an agent needs to choose a legal step, where none was declared. */
export function withLegalMoves(facts: TaskTreeFacts, detail: ProblemDetail): ProblemDetail {
  if (facts.source !== 'inferred' || facts.legalMoves.length === 0) return detail;
  return { ...detail, data: { ...detail.data, declared: false, legalMoves: facts.legalMoves } };
}
