import { entriesOf, fieldOf, itemsOf } from '../../check/json-fields.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { sourceText } from '../../formats/source.ts';
import { parseYaml } from '../../formats/yaml.ts';
import { actionIn } from '../init/own-lines.ts';
import { workflowPath } from '../init/workflow.ts';
import type { TextFile } from './setup-files.ts';

/** A workflow that runs the gate, or mentions it and cannot be read. */
export interface GateWorkflow {
  readonly path: string;
  /** Why it cannot be read. */
  readonly fault?: string;
  /** What `on:` says of each event. */
  readonly triggers: ReadonlyMap<string, JsonValue>;
  readonly jobs: readonly GateJob[];
}

/** A job with the step that runs the gate. */
export interface GateJob {
  readonly name: string;
  readonly job: JsonValue;
  readonly step: JsonValue;
  /** What `uses:` says behind the `@`; undefined where the command line is run. */
  readonly pinned?: string;
  /** The job's own permissions, or else the workflow's. */
  readonly permissions: JsonValue;
  /** The step that checks out, if one does. */
  readonly checkout?: JsonValue;
}

/** The workflows that run the gate, as the Action or on the command line. */
export function gateWorkflows(files: readonly TextFile[]): GateWorkflow[] {
  const copy = actionIn(files.find(({ path }) => path === workflowPath)?.text);
  return files.flatMap(({ path, text }): GateWorkflow[] => {
    // Cheaper than to parse every workflow, and none that runs the gate is without one of the words.
    if (!/stateward/i.test(text) && (copy === undefined || !text.includes(copy))) return [];
    const { value = null, faults } = parseYaml(sourceText(text), defaultLimits);
    const [fault] = faults;
    if (fault !== undefined)
      return [{ path, fault: `line ${fault.span.line}: ${fault.message}`, triggers: new Map(), jobs: [] }];
    const jobs = entriesOf(fieldOf(value, 'jobs')).flatMap(([name, job]) => gateJobs(name, job, value, copy));
    return jobs.length === 0 ? [] : [{ path, triggers: triggersOf(fieldOf(value, 'on')), jobs }];
  });
}

function gateJobs(name: string, job: JsonValue, workflow: JsonValue, copy: string | undefined): GateJob[] {
  const steps = itemsOf(fieldOf(job, 'steps'));
  const permissions = fieldOf(job, 'permissions') ?? fieldOf(workflow, 'permissions');
  const checkout = steps.find((step) => textOf(step, 'uses').startsWith('actions/checkout@'));
  return steps
    .filter((step) => runsGate(step) || (copy !== undefined && textOf(step, 'uses').startsWith(`${copy}@`)))
    .map((step) => {
      const uses = textOf(step, 'uses');
      const pinned = uses.includes('@') ? { pinned: uses.slice(uses.indexOf('@') + 1) } : {};
      return { name, job, step, permissions, ...pinned, ...(checkout === undefined ? {} : { checkout }) };
    });
}

function runsGate(step: JsonValue): boolean {
  const uses = textOf(step, 'uses');
  const isAction = /(^|\/)stateward(\/[^@]*)?@/i.test(uses) || /^\.\/(.*\/)?stateward\/?$/i.test(uses);
  return (
    isAction ||
    /(^|[\s/;&|(])stateward(@\S+)?\s+(check|hook)\b|stateward\/dist\/cli\.js/m.test(textOf(step, 'run'))
  );
}

/** `on:` is a name, a list of names, or a mapping. */
function triggersOf(on: JsonValue): ReadonlyMap<string, JsonValue> {
  if (typeof on === 'string') return new Map([[on, null]]);
  const names = itemsOf(on).filter((name) => typeof name === 'string');
  return new Map([...names.map((name) => [name, null] as const), ...entriesOf(on)]);
}

export function textOf(value: JsonValue, ...keys: readonly string[]): string {
  const found = fieldOf(value, ...keys);
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? String(found)
    : '';
}
