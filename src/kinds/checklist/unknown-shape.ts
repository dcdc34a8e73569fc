import { shortDigest } from '../../core/digest.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { appendToken } from '../../core/location.ts';
import { dataFormat } from './data-format.ts';
import { resolve } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Item, UnknownShape } from './model.ts';
import type { Preset } from './preset.ts';
import { lookedFor, oneOf, valueShown } from './shape-words.ts';
import { unmarkedList } from './unmarked-list.ts';

/** A document in which no item was found. */
export interface Itemless {
  readonly preset: Preset;
  /** The governed file's value. */
  readonly root: JsonValue;
  /** In how many other files of its folder anything stands. */
  readonly files: number;
  /** What stands in all of its files. */
  readonly text: string;
}

/**
 * Why no item was found, unless there is none yet: an empty document, and an empty list where the preset reads one, are
 * checklists. Anything else there, or something elsewhere, is not what the preset is for.
 */
export function unknownShape(read: Itemless): UnknownShape | undefined {
  const { preset, root, files, text } = read;
  if (text.trim() === '') return undefined;
  if (files > 0) return itemlessFiles(read);
  if (isNothing(root, preset)) return undefined;
  if (preset.folder !== undefined && isJsonObject(root)) return undefined;
  if (preset.parse === 'md-checklist') return dataInPage(preset, text) ?? unmarkedList(preset, text);
  return holdsEmptyList(root, preset.items) ? undefined : elsewhere(read);
}

/** The same where there are items, none of which has a field that says whether it is done: they can be of another format. */
export function undecidedItems(
  preset: Preset,
  items: readonly Pick<Item, 'doneField'>[],
  content: JsonValue,
): UnknownShape | undefined {
  const [first] = items;
  const isDecided = preset.done.length === 0 || items.some(({ doneField }) => doneField !== undefined);
  if (first === undefined || isDecided) return undefined;
  const looksFor = oneOf(preset.done.map(({ field }) => field));
  const found = items.length === 1 ? 'the only item has none' : `none of ${items.length} items has one`;
  return { type: 'undecided', looksFor, found, pointer: '', digest: shortDigest(foldedText(content)) };
}

/** The same where no preset is named and none of these has the document's shape. */
export function shapeOfNone(root: JsonValue, presets: readonly Preset[]): UnknownShape | undefined {
  if (presets.some(({ sniff }) => holdsEmptyList(root, sniff))) return undefined;
  const found = `the document is ${valueShown(root)}`;
  return {
    type: 'unnamed',
    looksFor: presetFor(root),
    found,
    pointer: '',
    digest: shortDigest(foldedText(root)),
  };
}

/** The preset that a person would write into the entry: the first list of objects, and the first field that is true or false. */
function presetFor(root: JsonValue): string {
  const lists = isJsonObject(root) ? Object.entries(root) : [['', root] as const];
  const [name, items] = lists.find(([, value]) => isJsonArray(value) && value.some(isJsonObject)) ?? [
    'list',
    [],
  ];
  const first = isJsonArray(items) ? items.find(isJsonObject) : undefined;
  const mark = Object.entries(first ?? {}).find(([, value]) => typeof value === 'boolean')?.[0] ?? 'status';
  const place = JSON.stringify(name === '' ? '' : appendToken('', name));
  return `preset: { parse: json, items: [${place}], done: [{ field: ${JSON.stringify(mark)} }] }`;
}

/** An empty document of YAML has a value, an empty one of JSON has none. */
function isNothing(root: JsonValue, { parse }: Preset): boolean {
  return root === null ? parse === 'yaml-map' : isEmpty(root);
}

function isEmpty(value: JsonValue): boolean {
  if (isJsonArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}

/** Some programs write an empty list as null. */
function holdsEmptyList(root: JsonValue, pointers: readonly string[]): boolean {
  return pointers
    .flatMap((pointer) => resolve(root, pointer))
    .some(({ pointer, value }) => isEmpty(value) || (value === null && pointer !== ''));
}

/** A page without frontmatter is no item, and may be what explains the folder. */
function itemlessFiles({ preset, files, text }: Itemless): UnknownShape {
  const found = misfit(
    preset,
    `${files === 1 ? 'its only file holds none' : `none of its ${files} files holds one`}`,
    text,
  );
  return preset.parse === 'md-frontmatter' ? { ...found, type: 'plain' } : found;
}

function dataInPage(preset: Preset, text: string): UnknownShape | undefined {
  const format = dataFormat(text);
  return format === undefined ? undefined : misfit(preset, `the document is ${format}`, text);
}

function elsewhere({ preset, root, text }: Itemless): UnknownShape {
  if (root === null && preset.parse === 'md-frontmatter')
    return misfit(preset, 'the document begins with none', text);
  const [other] = preset.items
    .flatMap((pointer) => resolve(root, pointer))
    .filter(({ pointer }) => pointer !== '');
  const { pointer, value } = other ?? { pointer: '', value: root };
  return misfit(preset, `${pointer || 'the document'} is ${valueShown(value)}`, root, pointer);
}

function misfit(preset: Preset, found: string, content: JsonValue, pointer = ''): UnknownShape {
  const digest = shortDigest(foldedText(content));
  return { type: 'missing', looksFor: lookedFor(preset), found, pointer, digest };
}
