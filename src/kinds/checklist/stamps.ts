import { leadingId } from '../../formats/id-pattern.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { onceFor } from '../../formats/once-for.ts';
import { cleanText } from '../../formats/task-text.ts';
import type { Preset } from './preset.ts';

/** The field that holds what was cut from before and behind texts, by their fields. */
export const stampsName = '(stamps)';

const placeholders: Readonly<Record<string, string>> = {
  '{n}': String.raw`\d{1,9}`,
  // The id that a tracker gave: words joined by dashes or underscores, with a number somewhere.
  '{i}': String.raw`(?=[^():\s]*\d)[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?:\.\d+)*`,
  '{h}': '[0-9a-f]{7,40}',
  '{d}': String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?`,
};

type Stamps = Preset['stamps'];

interface Stamp {
  readonly sticky: RegExp;
  /** Anything may follow. */
  readonly isOpen: boolean;
}

interface Cutter {
  readonly before: readonly Stamp[];
  readonly behind: readonly Stamp[];
  /** What those behind a text begin with; unset where that may be anything. */
  readonly signs: ReadonlySet<string> | undefined;
}

/** So many beginnings of a text are tried before all of it is taken for its own words. */
const mostEndings = 8;
/** Stamps are looked for at the ends of a long text, so that reading one takes no time that grows with its square. */
const [longestStart, longestEnd] = [2000, 400];

const cutters = new WeakMap<readonly string[], Cutter>();

/**
 * Takes from the texts of an item what its preset says is only put there as it is ticked. Of several beginnings that could
 * be the text, `longer` passes over so many; false where none is left.
 */
export function cutStamps(raw: Record<string, JsonValue>, stamps: Stamps, longer: number): boolean {
  const cut: Record<string, JsonObject> = {};
  let isLeft = false;
  for (const [field, patterns] of Object.entries(stamps)) {
    const text = raw[field];
    if (typeof text !== 'string') continue;
    const cutter = cutters.get(patterns) ?? cutterOf(patterns);
    cutters.set(patterns, cutter);
    const line = cutOf(text, cutter, longer);
    const all = field === 'text' ? raw.paragraph : undefined;
    const paragraph =
      typeof all === 'string' && all.startsWith(text)
        ? cutParagraph(all, text, line, cutter, longer)
        : undefined;
    isLeft ||= line.isLeft || paragraph?.isLeft === true;
    take(raw, cut, field, line);
    if (paragraph !== undefined) take(raw, cut, 'paragraph', paragraph);
  }
  if (Object.keys(cut).length > 0) raw[stampsName] = cut;
  return isLeft;
}

const idFinder = onceFor(leadingId);

/** An identifier may stand behind a stamp: what stands before the words goes with the stamp then. */
export function takeIdBehind(raw: Record<string, JsonValue>, ids: readonly string[]): void {
  const { text, [stampsName]: stamps } = raw;
  if (raw.id !== undefined || typeof text !== 'string' || !isJsonObject(stamps)) return;
  if (!isJsonObject(stamps.text) || !stamps.text.before) return;
  const found = idFinder(ids)(text);
  if (found === undefined || found.rest === '' || !text.endsWith(found.rest)) return;
  const lead = text.slice(0, text.length - found.rest.length);
  const cut: Record<string, JsonValue> = { ...stamps };
  for (const field of ['text', 'paragraph']) {
    const [words, own] = [raw[field], stamps[field]];
    if (typeof words !== 'string' || !words.startsWith(lead) || !isJsonObject(own)) continue;
    raw[field] = words.slice(lead.length);
    cut[field] = { ...own, before: `${own.before}${lead}` };
  }
  raw.id = found.id;
  raw[stampsName] = { ...cut, [withinName]: true };
}

/** Whether the identifier of an item stands among its stamps. */
export function isIdBehind(raw: JsonObject): boolean {
  const stamps = raw[stampsName];
  return isJsonObject(stamps) && stamps[withinName] === true;
}

const withinName = '(id)';

/** A text with what was cut from it. */
export function withStamps(raw: JsonObject, field: string, text: string): string {
  const all = Object.hasOwn(raw, stampsName) ? raw[stampsName] : undefined;
  const own = isJsonObject(all) && Object.hasOwn(all, field) ? all[field] : undefined;
  if (!isJsonObject(own)) return text;
  const { before = '', within = '', behind = '' } = own;
  const first = typeof raw.text === 'string' && text.startsWith(raw.text) ? raw.text : '';
  return `${before}${first}${first === '' ? '' : within}${text.slice(first.length)}${behind}`;
}

/** The own words of a text, and what stood around them. */
interface Cut {
  readonly own: string;
  readonly before: string;
  /** Of a paragraph, what stood behind its first line. */
  readonly within: string;
  readonly behind: string;
  /** Where the own words end. */
  readonly end: number;
  readonly isLeft: boolean;
}

function take(
  raw: Record<string, JsonValue>,
  cut: Record<string, JsonObject>,
  field: string,
  found: Cut,
): void {
  const { own, before, within, behind } = found;
  if (before === '' && within === '' && behind === '') return;
  raw[field] = own;
  cut[field] = { before, ...(within === '' ? {} : { within }), behind };
}

function cutOf(text: string, cutter: Cutter, longer: number): Cut {
  const { before } = cutter;
  const start = beginning(text, before);
  const ends = endings(text, start, cutter);
  const isLeft = longer <= ends.length;
  const end = ends[longer] ?? text.length;
  if (start === 0 && end === text.length && withoutStart(text, before) === text)
    return { own: text, before: '', within: '', behind: '', end, isLeft };
  // What was bold as a whole is so no more with a stamp behind it.
  const own = withoutStart(cleanText(text.slice(start, end).trim()).text, before);
  const from = text.indexOf(own, start);
  return { own, before: text.slice(0, from), within: '', behind: text.slice(from + own.length), end, isLeft };
}

/** What stands before a text may stand inside of bold, or of a link that is all of it. */
function withoutStart(text: string, before: readonly Stamp[]): string {
  const words = /^\[([^[\]]+)\]\([^()\s]+\)$/.exec(text)?.[1] ?? text;
  const start = beginning(words, before);
  return start === 0 ? text : cleanText(words.slice(start).trim()).text;
}

/** A stamp stands behind all of a paragraph, or behind its first line, where the box is; it may begin in the one and end in the other. */
function cutParagraph(all: string, text: string, line: Cut, cutter: Cutter, longer: number): Cut {
  if (all === text) return line;
  const cut = cutOf(all, cutter, longer);
  if (cut.end <= text.length) return cut;
  const rest = all.slice(text.length, cut.end);
  const isLeft = line.isLeft || cut.isLeft;
  return {
    ...{ own: line.own + rest, before: line.before, within: line.behind },
    ...{ behind: all.slice(cut.end), end: cut.end, isLeft },
  };
}

function cutterOf(patterns: readonly string[]): Cutter {
  const isBefore = (pattern: string) => pattern.endsWith(' ') && !pattern.startsWith(' ');
  const behind = patterns.filter((pattern) => !isBefore(pattern));
  const isOpen = behind.some((pattern) => pattern.startsWith('{'));
  return {
    before: patterns.filter(isBefore).map(asStamp),
    behind: behind.map(asStamp),
    // Where a sign is escaped, with that.
    signs: isOpen
      ? undefined
      : new Set(['\\', ...behind.flatMap(([sign = '']) => [sign, sign.toLowerCase(), sign.toUpperCase()])]),
  };
}

/** Plain text with placeholders; only at the end does one stand for anything. */
function asStamp(pattern: string): Stamp {
  const isOpen = pattern.endsWith(anything);
  const pieces = (isOpen ? pattern.slice(0, -anything.length) : pattern).split(/(\{[nhdi]\})/);
  // Formatters escape signs that could mean something.
  const source = pieces.map((piece) => placeholders[piece] ?? piece.replace(/[!-/:-@[-`{-~]/g, '\\\\?\\$&'));
  return { sticky: new RegExp(source.join(''), 'iy'), isOpen };
}

