import { type Section, sectionsOf } from './sections.ts';
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
