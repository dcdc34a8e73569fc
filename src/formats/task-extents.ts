import { markdownLine } from './markdown-line.ts';
import { scanMarkdown } from './markdown-scan.ts';
import type { SourceText } from './source.ts';
import type { TaskDraft } from './task-item.ts';
import type { TaskListOptions } from './task-list-builder.ts';
import { type TaskListBuilder, taskListBuilder } from './task-list-builder.ts';
import type { PlacedTask } from './task-places.ts';

/** Which lines belong to a task; all of them count from 1. */
export interface TaskExtent {
  readonly draft: TaskDraft;
  readonly place: PlacedTask;
  readonly indent: number;
  /** The lines that continue its paragraph. */
  readonly more: readonly number[];
  /** The lines of each thing that stands below it and is no task. */
  readonly details: readonly (readonly number[])[];
  /** The last line of it and of everything below it. */
  readonly last: number;
}

export interface TaskExtents {
  readonly tasks: readonly TaskExtent[];
  readonly list: TaskListBuilder;
}

interface Growing {
  readonly more: number[];
  readonly details: number[][];
  last: number;
}

/** The lines of every task of a text; undefined where it is no task list. */
export function taskExtents(source: SourceText, options: TaskListOptions): TaskExtents | undefined {
  const list = taskListBuilder(source, Number.POSITIVE_INFINITY, options);
  const grown: Growing[] = [];
  const touch = (owner: number, line: number): void => {
    for (let at = owner; at >= 0; at = list.drafts[at]?.parent ?? -1) {
      const task = grown[at];
      if (task !== undefined) task.last = Math.max(task.last, line);
    }
  };
  /** What the next line would continue. */
  let open: number[] = [];
  const addDetail = (owner: number, line: number): void => {
    open = [line];
    grown[owner]?.details.push(open);
  };
  const stop = scanMarkdown(
    source,
    {
      ...list,
      heading(level, text, line) {
        list.heading(level, text, line);
        if (list.drafts.length > grown.length) grown.push({ more: [], details: [], last: line.number });
      },
      bullet(owner, line, at) {
        const own = list.bullet(owner, line, at);
        const before = grown[owner]?.details.length ?? 0;
        if (own >= grown.length) {
          open = [];
          grown.push({ more: open, details: [], last: line.number });
        } else if ((list.places.tasks[owner]?.details.length ?? 0) > before) addDetail(owner, line.number);
        touch(own, line.number);
        return own;
      },
      text(owner, line, continues) {
        list.text(owner, line, continues);
        if (owner >= 0 && continues) open.push(line.number);
        else if (owner >= 0) addDetail(owner, line.number);
        touch(owner, line.number);
      },
    },
    Number.POSITIVE_INFINITY,
  );
  if (stop !== undefined) return undefined;
  return { list, tasks: grown.flatMap((own, index) => extentOf(source, list, own, index)) };
}

function extentOf(source: SourceText, list: TaskListBuilder, own: Growing, index: number): TaskExtent[] {
  const [draft, place] = [list.drafts[index], list.places.tasks[index]];
  if (draft === undefined || place === undefined) return [];
  const { indent } = markdownLine(source.lineText(place.line) ?? '', place.line);
  const last = draft.heading === undefined ? hiddenEnd(source, own.last, indent) : own.last;
  return [{ ...own, draft, place, indent, last }];
}

/** Code and comments below a task are no text of it, but go with it. */
function hiddenEnd(source: SourceText, last: number, indent: number): number {
  let end = last;
  for (let number = last + 1; number <= source.lineCount; number++) {
    const line = markdownLine(source.lineText(number) ?? '', number);
    if (line.text === '') continue;
    if (line.indent <= indent) break;
    end = number;
  }
  return end;
}
