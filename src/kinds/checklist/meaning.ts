import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { deniedWork, plainText } from '../../formats/plain-text.ts';
import { foldedText, foldText } from './folded.ts';
import { lineWords } from './line-words.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';

/** Names that differ in case and joints only. Both ways, since `ſ` is an s where case does not count. */
export function plainName(name: string): string {
  return name.replace(/[-_ ]/g, '').toUpperCase().toLowerCase();
}

/** Whether a field holds the words of a line of Markdown. */
export function isWords(field: string, { parse, fields }: Preset): boolean {
  if (parse !== 'md-checklist') return false;
  return (
    field === 'text' || (Object.hasOwn(fields, field) && fields[field]?.from.includes('/paragraph') === true)
  );
}

/** The words of a line: its whole paragraph, as what it says. */
export function wordsIn(raw: JsonObject, field: string, preset: Preset): string {
  return lineWords(lineIn(raw, field), paragraphIn(raw, field), preset).words;
}

function lineIn(raw: JsonObject, field: string): string {
  const own = Object.hasOwn(raw, field) ? raw[field] : undefined;
  const line = field === 'text' || typeof raw.text !== 'string' ? own : raw.text;
  return typeof line === 'string' ? line : '';
}

function paragraphIn(raw: JsonObject, field: string): string {
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

/** What the title or a criterion of an item says of work that was not done; of a line of Markdown all that was written, tags among it. */
export function denialsIn({ raw }: Pick<Item, 'raw'>, preset: Preset): readonly string[] {
  if (isWords('text', preset)) {
    const tags = textsIn(raw.tags);
    const texts = [paragraphIn(raw, 'text'), lineIn(raw, 'text')];
    return [...new Set(texts.flatMap((text) => deniedWork(text, tags) ?? []))];
  }
  const lists = preset.contract.filter((field) => isJsonArray(raw[field]));
  const texts = [...preset.titleFields, ...lists].flatMap((field) => textsIn(raw[field]));
  return texts.flatMap((text) => deniedWork(foldText(text)) ?? []);
}

function textsIn(value: JsonValue | undefined): readonly string[] {
  const all = isJsonArray(value) ? value : [value];
  return all.flatMap((each) => {
    const text = isJsonObject(each) ? each.text : each;
    return typeof text === 'string' ? [text] : [];
  });
}
