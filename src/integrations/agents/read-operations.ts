import { homedir } from 'node:os';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldOf } from '../../check/json-fields.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import {
  allKeys,
  contentKeys,
  listKeys,
  mannerKeys,
  newKeys,
  oldKeys,
  pathKeys,
  patternKeys,
  whereKey,
} from './edit-fields.ts';
import type { FileOperation, Unknown } from './file-operation.ts';
import { namedPaths } from './named-paths.ts';
import { headersOf, type PatchPart, patchIn, readPatch } from './patch-text.ts';
import type { Replacement } from './replace-text.ts';
import { entriesIn, saidTwice } from './said-twice.ts';
import { type ShellEdit, shellEdits } from './shell-edits.ts';
import { textOf } from './tool-call.ts';
import { natureOf, ownName, saysFiles, wordsOf } from './tool-nature.ts';

/** What a tool is called with, and who calls it. */
export interface ToolUse {
  readonly agent: string;
  readonly tool: string;
  readonly input: JsonValue;
}

/** What a call does to files, part by part; nothing where its tool is none that edits files. */
export function readOperations(use: ToolUse): readonly FileOperation[] {
  const { tool, input } = use;
  const nature = natureOf(tool);
  if (nature === 'reads' || (nature === 'edits' && isOthers(tool, input))) return [];
  if (nature === 'anything')
    return shellEdits(input).flatMap(({ edit, folder }) => below(folder, inShell(edit, use)));
  const twice = saidTwice(tool, input);
  if (twice !== undefined)
    return [{ ...twice, paths: twice.paths.map((path) => plainPath(path, use.agent)) }];
  if (fieldOf(input, 'command') === 'view') return [];
  const patch = patchIn(input);
  if (patch !== undefined) return patched(patch, use);
  if (!saysFiles(tool) && !JSON.stringify(input).match(namesFile)) return [];
  const lists = listKeys.map((key) => entriesIn(fieldOf(input, key))).find((list) => list.length > 0);
  if (lists !== undefined) return lists.map((each) => readEdit(use, withPathOf(each, input)));
  return [readEdit(use, input)];
}

/** Anywhere in a call. */
const namesFile = new RegExp(`"(?:${pathKeys.join('|')})":`);

/** Tools of servers that only try, edit another place than this one, or judge by themselves as we do. */
function isOthers(tool: string, input: JsonValue): boolean {
  if (/stateward.*fs_apply_patch$/.test(tool)) return isJsonObject(fieldOf(input, 'patch'));
  if (tool === ownName(tool)) return false;
  // Of servers' tools one is known that can only try; others make the edit and leave the field.
  if (ownName(tool) === 'edit_file' && fieldOf(input, 'dryRun') === true) return true;
  // A file of a forge: what is written is a commit there.
  const has = (...keys: readonly string[]) => textOf(input, ...keys) !== undefined;
  return ((has('owner') && has('repo')) || has('project_id')) && has('branch', 'message', 'commit_message');
}

function inShell(edit: ShellEdit['edit'], use: ToolUse): readonly FileOperation[] {
  return typeof edit === 'string' ? patched(edit, use).filter(({ does }) => does !== 'unknown') : [edit];
}

function below(folder: string, operations: readonly FileOperation[]): readonly FileOperation[] {
  const at = (path: string) => (folder === '' || isAbsolute(path) ? path : `${folder}/${path}`);
  return operations.map((each) => {
    if (each.does === 'unknown') return each;
    const moved = { ...each, path: at(each.path) };
    return 'moveTo' in moved && moved.moveTo !== undefined ? { ...moved, moveTo: at(moved.moveTo) } : moved;
  });
}

function patched(text: string, use: ToolUse): readonly FileOperation[] {
  const read = readPatch(text);
  if ('problem' in read) return [{ does: 'unknown', paths: headersOf(text), problem: read.problem }];
  return read.parts.map((part) => operationOf(part, use.agent === 'codex'));
}

function operationOf(part: PatchPart, isExact: boolean): FileOperation {
  if (part.does === 'add') return { does: 'write', path: part.path, text: part.text };
  if (part.does === 'delete') return { does: 'delete', path: part.path };
  return { does: 'patch', path: part.path, moveTo: part.moveTo, chunks: part.chunks, isExact };
}

/** An edit of a list may leave it to the call to name the file. */
function withPathOf(edit: JsonValue, call: JsonValue): JsonValue {
  const path = textOf(call, ...pathKeys);
  return path === undefined || !isJsonObject(edit) || textOf(edit, ...pathKeys) !== undefined
    ? edit
    : { ...edit, path };
}

