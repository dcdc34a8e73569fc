const longestQuote = 120;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Foreign text as one visible JSON string: names and git's complaints are hostile. */
export function quoted(text: string): string {
  const shown = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return JSON.stringify(shown).replace(invisible, escapeUnits);
}

function escapeUnits(character: string): string {
  const units = character.split('');
  return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
