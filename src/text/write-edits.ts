import { editedValue } from '../core/edited-value.ts';
import { jsonEqual } from '../core/json-equal.ts';
import type { JsonValue } from '../core/json-value.ts';
import { defaultLimits } from '../core/limits.ts';
import type { ValueEdit } from '../core/value-edit.ts';
import { frontmatterEdits } from './frontmatter-edit.ts';
import { parseJson } from './json.ts';
import { jsonSplices } from './json-edit.ts';
import { parseJsonLines } from './json-lines.ts';
import { jsonLineSplices } from './json-lines-edit.ts';
import { markdownSplices } from './markdown-edit.ts';
import { sectionSplices } from './section-log.ts';
import { sourceText } from './source.ts';
import { type Splice, spliced } from './splice.ts';
import type { TaskListOptions } from './task-list-builder.ts';
import { textLogSplices } from './text-log-edit.ts';
import { parseYaml } from './yaml.ts';
import { yamlSplices } from './yaml-edit.ts';

/** How a text is written, and how it is read where it is a task list. */
export interface WrittenFormat extends Partial<TaskListOptions> {
  readonly type: 'json' | 'json-lines' | 'yaml' | 'task-list' | 'frontmatter' | 'section-log' | 'text-log';
}

/**
 * A text with values changed, as the smallest edit: all else stays byte for byte, a byte order mark included. Pointers lead
 * into the value that the format's reader makes of the text. Where the format allows, the result was read back and says what
 * it should; undefined where the edits cannot be written.
 */
export function writeEdits(
  text: string,
  format: WrittenFormat,
  edits: readonly ValueEdit[],
): string | undefined {
  if (edits.length === 0) return text;
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const written = writers[format.type](text.slice(mark.length), edits, { ids: [], ...format });
  return written === undefined ? undefined : mark + written;
}

type Writer = (text: string, edits: readonly ValueEdit[], options: TaskListOptions) => string | undefined;

/** Anchors are part of YAML and harmless in small numbers. */
const yamlOptions = { maxAliases: 100, scalarKeys: true } as const;

const writers: Readonly<Record<WrittenFormat['type'], Writer>> = {
  json: checked(
    (text) => parseJson(sourceText(text), defaultLimits).value,
    (text, edits) => applied(text, jsonSplices(text, edits)),
  ),
  'json-lines': checked(
    (text) => parseJsonLines(sourceText(text), defaultLimits).value,
    (text, edits) => applied(text, jsonLineSplices(text, edits)),
  ),
  yaml: checked(
    (text) => parseYaml(sourceText(text), defaultLimits, yamlOptions).value,
    (text, edits) => applied(text, yamlSplices(text, edits)),
  ),
  'task-list': (text, edits, options) => applied(text, markdownSplices(text, edits, options)),
  frontmatter: writeFrontmatter,
  'section-log': (text, edits) => applied(text, sectionSplices(text, edits)),
  'text-log': (text, edits) => applied(text, textLogSplices(text, edits)),
};

function applied(text: string, splices: readonly Splice[] | undefined): string | undefined {
  return splices === undefined ? undefined : spliced(text, splices);
}

/** What was written, where it reads as it should. */
function checked(read: (text: string) => JsonValue | undefined, write: Writer): Writer {
  return (text, edits, options) => {
    const before = read(text);
    const wanted = before === undefined ? undefined : editedValue(before, edits);
    const written = wanted === undefined ? undefined : write(text, edits, options);
    return written !== undefined && jsonEqual(read(written), wanted) ? written : undefined;
  };
}

function writeFrontmatter(text: string, edits: readonly ValueEdit[]): string | undefined {
  const found = frontmatterEdits(text, edits);
  if (found === undefined) return undefined;
  const { from, to, yaml, splices } = found;
  const head =
    yaml.length === 0 ? text.slice(from, to) : writers.yaml(text.slice(from, to), yaml, { ids: [] });
  return head === undefined ? undefined : spliced(text, [...splices, { from, to, text: head }]);
}
