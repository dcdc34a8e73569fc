import { safeJsonText, safeText } from '../safe-text.ts';
import { shortened } from '../text-layout.ts';
import { xmlText } from '../xml-text.ts';

/** HTML that may be printed as it is. Only this file makes it of text. */
export interface Markup {
  readonly markup: string;
}

export type Part = string | number | false | undefined | Markup | readonly Part[];

/**
 * A template of HTML. What is put into it is text: cut where nobody reads on, with everything invisible made visible, and
 * escaped for elements and quoted attributes alike; `false` and undefined are nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.map((text, index) => text + printed(parts[index])).join('') };
}

/** More than this nobody copies from a page. */
const longestCopy = 10_000;

/** Text of which nothing may be missing, since it is copied; tabs stay what they are. */
export function whole(text: string): Markup {
  const parts = (text.length > longestCopy ? shortened(text) : text)
    .split('\t')
    .map((part) => xmlText(safeText(part)));
  return { markup: parts.join('&#9;') };
}

/** Data for the page's script, cut as what it shows. Nothing in it ends the element that holds it, or shows anything. */
export function dataElement(id: string, value: unknown): Markup {
  const cut = (_key: string, each: unknown) => (typeof each === 'string' ? shortened(each) : each);
  const json = safeJsonText(JSON.stringify(value, cut)).replaceAll('<', '\\u003c');
  return { markup: `<script type="application/json" id="${id}">${json}</script>\n` };
}

function printed(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(printed).join('');
  return xmlText(safeText(shortened(String(part))));
}
