/** A text without what people and agents put around it when its state changes. */
export interface CleanText {
  readonly text: string;
  /** Whether all of it was struck through. */
  readonly isStruck: boolean;
}

const wrappers: readonly string[] = ['**', '__', '~~', '*', '_'];
const signs = new Set('✅✔✓☑❌✖⏳⌛🔄🚧🎉🟢🟡🔴🔵⬜⬛\uFE0F ');
// Most texts need no folding, and looking is twenty times as fast as replacing every space by itself.
const isUnfolded = /[^\S ]| {2}/;
const longestStatus = 40;
const statusWords = `(?:done|completed?|finished|in[ -]progress|wip|todo|pending|not started|blocked)`;
const progress = String.raw`\d+ ?(?:/|of) ?\d+(?: [a-z]+)?|\d+ ?%(?: [a-z]+)?`;
const dated = String.raw`(?: (?:on |at )?\d{4}-\d{2}-\d{2})?`;
const status = new RegExp(`^(?:${statusWords}${dated}|${progress})$`, 'i');
const statusAfterDash = /(?:^| )[-–—:]+ ?(?:DONE|COMPLETED?|FINISHED|IN PROGRESS|TODO|PENDING|BLOCKED)$/;

/** Folds white space and leaves out comments that end where they begin. */
export function foldText(text: string): string {
  const visible = withoutComments(text);
  return (isUnfolded.test(visible) ? visible.replace(/\s+/g, ' ') : visible).trim();
}

/**
 * A folded text without signs such as ✅ around it, without a status or a count of progress at its end, and without bold,
 * emphasis or strike-through around the whole of it: these come and go with the state, the text stays.
 */
export function cleanText(folded: string): CleanText {
  let isStruck = false;
  const text = settled(folded, 8, (at) => {
    const bare = withoutStatus(withoutSigns(at));
    const wrapper = wrapperOf(bare);
    isStruck ||= wrapper === '~~';
    return bare.slice(wrapper.length, bare.length - wrapper.length).trim();
  });
  return { text, isStruck };
}

/** A text after a step that is taken until it changes nothing, or leaves nothing: a text of nothing but signs means them. */
export function settled(text: string, most: number, step: (text: string) => string): string {
  let at = text;
  for (let pass = 0; pass < most; pass++) {
    const next = step(at);
    if (next === at || next === '') break;
    at = next;
  }
  return at;
}

function withoutSigns(text: string): string {
  let end = text.length;
  for (let sign = signBefore(text, end); sign > 0; sign = signBefore(text, end)) end -= sign;
  let start = 0;
  for (let sign = signAt(text, start); sign > 0 && start < end; sign = signAt(text, start)) start += sign;
  const bare = text.slice(start, end);
  // The dash before a sign goes with it.
  return text.slice(end).trim() === '' ? bare : bare.replace(/ [-–—]+$/, '');
}

function signAt(text: string, at: number): number {
  const sign = at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
  return signs.has(sign) ? sign.length : 0;
}

function signBefore(text: string, end: number): number {
  if (end === 0) return 0;
  if (signs.has(text.charAt(end - 1))) return 1;
  return end > 1 && signs.has(text.slice(end - 2, end)) ? 2 : 0;
}

function withoutStatus(text: string): string {
  const last = text.at(-1);
  const opener = last === ')' ? '(' : last === ']' ? '[' : undefined;
  const from = opener === undefined ? -1 : text.slice(-longestStatus).lastIndexOf(opener);
  if (from >= 0) {
    const at = Math.max(0, text.length - longestStatus) + from;
    return status.test(withoutSigns(text.slice(at + 1, -1))) ? text.slice(0, at).trimEnd() : text;
  }
  const tail = text.slice(-longestStatus);
  const found = statusAfterDash.exec(tail);
  return found === null ? text : text.slice(0, text.length - tail.length + found.index).trimEnd();
}

/** The mark that stands around the whole text and nowhere inside of it. */
function wrapperOf(text: string): string {
  const found = wrappers.find((mark) => text.startsWith(mark));
  if (found === undefined || text.length <= 2 * found.length || !text.endsWith(found)) return '';
  return text.indexOf(found, found.length) === text.length - found.length ? found : '';
}

function withoutComments(text: string): string {
  let kept = '';
  let from = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 2);
    if (end < 0) break;
    kept += `${text.slice(from, start)} `;
    from = end + '-->'.length;
  }
  return kept + text.slice(from);
}
