import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { lineBreakOf } from './splice.ts';
import type { Task } from './task-item.ts';
import { changeLine, type TaskPage } from './task-page.ts';

/** Other texts behind the labels of a heading. */
export function changeLabels(page: TaskPage, { heading, line }: Task, wanted: JsonValue): boolean {
  if (heading === undefined || !isJsonObject(wanted)) return false;
  const { changes } = page;
  for (const [name, text] of Object.entries(wanted)) {
    const label = heading.labels.get(name);
    if (typeof text !== 'string') return false;
    if (label === undefined) changes.coming.push([line + 1, labelLine([name, text])]);
    else if (label.value !== text)
      changeLine(page, label.line, [label.start, label.start + label.length], text);
  }
  for (const [name, label] of heading.labels)
    if (!Object.hasOwn(wanted, name)) changes.gone.push([label.line, label.line]);
  return true;
}

function labelLine([name, text]: readonly [string, JsonValue]): string {
  return `- **${name}:** ${text}`;
}

/** A heading is a task no more: without its labels, or without its box. What stands below it stays. */
export function unmakeHeading(page: TaskPage, { heading, line, start, box, text }: Task): boolean {
  for (const label of heading?.labels.values() ?? []) page.changes.gone.push([label.line, label.line]);
  const end = box.after + Math.min(1, text.length);
  if (heading?.hasBox === true) changeLine(page, line, [start + box.start, start + end], '');
  return true;
}

/** A heading that is a task again: the one of its text that stands there without box or labels, else a new one at the end. */
export function makeHeading(page: TaskPage, value: JsonObject): boolean {
  const { source, tasks, sections, sectionLines, changes } = page;
  const { heading: level, labels, mark, text, section } = value;
  if (typeof level !== 'number' || typeof text !== 'string') return false;
  const box = typeof mark === 'string' ? `[${mark}] ` : '';
  const below = isJsonObject(labels) ? Object.entries(labels).map(labelLine) : [];
  const known = new Set(tasks.map(({ line }) => line));
  const line = sectionLines.find((each, index) => !known.has(each) && sections[index]?.title === text);
  if (line === undefined) {
    const lines = ['', `${'#'.repeat(level)} ${box}${text}`, '', ...below];
    changes.coming.push([source.lineCount + 1, lines.join(lineBreakOf(source.text))]);
    page.added.add(JSON.stringify([section ?? [], text].flat()));
    return true;
  }
  const start = /^\s*#+\s*/.exec(source.lineText(line) ?? '')?.[0].length ?? 0;
  changeLine(page, line, [start, start], box);
  for (const each of below) changes.coming.push([line + 1, each]);
  return true;
}
