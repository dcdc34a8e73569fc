import { fieldOf, itemsOf } from '../../check/json-fields.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { allKeys, contentKeys, listKeys, newKeys, oldKeys, pathKeys } from './edit-fields.ts';
import type { Unknown } from './file-operation.ts';
import { headersOf, patchIn } from './patch-text.ts';
import { ownName, wordsOf } from './tool-nature.ts';

/** Tools that do what their field `command` says, and look at no field of another command. */
const commanders = new Set(['str_replace_editor', 'str_replace_based_edit_tool', 'fs_write', 'fsWrite']);

/**
 * A call that tells its edit in two ways that differ. Most tools take the fields that they know and leave the rest, so that one
 * telling could hide the other: which one is made is not known. Undefined where there is but one.
 */
export function saidTwice(tool: string, input: JsonValue): Unknown | undefined {
  if (!isJsonObject(input)) return undefined;
  const name = ownName(tool);
  const patch = patchIn(input);
  const lists = listKeys.map((key) => entriesIn(fieldOf(input, key))).filter((list) => list.length > 0);
  const entries = lists.flat();
  const patched = patch === undefined ? [] : headersOf(patch);
  const paths = distinct([input, ...entries], pathKeys);
  const isElsewhere = paths.some((path) => !patched.includes(path)) && !wordsOf(name).includes('patch');
  const isTwice =
    [input, ...entries].some((each) => distinct([input, each], pathKeys).length > 1) ||
    [input, ...entries].some(isAmbiguous) ||
    (patch !== undefined && isElsewhere) ||
    waysOf(input, name, patch, lists.length) > 1;
  const problem = 'the call says in more than one way what is to be written, and not the same';
  return isTwice ? { does: 'unknown', paths: [...new Set([...paths, ...patched])], problem } : undefined;
}

/** The edits of a list, or of a map from paths to contents or edits. */
export function entriesIn(value: JsonValue): readonly JsonValue[] {
  if (value === null || !isJsonObject(value)) return itemsOf(value);
  return Object.entries(value).map(([path, each = null]) =>
    each !== null && isJsonObject(each) ? { path, ...each } : { path, content: each },
  );
}

/** How many manners of editing a call fills in. */
function waysOf(input: JsonValue, name: string, patch: string | undefined, lists: number): number {
  const has = (...keys: readonly string[]) => distinct([input], keys).length > 0;
  const ways = [
    patch !== undefined,
    has(...oldKeys, ...newKeys),
    has(...contentKeys),
    fieldOf(input, 'command') === 'view',
  ];
  const filled = commanders.has(name) ? ways.slice(0, 1) : ways;
  return filled.filter(Boolean).length + lists + (commanders.has(name) ? 1 : 0);
}

function isAmbiguous(edit: JsonValue): boolean {
  const flags = allKeys.map((key) => fieldOf(edit, key)).filter((flag) => flag !== null);
  return (
    [oldKeys, newKeys, contentKeys].some((keys) => distinct([edit], keys).length > 1) ||
    new Set(flags).size > 1 ||
    flags.some((flag) => typeof flag !== 'boolean')
  );
}

/** The texts that these fields hold, each once; an empty one tells nothing. */
function distinct(values: readonly JsonValue[], keys: readonly string[]): readonly string[] {
  const texts = values.flatMap((value) => keys.map((key) => fieldOf(value, key)));
  return [...new Set(texts.filter((text) => typeof text === 'string'))].filter((text) => text !== '');
}
