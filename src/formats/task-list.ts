import { leadingId } from './id-pattern.ts';
import type { JsonObject } from './json-value.ts';
import type { Limits } from './limits.ts';
import { type MarkdownStop, scanMarkdown } from './markdown-scan.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
import { type TaskDraft, taskValue } from './task-item.ts';
import { type TaskListBuilder, type TaskListOptions, taskListBuilder } from './task-list-builder.ts';
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
  { viewOf = () => asItIs, scans = new Map(), most = Number.POSITIVE_INFINITY }: TaskReading = {},
): ParsedText & { readonly read?: ReadTasks } {
  const { ids, ...layout } = options;
  const name = JSON.stringify(layout);
  const scan = scans.get(name) ?? scanTasks(source, limits, options);
  scans.set(name, scan);
  const { list, stop } = scan;
  const part = taskPlaces(source, list.places);
  if (stop !== undefined) return { value: undefined, faults: [faultOf(stop, limits)], source: part };
  const idOf = leadingId(ids);
  const view = viewOf(list.sections);
  const shared = earlier?.ids === ids && earlier.view === view ? earlier : undefined;
  const drafts = list.drafts.slice(0, most);
  let ahead = 0;
  const items = drafts.map((draft, place) => {
    const known = shared === undefined ? -1 : knownTask(shared, draft, place + ahead);
    if (known >= 0) ahead = known - place;
    return shared?.values[known] ?? view(taskValue(draft, idOf));
  });
  const value = { items, sections: list.sections, rows: list.rows };
  return {
    value,
    faults: [],
    source: part,
    read: { ids, view, drafts, values: items, text: source.text, scans },
  };
}

/** What else is known of how a text is read. */
interface TaskReading {
  readonly viewOf?: (sections: readonly JsonObject[]) => TaskView;
  /** What was seen in the same text by other identifiers, by how it is looked at. */
  readonly scans?: Map<string, TaskScan>;
  /** So many tasks are told at most. */
  readonly most?: number;
}

export interface TaskScan {
  readonly list: TaskListBuilder;
  readonly stop: MarkdownStop | undefined;
}

function scanTasks(
  source: SourceText,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
  options: TaskListOptions,
): TaskScan {
  const list = taskListBuilder(source, limits.maxValues, options);
  return { list, stop: scanMarkdown(source, list, limits.maxDepth) };
}

/** What a reader makes of each task. */
type TaskView = (task: JsonObject) => JsonObject;

const asItIs: TaskView = (task) => task;

/** What the tasks of a text said, for the next text. */
export interface ReadTasks {
  readonly ids: TaskListOptions['ids'];
  readonly view: TaskView;
  readonly drafts: readonly TaskDraft[];
  readonly values: readonly JsonObject[];
  /** The text itself, and what was seen in it. */
  readonly text: string;
  readonly scans: Map<string, TaskScan>;
}

/**
 * Where the earlier text has the same task; a negative number where it has none. Most follow the one that was found before, and
 * others are found by what follows their boxes.
 */
function knownTask(earlier: ReadTasks, draft: TaskDraft, next: number): number {
  const isThere = (place: number | undefined): place is number => {
    const old = place === undefined ? undefined : earlier.drafts[place];
    return old !== undefined && old.text === draft.text && isSame(old, draft);
  };
  if (isThere(next)) return next;
  const at = placesByText(earlier).get(draft.text);
  return isThere(at) ? at : -1;
}

const places = new WeakMap<ReadTasks, ReadonlyMap<string, number>>();

function placesByText(earlier: ReadTasks): ReadonlyMap<string, number> {
  const known = places.get(earlier) ?? new Map(earlier.drafts.map(({ text }, place) => [text, place]));
  places.set(earlier, known);
  return known;
}

/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export function asReadTasks(memory: unknown): ReadTasks | undefined {
  return typeof memory === 'object' && memory !== null && 'drafts' in memory
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
