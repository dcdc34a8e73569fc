/** A text that a tool puts in the place of another one. */
export interface Replacement {
  readonly old: string;
  readonly text: string;
  readonly all: boolean;
  /** Whether what is deleted takes the end of its line along. */
  readonly takesBreak: boolean;
}

/** What comes out, where the text stands there to the letter and one place is meant: what tools do otherwise is not the same for all. */
export function replaced(original: string | null, replacement: Replacement): string | undefined {
  const text = original === null ? null : withoutReturns(original);
  const old = withoutReturns(replacement.old);
  const added = withoutReturns(replacement.text);
  // An empty old text makes a file, or fills an empty one.
  if (old === '') return text === null || text.trim() === '' ? added : undefined;
  const count = (text ?? '').split(old).length - 1;
  if (text === null || count === 0 || (count > 1 && !replacement.all)) return undefined;
  const takes = replacement.takesBreak && added === '' && !old.endsWith('\n') && text.includes(`${old}\n`);
  const whole = takes ? `${old}\n` : old;
  const result = replacement.all ? text.replaceAll(whole, () => added) : text.replace(whole, () => added);
  return hasCarriageReturns(original ?? '') ? result.replaceAll('\n', '\r\n') : result;
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
