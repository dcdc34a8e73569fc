import { readSpec, type SpecReading } from './validation-spec.ts';

/** The guide in a step's content (V4), and its completion proof (V6). */
export interface Guide {
  readonly text: string;
  /** Nothing is there, or only words that stand for something to come. */
  readonly isEmpty: boolean;
  /** Which of What, Why and How the guide has, with something in them. */
  readonly sections: readonly GuideSection[];
  /** The words with which it seems to send its reader to another document. */
  readonly refersTo: string | undefined;
  /** Undefined where the step asks for no proof. */
  readonly spec: SpecReading | undefined;
}

export const guideSections = ['What', 'Why', 'How'] as const;
export type GuideSection = (typeof guideSections)[number];

/** Reads a guide; whatever the content is, there is a result. */
export function readGuide(content: unknown): Guide {
  const text = typeof content === 'string' ? content : '';
  const sections = sectionsOf(text);
  const [validation, second] = sections.filter(({ title }) => title === 'validation');
  return {
    text,
    isEmpty: isPlaceholder(text),
    sections: guideSections.filter((name) => sections.some((section) => isFilled(section, name))),
    refersTo: reference(text),
    spec: validation === undefined ? undefined : readSpec(validation.body, second !== undefined),
  };
}

function isFilled({ title, body }: Section, name: GuideSection): boolean {
  return title === name.toLowerCase() && !isPlaceholder(body);
}

const stoppers = new Set(['todo', 'tbd', 'fixme', '...', '…', '']);

/** After trimming empty, or only TODO, TBD, FIXME, `...` or `<…>`. */
function isPlaceholder(text: string): boolean {
  const words = text.replace(/<[^<>]*>/g, ' ').split(/\s+/);
  return words.every((word) => stoppers.has(word.toLowerCase()) || /^(?:todo|tbd|fixme)[.:!]$/i.test(word));
}

const documentName = String.raw`[\w./@-]{0,120}\.(?:md|mdx|txt|rst|adoc|pdf|docx?|html?)\b|https?:\/\/[^\s)]{1,120}`;
const sending = new RegExp(
  String.raw`\b(?:see|load|open|consult|refer to|read|follow|described in|documented in|instructions in|details in)\b[^\n.]{0,40}?(?:${documentName})`,
  'i',
);
const included = /^\s*(?:@|\{\{\s*include\s|!include\s)\S{1,120}/im;

/** A guide that needs another document does not guide. */
function reference(text: string): string | undefined {
  return (sending.exec(text) ?? included.exec(text))?.[0].trim();
}

/** One section of a guide: the word that makes it one, in small letters, and what stands under it. */
interface Section {
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
