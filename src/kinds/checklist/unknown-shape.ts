import { shortDigest } from '../../engine/values/digest.ts';
import { leadingId } from '../../formats/id-pattern.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { type ListLine, listLines } from '../../formats/list-lines.ts';
import { appendToken } from '../../formats/location.ts';
import { quote } from '../../formats/quote.ts';
import { sourceText } from '../../formats/source.ts';
import { resolve } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Item, UnknownShape } from './model.ts';
import { type ParserName, parseText } from './parsers.ts';
import type { Preset } from './preset.ts';
import { lookedFor, oneOf, valueShown } from './shape-words.ts';

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

interface DataFormat {
  readonly parse: ParserName;
  readonly name: string;
  /** What all such texts hold: parsing a long page as something else takes long. */
  readonly signs: readonly RegExp[];
  readonly isData: (value: JsonValue) => boolean;
}

const json = /^\s*[{[]/;
const yaml = [/^[^\s#-].*:[ \t]*(?:#.*)?$/m, /^[ \t]+[^\s#-].*:/m];

/** A page may hold a line that is a number, or one that ends in a colon with a list below it. */
const formats: readonly DataFormat[] = [
  { parse: 'json', name: 'JSON', signs: [json], isData: hasMembers },
  {
    parse: 'jsonl',
    name: 'JSON lines',
    signs: [json],
    isData: (value) => isJsonArray(value) && value.some(isFilledMap),
  },
  {
    parse: 'yaml-map',
    name: 'YAML',
    signs: yaml,
    isData: (value) => isJsonObject(value) && Object.values(value).some(isFilledMap),
  },
];

/** The format of data that a text is in, which Markdown would take for prose; undefined where it is a page. */
function dataFormat(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  return formats.find(({ parse, signs, isData }) => {
    if (!signs.every((sign) => sign.test(text))) return false;
    const { value } = parseText({ parse, ids: [] }, bytes, defaultLimits);
    return value !== undefined && isData(value);
  })?.name;
}

function hasMembers(value: JsonValue): boolean {
  return isJsonArray(value) ? value.length > 0 : isFilledMap(value);
}

function isFilledMap(value: JsonValue): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

/**
 * What a Markdown text without any item lists instead. Lines that begin like tasks are tasks that nobody judges; other
 * bullets may be goals, and a text that lists nothing has no tasks yet.
 */
function unmarkedList(preset: Preset, text: string): UnknownShape | undefined {
  const lines = listLines(sourceText(text), defaultLimits);
  const [first] = lines;
  if (first === undefined) return undefined;
  const task = lines.find(taskLike(preset.ids));
  const shown = ({ line, text: said }: ListLine) => `line ${line} is ${quote(said)}`;
  return {
    type: task === undefined ? 'plain' : 'missing',
    looksFor: lookedFor(preset),
    found: shown(task ?? first),
    pointer: '',
    digest: shortDigest(JSON.stringify(lines.map(({ text: said }) => said))),
  };
}

/** A box, an identifier with a word in it such as T001, or one with a point such as 1.2: a mere number begins many a line. */
function taskLike(ids: readonly string[]): (line: ListLine) => boolean {
  const named = leadingId(ids.filter((pattern) => /[a-z]/i.test(pattern.replace(/\{[nw]\}/g, ''))));
  const any = leadingId(ids);
  return ({ text, hasBox }) => hasBox || named(text) !== undefined || /^\d+\.\d/.test(any(text)?.id ?? '');
}
