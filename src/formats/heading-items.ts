import type { MarkdownLine } from './markdown-line.ts';
import { scanMarkdown } from './markdown-scan.ts';
import type { SourceText } from './source.ts';
import { boxAt, type TaskBox } from './task-box.ts';
import type { Label, TaskDraft, TaskHeading } from './task-item.ts';
import { cleanText, foldText } from './task-text.ts';

/** Which headings of a page are tasks: those with a box, and those with a line such as `**Status:** done` below. */
export interface HeadingItems {
  readonly boxes?: boolean;
  /** The names of such lines. */
  readonly labels?: readonly string[];
}

type Found = Pick<TaskDraft, 'box' | 'text'> & { readonly heading: TaskHeading };

/** Tells of a heading whether it is a task. The title of a page is none, whatever stands below it. */
export function headingItems(
  source: SourceText,
  { boxes = false, labels = [] }: HeadingItems,
): (level: number, text: string, line: MarkdownLine) => Found | undefined {
  const labelled =
    labels.length === 0 ? new Map<number, TaskHeading['labels']>() : labelsBelow(source, labels);
  return (level, title, { text, number }) => {
    // A heading that is underlined has its text in lines above.
    if (level < 2 || !text.startsWith('#')) return undefined;
    const at = title === '' ? text.length : text.indexOf(title, level);
    const box = boxes ? boxAt(text, at) : undefined;
    const own = labelled.get(number) ?? new Map<string, Label>();
    if (box === undefined && own.size === 0) return undefined;
    const from = box?.after ?? level;
    return {
      box: box ?? noBox(level),
      text: text.slice(from, at + title.length),
      heading: { level, hasBox: box !== undefined, labels: own },
    };
  };
}

function noBox(level: number): TaskBox {
  return { mark: ' ', isOptional: false, start: level, end: level, after: level };
}

/** The labels below each heading, by the heading's line; of several with one name the first counts. */
function labelsBelow(
  source: SourceText,
  names: readonly string[],
): ReadonlyMap<number, ReadonlyMap<string, Label>> {
  const found = new Map<number, Map<string, Label>>();
  const read = labelReader(names);
  let heading = 0;
  const take = ({ text, start, number }: MarkdownLine, at: number): void => {
    const label = heading === 0 ? undefined : read(text.slice(at));
    if (label === undefined) return;
    const own = found.get(heading) ?? new Map<string, Label>();
    found.set(heading, own);
    if (own.has(label.name)) return;
    const value = cleanText(foldText(label.text)).text.replace(/^`([^`]+)`/, '$1');
    own.set(label.name, { value, line: number, start: start + at + label.at, length: label.text.length });
  };
  scanMarkdown(
    source,
    {
      heading(_, __, { number }) {
        heading = number;
      },
      bullet(owner, line, at) {
        if (owner < 0 && boxAt(line.text, at) === undefined) take(line, at);
        return owner < 0 && boxAt(line.text, at) === undefined ? -1 : 0;
      },
      text(owner, line) {
        if (owner < 0) take(line, 0);
      },
      heads() {},
      row() {},
      isFull: () => false,
    },
    Number.POSITIVE_INFINITY,
  );
  return found;
}

/** Reads `**Name:** text`, with or without bold, and with the colon on either side of it. */
function labelReader(names: readonly string[]) {
  const lines = names.map((name) => {
    const own = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { name, line: new RegExp(`^[*_]{0,2}${own}[*_]{0,2} ?[:：][*_]{0,2}(?=$|\\s|[^\\s:])\\s*`, 'iu') };
  });
  return (
    text: string,
  ): { readonly name: string; readonly at: number; readonly text: string } | undefined => {
    for (const { name, line } of lines) {
      const at = line.exec(text)?.[0].length;
      if (at !== undefined) return { name, at, text: text.slice(at).trimEnd() };
    }
    return undefined;
  };
}
