/** A text that a tool puts in the place of another one. */
export interface Replacement {
  readonly old: string;
  readonly text: string;
  readonly all: boolean;
}

/** How a tool behaves where that is not the same for all. */
export interface Manner {
  /** Whether the tool does nothing where a text does not stand in the file to the letter: others look for what is alike. */
  readonly isExact: boolean;
  /** Whether what is deleted takes the end of its line along. */
  readonly takesBreak: boolean;
}

/** A result; or why there is none, and whether the tool fails for the same reason. */
export type Replaced = { readonly text: string } | Unplaced;

export interface Unplaced {
  readonly problem: string;
  readonly failsAnyway: boolean;
}

/** One after the other; if one does not fit none is made. Lines are compared without their carriage returns. */
export function replacedIn(
  original: string | null,
  replacements: readonly Replacement[],
  manner: Manner,
): Replaced {
  let text = original === null ? null : withoutReturns(original);
  for (const replacement of replacements) {
    const next = replacedOnce(text, replacement, manner);
    if (!('text' in next)) return next;
    text = next.text;
  }
  const result = text ?? '';
  return { text: hasCarriageReturns(original ?? '') ? result.replaceAll('\n', '\r\n') : result };
}

function replacedOnce(text: string | null, replacement: Replacement, manner: Manner): Replaced {
  const old = withoutReturns(replacement.old);
  const added = withoutReturns(replacement.text);
  // An empty old text makes a file, or fills an empty one.
  if (old === '')
    return text === null || text.trim() === ''
      ? { text: added }
      : unplaced('the text to replace is empty and the file is not', manner.isExact);
  if (text === null) return unplaced('there is no such file, so the text to replace is not in it', true);
  const count = text.split(old).length - 1;
  if (count === 0) return absent(text, old, manner);
  if (count > 1 && !replacement.all)
    return unplaced(`the text to replace occurs ${count} times, and one place is meant`, manner.isExact);
  const takes = manner.takesBreak && added === '' && !old.endsWith('\n') && text.includes(`${old}\n`);
  const whole = takes ? `${old}\n` : old;
  return { text: replacement.all ? text.replaceAll(whole, () => added) : text.replace(whole, () => added) };
}

/** Even exact tools take one quotation mark for another, so what is there but for these is not left to them. */
function absent(text: string, old: string, { isExact }: Manner): Unplaced {
  const isAlike = withPlainQuotes(text).includes(withPlainQuotes(old));
  const hint =
    'the text to replace does not occur in the file exactly; read the file again and give it as it stands';
  return unplaced(hint, isExact && !isAlike);
}

function withPlainQuotes(text: string): string {
  return text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
}

function unplaced(problem: string, failsAnyway: boolean): Unplaced {
  return { problem, failsAnyway };
}

function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** The tools write a file's lines as most of its first ones end. */
function hasCarriageReturns(text: string): boolean {
  const start = text.slice(0, 4096);
  const returns = start.split('\r\n').length - 1;
  return returns > start.split('\n').length - 1 - returns;
}
