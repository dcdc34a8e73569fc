import { shortDigest } from '../../engine/values/digest.ts';
import { leadingId } from '../../formats/id-pattern.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { type ListLine, listLines } from '../../formats/list-lines.ts';
import { listed } from '../../formats/listed.ts';
import { quote } from '../../formats/quote.ts';
import { sourceText } from '../../formats/source.ts';
import { resolve } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Item, UnknownShape } from './model.ts';
import { parseText } from './parsers.ts';
import type { Preset } from './preset.ts';

/** A document in which no item was found. */
export interface Itemless {
  readonly preset: Preset;
  /** The governed file's value. */
  readonly root: JsonValue;
  /** Whether anything stands in the other files of its folder. */
  readonly hasFiles: boolean;
  /** What stands in all of its files. */
  readonly text: string;
}

/**
 * Why no item was found, unless there is none yet: an empty document, and an empty list where the preset reads one, are
 * checklists. Anything else there, or something elsewhere, is not what the preset is for.
 */
export function unknownShape({ preset, root, hasFiles, text }: Itemless): UnknownShape | undefined {
  const isPage = preset.parse === 'md-frontmatter';
  if (text.trim() === '') return undefined;
  // A page without frontmatter may be what explains the folder.
  if (hasFiles) return shapeOf(isPage ? 'plain' : 'missing', preset, 'its files hold none', text);
  if (isEmpty(root) || (root === null && preset.parse === 'yaml-map')) return undefined;
  if (preset.folder !== undefined && isJsonObject(root)) return undefined;
  if (preset.parse === 'md-checklist') return shapeOfPage(preset, text);
  if (holdsEmptyList(root, preset.items)) return undefined;
  if (root === null && isPage) return shapeOf('missing', preset, 'the document begins with none', text);
  const places = preset.items.flatMap((pointer) => resolve(root, pointer));
  const { pointer, value } = places.find((place) => place.pointer !== '') ?? { pointer: '', value: root };
  return { ...shapeOf('missing', preset, shownAt(value, pointer), root), pointer };
}

/** The same where there are items, none of which has a field that says whether it is done: they can be of another format. */
export function undecidedItems(
  { done }: Preset,
  items: readonly Pick<Item, 'doneField'>[],
  content: JsonValue,
): UnknownShape | undefined {
  if (done.length === 0 || items.some(({ doneField }) => doneField !== undefined)) return undefined;
  const looksFor = done.map(({ field }) => field).join(' or ');
  return { type: 'undecided', looksFor, found: 'no item has one', pointer: '', digest: digestOf(content) };
}

/** The same where no preset is named and none of these has the document's shape. */
export function shapeOfNone(root: JsonValue, presets: readonly Preset[]): UnknownShape | undefined {
  if (presets.some(({ sniff }) => holdsEmptyList(root, sniff))) return undefined;
  const looksFor = 'preset: { parse: json, items: [/quests], done: [{ field: won }] }';
  return { type: 'unnamed', looksFor, found: shownAt(root, ''), pointer: '', digest: digestOf(root) };
}

function shapeOf(
  type: UnknownShape['type'],
  preset: Preset,
  found: string,
  content: JsonValue,
): UnknownShape {
  return { type, looksFor: lookedFor(preset), found, pointer: '', digest: digestOf(content) };
}

function digestOf(content: JsonValue): string {
  return shortDigest(foldedText(content));
}

function isEmpty(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Some programs write an empty list as null. */
function holdsEmptyList(root: JsonValue, pointers: readonly string[]): boolean {
  return pointers
    .flatMap((pointer) => resolve(root, pointer))
    .some(({ pointer, value }) => isEmpty(value) || (value === null && pointer !== ''));
}

/**
 * What a Markdown text without any item holds instead. Lines that begin like tasks are tasks that nobody judges; other
 * bullets may be goals, and a text that lists nothing has no tasks yet.
 */
function shapeOfPage(preset: Preset, text: string): UnknownShape | undefined {
  if (isData(text)) return shapeOf('missing', preset, 'the document is data', text);
  const lines = listLines(sourceText(text));
  const task = lines.find(taskLike(preset.ids));
  const shown = task ?? lines[0];
  if (shown === undefined) return undefined;
  const type = task === undefined ? 'plain' : 'missing';
  const said = lines.map((line) => line.text);
  return shapeOf(type, preset, `line ${shown.line} is ${quote(shown.text)}`, said);
}

/** JSON, or a map of YAML that holds another one, which Markdown would take for prose; to parse a long page as YAML takes long. */
function isData(text: string): boolean {
  if (/^\s*[{[]\s*["{[]/.test(text)) return true;
  if (!/^[^\s#-].*:[ \t]*(?:#.*)?\r?\n\s+[^\s#-].*:/m.test(text)) return false;
  const bytes = new TextEncoder().encode(text);
  const { value = null } = parseText({ parse: 'yaml-map', ids: [] }, bytes, defaultLimits);
  return isJsonObject(value) && Object.values(value).some((member) => isJsonObject(member));
}

/** A box, an identifier with a word in it such as T001, or one with a point such as 1.2: a mere number begins many a line. */
function taskLike(ids: readonly string[]): (line: ListLine) => boolean {
  const named = leadingId(ids.filter((pattern) => /[a-z]/i.test(pattern.replace(/\{[nw]\}/g, ''))));
  const any = leadingId(ids);
  return ({ text, hasBox }) => hasBox || named(text) !== undefined || /^\d+\.\d/.test(any(text)?.id ?? '');
}

/** What stands at a place where no item was found, in words. */
function shownAt(value: JsonValue, pointer: string): string {
  const names = isJsonObject(value) ? Object.keys(value) : [];
  const type = isJsonArray(value) ? `a list of ${value.length}` : `of type ${typeof value}`;
  return `${pointer || 'the document'} is ${isJsonObject(value) ? `an object with ${listed(names.map(quote))}` : type}`;
}

/** What a preset looks for and where, in words. */
function lookedFor({ parse, single, items }: Preset): string {
  if (parse === 'md-frontmatter') return 'frontmatter';
  if (parse === 'md-checklist' && items.includes('/items')) return "lines such as '- [ ] text'";
  const places = items.map((pointer) => pointer || 'the top').join(' or ');
  return `${single ? 'an object' : 'a list of items'} at ${places}`;
}
