import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { fieldOf, itemsOf } from '../json-fields.ts';
import type { FileOperation, Unknown } from './file-operation.ts';
import { namedPaths, pathKeys } from './named-paths.ts';
import { headersOf, type PatchPart, patchIn, readPatch } from './patch-text.ts';
import type { Replacement } from './replace-text.ts';
import { allKeys, contentKeys, listKeys, newKeys, oldKeys, saidTwice } from './said-twice.ts';
import { textOf } from './tool-call.ts';
import { natureOf, ownName, wordsOf } from './tool-nature.ts';

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
  // Of servers' tools one is known that can only try; others make the edit and leave the field.
  const onlyTries =
    tool !== ownName(tool) && ownName(tool) === 'edit_file' && fieldOf(input, 'dryRun') === true;
  if (nature === 'reads' || onlyTries) return [];
  if (nature === 'anything') return patchInShell(use);
  const twice = saidTwice(tool, input);
  if (twice !== undefined)
    return [{ ...twice, paths: twice.paths.map((path) => plainPath(path, use.agent)) }];
  if (fieldOf(input, 'command') === 'view') return [];
  const patch = patchIn(input);
  if (patch !== undefined) return patched(patch, use);
  const lists = listKeys.map((key) => itemsOf(fieldOf(input, key))).find((list) => list.length > 0);
  if (lists !== undefined) return lists.map((each) => readEdit(use, withPathOf(each, input)));
  return [readEdit(use, input)];
}

/** `apply_patch` as a command line, which Codex takes for the tool. */
const shellPatch =
  /^\s*(?:cd\s+(?:"([^"]+)"|'([^']+)'|(\S+))\s*&&\s*)?apply_?patch\s+(<<\s*['"]?(\w+)['"]?\s*\n[\s\S]*?\n)\5\s*$/;

function patchInShell(use: ToolUse): readonly FileOperation[] {
  const found = shellPatch.exec(textOf(use.input, 'command', 'cmd') ?? '');
  if (found === null) return [];
  const [, double, single, bare, body = ''] = found;
  const folder = double ?? single ?? bare;
  const text = body.slice(body.indexOf('\n') + 1);
  const operations = patched(text, use).filter(({ does }) => does !== 'unknown');
  return folder === undefined ? operations : operations.map((each) => below(folder, each));
}

function below(folder: string, operation: FileOperation): FileOperation {
  const at = (path: string) => (path.startsWith('/') ? path : `${folder}/${path}`);
  if (operation.does === 'unknown') return operation;
  const moved = { ...operation, path: at(operation.path) };
  return 'moveTo' in moved && moved.moveTo !== undefined ? { ...moved, moveTo: at(moved.moveTo) } : moved;
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
  if (words.some((word) => word === 'delete' || word === 'remove')) return { does: 'delete', path };
  const replacement = readReplacement(input);
  if (replacement !== undefined) return replacing(use, path, input, replacement);
  const text = textOf(input, ...contentKeys);
  if (text === undefined) return unknown(use.input, `the call has no content and no text to replace`);
  return { does: words.includes('append') ? 'append' : 'write', path, text };
}

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
  if (/^str_?replace$/i.test(command) && replacement !== undefined)
    return replacing(use, path, input, replacement);
  if (command === 'delete' || command === 'remove') return { does: 'delete', path };
  const line = fieldOf(input, 'insert_line') ?? fieldOf(input, 'insertLine');
  if (text !== undefined && (command === 'create' || command === 'append'))
    return { does: command === 'create' ? 'write' : 'append', path, text };
  if (text !== undefined && command === 'insert' && typeof line === 'number')
    return { does: 'insert', path, line, text };
  return unknown(use.input, `what the command ${JSON.stringify(command)} of the tool writes is not known`);
}

function readReplacement(input: JsonValue): Replacement | undefined {
  const old = textOf(input, ...oldKeys);
  const text = textOf(input, ...newKeys);
  if (old === undefined || text === undefined) return undefined;
  const all = allKeys.some((key) => fieldOf(input, key) === true);
  return { old, text, all };
}

function replacing(use: ToolUse, path: string, input: JsonValue, replacement: Replacement): FileOperation {
  // Gemini, opencode, VS Code and servers of files look for what is alike where the text itself is not there.
  const isExact = ownName(use.tool) !== 'replace' && textOf(input, 'old_string', 'old_str') !== undefined;
  const takesBreak = use.tool === 'Edit' || use.tool === 'MultiEdit';
  return { does: 'replace', path, replacements: [replacement], manner: { isExact, takesBreak } };
}

function unknown(input: JsonValue, problem: string): Unknown {
  const path = textOf(input, ...pathKeys);
  return { does: 'unknown', paths: path === undefined ? namedPaths(input) : [path], problem };
}
