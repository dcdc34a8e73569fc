import { type HeadingItems, headingItems } from './heading-items.ts';
import type { JsonObject } from './json-value.ts';
import type { MarkdownLine } from './markdown-line.ts';
import type { MarkdownHandler } from './markdown-scan.ts';
import type { SourceText } from './source.ts';
import type { Cell } from './table-rows.ts';
import { boxAt } from './task-box.ts';
import type { TaskDraft } from './task-item.ts';
import type { PlacedTask, TaskLines } from './task-places.ts';
import { cleanText, foldText } from './task-text.ts';

export interface TaskListOptions {
  /** Patterns of the identifiers that tasks begin with; see `leadingId`. */
  readonly ids: readonly string[];
  /** Whether a box below another one is only a detail of that. */
  readonly outermost?: boolean;
  /** Which headings are tasks. */
  readonly headings?: HeadingItems;
}

/** Takes what a scan shows, and holds what it makes of it. */
export interface TaskListBuilder extends MarkdownHandler {
  readonly drafts: readonly TaskDraft[];
  readonly sections: readonly JsonObject[];
  readonly rows: readonly JsonObject[];
  readonly places: TaskLines;
}

/** How many values a task stands for, at least. */
const taskWeight = 10;

export function taskListBuilder(
  source: SourceText,
  maxValues: number,
  { outermost = false, headings: wanted = {} }: TaskListOptions,
): TaskListBuilder {
  const headingOf = headingItems(source, wanted);
  const places = { tasks: [] as PlacedTask[], sectionLines: [] as number[], rowLines: [] as RowLine[] };
  const drafts: TaskDraft[] = [];
  const sections: JsonObject[] = [];
  const rows: JsonObject[] = [];
  const above: { readonly level: number; readonly title: string }[] = [];
  let path: readonly string[] = [];
  let columns: Columns = new Map();
  let paragraph: string[] = [];
  let values = 0;
  const addDetail = (owner: number, text: string, line: number): void => {
    paragraph = [text];
    drafts[owner]?.details.push(paragraph);
    places.tasks[owner]?.details.push(line);
    values++;
  };
  return {
    drafts,
    sections,
    rows,
    places,
    isFull: () => values > maxValues,
    heading(level, text, line) {
      const { number } = line;
      const found = headingOf(level, text, line);
      const { text: title } = cleanText(foldText(found?.heading.hasBox ? found.text : text));
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      if (found !== undefined) {
        const section = above.map((each) => each.title);
        drafts.push({ ...found, more: [], details: [], section, parent: -1, depth: 0 });
        places.tasks.push({ ...placeOf(line), box: found.box, details: [], labels: found.heading.labels });
        values += taskWeight + found.heading.labels.size;
      }
      above.push({ level, title });
      path = above.map((each) => each.title);
      sections.push({ title, level, path });
      places.sectionLines.push(number);
      values += path.length;
    },
    bullet(owner, line, at) {
      const box = outermost && owner >= 0 ? undefined : boxAt(line.text, at);
      if (box === undefined) {
        if (owner >= 0 && at < line.text.length) addDetail(owner, line.text.slice(at), line.number);
        return owner;
      }
      paragraph = [];
      const depth = owner < 0 ? 0 : (drafts[owner]?.depth ?? 0) + 1;
      const text = line.text.slice(box.after);
      drafts.push({ box, text, more: paragraph, details: [], section: path, parent: owner, depth });
      const { number, start, text: own } = line;
      places.tasks.push({ line: number, start, length: own.length, box, details: [] });
      values += taskWeight;
      return drafts.length - 1;
    },
    text(owner, { text, number }, continues) {
      if (owner < 0) return;
      if (continues) paragraph.push(text);
      else addDetail(owner, text, number);
    },
    heads(cells) {
      columns = columnsOf(cells);
    },
    row(cells, { number }) {
      rows.push({ section: path, cells: rowValue(columns, cells) });
      places.rowLines.push({ line: number, columns });
      values += columns.size + 2;
    },
  };
}

type Columns = ReadonlyMap<string, number>;
type RowLine = TaskLines['rowLines'][number];

function placeOf({ number, start, text }: MarkdownLine): Pick<PlacedTask, 'line' | 'start' | 'length'> {
  return { line: number, start, length: text.length };
}

/** The columns by name; one without a name, or with the name of one before, is left out. */
function columnsOf(heads: readonly Cell[]): Columns {
  const columns = new Map<string, number>();
  for (const [index, { text }] of heads.entries()) {
    const name = foldText(text);
    if (name !== '' && name !== '__proto__' && !columns.has(name)) columns.set(name, index);
  }
  return columns;
}

function rowValue(columns: Columns, cells: readonly Cell[]): JsonObject {
  return Object.fromEntries([...columns].map(([name, index]) => [name, cleanCell(cells[index]?.text ?? '')]));
}

/** Signs stay: in a table they may be all that says where a task stands. */
function cleanCell(text: string): string {
  const folded = foldText(text);
  return /^\*\*[^*]+\*\*$/.test(folded) ? folded.slice(2, -2).trim() : folded;
}
