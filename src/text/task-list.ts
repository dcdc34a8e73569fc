import type { Limits } from '../core/limits.ts';
import { leadingId } from './id-pattern.ts';
import { type MarkdownStop, scanMarkdown } from './markdown-scan.ts';
import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
import { taskValue } from './task-item.ts';
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
): ParsedText {
  const { ids } = options;
  const list = taskListBuilder(source, limits.maxValues, options);
  const stop = scanMarkdown(source, list, limits.maxDepth);
  const part = taskPlaces(source, list.places);
  if (stop !== undefined) return { value: undefined, faults: [faultOf(stop, limits)], source: part };
  const idOf = leadingId(ids);
  const items = list.drafts.map((draft) => taskValue(draft, idOf));
  return { value: { items, sections: list.sections, rows: list.rows }, faults: [], source: part };
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
