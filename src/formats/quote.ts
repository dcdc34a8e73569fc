const longestQuote = 40;
const halfPair = /[\ud800-\udbff]$/;
// JSON.stringify leaves bidirectional overrides, zero-width characters and line separators as they are.
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Foreign text as one short JSON string, safe to print: at most 40 code units of it, all visible. */
export function quote(text: string): string {
  const shown = text.length > longestQuote ? `${text.slice(0, longestQuote).replace(halfPair, '')}…` : text;
  return JSON.stringify(shown).replace(invisible, (sign) =>
    sign.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
