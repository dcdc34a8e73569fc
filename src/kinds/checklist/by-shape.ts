import { type DecodedText, decodedText } from '../../formats/decode.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits, type Limits } from '../../formats/limits.ts';
import { valueAt } from '../../formats/value-at.ts';
import { buildChecklist } from './build.ts';
import { gatherFields } from './gather.ts';
import { parseText, type ReadPart } from './parsers.ts';
import { completePreset, type ParserName, type Preset } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';
import { itemLists } from './read-items.ts';

/** Which texts are parsed first where the shape decides: nearly every text is Markdown, and few are JSON. */
const parsersInOrder: readonly ParserName[] = ['json', 'yaml-map', 'jsonl', 'md-frontmatter', 'md-checklist'];

/** Presets in the order in which their shapes are tried: the ones that ask for more before the others. */
export const shapedPresets = Object.values(builtInPresets)
  .map(completePreset)
  .filter(({ folder, log, sniff }) => folder === undefined && log === undefined && sniff.length > 0)
  .sort((left, right) => rankOf(left) - rankOf(right));

function rankOf({ parse, recognisedBy }: Preset): number {
  return parsersInOrder.indexOf(parse) * 2 + (recognisedBy.length > 0 ? 0 : 1);
}

/** A text as the preset reads it whose shape it has. */
export interface Shaped {
  readonly parsed: ReadPart;
  readonly preset: Preset;
  readonly hasShape: boolean;
}

/** Each format is parsed once; of several shapes that fit, the first counts. What has none is JSON, or would be. */
export function byShape(decoded: DecodedText, limits: Limits = defaultLimits, earlier?: unknown): Shaped {
  const texts = new Map<string, ReadPart>();
  for (const preset of shapedPresets) {
    // Of what begins otherwise the parser would say, line by line, that it cannot be read.
    if (preset.parse.startsWith('json') && !/^\s*(?:[[{"\dtfn]|-\d)/.test(decoded.text)) continue;
    const format = JSON.stringify([preset.parse, preset.outermost, preset.headings]);
    const parsed = texts.get(format) ?? parseText(preset, decoded, limits, earlier);
    texts.set(format, parsed);
    if (hasShape(parsed, preset)) return { preset, parsed, hasShape: true };
  }
  const none = completePreset({ parse: 'json', items: [''], done: [] });
  return { preset: none, parsed: parseText(none, decoded, limits, earlier), hasShape: false };
}

/** Items must say whether they are done: a map of objects alone is no checklist. */
function hasShape({ value }: ReadPart, preset: Preset): boolean {
  if (value === undefined) return false;
  const lists = itemLists(value, '', { ...preset, items: preset.sniff });
  const members = lists.flatMap((list) => list.members.values.slice(0, mostLookedAt));
  const has = (member: JsonValue, name: string) =>
    isJsonObject(member) && Object.hasOwn(gatherFields(member, preset).raw, name);
  const hasOne = (names: readonly string[]) => names.some((name) => members.some((each) => has(each, name)));
  const isMarked = !members.every(isJsonObject) || hasOne(preset.done.map(({ field }) => field));
  return isMarked && (preset.recognisedBy.length === 0 || hasOne(preset.recognisedBy));
}

const mostLookedAt = 1000;

/**
 * Whether a text has the shape of one preset. What cannot be parsed may have had it, but where the name says little it
 * has to hold items.
 */
export function looksLikePreset(text: string, preset: Preset): boolean {
  const parsed = parseText({ ...preset, ...preset.folder }, decodedText(text), defaultLimits);
  const { value } = parsed;
  if (value === undefined) return preset.detected !== 'never';
  // Such a file holds no items: they lie beside it.
  if (preset.folder !== undefined && preset.sniff.length > 0)
    return preset.sniff.some((pointer) => isJsonArray(valueAt(value, pointer) ?? null));
  if (preset.sniff.length > 0) return hasShape(parsed, preset);
  const { items, entries } = buildChecklist(value, [{ part: '', value, repeated: [] }], preset);
  return items.length > 0 || entries.length > 0;
}
