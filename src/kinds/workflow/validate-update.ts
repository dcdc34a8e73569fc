import { distinct, runRules } from '../../engine/contract/check.ts';
import type { Context } from '../../engine/contract/context.ts';
import type { Finding } from '../../engine/contract/finding.ts';
import { isBytes } from '../../engine/values/plain-json.ts';
import { done, failed, type Result } from '../../engine/values/result.ts';
import { readJsonPart } from '../../formats/json-part.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { compareWorkflows } from './compare.ts';
import { codes, moveData, type WorkflowFacts } from './facts.ts';
import { graphRole } from './graph-paths.ts';
import type { GraphFile, NextMove, Workflow } from './model.ts';
import { allowedNext, effectiveNode } from './moves.ts';
import { movesText } from './moves-text.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { readGraph } from './read-graph.ts';
import { readState } from './read-state.ts';
import { rules } from './rules/index.generated.ts';

/** The text or the bytes of a file, or the value that it holds: of `workflow.md` its frontmatter. */
export type WorkflowSource = string | Uint8Array | object;

/** Why an update is refused; `details` is plain and JSON-safe. */
export interface WorkflowUpdateError {
  /** Of the runtime that the format was made for. */
  readonly code: (typeof codes)[keyof typeof codes];
  /** Names from → to where both can be read. */
  readonly message: string;
  /** `errors`, or `from`, `to`, `allowedNext`, `missing`; `others` where more is wrong. */
  readonly details: JsonObject;
}

export type WorkflowUpdateResult = Result<null, WorkflowUpdateError>;

/**
 * Judges one update of a run before it is persisted. Pure; bad input is a refusal, never an exception.
 *
 * @param previous the state before, null where the run is new
 * @param next the state as it would be written
 * @param graph the graph as it stood before the update
 * @returns null; or the first error by code — frontmatter, schema, transition, graph — with the data that a program needs to
 *   correct itself: `errors`, or `from`, `to` and `allowedNext`; what else is wrong stands in `details.others`
 */
export function validateWorkflowStateUpdate(
  previous: WorkflowSource | null,
  next: WorkflowSource,
  graph: WorkflowSource,
): WorkflowUpdateResult {
  const file = graphOf(graph);
  const after = workflowOf(next, file);
  if ('refused' in after) return refused([unreadable(after.refused, 'next')]);
  const before = previous === null ? null : workflowOf(previous, file);
  if (before !== null && 'refused' in before) return refused([unreadable(before.refused, 'previous')]);
  const errors = errorsBetween(before, after);
  return errors.length === 0 ? done(null) : refused(errors);
}

/** Where a run stands, as its two files say; nothing else is needed to restore it. */
export interface WorkflowState {
  /** The node that it stands at: the entry of the graph, where the file says none. */
  readonly currentNodeId: string;
  /** Each once, in their order. */
  readonly stepsCompleted: readonly string[];
  /** The moves that lead away from there, in the order of the graph. */
  readonly allowedNext: readonly NextMove[];
}

/**
 * Reads where a run stands. Pure; bad input is a refusal, never an exception.
 *
 * @param state the file of the run
 * @param graph the graph that it follows
 * @returns where it stands; or what is wrong with either, as of an update that changes nothing
 */
export function getWorkflowState(
  state: WorkflowSource,
  graph: WorkflowSource,
): Result<WorkflowState, WorkflowUpdateError> {
  const read = workflowOf(state, graphOf(graph));
  if ('refused' in read) return failed(unreadable(read.refused, 'next'));
  const [first] = errorsBetween(read, read);
  if (first !== undefined) return failed(first);
  const moves = read.graph?.graph;
  const message = 'there is no graph that can be followed';
  if (moves === undefined) return failed({ code: codes.graph, message, details: { errors: [] } });
  const currentNodeId = effectiveNode(read.state, moves);
  return done({
    currentNodeId,
    stepsCompleted: read.state.completed,
    allowedNext: allowedNext(moves, currentNodeId),
  });
}

function errorsBetween(before: Workflow | null, after: Workflow): WorkflowUpdateError[] {
  const factsIn = (scope: Context['scope'], earlier: Workflow | null) =>
    compareWorkflows(earlier, after, { scope, path: '' });
  const [step, shape] = [factsIn('step', before), factsIn('snapshot', null)];
  // Unlike the gate, which reports what a change brought, nothing is written that is wrong in any way.
  const findings = distinct([...findingsOf(step, 'step'), ...findingsOf(shape, 'snapshot')]);
  const standing = findings.some(({ data }) => data?.code === codes.transition) ? [] : standingNowhere(step);
  return [
    schemaError(findings, step),
    ...transitionErrors(findings),
    ...standing,
    graphError(findings),
  ].flatMap((error) => error ?? []);
}

function findingsOf(facts: WorkflowFacts, scope: Context['scope']): readonly Finding[] {
  const judged = runRules(rules, facts, { scope, path: '' }, new Map());
  return judged.findings.filter(({ severity }) => severity === 'error');
}

