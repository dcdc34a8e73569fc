const codes = {
  error: '31',
  warning: '33',
  note: '36',
  pass: '32',
  removed: '31',
  added: '32',
  caret: '1;31',
  strong: '1',
  faint: '2',
} as const;

export type Paint = (style: keyof typeof codes, text: string) => string;

/** Colours text with ANSI sequences, or leaves it alone. Measure before painting. */
export function painter(color: boolean): Paint {
  if (!color) return (_style, text) => text;
  return (style, text) => (text === '' ? '' : `\u001b[${codes[style]}m${text}\u001b[0m`);
}
