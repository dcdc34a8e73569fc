import { jsonCopy, jsonFault } from '../../engine/values/plain-json.ts';
import { done } from '../../engine/values/result.ts';
import type { RunState } from '../../kinds/event-log/run-state.ts';
import { type WorkspaceFiles, workspaceFiles } from './files.ts';
import type { RunMemory } from './memory.ts';
import type { Draft, Recording } from './recording.ts';
import { type Recorded, reasonOf, refused } from './result.ts';
import { eventSize } from './settings.ts';

/** What a tool gets besides its input. */
export interface ToolContext {
  /** Of the workspace; what its tier forbids is refused. */
  readonly files: WorkspaceFiles;
  /** Of this run alone. */
  readonly memory: RunMemory;
}

export interface StepPlace {
  readonly runId: string;
  readonly stepId: string;
  readonly memory: RunMemory;
}

/** Records a call of a tool around its work (14 to 22, 44, 46, 47). */
export async function recordToolCall<Input, Output>(
  recording: Recording,
  place: StepPlace,
  name: string,
  input: Input,
  work: (input: Input, context: ToolContext) => Output | Promise<Output>,
): Promise<Recorded<Output>> {
  const call: Call = { recording, place, name, id: '', begun: 0 };
  const begun = beginCall(call, input);
  if (!begun.ok) return begun;
  const badInput = recording.run(place.runId)?.tools.get(call.id)?.badInput;
  if (badInput !== undefined) return endFailed(call, 'INVALID_INPUT', `input of ${name}: ${badInput}`, '20');
  const safe = await recording.settled(['tool.called']);
  if (!safe.ok) return safe;
  const { options } = recording.settings;
  const tier = options.tools[name]?.tier ?? 'READ';
  const context = { files: workspaceFiles(recording.settings, tier), memory: place.memory };
  let output: Output;
  try {
    output = await work(begun.value, context);
  } catch (cause) {
    return endFailed(call, codeOf(cause), reasonOf(cause), invariantOf(cause));
  }
  return endReturned(call, output);
}

interface Call {
  readonly recording: Recording;
  readonly place: StepPlace;
  readonly name: string;
  id: string;
  begun: number;
}

/** Gives the input as it was recorded: what its owner does with it afterwards changes nothing. */
function beginCall<Input>(call: Call, input: Input): Recorded<Input> {
  const { recording, place } = call;
  const emitted = recording.emit(place.runId, () => {
    call.id = recording.settings.uuid();
    call.begun = recording.settings.clock().getTime();
    return done([{ type: 'tool.called', ...fieldsOf(call), input }]);
  });
  return emitted.ok ? done(jsonCopy(input)) : emitted;
}

function fieldsOf({ place, id, name }: Call) {
  return { step_id: place.stepId, tool_call_id: id, tool_name: name };
}

/** A clock that was set back takes no time (22). */
function durationOf({ begun, recording }: Call): number {
  return Math.max(0, recording.settings.clock().getTime() - begun);
}

async function endReturned<Output>(call: Call, output: Output): Promise<Recorded<Output>> {
  const fault = output === undefined ? undefined : jsonFault(output, eventSize);
  if (fault !== undefined) return endFailed(call, 'INVALID_OUTPUT', `output of ${call.name}: ${fault}`, '21');
  const emitted = emitEnd(call, { type: 'tool.returned', output });
  if (!emitted.ok) {
    const { rule, invariant, message } = emitted.error;
    const isOutput = rule === 'event-log/tool-output' || invariant === '40';
    return isOutput ? endFailed(call, 'INVALID_OUTPUT', message, '21') : emitted;
  }
  const safe = await call.recording.settled(['tool.returned']);
  return safe.ok ? done(output) : safe;
}

async function endFailed(
  call: Call,
  code: string,
  reason: string,
  invariant?: string,
): Promise<Recorded<never>> {
  const emitted = emitEnd(call, { type: 'tool.failed', reason, error_code: code });
  if (!emitted.ok) return emitted;
  const safe = await call.recording.settled(['tool.failed']);
  return safe.ok ? refused(code, reason, invariant) : safe;
}

function emitEnd(call: Call, { type, ...fields }: Draft): Recorded<null> {
  return call.recording.emit(call.place.runId, (run: RunState | undefined) => {
    const draft = { type, ...fieldsOf(call), ...fields, duration_ms: durationOf(call) };
    return isEnded(run, call) ? interruptedCall(call) : done([draft]);
  });
}

/** What interrupted the step has ended its calls already (16). */
function isEnded(run: RunState | undefined, { id }: Call): boolean {
  return run === undefined || run.tools.get(id)?.end !== undefined;
}

function interruptedCall({ name }: Call) {
  return refused('INTERRUPTED', `${name} was ended with its step before it returned`, '16');
}

/** Errors of Node and of harnesses carry a code; ours are not for others to use. */
function codeOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const isUsable =
    typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) && !code.startsWith('INVALID_');
  return isUsable ? code : 'TOOL_FAILED';
}

/** What the files of the workspace refused says which invariant it would have broken. */
function invariantOf(cause: unknown): string | undefined {
  const invariant = cause instanceof Error && 'invariant' in cause ? cause.invariant : undefined;
  return typeof invariant === 'string' ? invariant : undefined;
}
