import { leadingId } from '../../formats/id-pattern.ts';
import { onceFor } from '../../formats/once-for.ts';
import { plainText } from '../../formats/plain-text.ts';
import type { Preset } from './preset.ts';
import { remarkStart } from './promise.ts';

const date = String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?`;
/** The id that a tracker gave: words joined by dashes or underscores, with a number somewhere. */
const trackerId = String.raw`(?=[^():\s]*\d)[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?:\.\d+)*`;
const label = String.raw`(?:track|phase|task|step|milestone|epic|story)(?: \d{1,9}(?:\.\d{1,9})*)?`;
const commit = String.raw`(?=[a-f]*\d)[0-9a-f]{7,40}`;

/** Before the words of a line: a date, a label, a tracker's id, a status in brackets. */
const before = new RegExp(
  String.raw`^(?:[([]?${date}[)\]]?(?: ?[:–—-])?|${label}:|\(${trackerId}\)|${trackerId}:|\[[A-Za-z_ -]{1,20}\]) +`,
  'i',
);

/** Behind them: a commit, a checkpoint, a date, a link, a value under a key. */
const behind = new RegExp(
  String.raw`(?: (?:[([](?:(?:commit|checkpoint):? )?${commit}[)\]]|${commit}|[([]?${date}[)\]]?|[a-z]{2,20}:\S+)[.;]?| [*_]?link: .*)$`,
  'i',
);

/** Values under keys in code ticks; whatever is behind the first one is of that kind. */
const values = / `[a-z]{2,20}:.*$/is;

/** A remark, where the format says that it is a claim. */
const remark = new RegExp(`${remarkStart}.*$`, 's');

/** Fields that hold the words of a line of Markdown. */
export const lineFields = onceFor(({ parse, fields }: Preset): readonly string[] => {
  if (parse !== 'md-checklist') return [];
  const named = Object.entries(fields).filter(([, { from }]) => from.includes('/paragraph'));
  return [...named.map(([name]) => name), 'text'];
});

/** How the lines of a format are read. */
interface Reading {
  readonly ids: readonly string[];
  readonly remarks: boolean;
}

/** The words of a line without what is put around them as its state changes, and an identifier behind that. */
interface LineWords {
  readonly words: string;
  readonly id: string | undefined;
}

/** Longer ends are no decoration, and looking through them takes time. */
const longestEnd = 200;
const mostPasses = 8;

/** Of a paragraph, whose first line holds the box: what is put behind a text may be behind either. */
export function lineWords(line: string, paragraph: string, reading: Reading): LineWords {
  const more = paragraph.startsWith(line) ? paragraph.slice(line.length) : '';
  const { start, id } = withoutBefore(plainText(line.replace(values, '')), reading.ids);
  const words = withoutBehind(start);
  const all = more === '' ? words : withoutBehind(`${words} ${plainText(more.replace(values, ''))}`);
  const own = reading.remarks ? all.replace(remark, '') : all;
  return { words: own.trim() || plainText(line), id };
}

const idFinder = onceFor(leadingId);

/** A label may be an identifier itself. */
function withoutBefore(text: string, ids: readonly string[]) {
  const find = idFinder(ids);
  let start = text;
  for (let pass = 0; pass < mostPasses; pass++) {
    const found = find(start);
    if (found !== undefined && found.rest !== '')
      return pass === 0 ? { start, id: undefined } : { start: found.rest, id: found.id };
    const next = start.replace(before, '');
    if (next === start || next === '') break;
    start = next;
  }
  return { start, id: undefined };
}

function withoutBehind(text: string): string {
  let at = text;
  for (let pass = 0; pass < mostPasses; pass++) {
    const end = at.slice(-longestEnd);
    const found = behind.exec(end);
    const next = found === null ? at : plainText(at.slice(0, at.length - end.length + found.index));
    if (next === at || next === '') break;
    at = next;
  }
  return at;
}
