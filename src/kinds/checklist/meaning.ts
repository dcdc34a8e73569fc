import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { deniedWork, linkTargets, plainText } from '../../formats/plain-text.ts';
import { foldedText, foldText, foldValue, isEmptyValue } from './folded.ts';
import type { Checklist } from './model.ts';
import type { Preset } from './preset.ts';
import { withStamps } from './stamps.ts';

/**
 * What a value says, as text: absent, null and empty are one value, a list of one text and that text are one, members that
 * are empty are none, nor are marks within it, and the order of a set, which is given by its name, means nothing.
 */
export function meaningOf(
  value: JsonValue | undefined,
  setName: string | undefined,
  marks: ReadonlySet<string>,
): string {
  if (value === undefined || isEmptyValue(value)) return '';
  if (setName !== undefined) return canonicalJson([...new Set(membersIn(value, setName))].sort());
  const only = isJsonArray(value) && value.length === 1 ? value[0] : undefined;
  const own = typeof only === 'string' ? only : value;
  return canonicalJson(foldValue(isFlat(own) ? own : withoutEmpty(own, marks)));
}

function isFlat(value: JsonValue): boolean {
  return isJsonArray(value) ? value.every((each) => typeof each === 'string') : !isJsonObject(value);
}

/** Iterative: depth cannot overflow. */
function withoutEmpty(value: JsonValue, marks: ReadonlySet<string>): JsonValue {
  const root: Record<string, JsonValue> = {};
  const pending: Copy[] = [{ from: value, into: root, key: 'value' }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) copy(next, pending, marks);
  return root.value ?? null;
}

interface Copy {
  readonly from: JsonValue;
  readonly into: { [key: string | number]: JsonValue };
  readonly key: string | number;
}

function copy({ from, into, key }: Copy, pending: Copy[], marks: ReadonlySet<string>): void {
  if (isJsonArray(from)) {
    const list: JsonValue[] = new Array(from.length).fill(null);
    into[key] = list;
    for (const [index, each] of from.entries()) pending.push({ from: each, into: list as never, key: index });
  } else if (isJsonObject(from)) {
    const object: Record<string, JsonValue> = {};
    into[key] = object;
    for (const [name, each] of Object.entries(from)) {
      const isMark = typeof each === 'boolean' && marks.has(name);
      if (!isMark && !isEmptyValue(each)) pending.push({ from: each, into: object, key: name });
    }
  } else into[key] = from;
}

/** Requirement numbers, labels, dependencies: words between commas and blanks. What they are called says nothing. */
function membersIn(value: JsonValue, name: string): string[] {
  const own = plainName(name);
  const names = new Set([own, own.replace(/s$/, ''), 'and', '&']);
  const list = isJsonArray(value) ? value : [value];
  return list.flatMap((each) => {
    if (typeof each !== 'string') return [canonicalJson(foldValue(each))];
    return each
      .split(/[\s,;]+/)
      .map((word) => word.replace(/^[\\_*]+|[\\_*:]+$/g, ''))
      .filter((word) => word !== '' && !names.has(word.toLowerCase()));
  });
}

/** Names that differ in case and joints only. Both ways, since `ſ` is an s where case does not count. */
export function plainName(name: string): string {
  return name.replace(/[-_ ]/g, '').toUpperCase().toLowerCase();
}

/** Whether a field holds the words of a line of Markdown. */
export function isWords(field: string, { parse, evidence, fields }: Preset): boolean {
  if (parse !== 'md-checklist' || evidence?.field === field) return false;
  return (
    field === 'text' || (Object.hasOwn(fields, field) && fields[field]?.from.includes('/paragraph') === true)
  );
}

/** The words of a line: its whole paragraph, as what it says. */
export function wordsIn(raw: JsonObject, field: string): string {
  return plainText(paragraphIn(raw, field));
}

/** Another target of the same link is another text; that a text is a link at all is none. */
export function sameLinks(before: JsonObject, after: JsonObject, field: string): boolean {
  const [old, now] = [linkTargets(paragraphIn(before, field)), linkTargets(paragraphIn(after, field))];
  return [...old].every(([label, target]) => (now.get(label) ?? target) === target);
}

/** Whether a line says all that it said, and another sentence, the rest of one or a remark in brackets behind it. */
export function isAppended(before: JsonObject, after: JsonObject, field: string): boolean {
  const [old, now] = [wordsIn(before, field).replace(/\.$/, ''), wordsIn(after, field)];
  if (old === '' || !now.startsWith(old) || !sameLinks(before, after, field)) return false;
  const more = now.slice(old.length);
  return nextSentence.test(more) || (/[!?;:]$/.test(old) && /^ \S/.test(more));
}

const nextSentence = /^(?:[.!?;:] | ?[—–→] ?| --? | (?=[([]))\S/;

/** The words and where their links lead, as one value. */
export function wordsValue(raw: JsonObject, field: string): string {
  const targets = [...linkTargets(paragraphIn(raw, field))].map(([label, target]) => `${label} ${target}`);
  return [wordsIn(raw, field), ...targets].join('\n');
}

export function paragraphIn(raw: JsonObject, field: string): string {
  const own = Object.hasOwn(raw, field) ? raw[field] : undefined;
  const all = field === 'text' ? raw.paragraph : own;
  if (typeof all === 'string' && all !== '') return all;
  return typeof own === 'string' ? own : '';
}

/** What tells plans apart, as text; '' where nothing does, as what is no name of anything. A title in Markdown is what it says. */
export function planText({ planKey, preset }: Pick<Checklist, 'planKey' | 'preset'>): string {
  if (typeof planKey === 'number') return foldedText(planKey);
  if (typeof planKey !== 'string' || foldText(planKey) === '') return '';
  return preset.parse === 'md-checklist' ? plainText(foldText(planKey)) : foldedText(planKey);
}

/** What a line of Markdown says, in all that was written, of work that was not done. */
export function denialIn(raw: JsonObject, preset: Preset): string | undefined {
  if (!isWords('text', preset)) return undefined;
  const { tags, text } = raw;
  const own = isJsonArray(tags) ? tags.filter((each) => typeof each === 'string') : [];
  const line = typeof text === 'string' ? withStamps(raw, 'text', text) : '';
  return deniedWork(withStamps(raw, 'paragraph', paragraphIn(raw, 'text')), own) ?? deniedWork(line);
}
