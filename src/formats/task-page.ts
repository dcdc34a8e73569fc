import { markdownLine } from './markdown-line.ts';
import { noLimits } from './markdown-scan.ts';
import type { SourceText } from './source.ts';
import { type LineChanges, noChanges } from './splice.ts';
import type { Task } from './task-item.ts';
import { scanTasks, type TaskListOptions, type TaskScan } from './task-scan.ts';

/** A page of tasks, and what changes in it. */
export interface TaskPage extends Pick<TaskScan, 'tasks' | 'sections' | 'rows'> {
  readonly source: SourceText;
  readonly changes: LineChanges;
  /** The sections that were not there. */
  readonly added: Set<string>;
}

/** Undefined for a text that is no page of tasks. */
export function taskPage(source: SourceText, options: TaskListOptions): TaskPage | undefined {
  const { stop, ...scan } = scanTasks(source, noLimits, options);
  if (stop !== undefined) return undefined;
  return { ...scan, source, changes: noChanges(), added: new Set() };
}

/** A change within a line; places count from 0. */
export function changeLine(
  { source, changes }: TaskPage,
  line: number,
  [from, to]: readonly [number, number],
  text: string,
): void {
  const start = source.lineStart(line);
  changes.within.push({ from: start + from, to: start + to, text });
}

/** The last line of what a task itself says. */
export function ownEnd({ line, more, details, heading }: Task): number {
  const below = details.at(-1);
  const labels = [...(heading?.labels.values() ?? [])].map((label) => label.line);
  return Math.max(line + more.length, below === undefined ? 0 : detailEnd(below), ...labels);
}

export function detailEnd({ line, texts }: Task['details'][number]): number {
  return line + texts.length - 1;
}

/** The last line of a task and all that stands below it. Code and comments are no text of it, but go with it. */
export function blockEnd({ source, tasks }: TaskPage, at: number, task: Task): number {
  let end = ownEnd(task);
  for (let [next, below] = [at + 1, tasks[at + 1]]; below && below.depth > task.depth; below = tasks[++next])
    end = Math.max(end, ownEnd(below));
  if (task.heading !== undefined) return end;
  const { indent } = markdownLine(source.lineText(task.line) ?? '', 0);
  for (let number = end + 1; number <= source.lineCount; number++) {
    const line = markdownLine(source.lineText(number) ?? '', number);
    if (line.text !== '' && line.indent <= indent) break;
    if (line.text !== '') end = number;
  }
  return end;
}
