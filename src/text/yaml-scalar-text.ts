import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../core/json-value.ts';

const plain = /^[A-Za-z][\w.-]*$/;
/** What some reader of YAML takes for something else than text. */
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const unprintable = /[\x7f-\x9f\u2028\u2029\ufeff]/g;

/** A value on one line, as every reader of YAML takes it: bare words where they are safe, else JSON. */
export function flowText(value: JsonValue): string {
  if (typeof value === 'string') return plain.test(value) && !reserved.test(value) ? value : quoted(value);
  if (isJsonArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${flowText(key)}: ${flowText(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A text in double quotes. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The members of a mapping, a line for each. */
export function memberLines(members: JsonObject): string[] {
  return Object.entries(members).map(([key, member]) => `${flowText(key)}: ${flowText(member)}`);
}

/** The entries of a list, each with its dash; a mapping takes a line for each member. */
export function entryLines(entries: readonly JsonValue[]): string[] {
  return entries.flatMap((entry) => {
    const lines = isJsonObject(entry) ? memberLines(entry) : [];
    if (lines.length === 0) return [`- ${flowText(entry)}`];
    return lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
  });
}
