import { closesFence, fenceOf, headingOf, markdownLine } from './markdown-line.ts';
import type { SourceText } from './source.ts';
import { cleanText, foldText } from './task-text.ts';

/** The lines between markers, without these, by name. */
export type MarkedLines = ReadonlyMap<string, { readonly first: number; readonly last: number }>;

const marker = /^<!--[ \t]*(?:SECTION:)?([A-Z][A-Z0-9_-]{0,63}):(BEGIN|END)[ \t]*-->$/;

/** What stands between `<!-- NAME:BEGIN -->` and the next `<!-- NAME:END -->`; the prefix `SECTION:` is no part of the name. */
export function blockLines(source: SourceText, from: number): MarkedLines {
  const found = new Map<string, { readonly first: number; readonly last: number }>();
  let open: { readonly name: string; readonly first: number } | undefined;
  for (let number = from; number <= source.lineCount; number++) {
    const [, name = '', edge] = marker.exec((source.lineText(number) ?? '').trim()) ?? [];
    if (edge === 'BEGIN' && open === undefined) open = { name, first: number + 1 };
    if (edge !== 'END' || open?.name !== name) continue;
    if (!found.has(name)) found.set(name, { first: open.first, last: number - 1 });
    open = undefined;
  }
  return found;
}

/** What stands under each heading of the second level, up to the next heading of that level or above. */
export function sectionLines(source: SourceText, from: number): MarkedLines {
  const found = new Map<string, { readonly first: number; readonly last: number }>();
  let fence: string | undefined;
  let open: { readonly name: string; readonly first: number } | undefined;
  const close = (last: number): void => {
    if (open !== undefined && open.name !== '__proto__' && !found.has(open.name))
      found.set(open.name, { first: open.first, last });
    open = undefined;
  };
  for (let number = from; number <= source.lineCount; number++) {
    const { text, indent } = markdownLine(source.lineText(number) ?? '', number);
    if (fence !== undefined) {
      if (closesFence(text, fence)) fence = undefined;
      continue;
    }
    fence = fenceOf(text);
    const heading = indent < 4 ? headingOf(text) : undefined;
    if (heading === undefined || heading.level > 2) continue;
    close(number - 1);
    if (heading.level === 2) open = { name: cleanText(foldText(heading.text)).text, first: number + 1 };
  }
  close(source.lineCount);
  return found;
}
