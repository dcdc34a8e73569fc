import type { JsonValue } from '../../formats/json-value.ts';
import type { Limits } from '../../formats/limits.ts';
import { textStart } from '../../formats/nearest-place.ts';
import type { Parsed, PartSource, Reader, ReadFault } from '../../formats/parsed.ts';
import { type PartBytes, partBytes } from '../../formats/part-bytes.ts';
import { buildChecklist } from './build.ts';
import { byShape, shapedPresets } from './by-shape.ts';
import { textIn, withRawText } from './hidden-items.ts';
import type { Checklist, Item, ReadText, UnknownShape } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { type ParsedText, parseText } from './parsers.ts';
import type { Folder, Preset } from './preset.ts';
import { readItems } from './read-items.ts';
import { shapeOfNone, undecidedItems, unknownShape } from './unknown-shape.ts';

/** Reads a checklist by its preset, or by the built-in one whose shape it has. */
export function checklistReader(
  options: ChecklistOptions,
  limits: Limits,
  _path?: string,
  memory?: unknown,
): Reader<Checklist> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<Checklist> {
      const { preset } = options;
      const folder = preset?.folder;
      const read =
        preset !== null && folder !== undefined
          ? readFolder(parts, limits, { ...preset, folder })
          : readFile(parts.bytesOf('') ?? new Uint8Array(), limits, preset, memory);
      const own = builtOf(read, itemsIn(memory));
      const doc =
        own === null ? null : withRawText({ ...own, unknownShape: unknownShapeOf(own, read, parts) }, parts);
      return {
        doc,
        faults: read.faults,
        source: (part) => read.sources.get(part),
        ...(read.memory === undefined ? {} : { memory: { ...read.memory, items: own?.items } }),
      };
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
  /** Unset where no preset was named, and no built-in one fits. */
  readonly hasShape: boolean;
  readonly memory?: ParsedText['memory'];
}

/** Why nothing is judged, where it is so. */
function unknownShapeOf(
  { items, entries, preset }: Checklist,
  { root = null, texts, hasShape }: Read,
  parts: PartBytes,
): UnknownShape | undefined {
  if (!hasShape) return shapeOfNone(root, shapedPresets);
  if (entries.length > 0) return undefined;
  if (items.length > 0)
    return undecidedItems(
      preset,
      items,
      texts.map(({ value }) => value),
    );
  return unknownShape({ preset, root, hasFiles: hasFiles(parts), text: textIn(parts) });
}

/** Whether anything stands in the other files of a folder. */
function hasFiles(parts: PartBytes): boolean {
  return parts.names().some((name) => name !== '' && parts.bytesOf(name)?.some((byte) => byte > 32));
}

function builtOf({ root, texts, preset }: Read, earlier?: readonly Item[]): Checklist | null {
  return root === undefined ? null : buildChecklist(root, texts, preset, earlier);
}

/** The items of the version that is remembered; a memory of anything else says nothing. */
function itemsIn(memory: unknown): readonly Item[] | undefined {
  const isKnown = typeof memory === 'object' && memory !== null && 'items' in memory;
  return isKnown ? (memory.items as readonly Item[]) : undefined;
}

function readFile(bytes: Uint8Array, limits: Limits, preset: Preset | null, earlier?: unknown): Read {
  const shaped =
    preset === null
      ? byShape(bytes, limits, earlier)
      : { preset, parsed: parseText(preset, bytes, limits, earlier), hasShape: true };
  const { value, faults, repeated, source, memory } = shaped.parsed;
  return {
    preset: shaped.preset,
    root: value,
    texts: value === undefined ? [] : [{ part: '', value, repeated }],
    faults,
    sources: new Map([['', source]]),
    hasShape: shaped.hasShape,
    memory,
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
    if (part === '') continue;
    const parsed = parseText(preset, parts.bytesOf(part) ?? new Uint8Array(), limits);
    sources.set(part, parsed.source);
    faults.push(...parsed.faults.map((fault) => ({ ...fault, part })));
    texts.push({ part, value: parsed.value ?? null, repeated: parsed.repeated });
  }
  return { preset, root: faults.length > 0 ? undefined : root.value, texts, faults, sources, hasShape: true };
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
