import { isJsonArray, type JsonObject } from '../../formats/json-value.ts';
import { deniedWork, plainText } from '../../formats/plain-text.ts';
import { foldedText, foldText } from './folded.ts';
import { lineWords } from './line-words.ts';
import type { Checklist } from './model.ts';
import type { Preset } from './preset.ts';

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

/** What a line of Markdown says, in all that was written, of work that was not done. */
export function denialIn(raw: JsonObject, preset: Preset): string | undefined {
  if (!isWords('text', preset)) return undefined;
  const { tags, text } = raw;
  const own = isJsonArray(tags) ? tags.filter((each) => typeof each === 'string') : [];
  return deniedWork(paragraphIn(raw, 'text'), own) ?? deniedWork(typeof text === 'string' ? text : '');
}
