import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

const plain = /^(?:[A-Za-z][\w.-]*|\d+(?:-\d+)*-[a-z][a-z\d-]*)$/;
const plainWords = /^[A-Za-z][\w.-]*(?: [\w./()-]*[\w/()])*$/;
/** What some reader of YAML takes for something else than text. */
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const unprintable = /[\x7f-\x9f\u2028\u2029\ufeff]/g;

/** A value on one line, as every reader of YAML takes it: bare words where they are safe, else JSON. */
export function flowText(value: JsonValue): string {
  if (typeof value === 'string') return isPlain(value, plain) ? value : quoted(value);
  if (isJsonArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  if (typeof value.inexactNumber === 'string') return value.inexactNumber;
  const members = Object.entries(value).map(([key, member]) => `${flowText(key)}: ${flowText(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function isPlain(text: string, pattern: RegExp): boolean {
  return pattern.test(text) && !reserved.test(text);
}

/** A text in double quotes. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A text as the one in whose place it comes is written, as far as that can be: bare, in single or in double quotes. */
export function quotedAs(type: string | undefined, value: string): string {
  if (type === 'QUOTE_DOUBLE') return quoted(value);
  if (type === 'PLAIN' && isPlain(value, plainWords)) return value;
  const isSimple = quoted(value) === `"${value}"`;
  return type === 'QUOTE_SINGLE' && isSimple ? `'${value.replaceAll("'", "''")}'` : flowText(value);
}

const unsafeInBlock = /[^\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\ud800-\udfff]/;

/** A text of several lines behind `|`, its first line being the header; undefined where it needs quotes. */
export function blockText(text: string): string[] | undefined {
  const body = text.endsWith('\n') ? text.slice(0, -1) : text;
  const isSafe = body.includes('\n') && !unsafeInBlock.test(text) && /^\S/.test(body) && /\S$/.test(body);
  if (!isSafe || /^[ ]+$/m.test(body)) return undefined;
  return [
    text.endsWith('\n') ? '|' : '|-',
    ...body.split('\n').map((line) => (line === '' ? '' : `  ${line}`)),
  ];
}

/** The members of a mapping, a line for each, and more for texts of several lines. */
export function memberLines(members: JsonObject): string[] {
  return Object.entries(members).flatMap(([key, member]) => {
    const [header, ...lines] = (typeof member === 'string' ? blockText(member) : undefined) ?? [
      flowText(member),
    ];
    return [`${flowText(key)}: ${header}`, ...lines];
  });
}

/** The entries of a list, each with its dash; a mapping takes a line for each member. */
export function entryLines(entries: readonly JsonValue[]): string[] {
  return entries.flatMap((entry) => {
    const isMapping = isJsonObject(entry) && typeof entry.inexactNumber !== 'string';
    const lines = isMapping ? memberLines(entry) : [];
    if (lines.length === 0) return [`- ${flowText(entry)}`];
    return lines.map((line, index) => (line === '' ? '' : `${index === 0 ? '- ' : '  '}${line}`));
  });
}

/** What a list or mapping holds, as lines. */
export function innerLines(value: JsonValue): string[] {
  if (isJsonArray(value)) return entryLines(value);
  return isJsonObject(value) && typeof value.inexactNumber !== 'string' ? memberLines(value) : [];
}
