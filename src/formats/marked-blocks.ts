import type { Limits } from './limits.ts';
import { appendToken } from './location.ts';
import { type MarkdownStop, noLimits, scanMarkdown } from './markdown-scan.ts';
import type { SourceText } from './source.ts';
import { foldText } from './task-text.ts';

/** Lines in a row, which count from 1. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/** What stands below a frontmatter that ends at a line, by pointers: `/blocks/NAME` and `/sections/NAME`. Of several the first counts. */
export function stretchesBelow(source: SourceText, end: number): ReadonlyMap<string, Lines> {
  const found = new Map<string, Lines>();
  const add = (root: string, name: string, first: number, last: number): void => {
    const pointer = appendToken(root, name);
    if (name !== '__proto__' && !found.has(pointer)) found.set(pointer, { first, last });
  };
  addBlocks(source, end + 1, add);
  const tops = headingsOf(source, noLimits).headings.filter(({ level }) => level <= 2);
  for (const [index, { level, text, below }] of tops.entries()) {
    const next = tops[index + 1]?.line ?? source.lineCount + 1;
    if (level === 2) add('/sections', foldText(text), below, next - 1);
  }
  return found;
}

const marker = /^<!--[ \t]*(?:SECTION:)?([A-Z][A-Z0-9_-]{0,63}):(BEGIN|END)[ \t]*-->$/;

/** What stands between `<!-- NAME:BEGIN -->` and the next `<!-- NAME:END -->`; the prefix `SECTION:` is no part of the name. */
function addBlocks(
  source: SourceText,
  from: number,
  add: (root: string, name: string, first: number, last: number) => void,
): void {
  let open: { readonly name: string; readonly first: number } | undefined;
  for (let number = from; number <= source.lineCount; number++) {
    const [, name = '', edge] = marker.exec((source.lineText(number) ?? '').trim()) ?? [];
    if (edge === 'BEGIN' && open === undefined) open = { name, first: number + 1 };
    if (edge !== 'END' || open?.name !== name) continue;
    add('/blocks', name, open.first, number - 1);
    open = undefined;
  }
}

/** A heading by its line, which is the first of two where it is underlined. */
interface Heading {
  readonly line: number;
  readonly below: number;
  readonly level: number;
  readonly text: string;
}

/** The headings of a page; `maxValues` counts them. */
export function headingsOf(
  source: SourceText,
  { maxDepth, maxValues }: Pick<Limits, 'maxDepth' | 'maxValues'>,
): { readonly headings: readonly Heading[]; readonly stop: MarkdownStop | undefined } {
  const headings: Heading[] = [];
  const stop = scanMarkdown(
    source,
    {
      heading(level, text, { number, text: own }) {
        headings.push({ line: own.startsWith('#') ? number : number - 1, below: number + 1, level, text });
      },
      isFull: () => headings.length > maxValues,
    },
    maxDepth,
  );
  return { headings, stop };
}
