import type { Report } from '../../src/engine/contract/report.ts';
import { checkOne } from '../../src/engine/judge/check-transition.ts';
import type { JsonObject } from '../../src/formats/json-value.ts';
import { eventLog } from '../../src/kinds/event-log/index.ts';

/** An event as a test writes it: short names instead of UUIDs, the run `a` unless told; `seq` counts by itself. */
export type Told = JsonObject & { readonly type: string };

/** A UUID of version 4 for a short name; the same for the same name. */
export function uuid(name: string): string {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const hex = hash.toString(16).padStart(8, '0');
  return `${hex}-${hex.slice(0, 4)}-4${hex.slice(1, 4)}-8${hex.slice(2, 5)}-${hex}${hex.slice(0, 4)}`;
}

export const root = '/work/shop';

export const started = (fields: JsonObject = {}): Told => ({
  type: 'run.started',
  workspace_root: root,
  ...fields,
});
export const finished = (fields: JsonObject = {}): Told => ({ type: 'run.finished', ...fields });
export const failed = (fields: JsonObject = {}): Told => ({
  type: 'run.failed',
  reason: 'gave up',
  ...fields,
});

export const step = (id: string, phase = 'planner', fields: JsonObject = {}): Told => ({
  type: 'step.started',
  step_id: uuid(id),
  phase,
  ...fields,
});
export const done = (id: string, phase = 'planner', fields: JsonObject = {}): Told => ({
  ...step(id, phase, fields),
  type: 'step.finished',
});
export const broke = (id: string, phase = 'planner', fields: JsonObject = {}): Told => ({
  ...step(id, phase, fields),
  type: 'step.failed',
  reason: 'tests red',
});

export const called = (id: string, stepId = 's', fields: JsonObject = {}): Told => ({
  type: 'tool.called',
  step_id: uuid(stepId),
  tool_call_id: uuid(id),
  tool_name: 'read_file',
  ...fields,
});
export const returned = (id: string, stepId = 's', fields: JsonObject = {}): Told => ({
  ...called(id, stepId, fields),
  type: 'tool.returned',
});
export const toolFailed = (id: string, stepId = 's', fields: JsonObject = {}): Told => ({
  ...called(id, stepId),
  type: 'tool.failed',
  reason: 'no such file',
  ...fields,
});

export const asked = (id: string, stepId = 's', fields: JsonObject = {}): Told => ({
  type: 'llm.requested',
  step_id: uuid(stepId),
  llm_call_id: uuid(id),
  ...fields,
});
export const answered = (id: string, stepId = 's', fields: JsonObject = {}): Told => ({
  ...asked(id, stepId, fields),
  type: 'llm.responded',
});

export const artifact = (id: string, stepId = 's', fields: JsonObject = {}): Told => ({
  type: 'artifact.created',
  step_id: uuid(stepId),
  artifact_id: uuid(id),
  artifact_type: 'file',
  path: `${root}/out/${id}.txt`,
  checksum: 'ab'.repeat(32),
  size_bytes: 3,
  ...fields,
});

/** Three phases, each with one step that succeeds; `within` happens in the first of them, in step `s`. */
export function wholeRun(...within: readonly Told[]): Told[] {
  return [
    started(),
    step('s'),
    ...within,
    done('s'),
    step('e', 'executor'),
    done('e', 'executor'),
    step('r', 'reviewer'),
    done('r', 'reviewer'),
    finished(),
  ];
}

/** The events as they stand in a file; `seq` counts within each run where it is not told. */
export function events(told: readonly JsonObject[]): JsonObject[] {
  const latest = new Map<string, number>();
  return told.map(({ type = '', run = 'a', seq, ...fields }) => {
    const name = String(run);
    const next = seq ?? (latest.get(name) ?? 0) + 1;
    if (typeof next === 'number') latest.set(name, next);
    return { type, run_id: uuid(name), seq: next, ...fields };
  });
}

export function asLog(told: readonly JsonObject[]): string {
  return events(told)
    .map((event) => `${JSON.stringify(event)}\n`)
    .join('');
}

export interface Change {
  readonly before?: readonly JsonObject[] | string | null;
  readonly after: readonly JsonObject[] | string;
  readonly options?: JsonObject;
  readonly net?: boolean;
}

export function judge({ before = null, after, options = {}, net }: Change): Report {
  const text = (told: readonly JsonObject[] | string | null) =>
    typeof told === 'string' || told === null ? told : asLog(told);
  return checkOne(eventLog, {
    before: text(before),
    after: text(after),
    path: 'logs/events.jsonl',
    options,
    granularity: net === true ? 'squash' : 'commit',
    context: { message: 'Work', touched: [], prior: [] },
  });
}

/** Findings as `rule message`, without the name of the kind; warnings are marked. */
export function found(told: readonly JsonObject[] | string, options: JsonObject = {}): string[] {
  return saidOf(judge({ after: told, options }));
}

export function saidOf({ findings }: Report): string[] {
  return findings.map(
    ({ ruleId, messageId, severity }) =>
      `${severity === 'error' ? '' : `${severity} `}${ruleId.replace('event-log/', '')} ${messageId}`,
  );
}
