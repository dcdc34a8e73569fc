import { resolve } from 'node:path';
import { fieldOf, itemsOf } from '../../check/json-fields.ts';
import { realPlace } from '../../check/path-below.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { readPatch } from './apply-patch.ts';
import type { FileOperation } from './file-operation.ts';
import type { Replacement } from './replace-text.ts';
import type { ToolCall } from './tool-call.ts';

/** How a tool tells its edit: in its fields, as a list of such edits, by its field `command`, as a patch, or by its name alone. */
type Manner = 'fields' | 'edits' | 'replacements' | 'command' | 'patch' | 'deletes';

/** The tools by which agents edit files themselves, in lower case: those of servers may do anything with the same fields. */
const manners: ReadonlyMap<string, Manner> = new Map([
  ...['create', 'create_file', 'edit', 'fswrite', 'replace', 'replace_string_in_file'].map(named('fields')),
  ...['str_replace', 'strreplace', 'write', 'write_file'].map(named('fields')),
  ...['fs_write', 'str_replace_based_edit_tool', 'str_replace_editor'].map(named('command')),
  ...['apply_patch', 'applypatch'].map(named('patch')),
  ...[named('edits')('multiedit'), named('replacements')('multi_replace_string_in_file')],
  named('deletes')('delete'),
]);

/** Their names: an agent need not ask about others before they run. */
export const exactTools: readonly string[] = [...manners.keys()];

function named(manner: Manner): (tool: string) => readonly [string, Manner] {
  return (tool) => [tool, manner];
}

const pathKeys = ['file_path', 'filePath', 'path'];
const oldKeys = ['old_string', 'oldString', 'old_str', 'oldStr'];
const newKeys = ['new_string', 'newString', 'new_str', 'newStr'];
const contentKeys = ['content', 'contents', 'file_text', 'fileText', 'text'];
const allKeys = ['replace_all', 'replaceAll', 'allow_multiple'];

/** What a call does to files, part by part, where that is exact; undefined where only the files can tell it afterwards. */
export function readOperations(tool: string, input: JsonValue): readonly FileOperation[] | undefined {
  const manner = manners.get(tool.toLowerCase());
  if (manner === undefined) return undefined;
  // Copilot hands over patches as nothing but text, under the name of another tool too.
  if (typeof input === 'string') return readPatch(input);
  if (manner === 'patch') return readPatch(only([input], ['command', 'input', 'patchText', 'patch']) ?? '');
  const isList = manner === 'edits' || manner === 'replacements';
  const edits = isList ? itemsOf(fieldOf(input, manner)) : [input];
  const operations = edits.map((edit) => {
    // An edit of a list may leave it to the call to name the file.
    const path = only([edit, input], pathKeys);
    return path === undefined || !isPlain(path) ? undefined : readEdit(tool, manner, path, edit);
  });
  const exact = operations.filter((operation) => operation !== undefined);
  return exact.length < operations.length || exact.length === 0 ? undefined : exact;
}

/** The same with paths without links on the way: what stands there itself may be one, and is no file to edit exactly. */
export function operationsOf({ tool, input, folder }: ToolCall): readonly FileOperation[] | undefined {
  const at = (path: string) => realPlace(resolve(folder, path));
  return readOperations(tool, input)?.map(({ path, moveTo, ...operation }) => ({
    ...operation,
    path: at(path),
    ...(moveTo === undefined ? {} : { moveTo: at(moveTo) }),
  }));
}

/** Some agents take a path that begins below the home, is an address, or stands behind an at sign. */
function isPlain(path: string): boolean {
  return path !== '' && !path.includes('\0') && !/^(?:[~@]|file:)/i.test(path);
}

function readEdit(tool: string, manner: Manner, path: string, edit: JsonValue): FileOperation | undefined {
  if (manner === 'deletes') return { does: 'delete', path };
  const text = only([edit], contentKeys);
  const replacement = readReplacement(tool, edit);
  const command = manner === 'command' ? fieldOf(edit, 'command') : undefined;
  if (command === 'insert') return readInsertion(path, edit);
  // Where nothing says which one it is, there may be but one.
  const isWritten =
    command === 'create' || (command === undefined && !hasAny(edit, [...oldKeys, ...newKeys]));
  const isReplaced = command === 'str_replace' || (command === undefined && !hasAny(edit, contentKeys));
  if (isWritten && text !== undefined) return { does: 'write', path, text };
  return isReplaced && replacement !== undefined ? { does: 'replace', path, replacement } : undefined;
}

function readInsertion(path: string, edit: JsonValue): FileOperation | undefined {
  const line = fieldOf(edit, 'insert_line');
  const text = only([edit], [...newKeys, 'insert_text']);
  return typeof line === 'number' && text !== undefined ? { does: 'insert', path, line, text } : undefined;
}

function readReplacement(tool: string, edit: JsonValue): Replacement | undefined {
  const old = only([edit], oldKeys);
  const text = only([edit], newKeys);
  const flags = allKeys.map((key) => fieldOf(edit, key)).filter((flag) => flag !== null && flag !== false);
  if (old === undefined || text === undefined || flags.some((flag) => flag !== true)) return undefined;
  const all = flags.length > 0;
  return { old, text, all, takesBreak: tool === 'Edit' || tool === 'MultiEdit' };
}

/** The one text that stands in these fields: a call that tells two things is not exact. */
function only(values: readonly JsonValue[], keys: readonly string[]): string | undefined {
  const texts = values.flatMap((value) => keys.map((key) => fieldOf(value, key)));
  const [text, another] = new Set(texts.filter((each) => each !== null));
  return typeof text === 'string' && another === undefined ? text : undefined;
}

function hasAny(value: JsonValue, keys: readonly string[]): boolean {
  return keys.some((key) => fieldOf(value, key) !== null);
}

/** Tools that only read, in lower case. */
const readers = new Set(
  [
    'askuserquestion fetch glob grep list ls notebookread read readlints todoread todowrite webfetch websearch',
    'ask_user file_search fs_read fsread google_web_search grep_search list_directory read_file read_many_files',
    'rg search_file_content semantic_search update_plan update_todo view web_fetch web_search write_todos',
  ].flatMap((names) => names.split(' ')),
);

export function onlyReads(tool: string): boolean {
  return readers.has(tool.toLowerCase());
}
