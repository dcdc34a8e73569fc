import type { Context, Step } from '../../../engine/contract/context.ts';
import type { TaskTree } from '../model.ts';
import { leftmostOpenLeaf } from '../select.ts';
import { contradicts, type DeclarationFault, type DeclaredStep, parseDeclarations } from './declaration.ts';
import { replayLines } from './replay.ts';
import { iterationGrew } from './run-state.ts';
import { isGuard, isStatus, type StepSource, type TreeStep } from './step.ts';

/** What was declared about a transition. No `source`: nothing was. `idle`: a runner-internal error, nothing happened. */
export interface Declared {
  readonly source: Exclude<StepSource, 'inferred'> | undefined;
  readonly steps: readonly TreeStep[];
  readonly idle: boolean;
  readonly faults: readonly DeclarationFault[];
}

interface SourceReading {
  readonly source: Exclude<StepSource, 'inferred'>;
  readonly steps: readonly TreeStep[];
  readonly faults: readonly DeclarationFault[];
  readonly idle?: true;
}

/**
 * Reads all sources of a declared step (docs/kinds/task-tree.md, Where a step comes from). The first that has one
 * supplies it; one that says otherwise is a fault. Lines of the message are taken in either order.
 */
export function declaredSteps(
  before: TaskTree | null,
  after: TaskTree,
  context: Context,
  order: 'written' | 'reversed' = 'written',
): Declared {
  if (context.isUndeclared) return { source: undefined, steps: [], idle: false, faults: [] };
  const said = [fromFlags(context.steps ?? []), fromTrailers(context, order), fromSubject(context)];
  const steps = said.find((reading) => reading.steps.length > 0)?.steps ?? [];
  // A merge is no step: what a run state says is of the commit that made it grow.
  const readings = context.scope === 'merge' ? said : [...said, fromRunState(before, after, steps)];
  const present = readings.filter((reading) => reading.steps.length > 0 || reading.idle);
  const [first, ...rest] = present;
  const faults = readings.flatMap((reading) => reading.faults);
  if (first === undefined) return { source: undefined, steps: [], idle: false, faults };
  const disagreeing = rest
    .filter((reading) => !agrees(first, reading))
    .map((reading) => disagreement(first, reading));
  return {
    source: first.source,
    steps: first.steps,
    idle: first.idle ?? false,
    faults: [...faults, ...disagreeing],
  };
}

function fromFlags(steps: readonly Step[]): SourceReading {
  const valid: TreeStep[] = [];
  const faults: DeclarationFault[] = [];
  for (const { node, status, guard } of steps) {
    const text = stepText({ node, status, guard });
    if (!isStatus(status) || !isGuard(guard)) faults.push(faultOf('badValue', text));
    else if (contradicts(status, guard)) faults.push(faultOf('guardWithoutRun', text));
    else valid.push({ node, status, guard });
  }
  return { source: 'flags', steps: valid, faults };
}

function fromTrailers(
  { message = '', path, siblings, others }: Context,
  order: 'written' | 'reversed',
): SourceReading {
  const { steps, faults } = parseDeclarations(message);
  const isAlone = isOnly(path, siblings);
  const unaddressed = steps.filter((step) => step.tree === undefined);
  const ambiguous = isAlone ? [] : unaddressed;
  const own = steps.filter((step) => (step.tree === undefined ? isAlone : path === '' || step.tree === path));
  const strangers = steps.filter(
    ({ tree }) => tree !== undefined && tree !== path && others?.includes(tree) === false,
  );
  return {
    source: 'trailer',
    steps: (order === 'written' ? own : own.toReversed()).map(plainStep),
    faults: [...faults, ...ambiguous.map(noTree), ...strangers.map(unknownTree)],
  };
}

/** Whether no other tree is touched, so that what names none can only mean this one. */
function isOnly(path: string, siblings: readonly string[] = []): boolean {
  return !siblings.some((other) => other !== path);
}

function fromSubject({ message = '', path, siblings }: Context): SourceReading {
  const none: SourceReading = { source: 'subject', steps: [], faults: [] };
  const step = parseRunnerSubject(message);
  if (step === undefined) return none;
  const [text = ''] = message.split(/\r\n|\r|\n/, 1);
  const fault = (messageId: 'guardWithoutRun' | 'noTree') => ({ ...faultOf(messageId, text), line: 1 });
  if (contradicts(step.status, step.guard)) return { ...none, faults: [fault('guardWithoutRun')] };
  return isOnly(path, siblings) ? { ...none, steps: [step] } : { ...none, faults: [fault('noTree')] };
}

/** It knows the last step alone, on the node that the runner selects after the steps before it. */
function fromRunState(before: TaskTree | null, after: TaskTree, steps: readonly TreeStep[]): SourceReading {
  const none: SourceReading = { source: 'run-state', steps: [], faults: [] };
  const { runState } = after;
  if (!iterationGrew(before?.runState, runState)) return none;
  if (runState.lastSummary === null) return { ...none, idle: true };
  const { lastStatus: status, lastGuard: guard } = runState;
  const text = `last_status=${status} last_guard=${guard}`;
  if (!isStatus(status) || !isGuard(guard)) return { ...none, faults: [faultOf('runState', text)] };
  if (contradicts(status, guard)) return { ...none, faults: [faultOf('guardWithoutRun', text)] };
  const last = replayLines(before, after, steps).at(-1);
  const node = last?.leftmost ?? leftmostOpenLeaf(before)?.id;
  return before === null || node === undefined ? none : { ...none, steps: [{ node, status, guard }] };
}

/** Sources agree when they end in the same step: a run state knows only the last one. */
function agrees(first: SourceReading, other: SourceReading): boolean {
  const [a, b] = [first.steps.at(-1), other.steps.at(-1)];
  if (a === undefined || b === undefined) return a === b;
  return a.node === b.node && a.status === b.status && a.guard === b.guard;
}

function disagreement(first: SourceReading, other: SourceReading): DeclarationFault {
  return faultOf('disagreement', `${described(first)}, but ${described(other)}`);
}

function described({ source, steps }: SourceReading): string {
  const step = steps.at(-1);
  const text = step === undefined ? 'no step' : stepText(step);
  return `${source} says ${text}`;
}

function plainStep({ node, status, guard }: DeclaredStep): TreeStep {
  return { node, status, guard };
}

function noTree(step: DeclaredStep): DeclarationFault {
  const text = stepText(step);
  return { ...faultOf('noTree', text), line: step.line };
}

function unknownTree(step: DeclaredStep): DeclarationFault {
  return { ...faultOf('unknownTree', step.tree ?? ''), line: step.line };
}

function faultOf(messageId: DeclarationFault['messageId'], text: string): DeclarationFault {
  return { messageId, line: 0, text, detail: text };
}

function stepText({ node, status, guard }: Step): string {
  return `node=${node} status=${status} guard=${guard}`;
}

const subject =
  /^chore\(loop\): run (\S+) iter (\d+) node (.+) status=(done|retry|decomposed) guard=(pass|fail|skipped)$/;

/** The step in the commit subject of the reference runner, which has exactly one form (docs/kinds/task-tree.md, Where a step comes from, 3). */
function parseRunnerSubject(message: string): TreeStep | undefined {
  const [line = ''] = message.split(/\r\n|\r|\n/, 1);
  const [, , , node = '', status, guard] = subject.exec(line) ?? [];
  return isStatus(status) && isGuard(guard) ? { node, status, guard } : undefined;
}
