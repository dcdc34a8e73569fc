import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json-value.ts';
import { defaultLimits } from '../limits.ts';
import { markdownPieces } from '../markdown-pieces.ts';
import { onceFor } from '../once-for.ts';
import { taskSplices } from '../task-edit.ts';
import { asReadTasks, parseTaskList } from '../task-list.ts';
import type { TaskListOptions } from '../task-scan.ts';
import { applied, type WrittenFormat } from './written-format.ts';

export function taskListFormat(options: TaskListOptions): WrittenFormat {
  return {
    read: (source, earlier, last = earlier) => {
      const known = asReadTasks(earlier);
      // What the kind saw in this text is not looked for again.
      const seen = known?.text === source.text ? { scans: known.scans } : {};
      const { value, faults, read } = parseTaskList(source, defaultLimits, options, asReadTasks(last), seen);
      return { value: value === undefined ? undefined : tasksOf(value), faults, memory: read };
    },
    write: (text, edits) => applied(text, taskSplices(text, edits, options)),
    isWhole: false,
    pieces: markdownPieces,
    isProse: true,
  };
}

/** The tasks with their depths, and without what tells their places. */
function tasksOf(value: JsonValue): JsonValue {
  const items = isJsonObject(value) && isJsonArray(value.items) ? value.items : [];
  const depths: number[] = [];
  for (const { parent } of items.filter(isJsonObject))
    depths.push(typeof parent === 'number' ? (depths[parent] ?? 0) + 1 : 0);
  return { items: items.filter(isJsonObject).map((item, at) => placedAt(depths[at] ?? 0)(item)) };
}

/** One for each depth, so that what is shared by two versions stays one object. */
const placed = new Map<number, (item: JsonObject) => JsonValue>();

function placedAt(depth: number): (item: JsonObject) => JsonValue {
  const known =
    placed.get(depth) ?? onceFor(({ parent: _, ...item }: JsonObject): JsonValue => ({ ...item, depth }));
  placed.set(depth, known);
  return known;
}
