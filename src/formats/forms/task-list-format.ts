import { editedValue } from '../edited-value.ts';
import { groupBy } from '../group.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json-value.ts';
import { defaultLimits } from '../limits.ts';
import { markdownSplices } from '../markdown-edit.ts';
import { markdownPieces } from '../markdown-pieces.ts';
import { onceFor } from '../once-for.ts';
import { asReadTasks, parseTaskList } from '../task-list.ts';
import type { TaskListOptions } from '../task-list-builder.ts';
import { valueAt } from '../value-at.ts';
import type { ValueEdit } from '../value-edit.ts';
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
    write: (text, edits) => applied(text, markdownSplices(text, edits, options)),
    gathered: wholeFields,
    isWhole: false,
    pieces: markdownPieces,
    isProse: true,
  };
}

/** A field of a task is written as a whole: what changes within one is put together. */
function wholeFields(value: JsonValue, edits: readonly ValueEdit[]): readonly ValueEdit[] {
  const inner = groupBy(
    edits.filter(({ pointer }) => fieldOf(pointer) !== undefined),
    ({ pointer }) => fieldOf(pointer) ?? '',
  );
  const fields = [...inner].flatMap(([pointer, own]): ValueEdit[] => {
    const edited = editedValue(value, own);
    const wanted = edited === undefined ? undefined : valueAt(edited, pointer);
    return wanted === undefined ? [...own] : [{ type: 'replace', pointer, value: wanted }];
  });
  return [...edits.filter(({ pointer }) => fieldOf(pointer) === undefined), ...fields];
}

/** The field that a pointer leads into, if it leads deeper. */
function fieldOf(pointer: string): string | undefined {
  return /^(\/items\/\d+\/[^/]+)\//.exec(pointer)?.[1];
}

/** The tasks without what only tells their places, or mirrors the mark. */
function tasksOf(value: JsonValue): JsonValue {
  const items = isJsonObject(value) && isJsonArray(value.items) ? value.items : [];
  return {
    items: items.filter(isJsonObject).map((item) => withoutPlace(item)),
  };
}

const withoutPlace = onceFor(({ done: _, parent: __, ...item }: JsonObject): JsonValue => item);
