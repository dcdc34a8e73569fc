/** One section of a guide: the word that makes it one, in small letters, and what stands under it. */
export interface Section {
  readonly title: string;
  readonly body: string;
}

interface Heading {
  readonly title: string;
  /** Of a heading with `#`; labels and bold lines stand below them all. */
  readonly level: number;
  /** What stands on the same line. */
  readonly inline: string;
}

const known = /^(what|why|how|validation)(?![\p{L}\p{N}])/iu;
const labelLevel = 7;

/**
 * The sections What, Why, How and Validation of a guide. A heading is `## What …`, a bold line `**What**`, or a label
 * `What: …`; it ends at the next of them, or at a heading with `#` that does not stand below it. Fenced code holds none.
 */
export function sectionsOf(text: string): Section[] {
  const sections: { title: string; level: number; lines: string[] }[] = [];
  let open: (typeof sections)[number] | undefined;
  let fence: string | undefined;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    const heading = fence === undefined && mark === undefined ? headingOf(line) : undefined;
    if (mark !== undefined) fence = fenceAfter(fence, mark);
    const title = heading === undefined ? undefined : known.exec(heading.title)?.[1]?.toLowerCase();
    if (heading !== undefined && title !== undefined) {
      open = { title, level: heading.level, lines: heading.inline === '' ? [] : [heading.inline] };
      sections.push(open);
    } else if (heading !== undefined && open !== undefined && heading.level <= open.level) {
      open = undefined;
    } else open?.lines.push(line);
  }
  return sections.map(({ title, lines }) => ({ title, body: lines.join('\n') }));
}

function fenceAfter(fence: string | undefined, mark: string): string | undefined {
  if (fence === undefined) return mark;
  return mark[0] === fence[0] && mark.length >= fence.length ? undefined : fence;
}

function headingOf(line: string): Heading | undefined {
  const marked = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/.exec(line);
  if (marked !== null) {
    const title = (marked[2] ?? '').replace(/^[*_]+/, '');
    return { title, level: marked[1]?.length ?? labelLevel, inline: '' };
  }
  const label = /^ {0,3}(?:\*\*|__)?((?:what|why|how|validation)\b[^:*_\n]{0,60})(.*)$/i.exec(line);
  if (label === null) return undefined;
  const rest = /^(?:(?:\*\*|__)?:(?:\*\*|__)?|(?:\*\*|__)\s*$)(.*)$/.exec(label[2] ?? '');
  if (rest === null || (!/^\s*(?:\*\*|__)/.test(line) && !(label[2] ?? '').startsWith(':'))) return undefined;
  return { title: label[1] ?? '', level: labelLevel, inline: (rest[1] ?? '').trim() };
}
