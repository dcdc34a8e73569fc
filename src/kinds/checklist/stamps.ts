import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import { cleanText } from '../../text/task-text.ts';
import type { Preset } from './preset.ts';

/** The field that holds what was cut from before and behind texts, by their fields. */
export const stampsName = '(stamps)';

const placeholders: Readonly<Record<string, string>> = {
  '{n}': String.raw`\d{1,9}`,
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
    const start = beginning(text, cutter.before);
    const ends = endings(text, start, cutter.behind);
    isLeft ||= longer <= ends.length;
    const end = ends[longer] ?? text.length;
    if (start === 0 && end === text.length) continue;
    // What was bold as a whole is so no more with a stamp behind it.
    const own = cleanText(text.slice(start, end).trim()).text;
    const from = text.indexOf(own, start);
    raw[field] = own;
    cut[field] = { before: text.slice(0, from), behind: text.slice(from + own.length) };
  }
  if (Object.keys(cut).length > 0) raw[stampsName] = cut;
  return isLeft;
}

/** A text with what was cut from it. */
export function withStamps(raw: JsonObject, field: string, text: string): string {
  const all = Object.hasOwn(raw, stampsName) ? raw[stampsName] : undefined;
  const own = isJsonObject(all) && Object.hasOwn(all, field) ? all[field] : undefined;
  return isJsonObject(own) ? `${own.before}${text}${own.behind}` : text;
}

function cutterOf(patterns: readonly string[]): Cutter {
  const isBefore = (pattern: string) => pattern.endsWith(' ') && !pattern.startsWith(' ');
  return {
    before: patterns.filter(isBefore).map(asStamp),
    behind: patterns.filter((pattern) => !isBefore(pattern)).map(asStamp),
  };
}

/** Plain text with placeholders; only at the end does one stand for anything. */
function asStamp(pattern: string): Stamp {
  const isOpen = pattern.endsWith(anything);
  const pieces = (isOpen ? pattern.slice(0, -anything.length) : pattern).split(/(\{[nhd]\})/);
  const source = pieces.map((piece) => placeholders[piece] ?? piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { sticky: new RegExp(source.join(''), 'iy'), isOpen };
}

const anything = '{*}';

function beginning(text: string, stamps: readonly Stamp[]): number {
  let from = 0;
  for (let at = 0; at >= 0; ) {
    at = Math.max(...stamps.map((stamp) => endOf(stamp, text, from)), -1);
    if (at > from && at < text.length) from = at;
    else break;
  }
  return from;
}

/** Where a text may end, the shortest first: all that follows are stamps. */
function endings(text: string, from: number, stamps: readonly Stamp[]): number[] {
  const found = new Set<number>();
  for (let at = text.length - 1; at > from; at--) {
    if (at > longestStart && at < text.length - longestEnd) at = longestStart;
    const isEnd = stamps.some((stamp) => {
      const end = endOf(stamp, text, at);
      return end === text.length || found.has(end);
    });
    if (isEnd) found.add(at);
  }
  return [...found].reverse().slice(0, mostEndings);
}

function endOf({ sticky, isOpen }: Stamp, text: string, at: number): number {
  sticky.lastIndex = at;
  if (!sticky.test(text)) return -1;
  if (isOpen) return sticky.lastIndex < text.length ? text.length : -1;
  return sticky.lastIndex;
}