function readEdit(use: ToolUse, input: JsonValue): FileOperation {
  const told = textOf(input, ...pathKeys);
  const path = told === undefined ? undefined : plainPath(told, use.agent);
  const words = wordsOf(ownName(use.tool));
  const moved = readMove(words, input, path);
  if (moved !== undefined) return moved;
  if (path === undefined || path === '' || path.includes('\0'))
    return unknown(use.input, `which file ${JSON.stringify(use.tool)} writes is not told`);
  const command = textOf(input, 'command');
  if (command !== undefined) return readCommand(use, input, path, command);
  const manner = textOf(input, ...mannerKeys) ?? '';
  const does = manners.find(([names]) => names.test(manner))?.[1];
  // An agent's own tools leave fields that they do not know.
  const isLeft = does !== 'told' && use.tool === ownName(use.tool);
  if (does === undefined || isLeft)
    return unknown(use.input, `what ${JSON.stringify(manner)} does is not known`);
  const where = Object.entries(isJsonObject(input) ? input : {}).find(
    ([key, value]) => whereKey.test(key) && value,
  );
  if (where !== undefined || words.some((word) => word === 'insert' || word === 'prepend'))
    return unknown(
      use.input,
      `it writes to a place in the file${where === undefined ? '' : ` (${where[0]})`}`,
    );
  const isPart = words.some((word) => /^lines?$/.test(word));
  if (!isPart && (does === 'delete' || words.some((word) => word === 'delete' || word === 'remove')))
    return { does: 'delete', path };
  const replacement = readReplacement(input, words);
  if (replacement !== undefined)
    return typeof replacement === 'string'
      ? unknown(use.input, replacement)
      : replacing(use, path, input, replacement);
  const text = textOf(input, ...contentKeys);
  if (text === undefined || isPart || words.includes('replace'))
    return unknown(use.input, `the call has no content of the whole file and no text to replace`);
  return { does: does === 'append' || words.includes('append') ? 'append' : 'write', path, text };
}

/** What a field may say of the manner of an edit; all else is not known. */
const manners: readonly (readonly [names: RegExp, does: 'append' | 'delete' | 'told'])[] = [
  [/^(?:a|append)$/, 'append'],
  [/^(?:delete|remove)$/, 'delete'],
  [
    /^(?:|add|create|edit|literal|modify|overwrite|regex|replace|rewrite|str_replace|update|w|write)$/,
    'told',
  ],
];

/** Where agents take a path that is none for the system: below the home, as an address, behind Gemini's at sign. */
function plainPath(path: string, agent: string): string {
  if (path.startsWith('~/')) return `${homedir()}${path.slice(1)}`;
  if (path.startsWith('@') && agent === 'gemini') return path.slice(1);
  if (!/^file:\/\/\//i.test(path)) return path;
  try {
    return fileURLToPath(path);
  } catch {
    return path;
  }
}

function readMove(
  words: readonly string[],
  input: JsonValue,
  path: string | undefined,
): FileOperation | undefined {
  if (!words.some((word) => word === 'move' || word === 'rename')) return undefined;
  const from = textOf(input, 'source', 'old_path', 'oldPath', 'from') ?? path;
  const to = textOf(input, 'destination', 'new_path', 'newPath', 'to', 'newName');
  return from === undefined || to === undefined ? undefined : { does: 'move', path: from, moveTo: to };
}

/** Editors with commands: `str_replace_editor`, Kiro's `fs_write`. */
function readCommand(use: ToolUse, input: JsonValue, path: string, command: string): FileOperation {
  const texts = [...contentKeys, ...newKeys, 'insert_text']
    .map((key) => textOf(input, key) ?? '')
    .filter((each) => each !== '');
  const text = new Set(texts).size > 1 ? undefined : (texts[0] ?? textOf(input, ...contentKeys, ...newKeys));
  const replacement = readReplacement(input);
  if (/^str_?replace$/i.test(command) && replacement !== undefined && typeof replacement !== 'string')
    return replacing(use, path, input, replacement);
  if (command === 'delete' || command === 'remove') return { does: 'delete', path };
  const line = fieldOf(input, 'insert_line') ?? fieldOf(input, 'insertLine');
  if (text !== undefined && (command === 'create' || command === 'append'))
    return { does: command === 'create' ? 'write' : 'append', path, text };
  if (text !== undefined && command === 'insert' && typeof line === 'number')
    return { does: 'insert', path, line, text };
  return unknown(use.input, `what the command ${JSON.stringify(command)} of the tool writes is not known`);
}

/** A text for another; or why it is not known what is replaced. */
function readReplacement(input: JsonValue, words: readonly string[] = []): Replacement | string | undefined {
  const plain = oldKeys.filter((key) => !patternKeys.includes(key));
  const old = textOf(input, ...oldKeys);
  const text = textOf(input, ...newKeys);
  if (old === undefined || text === undefined) return undefined;
  const isPattern =
    textOf(input, ...plain) === undefined &&
    (textOf(input, 'regex', 'pattern') !== undefined || isRegex(input) || words.includes('regex'));
  if (isPattern && (/[\\^$.*+?()[\]{}|]/.test(old) || /[\\$]/.test(text)))
    return 'it replaces by a pattern, which is not applied here';
  const count = fieldOf(input, 'expected_replacements');
  const all =
    words.includes('all') ||
    allKeys.some((key) => fieldOf(input, key) === true) ||
    (typeof count === 'number' && count > 1);
  return { old, text, all };
}

function isRegex(input: JsonValue): boolean {
  const flags = ['regex', 'is_regex', 'isRegex', 'use_regex', 'useRegex'].map((key) => fieldOf(input, key));
  return textOf(input, 'mode') === 'regex' || flags.includes(true);
}

function replacing(use: ToolUse, path: string, input: JsonValue, replacement: Replacement): FileOperation {
  // Gemini, opencode, VS Code and servers of files look for what is alike where the text itself is not there.
  const isOwn = use.tool === ownName(use.tool) && use.tool !== 'replace';
  const isExact = isOwn && textOf(input, 'old_string', 'old_str') !== undefined;
  const takesBreak = use.tool === 'Edit' || use.tool === 'MultiEdit';
  return { does: 'replace', path, replacements: [replacement], manner: { isExact, takesBreak } };
}

function unknown(input: JsonValue, problem: string): Unknown {
  const path = textOf(input, ...pathKeys);
  return { does: 'unknown', paths: path === undefined ? namedPaths(input) : [path], problem };
}
