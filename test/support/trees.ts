import { defaultLimits } from '../../src/formats/limits.ts';
import {
  checkTransition,
  type Finding,
  type Report,
  type Step,
  type TaskNode,
  type TransitionInput,
} from '../../src/index.ts';
import { taskTree } from '../../src/kinds/task-tree/index.ts';
import type { TaskTree } from '../../src/kinds/task-tree/model.ts';

/** A version as a test writes it: a tree is committed as pretty JSON, a text or bytes as they are. */
export type Version = TaskNode | string | Uint8Array | null;

/** A transition to judge; `message` is short for `context.message`. */
export interface Transition extends Omit<TransitionInput<'task-tree'>, 'kind' | 'before' | 'after'> {
  readonly before: Version;
  readonly after: Version;
  readonly message?: string;
}

export type Row = readonly [ruleId: string, subject: string, message: string];

/** An open leaf in execute mode with three attempts, but for the given fields. */
export function node(id: string, fields: Partial<Omit<TaskNode, 'id'>> = {}): TaskNode {
  return {
    id,
    order: 0,
    title: `Title of ${id}`,
    goal: `Goal of ${id}`,
    acceptance: [`${id} works`],
    next: 'execute',
    passes: false,
    attempts: 0,
    max_attempts: 3,
    children: [],
    ...fields,
  };
}

/** A leaf that passed. */
export function passed(id: string, fields: Partial<Omit<TaskNode, 'id'>> = {}): TaskNode {
  return node(id, { passes: true, ...fields });
}

/** An inner node in decompose mode; it passes when all its children do. */
export function inner(
  id: string,
  children: readonly TaskNode[],
  fields: Partial<Omit<TaskNode, 'id'>> = {},
): TaskNode {
  const passes = children.length > 0 && children.every((child) => child.passes);
  return node(id, { next: 'decompose', passes, children, ...fields });
}

/** The inner node `root` over the given children. */
export function tree(...children: readonly TaskNode[]): TaskNode {
  return inner('root', children);
}

export function done(id: string, guard: 'pass' | 'fail' | 'skipped' = 'pass'): Step {
  return { node: id, status: 'done', guard };
}

export function retry(id: string): Step {
  return { node: id, status: 'retry', guard: 'skipped' };
}

export function decomposed(id: string): Step {
  return { node: id, status: 'decomposed', guard: 'skipped' };
}

export function replan(id: string): Step {
  return { node: id, status: 'replan', guard: 'skipped' };
}

/** The commit message that declares these steps. */
export function declaring(...steps: readonly Step[]): string {
  const lines = steps.map(
    ({ node: id, status, guard }) => `Agent-Step: node=${id} status=${status} guard=${guard}`,
  );
  return ['work on the tree', '', ...lines, ''].join('\n');
}

/** A version's text as the tests commit it: two spaces and a trailing newline. */
export function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function check({ before, after, message, context, ...rest }: Transition): Report {
  return checkTransition({
    kind: 'task-tree',
    ...rest,
    before: asContent(before),
    after: asContent(after),
    context: { ...context, ...(message === undefined ? {} : { message }) },
  });
}

/** Every finding of a transition, as [rule, subject, message], in the order of the report. */
export function judge(transition: Transition): Row[] {
  return rowsOf(check(transition));
}

export function rowsOf(report: Pick<Report, 'findings'>): Row[] {
  return report.findings.map(({ ruleId, subject, message }) => [ruleId, subject, message]);
}

/** The rules that found something, each as often as it did, sorted. */
export function ruleIds(transition: Transition): string[] {
  return judge(transition)
    .map(([ruleId]) => ruleId.replace('task-tree/', ''))
    .sort();
}

/** Looks at the findings of one rule only. */
export function findingsOf(ruleId: string, transition: Transition): Finding[] {
  return check(transition).findings.filter((finding) => finding.ruleId === ruleId);
}

/** The messages of one rule, in the order of the report. */
export function messagesOf(ruleId: string, transition: Transition): string[] {
  return findingsOf(ruleId, transition).map(({ message }) => message);
}

/** The only finding of one rule; fails the test where there is none, or another one. */
export function findingOf(ruleId: string, transition: Transition): Finding {
  const [finding, ...more] = findingsOf(ruleId, transition);
  if (finding === undefined || more.length > 0) {
    throw new Error(`expected one finding of ${ruleId}, found ${JSON.stringify(judge(transition), null, 2)}`);
  }
  return finding;
}

/** Where the value of a JSON pointer begins in the pretty JSON of a tree; found by marking that value. */
export function placeIn(value: TaskNode, pointer: string): { pointer: string; line: number; column: number } {
  const marker = '\u2042 here';
  const text = pretty(marked(value, pointer.split('/').slice(1), marker));
  const ahead = text.slice(0, text.indexOf(JSON.stringify(marker))).split('\n');
  return { pointer, line: ahead.length, column: (ahead.at(-1) ?? '').length + 1 };
}

/** The same tree with one node replaced by what `change` makes of it. */
export function changing(value: TaskNode, id: string, fields: Partial<TaskNode>): TaskNode {
  const children = value.children.map((child) => changing(child, id, fields));
  return value.id === id ? { ...value, children, ...fields } : { ...value, children };
}

/** The same tree with one field of a node set to something no type allows; `undefined` takes it out. */
export function breaking(value: TaskNode, id: string, fields: Readonly<Record<string, unknown>>): string {
  const broken = (at: TaskNode): unknown => {
    const children = at.children.map(broken);
    return at.id === id ? { ...at, children, ...fields } : { ...at, children };
  };
  return pretty(broken(value));
}

function marked(value: unknown, tokens: readonly string[], marker: string): unknown {
  const [token, ...rest] = tokens;
  if (token === undefined) return marker;
  if (Array.isArray(value)) {
    return value.map((member, index) => (String(index) === token ? marked(member, rest, marker) : member));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === token ? marked(member, rest, marker) : member,
    ]),
  );
}

function asContent(version: Version): string | Uint8Array | null {
  if (version === null || typeof version === 'string' || version instanceof Uint8Array) return version;
  return pretty(version);
}

/** The task tree's built-in settings, for tests that call the engine below the library. */
export const builtIn = { options: taskTree.options.defaults, rules: new Map() };

/** Reads a tree the way the engine does. */
export function readTree(value: TaskNode | null): TaskTree | null {
  if (value === null) return null;
  const reader = taskTree.read(taskTree.options.defaults, defaultLimits);
  reader.push('', new TextEncoder().encode(pretty(value)));
  return reader.end().doc;
}