const anything = '{*}';

function beginning(text: string, stamps: readonly Stamp[]): number {
  let from = 0;
  for (let at = 0; at >= 0; ) {
    at = -1;
    for (const stamp of stamps) at = Math.max(at, endOf(stamp, text, from));
    if (at > from && at < text.length) from = at;
    else break;
  }
  return from;
}

/** Where a text may end, the shortest first: all that follows are stamps. */
function endings(text: string, from: number, { behind, signs }: Cutter): readonly number[] {
  let found: Set<number> | undefined;
  for (let at = text.length - 1; at > from; at--) {
    if (at > longestStart && at < text.length - longestEnd) at = longestStart;
    if (signs?.has(text[at] ?? '') === false) continue;
    const isEnd = behind.some((stamp) => {
      const end = endOf(stamp, text, at);
      return end === text.length || found?.has(end);
    });
    if (isEnd) found = (found ?? new Set()).add(at);
  }
  return found === undefined ? noEndings : [...found].reverse().slice(0, mostEndings);
}

const noEndings: readonly number[] = [];

function endOf({ sticky, isOpen }: Stamp, text: string, at: number): number {
  sticky.lastIndex = at;
  if (!sticky.test(text)) return -1;
  if (isOpen) return sticky.lastIndex < text.length ? text.length : -1;
  return sticky.lastIndex;
}
