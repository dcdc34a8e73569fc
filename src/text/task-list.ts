import type { JsonObject } from '../core/json-value.ts';
import type { Limits } from '../core/limits.ts';
import { leadingId } from './id-pattern.ts';
import { type MarkdownStop, scanMarkdown } from './markdown-scan.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
import { type TaskDraft, taskValue } from './task-item.ts';
import { type TaskListOptions, taskListBuilder } from './task-list-builder.ts';
import { taskPlaces } from './task-places.ts';
import { type TextFault, textFault } from './text-fault.ts';

export const defaultTaskListOptions: TaskListOptions = { ids: ['{n}'] };

/**
 * The task-list items of a Markdown text with the headings above them, its headings and the rows of its tables:
 * `{ items, sections, rows }`. What only changes the layout changes no value (docs/decisions/0029-text-formats.md).
 */
export function parseTaskList(
  source: SourceText,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
  options: TaskListOptions = defaultTaskListOptions,
  earlier?: ReadTasks,
): ParsedText & { readonly read?: ReadTasks } {
  const { ids } = options;
  const list = taskListBuilder(source, limits.maxValues, options);
  const stop = scanMarkdown(source, list, limits.maxDepth);
  const part = taskPlaces(source, list.places);
  if (stop !== undefined) return { value: undefined, faults: [faultOf(stop, limits)], source: part };
  const idOf = leadingId(ids);
  const shared = earlier?.ids === ids ? earlier.tasks : undefined;
  const tasks: KnownTasks = new Map();
  const items = list.drafts.map((draft) => {
    const known = shared?.get(draft.text);
    const value = known !== undefined && isSame(known.draft, draft) ? known.value : taskValue(draft, idOf);
    tasks.set(draft.text, { draft, value });
    return value;
  });
  const value = { items, sections: list.sections, rows: list.rows };
  return { value, faults: [], source: part, read: { ids, tasks } };
}

type KnownTasks = Map<string, { readonly draft: TaskDraft; readonly value: JsonObject }>;

/** What the tasks of a text said, by what follows their boxes, for the next text. */
export interface ReadTasks {
  readonly ids: TaskListOptions['ids'];
  readonly tasks: Readonly<Pick<KnownTasks, 'get'>>;
}

/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export function asReadTasks(memory: unknown): ReadTasks | undefined {
  return typeof memory === 'object' && memory !== null && 'tasks' in memory
    ? (memory as ReadTasks)
    : undefined;
}

/** Whether two tasks that begin alike say the same in the same place. */
function isSame(left: TaskDraft, right: TaskDraft): boolean {
  const isAlike = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((text, at) => text === other[at]);
  return (
    left.box.mark === right.box.mark &&
    left.box.isOptional === right.box.isOptional &&
    left.parent === right.parent &&
    left.depth === right.depth &&
    isAlike(left.section, right.section) &&
    isAlike(left.more, right.more) &&
    left.details.length === right.details.length &&
    left.details.every((lines, at) => isAlike(lines, right.details[at] ?? [])) &&
    left.heading === undefined &&
    right.heading === undefined
  );
}

const conflict = 'conflict markers were committed: resolve the merge and commit the result';

function faultOf(
  { reason, line }: MarkdownStop,
  { maxDepth, maxValues }: Pick<Limits, 'maxDepth' | 'maxValues'>,
): TextFault {
  const { number, start, text } = line;
  const span = { line: number, column: start + 1, endLine: number, endColumn: start + text.length + 1 };
  if (reason === 'conflict-marker')
    return textFault(reason, conflict, { ...span, endColumn: Math.min(span.endColumn, 8) });
  if (reason === 'too-deep') return textFault(reason, `nested deeper than ${maxDepth} levels`, span);
  return textFault(reason, `holds more than ${maxValues} values`, span);
}
