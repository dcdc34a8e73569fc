import { isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { defaultLimits, type Limits } from '../../core/limits.ts';
import type { Parsed, PartSource, Reader, ReadFault } from '../../core/parsed.ts';
import { textStart } from '../../text/nearest-place.ts';
import { type PartBytes, partBytes } from '../../text/part-bytes.ts';
import { buildChecklist } from './build.ts';
import { gatherFields } from './gather.ts';
import type { Checklist, ReadText } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { type ParsedText, type ParserName, parseText } from './parsers.ts';
import { completePreset, type Folder, type Preset } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';
import { itemLists, readItems } from './read-items.ts';

/** The companion of a log: the checklist that its option `rotatesWith` names. */
export const planRole = 'plan';

/** Which texts are parsed first where the shape decides: nearly every text is Markdown, and few are JSON. */
const parsersInOrder: readonly ParserName[] = ['json', 'yaml-map', 'jsonl', 'md-frontmatter', 'md-checklist'];

/** Presets in the order in which their shapes are tried: the ones that ask for more before the others. */
const presets = Object.values(builtInPresets)
  .map(completePreset)
  .filter(({ folder, log }) => folder === undefined && log === undefined)
  .sort((left, right) => rankOf(left) - rankOf(right));

function rankOf({ parse, recognisedBy }: Preset): number {
  return parsersInOrder.indexOf(parse) * 2 + (recognisedBy.length > 0 ? 0 : 1);
}

/** Reads a checklist by its preset, or by the built-in one whose shape it has. */
export function checklistReader(options: ChecklistOptions, limits: Limits): Reader<Checklist> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<Checklist> {
      const { preset } = options;
      const folder = preset?.folder;
      const read =
        preset !== null && folder !== undefined
          ? readFolder(parts, limits, { ...preset, folder })
          : readFile(parts.bytesOf('') ?? new Uint8Array(), limits, preset);
      const own = builtOf(read, options.strict);
      const doc = own === null ? null : { ...own, plan: planOf(parts.bytesOf(planRole), limits) };
      return { doc, faults: read.faults, source: (part) => read.sources.get(part) };
    },
  };
}

/** The texts of a document, by one preset. There are no texts exactly where there are faults. */
interface Read {
  readonly preset: Preset;
  readonly root: JsonValue | undefined;
  readonly texts: readonly ReadText[];
  readonly faults: readonly ReadFault[];
  readonly sources: ReadonlyMap<string, PartSource>;
}

function builtOf({ root, texts, preset }: Read, strict: boolean): Checklist | null {
  return root === undefined ? null : buildChecklist(root, texts, preset, strict);
}

function readFile(bytes: Uint8Array, limits: Limits, preset: Preset | null): Read {
  const shaped =
    preset === null ? byShape(bytes, limits) : { preset, parsed: parseText(preset, bytes, limits) };
  const { value, faults, repeated, source } = shaped.parsed;
  return {
    preset: shaped.preset,
    root: value,
    texts: value === undefined ? [] : [{ part: '', value, repeated }],
    faults,
    sources: new Map([['', source]]),
  };
}

/** One file that cannot be read could be any item: then nothing of the folder is judged. */
function readFolder(parts: PartBytes, limits: Limits, preset: Preset & { readonly folder: Folder }): Read {
  const root = parseText({ ...preset, ...preset.folder }, parts.bytesOf('') ?? new Uint8Array(), limits);
  const sources = new Map([['', root.source]]);
  const faults =
    root.faults.length > 0 && isPage(parts, limits, preset) ? [pageFault(preset)] : [...root.faults];
  const texts: ReadText[] = [];
  for (const part of parts.names()) {
    if (part === '' || part === planRole) continue;
    const parsed = parseText(preset, parts.bytesOf(part) ?? new Uint8Array(), limits);
    sources.set(part, parsed.source);
    faults.push(...parsed.faults.map((fault) => ({ ...fault, part })));
    texts.push({ part, value: parsed.value ?? null, repeated: parsed.repeated });
  }
  return { preset, root: faults.length > 0 ? undefined : root.value, texts, faults, sources };
}

/** Whether a page of the folder stands in the place of the file that speaks for all of them. */
function isPage(parts: PartBytes, limits: Limits, preset: Preset): boolean {
  const { value = null, repeated } = parseText(preset, parts.bytesOf('') ?? new Uint8Array(), limits);
  return readItems([{ part: '', value, repeated }], preset).length > 0;
}

function pageFault({ match: [main = 'the file beside its folder'] }: Preset): ReadFault {
  const message = `is one page of a folder, for all of which ${main} is governed; name that file in its place`;
  return { part: '', messageId: 'syntax', message, pointer: '', span: textStart };
}

/** The checklist that a log belongs to; one that cannot be read says nothing, and is judged by itself. */
function planOf(bytes: Uint8Array | undefined, limits: Limits): Checklist | undefined {
  if (bytes === undefined) return undefined;
  return builtOf(readFile(bytes, limits, null), false) ?? undefined;
}

interface Shaped {
  readonly parsed: ParsedText;
  readonly preset: Preset;
}

/** Each format is parsed once; of several shapes that fit, the first counts. What has none is JSON, or would be. */
function byShape(bytes: Uint8Array, limits: Limits): Shaped {
  const texts = new Map<string, ParsedText>();
  for (const preset of presets) {
    const format = JSON.stringify([preset.parse, preset.parse === 'md-checklist' ? preset.ids : []]);
    const parsed = texts.get(format) ?? parseText(preset, bytes, limits);
    texts.set(format, parsed);
    if (hasShape(parsed, preset)) return { preset, parsed };
  }
  const none = completePreset({ parse: 'json', items: [''], done: [] });
  return { preset: none, parsed: parseText(none, bytes, limits) };
}

/** Items must say whether they are done: a map of objects alone is no checklist. */
function hasShape({ value }: ParsedText, preset: Preset): boolean {
  if (value === undefined) return false;
  const lists = itemLists(value, '', { ...preset, items: preset.sniff });
  const members = lists.flatMap((list) => list.members.slice(0, mostLookedAt)).map((member) => member.value);
  const fields = members.filter(isJsonObject).map((member) => gatherFields(member, preset).raw);
  const hasOne = (names: readonly string[]) =>
    fields.some((raw) => names.some((name) => Object.hasOwn(raw, name)));
  const isMarked = fields.length < members.length || hasOne(preset.done.map(({ field }) => field));
  return isMarked && (preset.recognisedBy.length === 0 || hasOne(preset.recognisedBy));
}

const mostLookedAt = 1000;

/** Whether a text has the shape of some built-in preset. */
export function looksLikeChecklist(text: string, limits: Limits): boolean {
  const { parsed, preset } = byShape(new TextEncoder().encode(text), limits);
  return hasShape(parsed, preset);
}

/**
 * Whether a text has the shape of one preset. What cannot be parsed may have had it, but where the name says little it
 * has to hold items.
 */
export function looksLikePreset(text: string, preset: Preset): boolean {
  const bytes = new TextEncoder().encode(text);
  const parsed = parseText({ ...preset, ...preset.folder }, bytes, defaultLimits);
  const { value, repeated } = parsed;
  if (value === undefined) return preset.detected !== 'never';
  if (preset.sniff.length > 0) return hasShape(parsed, preset);
  const { items, entries } = buildChecklist(value, [{ part: '', value, repeated }], preset, false);
  return items.length > 0 || entries.length > 0;
}
