import { type LeadingId, leadingId } from '../../formats/id-pattern.ts';
import { onceFor } from '../../formats/once-for.ts';
import { hash, plainLines, plainText, signsBefore } from './plain-text.ts';
import type { Preset } from './preset.ts';
import { remarkStart } from './promise.ts';

const date = String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?`;
/** The id that a tracker gave: words joined by dashes or underscores, with a number somewhere. */
const trackerId = String.raw`(?=[^():\s]*\d)[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?:\.\d+)*`;
const label = String.raw`(?:track|phase|task|step|milestone|epic|story)(?: \d{1,9}(?:\.\d{1,9})*)?`;

/** Before the words of a line: a date, a label, a tracker's id, a tag or a status in brackets. */
const before = new RegExp(
  String.raw`^(?:[([]?${date}[)\]]?(?: ?[:–—-])?|${label}:|\(${trackerId}\)|${trackerId}:|\[[a-z][\w -]{0,19}\](?![([:])) *`,
  'i',
);

/** Behind them: a commit, a checkpoint, a date, a link, a value under a key. */
const behind = new RegExp(
  String.raw`(?: (?:[([](?:(?:commit|checkpoint):? )?${hash}[)\]]|${hash}|[([]?${date}[)\]]?|[a-z]{2,20}:\S+)[.;]?| [*_]?link: .*)$`,
  'i',
);

/** Values under keys in code ticks; whatever is behind the first one is of that kind. */
const values = / `[a-z]{2,20}:.*$/is;

/** A remark, where the format says that it is a claim. */
const remark = new RegExp(`${remarkStart}.*$`, 's');

/** The words of a line without what is put around them as its state changes, and the identifier before them. */
interface LineWords {
  readonly words: string;
  readonly id: string | undefined;
}

const idFinder = onceFor(leadingId);
const mostPasses = 8;

export function lineWords(text: string, { ids, remarks }: Pick<Preset, 'ids' | 'remarks'>): LineWords {
  const { start, id } = withoutBefore(plainLines(text.replace(values, ''), behind), idFinder(ids));
  const words = remarks ? start.replace(remark, '') : start;
  return { words: words.trim() || plainText(text), id };
}

/** A label may be an identifier itself. */
function withoutBefore(text: string, find: (text: string) => LeadingId | undefined) {
  let [start, id]: [string, string | undefined] = [text, undefined];
  for (let pass = 0; pass < mostPasses; pass++) {
    const found: LeadingId | undefined = id === undefined ? find(start) : undefined;
    id ??= found?.rest === '' ? undefined : found?.id;
    const next = (found?.rest || start.replace(before, '')).replace(signsBefore, '');
    if (next === start || next === '') break;
    start = next;
  }
  return { start, id };
}

/** Fields that hold the words of a line of Markdown. */
export const lineFields = onceFor(({ parse, fields }: Preset): readonly string[] => {
  if (parse !== 'md-checklist') return [];
  const named = Object.entries(fields).filter(([, { from }]) => from.includes('/text'));
  return [...named.map(([name]) => name), 'text'];
});
