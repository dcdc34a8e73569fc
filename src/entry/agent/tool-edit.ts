import type { JsonValue } from '../../core/json-value.ts';
import { fieldOf, itemsOf } from '../json-fields.ts';
import { textOf } from './tool-call.ts';

/** What a tool does to files, by its name: one of another name may do anything. */
type Nature = 'write' | 'edit' | 'edits' | 'notebook' | 'reads';

/** Claude Code's names first, then those that other agents have for the same. */
const natures: Readonly<Record<string, Nature>> = {
  Write: 'write',
  Edit: 'edit',
  MultiEdit: 'edits',
  NotebookEdit: 'notebook',
  create: 'write',
  create_file: 'write',
  edit: 'edit',
  replace_string_in_file: 'edit',
  StrReplace: 'edit',
  ...Object.fromEntries(
    ['Read', 'Glob', 'Grep', 'LS', 'NotebookRead', 'TodoWrite', 'WebFetch', 'WebSearch', 'view'].map(
      (name) => [name, 'reads'] as const,
    ),
  ),
};

export function natureOf(tool: string): Nature | undefined {
  return Object.hasOwn(natures, tool) ? natures[tool] : undefined;
}

/** The path that a tool writes; undefined where it names none. */
export function pathOf(input: JsonValue): string | undefined {
  const path = textOf(input, 'file_path', 'filePath', 'path', 'notebook_path');
  return path === '' || path?.includes('\0') ? undefined : path;
}

/** What a file would hold after a tool ran, or why that cannot be told. */
export type Edited = { readonly bytes: Uint8Array } | { readonly problem: string };

/** Applies a tool to a file's bytes as the tool itself would; null stands for a file that is not there. */
export function applyTool(tool: string, input: JsonValue, before: Uint8Array | null): Edited {
  switch (natureOf(tool)) {
    case 'write':
      return written(input);
    case 'edit':
      return replaced([input], before);
    case 'edits':
      return replaced(itemsOf(fieldOf(input, 'edits')), before);
    case 'notebook':
      return problem('a state file is no notebook; change it with Edit or Write');
    default:
      return problem(`what the tool ${JSON.stringify(tool)} writes is not known`);
  }
}

function written(input: JsonValue): Edited {
  const content = textOf(input, 'content', 'contents', 'file_text');
  return content === undefined ? problem('the call has no content') : { bytes: Buffer.from(content) };
}

interface Replacement {
  readonly old: string;
  readonly text: string;
  readonly all: boolean;
}

/** One after the other; if one does not fit none is made. Lines are compared without their carriage returns. */
function replaced(edits: readonly JsonValue[], before: Uint8Array | null): Edited {
  if (edits.length === 0) return problem('the call has no edits');
  const original = before === null ? null : Buffer.from(before).toString('utf8');
  let text = original?.replaceAll('\r\n', '\n') ?? null;
  for (const edit of edits) {
    const replacement = readReplacement(edit);
    if (replacement === undefined) return problem('the call has no old_string and new_string');
    const next = replacedOnce(text, replacement);
    if (typeof next !== 'string') return next;
    text = next;
  }
  const result = text ?? '';
  return {
    bytes: Buffer.from(hasCarriageReturns(original ?? '') ? result.replaceAll('\n', '\r\n') : result),
  };
}

function readReplacement(edit: JsonValue): Replacement | undefined {
  const old = textOf(edit, 'old_string', 'oldString', 'old_str');
  const text = textOf(edit, 'new_string', 'newString', 'new_str');
  if (old === undefined || text === undefined) return undefined;
  const all = fieldOf(edit, 'replace_all') === true || fieldOf(edit, 'replaceAll') === true;
  return { old: withoutReturns(old), text: withoutReturns(text), all };
}

function withoutReturns(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function replacedOnce(text: string | null, { old, text: added, all }: Replacement): string | Edited {
  // An empty old_string makes a file, or fills an empty one.
  if (old === '') {
    return text === null || text.trim() === '' ? added : problem('old_string is empty and the file is not');
  }
  if (text === null) return problem('there is no such file, so old_string does not occur in it');
  const count = text.split(old).length - 1;
  if (count === 0) return problem('old_string does not occur in the file exactly; read the file again');
  if (count > 1 && !all) return problem(`old_string occurs ${count} times, and replace_all is not set`);
  // What is deleted takes the end of its line along.
  const whole = added === '' && !old.endsWith('\n') && text.includes(`${old}\n`) ? `${old}\n` : old;
  return all ? text.replaceAll(whole, () => added) : text.replace(whole, () => added);
}

/** The tools write a file's lines as most of its first ones end. */
function hasCarriageReturns(text: string): boolean {
  const start = text.slice(0, 4096);
  const returns = start.split('\r\n').length - 1;
  return returns > start.split('\n').length - 1 - returns;
}

function problem(text: string): { readonly problem: string } {
  return { problem: text };
}
