import type { Texts, Written } from '../../engine/contract/kind.ts';
import { alignLists } from '../../formats/align-lists.ts';
import { decodedText } from '../../formats/decode.ts';
import { groupBy } from '../../formats/group.ts';
import { parseJson } from '../../formats/json.ts';
import { layOutJson, styleOf } from '../../formats/json-text.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { appendToken } from '../../formats/location.ts';
import { sourceText } from '../../formats/source.ts';
import { splitPointer, type ValueEdit } from '../../formats/value-edit.ts';
import { yamlText } from '../../formats/yaml-text.ts';
import type { Checklist } from './model.ts';
import { formatOf } from './parse.ts';
import { parseText } from './parsers.ts';
import type { Preset } from './preset.ts';
import { counterparts, itemEdits, type PartChange } from './write-items.ts';
import { writtenFormat } from './written-format.ts';

/** What `StateKind.write` asks: the texts of a checklist that hold the items, and the entries, of another one. */
export function writeChecklist({ texts, doc }: Written<Checklist>, target: Checklist): Texts | undefined {
  const written = new Map<string, string>();
  const current = counterparts(doc, target);
  const own = groupBy(doc.items, ({ part }) => part);
  const wanted = groupBy(target.items, (item) => (current.get(item) ?? item).part);
  for (const part of new Set([...texts.keys(), ...wanted.keys()])) {
    const text = texts.get(part) ?? '';
    const [items, others] = [own.get(part) ?? [], wanted.get(part) ?? []];
    const next = textOf({ doc, target, part, current, items, wanted: others }, text);
    if (next === undefined) return undefined;
    if (next !== text) written.set(part, next);
  }
  return written;
}

/** A file of a folder that is its only item goes and comes with it: its text is empty where it is not there. */
function textOf(change: PartChange, text: string): string | undefined {
  const { doc, target, part, items, wanted } = change;
  const { preset } = doc;
  const format = formatOf(preset, part);
  if (part !== '' && items[0]?.pointer === '' && wanted.length === 0) return '';
  if (preset.log !== undefined) {
    const edits = entryEdits(doc, target);
    return edits && writtenFormat(format).write(text, edits);
  }
  const root = parseText(format, decodedText(text), defaultLimits).value ?? null;
  const { value, edits } = itemEdits(change, root);
  if (text === '' && part !== '') return newPage(preset, value);
  return writtenFormat(format).write(text, edits);
}

/** The entries of a log that go, and those that come back as they read. */
function entryEdits(doc: Checklist, target: Checklist): readonly ValueEdit[] | undefined {
  const { kept } = alignLists(doc.entries, target.entries);
  const staying = new Set(kept.map(({ before }) => before));
  const edits: ValueEdit[] = doc.entryPointers
    .filter((_, place) => !staying.has(place))
    .map((pointer) => ({ type: 'remove', pointer }));
  const list = splitPointer(doc.entryPointers[0] ?? target.entryPointers[0] ?? '/').container;
  const places = new Map(kept.map(({ before, after }) => [after, doc.entryPointers[before] ?? '']));
  let next = 0;
  for (const [place, entry] of target.entries.entries()) {
    const pointer = places.get(place);
    // An entry is known by the JSON of what it says.
    const value = pointer === undefined ? parseJson(sourceText(entry)).value : undefined;
    if (pointer !== undefined) next = Number(splitPointer(pointer).token) + 1;
    else if (value === undefined || Number.isNaN(next)) return undefined;
    else edits.push({ type: 'insert', pointer: appendToken(list, next), value });
  }
  return edits;
}

/** The text of a file that is one item of a folder; undefined where its format has no form of its own. */
function newPage({ parse }: Preset, value: JsonValue): string | undefined {
  if (!isJsonObject(value)) return undefined;
  if (parse === 'json') return `${layOutJson(value, styleOf(''), '')}\n`;
  const { frontmatter, body } = value;
  if (parse !== 'md-frontmatter' || !isJsonObject(frontmatter)) return undefined;
  return `---\n${yamlText(frontmatter)}\n---\n\n${typeof body === 'string' ? `${body}\n` : ''}`;
}
