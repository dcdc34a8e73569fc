import type { JsonLimits } from './limits.ts';
import type { MarkdownLine } from './markdown-line.ts';
import { scanMarkdown } from './markdown-scan.ts';
import type { TextFault } from './parsed.ts';
import type { SourceText } from './source.ts';
import { type Columns, columnsOf, rowValue } from './table-rows.ts';
import { boxAt, type Task, type TaskHeading } from './task-item.ts';
import { foldText } from './task-text.ts';

/** Which headings of a page are tasks: those with a box, and those with a line such as `**Status:** done` below. */
export interface HeadingItems {
  readonly boxes?: boolean;
  /** The names of such lines. */
  readonly labels?: readonly string[];
}

export interface TaskListOptions {
  /** Whether a box below another one is only a detail of that. */
  readonly outermost?: boolean;
  /** Which headings are tasks. */
  readonly headings?: HeadingItems;
}

/** A heading: where it stands, what it says, and what those above it and it say. */
interface Section {
  readonly line: number;
  readonly title: string;
  readonly level: number;
  readonly path: readonly string[];
}

/** A row of a table: which of its cells stands under which head, and what they say. */
export interface Row {
  readonly line: number;
  readonly columns: Columns;
  readonly value: { readonly section: readonly string[]; readonly cells: Readonly<Record<string, string>> };
}

/** Everything in a text that a task list tells, in order, with the lines where it stands. */
interface Found {
  readonly tasks: Task[];
  readonly sections: Section[];
  readonly rows: Row[];
}

export interface TaskScan extends Found {
  readonly stop: TextFault | undefined;
}

interface Scan extends Found {
  readonly boxes: boolean;
  readonly labels: readonly LabelPattern[];
  /** The headings around the current line. */
  readonly above: { readonly title: string; readonly level: number }[];
  /** The heading that labels belong to. */
  heading: TaskHeading | undefined;
  path: readonly string[];
  columns: Columns;
  /** What the next line may continue. */
  paragraph: string[];
  values: number;
}

/** How many values a task stands for, at least. */
const taskWeight = 10;

export function scanTasks(
  source: SourceText,
  limits: JsonLimits,
  { outermost = false, headings: { boxes = false, labels = [] } = {} }: TaskListOptions,
): TaskScan {
  const found: Found = { tasks: [], sections: [], rows: [] };
  const now = { above: [], heading: undefined, path: [], columns: new Map(), paragraph: [], values: 0 };
  const scan: Scan = { boxes, labels: labels.map(labelPattern), ...found, ...now };
  const stop = scanMarkdown(
    source,
    {
      count: () => scan.values,
      heading: (level, title, line) => takeHeading(scan, level, title, line),
      bullet: (owner, line, at) => takeBullet(scan, owner, line, at, outermost && owner >= 0),
      text(owner, line, continues) {
        if (owner < 0) takeLabel(scan, line, 0);
        else if (continues) scan.paragraph.push(line.text);
        else addDetail(scan, owner, line.text, line.number);
      },
      heads(cells) {
        scan.columns = columnsOf(cells);
      },
      row(cells, { number: line }) {
        const { path: section, columns } = scan;
        found.rows.push({ line, columns, value: { section, cells: rowValue(columns, cells) } });
        scan.values += columns.size + 2;
      },
    },
    limits,
  );
  return { ...found, tasks: labels.length === 0 ? found.tasks : withoutPlain(found.tasks), stop };
}