/** All errors of the schema are one refusal. */
function schemaError(
  findings: readonly Finding[],
  { move, after }: WorkflowFacts,
): WorkflowUpdateError | undefined {
  const own = findings.filter(({ data }) => data?.code === codes.schema);
  if (own.length === 0) return undefined;
  const isReadable = move !== undefined && after?.state.currentNodeId !== undefined;
  const moved = isReadable ? moveData(codes.schema, move) : {};
  const { code: _, ...known } = moved;
  const transition = isReadable ? `${move.from} → ${move.to}: ` : '';
  const said = own.map(({ message }) =>
    message.startsWith(transition) ? message.slice(transition.length) : message,
  );
  return {
    code: codes.schema,
    message: `${transition}${said.join('; ')}`,
    details: { errors: own.flatMap(errorsIn), ...known },
  };
}

/** The move, then what is no longer completed: one refusal, however many steps. */
function transitionErrors(findings: readonly Finding[]): WorkflowUpdateError[] {
  const own = findings.filter(({ data }) => data?.code === codes.transition);
  const groups = [
    own.filter(({ data }) => data?.missing === undefined),
    own.filter(({ data }) => data?.missing !== undefined),
  ];
  return groups.flatMap(([first, ...rest]) => {
    if (first?.data === undefined) return [];
    const message = [first, ...rest].map((each) => each.message).join('; ');
    const missing = [first, ...rest].flatMap(({ data }) => (isJsonArray(data?.missing) ? data.missing : []));
    const details = withoutCode(first.data);
    const own = missing.length === 0 ? details : { ...details, missing };
    return { code: codes.transition, message, details: own };
  });
}

function standingNowhere({ move }: WorkflowFacts): WorkflowUpdateError[] {
  if (move === undefined || move.graph.nodes.has(move.to)) return [];
  const { from, to, allowedNext } = move;
  const message = `Invalid transition: ${from} → ${to}: the graph has no node '${to}'; ${movesText(allowedNext)}`;
  return [{ code: codes.transition, message, details: withoutCode(moveData(codes.transition, move)) }];
}

function graphError(findings: readonly Finding[]): WorkflowUpdateError | undefined {
  const own = findings.filter(({ data }) => data?.code === codes.graph);
  if (own.length === 0) return undefined;
  const message = own.map((each) => each.message).join('; ');
  return { code: codes.graph, message, details: { errors: own.flatMap(errorsIn) } };
}

function errorsIn({ data }: Finding): readonly JsonValue[] {
  return isJsonArray(data?.errors) ? data.errors : [];
}

function withoutCode({ code: _, ...details }: JsonObject): JsonObject {
  return details;
}

function refused([first, ...others]: readonly WorkflowUpdateError[]): WorkflowUpdateResult {
  if (first === undefined) return done(null);
  if (others.length === 0) return failed(first);
  const also = others.map(({ code, message, details }) => ({ code, message, details }));
  return failed({ ...first, details: { ...first.details, others: also } });
}

/** The refusal of a version whose frontmatter cannot be read. */
export function unreadable(reasons: readonly Reason[], side: 'previous' | 'next'): WorkflowUpdateError {
  const version = side === 'next' ? 'the frontmatter' : 'the previous frontmatter';
  const message = `${version} cannot be read: ${reasons.map((reason) => reason.message).join('; ')}`;
  return { code: codes.frontmatter, message, details: { side, errors: [...reasons] } };
}

interface Reason {
  readonly [member: string]: JsonValue;
  readonly message: string;
}

function workflowOf(
  source: WorkflowSource,
  graph: GraphFile,
): Workflow | { readonly refused: readonly Reason[] } {
  if (!isText(source)) {
    const value = plainValue(source);
    if (!isJsonObject(value))
      return { refused: [{ message: 'the frontmatter must be a mapping of keys to values' }] };
    return { state: readState(value), graph, lookedFor: [] };
  }
  const { frontmatter, faults } = readFrontmatter(asBytes(source), defaultLimits);
  if (frontmatter !== undefined) return { state: readState(frontmatter), graph, lookedFor: [] };
  return {
    refused: faults.map(({ message, span: { line, column } }) => ({ message, line, column })),
  };
}

function graphOf(source: WorkflowSource): GraphFile {
  const read = isText(source) ? readJsonPart(graphRole, asBytes(source), defaultLimits) : undefined;
  const value = read === undefined ? plainValue(source) : read.value;
  const place = { part: graphRole, path: graphRole };
  const [fault] = read?.faults ?? [];
  if (fault !== undefined) {
    const unreadable = { reason: fault.message, span: fault.span };
    return { ...place, graph: undefined, unreadable, schemaErrors: [], integrityErrors: [] };
  }
  return { ...place, unreadable: undefined, ...readGraph(value ?? null) };
}

function isText(source: WorkflowSource): source is string | Uint8Array {
  return typeof source === 'string' || isBytes(source);
}

function asBytes(source: string | Uint8Array): Uint8Array {
  return typeof source === 'string' ? new TextEncoder().encode(source) : source;
}

/** A value as JSON has it, dates as text; undefined where it is none. */
function plainValue(value: unknown): JsonValue | undefined {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as JsonValue;
  } catch {
    return undefined;
  }
}
