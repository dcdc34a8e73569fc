import { editedValue } from '../core/edited-value.ts';
import { groupBy } from '../core/group.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../core/json-value.ts';
import { defaultLimits } from '../core/limits.ts';
import { onceFor } from '../core/once-for.ts';
import type { TextForm } from '../core/three-way/text-form.ts';
import { valueAt } from '../core/value-at.ts';
import type { ValueEdit } from '../core/value-edit.ts';
import { parseFrontmatterAlone } from './frontmatter.ts';
import { parseJson } from './json.ts';
import { asReadLines, parseJsonLines } from './json-lines.ts';
import { asReadJson } from './json-reread.ts';
import type { ParsedText } from './parsed-text.ts';
import { parseSectionLog } from './section-log.ts';
import { type SourceText, sourceText } from './source.ts';
import { asReadTasks, parseTaskList } from './task-list.ts';
import type { TaskListOptions } from './task-list-builder.ts';
import { parseTextLog } from './text-log.ts';
import { type WrittenFormat, writeEdits } from './write-edits.ts';
import { parseYaml } from './yaml.ts';

/** Anchors are part of YAML and harmless in small numbers. */
const yamlOptions = { maxAliases: 100, scalarKeys: true } as const;

/** A text as it is merged, and what the next one may be read by. */
interface FormText extends Pick<ParsedText, 'value' | 'faults'> {
  readonly memory?: unknown;
}

/** How each format is read to be merged: the value in which its writer's pointers lead. */
const readers: Readonly<
  Record<WrittenFormat['type'], (source: SourceText, options: TaskListOptions, earlier: unknown) => FormText>
> = {
  json: (source, _, earlier) => parseJson(source, defaultLimits, asReadJson(earlier)),
  'json-lines': (source, _, earlier) => {
    const { value, faults, lines } = parseJsonLines(source, defaultLimits, asReadLines(earlier));
    return { value, faults, memory: lines };
  },
  yaml: (source) => parseYaml(source, defaultLimits, yamlOptions),
  'task-list': (source, options, earlier) => {
    const { value, faults, read } = parseTaskList(source, defaultLimits, options, asReadTasks(earlier));
    return { value: value === undefined ? undefined : tasksOf(value), faults, memory: read };
  },
  frontmatter: (source) => parseFrontmatterAlone(source, defaultLimits, yamlOptions),
  'section-log': (source) => parseSectionLog(source, defaultLimits),
  'text-log': (source) => parseTextLog(source, defaultLimits),
};

/** Formats in which a text says nothing that its value does not. */
const whole: ReadonlySet<WrittenFormat['type']> = new Set(['json', 'json-lines', 'text-log']);

/** A format as merges and differences know it. */
export function textForm(format: WrittenFormat, marks: readonly string[] = []): TextForm {
  const read = readerOf(format);
  return {
    read,
    write: (text, edits) =>
      writeEdits(text, format, format.type === 'task-list' ? wholeFields(read(text), edits) : edits),
    isWhole: whole.has(format.type),
    ...(format.type === 'json' ? { separator: ',' } : {}),
    marks,
  };
}

/** A merge reads few texts, some of them again; what they have in common is shared where the format can. */
const mostKnown = 8;

function readerOf(format: WrittenFormat): TextForm['read'] {
  const options = { ids: [], ...format };
  const known = new Map<string, JsonValue | undefined>();
  let last: unknown;
  return (text, earlier = last) => {
    if (known.has(text)) return known.get(text);
    const source = sourceText(text.replace(/^\ufeff/, ''));
    const { value, faults, memory } = readers[format.type](source, options, earlier);
    last = memory ?? last;
    const [oldest = text] = known.keys();
    if (known.size >= mostKnown) known.delete(oldest);
    const read = faults.length > 0 ? undefined : value;
    known.set(text, read);
    return read;
  };
}

/** A field of a task is written as a whole: what changes within one is put together. */
function wholeFields(value: JsonValue | undefined, edits: readonly ValueEdit[]): readonly ValueEdit[] {
  if (value === undefined) return edits;
  const inner = groupBy(
    edits.filter(({ pointer }) => fieldOf(pointer) !== undefined),
    ({ pointer }) => fieldOf(pointer) ?? '',
  );
  const fields = [...inner].flatMap(([pointer, own]): ValueEdit[] => {
    const edited = editedValue(value, own);
    const wanted = edited === undefined ? undefined : valueAt(edited, pointer);
    return wanted === undefined ? [...own] : [{ type: 'replace', pointer, value: wanted }];
  });
  return [...edits.filter(({ pointer }) => fieldOf(pointer) === undefined), ...fields];
}

/** The field that a pointer leads into, if it leads deeper. */
function fieldOf(pointer: string): string | undefined {
  return /^(\/items\/\d+\/[^/]+)\//.exec(pointer)?.[1];
}

/** The tasks without what only tells their places, or mirrors the mark. */
function tasksOf(value: JsonValue): JsonValue {
  const items = isJsonObject(value) && isJsonArray(value.items) ? value.items : [];
  return {
    items: items.filter(isJsonObject).map((item) => withoutPlace(item)),
  };
}

const withoutPlace = onceFor(({ done: _, parent: __, ...item }: JsonObject): JsonValue => item);

/** How a file is merged that no kind governs: by what its name ends with. */
export function formByName(path: string, text: string): TextForm | undefined {
  if (/\.json$/i.test(path)) return textForm({ type: 'json' });
  if (/\.(?:jsonl|ndjson)$/i.test(path)) return textForm({ type: 'json-lines' });
  if (/\.ya?ml$/i.test(path)) return textForm({ type: 'yaml' });
  return /\.md$/i.test(path) && text.startsWith('---') ? textForm({ type: 'frontmatter' }) : undefined;
}
