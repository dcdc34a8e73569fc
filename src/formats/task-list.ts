import type { JsonObject } from './json-value.ts';
import type { Limits } from './limits.ts';
import { stopFault } from './markdown-scan.ts';
import type { ParsedText } from './parsed-text.ts';
import { remembered } from './remembered.ts';
import type { SourceText } from './source.ts';
import { type Task, taskValue } from './task-item.ts';
import { taskPlaces } from './task-places.ts';
import { scanTasks, type TaskListOptions } from './task-scan.ts';

/**
 * The task-list items of a Markdown text with the headings above them, its title (its first heading, of the first level) and the rows of its tables:
 * `{ title, items, rows }`. What only changes the layout changes no value (docs/decisions/0029-text-formats.md).
 */
export function parseTaskList(
  source: SourceText,
  limits: Pick<Limits, 'maxDepth' | 'maxValues'>,
  options: TaskListOptions = {},
  memory?: unknown,
): ParsedText {
  const earlier = remembered<ReadTasks>(memory, 'tasks');
  const scan = scanTasks(source, limits, options);
  const { tasks, sections, rows, stop } = scan;
  const part = taskPlaces(source, scan);
  if (stop !== undefined) return { value: undefined, faults: [stopFault(stop, limits)], source: part };
  const known = earlier === undefined ? [] : knownValues(earlier, tasks);
  const items = tasks.map((task, at) => known[at] ?? taskValue(task));
  const [first] = sections;
  const title = first?.level === 1 ? { title: first.title } : {};
  const value = { ...title, items, rows: rows.map((row) => row.value) };
  return { value, faults: [], source: part, memory: { tasks, values: items } satisfies ReadTasks };
}

/**
 * The values that an earlier text had for tasks which say the same in the same place. Most follow the one that was found
 * before, and others are found by what follows their boxes.
 */
function knownValues(
  { tasks: before, values }: ReadTasks,
  tasks: readonly Task[],
): (JsonObject | undefined)[] {
  let places: ReadonlyMap<string, number> | undefined;
  let shift = 0;
  return tasks.map((task, at) => {
    if (isSame(before[at + shift], task)) return values[at + shift];
    places ??= new Map(before.map(({ text }, place) => [text, place]));
    const place = places.get(task.text) ?? -1;
    if (!isSame(before[place], task)) return undefined;
    shift = place - at;
    return values[place];
  });
}

function isSame(one: Task | undefined, other: Task): boolean {
  return (
    one !== undefined &&
    one.text === other.text &&
    one.box.mark === other.box.mark &&
    one.box.isOptional === other.box.isOptional &&
    one.parent === other.parent &&
    one.depth === other.depth &&
    isAlike(one.section, other.section) &&
    isAlike(one.more, other.more) &&
    one.details.length === other.details.length &&
    one.details.every(({ texts }, at) => isAlike(texts, other.details[at]?.texts ?? [])) &&
    one.heading === undefined &&
    other.heading === undefined
  );
}

function isAlike(one: readonly string[], other: readonly string[]): boolean {
  return one === other || (one.length === other.length && one.every((text, at) => text === other[at]));
}

/** What the tasks of a text said, for the next text. */
export interface ReadTasks {
  readonly tasks: readonly Task[];
  readonly values: readonly JsonObject[];
}
