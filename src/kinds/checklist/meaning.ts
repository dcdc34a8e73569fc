import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { foldedText, foldText } from './folded.ts';
import type { Checklist, Item } from './model.ts';
import { deniedWork, plainText } from './plain-text.ts';
import type { Preset } from './preset.ts';

/** Names that differ in case and joints only. Both ways, since `ſ` is an s where case does not count. */
export function plainName(name: string): string {
  return name.replace(/[-_ ]/g, '').toUpperCase().toLowerCase();
}

/** What tells plans apart, as text; '' where nothing does, as what is no name of anything. A title in Markdown is what it says. */
export function planText({ planKey, preset }: Pick<Checklist, 'planKey' | 'preset'>): string {
  if (typeof planKey === 'number') return foldedText(planKey);
  if (typeof planKey !== 'string' || foldText(planKey) === '') return '';
  return preset.parse === 'md-checklist' ? plainText(foldText(planKey)) : foldedText(planKey);
}

/** What the title or a criterion of an item says of work that was not done; of a line of Markdown all that was written, tags among it. */
export function denialsIn({ own, raw }: Pick<Item, 'own' | 'raw'>, preset: Preset): readonly string[] {
  if (preset.parse === 'md-checklist')
    return textsIn(own.text).flatMap((text) => text.split('\n').flatMap((line) => deniedWork(line) ?? []));
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

/** Whether a field is what somebody says of the work, and no part of it: neither contract nor state. */
export function isClaim(name: string, item: Item, { preset }: Pick<Checklist, 'preset'>): boolean {
  const { done, groups, status, key, runner, contract } = preset;
  const fields = [...done, status, ...groups.map((group) => group.status)].flatMap(
    (each) => each?.field ?? [],
  );
  const own = [...fields, ...key, ...runner.counters, ...runner.maximum, ...contract];
  return !item.isPlain && !own.includes(name);
}
