import { decodeText } from '../../formats/decode.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { Limits } from '../../formats/limits.ts';
import {
  type Parsed,
  type PartSource,
  type Reader,
  type ReadFault,
  remembered,
} from '../../formats/parsed.ts';
import { type PartBytes, partBytes } from '../../formats/part-bytes.ts';
import { buildChecklist } from './build.ts';
import { byShape, shapedPresets } from './by-shape.ts';
import type { Checklist, Item, ReadText, UnknownShape } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { parseText, type ReadPart, type TextFormat } from './parsers.ts';
import type { Preset } from './preset.ts';
import { fieldOf, keyText } from './read-item.ts';
import { shapeOfNone, undecidedItems, unknownShape } from './unknown-shape.ts';

/** Reads a checklist by its preset, or by the built-in one whose shape it has. */
export function checklistReader(
  { preset }: ChecklistOptions,
  limits: Limits,
  _path?: string,
  memory?: unknown,
): Reader<Checklist> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<Checklist> {
      const read = withDeletions(readTexts(parts, limits, preset, memory), parts, limits);
      const { root, texts, faults, sources } = read;
      const earlier = remembered<Pick<Checklist, 'items'>>(memory, 'items')?.items;
      const own = root === undefined ? null : buildChecklist(root, texts, read.preset, earlier);
      const doc = own && { ...own, text: read.text, unknownShape: unknownShapeOf(own, read, parts) };
      return { doc, faults, source: (part) => sources.get(part), memory: memoryOf(read, own?.items) };
    },
  };
}

/** What a later version shares of one file. A text with a key that stands twice is looked at anew. */
function memoryOf({ root, texts, text, preset }: Read, items: readonly Item[] | undefined) {
  const isSound = preset.folder === undefined && texts.every(({ repeated }) => repeated.length === 0);
  return isSound && root !== undefined ? { value: root, text, parse: preset.parse, items } : undefined;
}

/** The texts of a document, by one preset. There are no texts exactly where there are faults. */
interface Read {
  readonly preset: Preset;
  readonly root: JsonValue | undefined;
  readonly texts: readonly ReadText[];
  /** All that they say. */
  readonly text: string;
  readonly faults: readonly ReadFault[];
  readonly sources: ReadonlyMap<string, PartSource>;
  /** Unset where no preset was named, and no built-in one fits. */
  readonly hasShape: boolean;
}

/** How one file is read: the governed file of a folder is no item. */
export function formatOf(preset: Preset, part: string): TextFormat {
  return part === '' ? { ...preset, ...preset.folder } : preset;
}

/** One file of a folder that cannot be read could be any item: then nothing of the folder is judged. */
function readTexts(parts: PartBytes, limits: Limits, named: Preset | null, memory: unknown): Read {
  const textOf = (part: string) => decodeText(parts.bytesOf(part) ?? new Uint8Array());
  const shaped = named === null ? byShape(textOf(''), limits, memory) : { preset: named, hasShape: true };
  const { preset, hasShape } = shaped;
  const isFolder = preset.folder !== undefined;
  const read = new Map<string, ReadPart>();
  for (const part of ['', ...(isFolder ? parts.names() : [])]) {
    const parsed = () =>
      parseText(formatOf(preset, part), textOf(part), limits, part === '' ? memory : undefined, part);
    if (!read.has(part)) read.set(part, 'parsed' in shaped ? shaped.parsed : parsed());
  }
  const root = read.get('');
  const faults = [...read.values()].flatMap((parsed) => parsed.faults);
  const texts = [...read]
    .filter(([part]) => !isFolder || part !== '')
    .map(([part, { value = null, repeated }]): ReadText => ({ part, value, repeated }));
  return {
    ...{ preset, hasShape, texts, faults },
    text: [...read.values()].map(({ text }) => text).join('\n'),
    root: faults.length > 0 ? undefined : root?.value,
    sources: new Map([...read].map(([part, { source }]) => [part, source])),
  };
}

/** Why nothing is judged, where it is so. */
function unknownShapeOf(
  { items, entries, preset }: Checklist,
  { root = null, texts, hasShape, text }: Read,
  parts: PartBytes,
): UnknownShape | undefined {
  if (!hasShape) return shapeOfNone(root, shapedPresets);
  if (entries.length > 0) return undefined;
  const values = texts.map(({ value }) => value);
  if (items.length > 0) return undecidedItems(preset, items, values);
  const isFilled = (name: string) => name !== '' && parts.bytesOf(name)?.some((byte) => byte > 32);
  return unknownShape({ preset, root, hasFiles: parts.names().some(isFilled), text });
}

/** What the tool recorded as deleted is a tombstone. A record that cannot be read records nothing. */
function withDeletions(read: Read, parts: PartBytes, limits: Limits): Read {
  const { preset, texts, sources } = read;
  const [main] = texts;
  const part = preset.deletions;
  const bytes = part === undefined ? undefined : parts.bytesOf(part);
  if (part === undefined || bytes === undefined || main === undefined) return read;
  const { value = null, source } = parseText({ ...preset, parse: 'jsonl' }, decodeText(bytes), limits);
  return {
    ...read,
    texts: [...texts, { part, value: tombstonesIn(value, main.value, preset), repeated: [] }],
    sources: new Map([...sources, [part, source]]),
  };
}

/** The lines of a record of deletions as items that were deleted, but for those that the list holds, or that an earlier line names. */
function tombstonesIn(record: JsonValue, list: JsonValue, { key, done, tombstones }: Preset): JsonValue {
  const keyOf = (value: JsonValue) =>
    isJsonObject(value) ? keyText(fieldOf(value, key[0] ?? '')) : undefined;
  const known = new Set([undefined, ...(isJsonArray(list) ? list : []).map(keyOf)]);
  const tombstone = { [done[0]?.field ?? '']: tombstones[0] ?? '' };
  return (isJsonArray(record) ? record : []).map((line) => {
    const own = keyOf(line);
    const isKnown = known.has(own);
    known.add(own);
    return isKnown || !isJsonObject(line) ? null : { ...line, ...tombstone };
  });
}
