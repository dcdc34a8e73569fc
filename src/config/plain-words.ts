const blank = /^ *(?:#.*)?$/;
const scalar = String.raw`(?:"[^"\\]*"|'[^']*'|[\w./][\w./*?@+~,-]*(?: [\w./*?@+~-][\w./*?@+~,-]*)*)`;
const list = String.raw`\[ *(?:${scalar.replaceAll(',', '')}(?: *, *${scalar.replaceAll(',', '')})*)? *\]`;
const begin = '^( *)((?:- +)*)';
const key = String.raw`(?:"[^"\\]*"|'[^']*'|[\w./*-]+):`;
const end = ' *(?: #.*)?$';
const keyed = new RegExp(`${begin}${key}(?: +(${scalar}|${list}))?${end}`);
const item = new RegExp(`${begin.replace(')*)', ')+)')}(${scalar})${end}`);
const words = new RegExp(scalar, 'g');
const listWords = new RegExp(scalar.replaceAll(',', ''), 'g');

/**
 * Every text that the values of a YAML file may hold, without reading it as YAML; undefined where a line is written in a way that
 * only YAML's own reader understands, or holds braces, for which something else may stand. Who finds a path under none of them
 * need not load that reader.
 */
export function plainWords(text: string): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  // A text goes on in lines that are indented further than where its key, or its dash, stands.
  let column = Number.POSITIVE_INFINITY;
  for (const line of text.split(/\r?\n/)) {
    if (blank.test(line)) continue;
    const isKey = keyed.test(line);
    const match = (isKey ? keyed : item).exec(line);
    if (match === null || line.search(/\S/) > column) return undefined;
    const [, indent = '', dashes = '', value = ''] = match;
    if (/[{}]/.test(value)) return undefined;
    const last = dashes.lastIndexOf('-');
    column = value === '' ? Number.POSITIVE_INFINITY : indent.length + (isKey ? dashes.length : last);
    for (const [word] of value.matchAll(value.startsWith('[') ? listWords : words)) found.add(unquoted(word));
  }
  return found;
}

function unquoted(word: string): string {
  return /^["']/.test(word) ? word.slice(1, -1) : word;
}