function takeHeading(scan: Scan, level: number, title: string, line: MarkdownLine): void {
  const { above, tasks, labels } = scan;
  while ((above.at(-1)?.level ?? 0) >= level) above.pop();
  const section = above.map((each) => each.title);
  const task = headingTask(level, title, line, section, scan.boxes);
  const hasBox = task?.heading?.hasBox === true;
  const own = foldText(hasBox ? task.text : title);
  // Without a box it may be one by what stands below.
  if (task !== undefined && (hasBox || labels.length > 0)) tasks.push(task);
  scan.heading = task?.heading;
  // The title of a page often says how far things are, and is no section of it.
  const isTitle = level === 1 && scan.sections.length === 0;
  scan.path = isTitle ? [] : [...section, own];
  scan.values += scan.path.length + (hasBox ? taskWeight : 0);
  if (!isTitle) above.push({ title: own, level });
  scan.sections.push({ line: line.number, title: own, level, path: scan.path });
}

/** The title of a page is no task, whatever stands below it, nor is a heading that is underlined: its text stands in lines above. */
function headingTask(
  level: number,
  title: string,
  { text, number, start }: MarkdownLine,
  section: readonly string[],
  boxes: boolean,
): Task | undefined {
  if (level < 2 || !text.startsWith('#')) return undefined;
  const at = title === '' ? text.length : text.indexOf(title, level);
  const found = boxes ? boxAt(text, at) : undefined;
  const box = found ?? { mark: ' ', isOptional: false, start: level, end: level, after: level };
  const heading = { level, hasBox: found !== undefined, labels: new Map() };
  const place = { line: number, start, text: text.slice(box.after, at + title.length) };
  return { box, ...place, more: [], details: [], section, parent: -1, depth: 0, heading };
}

function takeBullet(scan: Scan, owner: number, line: MarkdownLine, at: number, isDetail: boolean): number {
  const { tasks, path: section } = scan;
  const { text, number, start } = line;
  const box = isDetail ? undefined : boxAt(text, at);
  if (box === undefined) {
    if (owner < 0) takeLabel(scan, line, at);
    else if (at < text.length) addDetail(scan, owner, text.slice(at), number);
    return owner;
  }
  const more: string[] = [];
  const depth = owner < 0 ? 0 : (tasks[owner]?.depth ?? 0) + 1;
  const place = { line: number, start, text: text.slice(box.after) };
  tasks.push({ box, ...place, more, details: [], section, parent: owner, depth });
  scan.paragraph = more;
  scan.values += taskWeight;
  return tasks.length - 1;
}

function addDetail(scan: Scan, owner: number, text: string, line: number): void {
  scan.paragraph = [text];
  scan.tasks[owner]?.details.push({ line, texts: scan.paragraph });
  scan.values++;
}

interface LabelPattern {
  readonly name: string;
  readonly start: RegExp;
}

/** What `**Name:** text` begins with, with or without bold, and with the colon on either side of it. */
function labelPattern(name: string): LabelPattern {
  const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { name, start: new RegExp(`^[*_]{0,2}${own}[*_]{0,2} ?[:：][*_]{0,2}(?=$|\\s|[^\\s:])\\s*`, 'iu') };
}

/** Of several labels with one name the first counts. */
function takeLabel(scan: Scan, { text, number, start: indent }: MarkdownLine, at: number): void {
  const { labels, heading } = scan;
  const said = text.slice(at);
  const found = heading && labels.find(({ start }) => start.test(said));
  if (heading === undefined || found === undefined || heading.labels.has(found.name)) return;
  const length = found.start.exec(said)?.[0].length ?? 0;
  const rest = said.slice(length);
  const value = foldText(rest);
  scan.values += heading.hasBox || heading.labels.size > 0 ? 1 : taskWeight + 1;
  const start = indent + at + length;
  heading.labels.set(found.name, { value, line: number, start, length: rest.length });
}

/** Without headings that have neither box nor label. */
function withoutPlain(tasks: readonly Task[]): Task[] {
  const kept = tasks.filter(
    ({ heading }) => heading === undefined || heading.hasBox || heading.labels.size > 0,
  );
  const places = new Map<Task | undefined, number>(kept.map((task, at) => [task, at]));
  return kept.map((task) => ({ ...task, parent: places.get(tasks[task.parent]) ?? -1 }));
}
