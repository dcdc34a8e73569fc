import { type Document, isSeq, parseDocument } from 'yaml';
import { pointerTokens } from '../core/location.ts';
import type { ValueEdit } from '../core/value-edit.ts';
import { composing } from './yaml-tokens.ts';

/**
 * A YAML text with values changed, laid out anew: comments and key order stay. For what cannot be edited in place; undefined
 * where this cannot be written either, as where an alias has lost what it stands for.
 */
export function rewriteYaml(text: string, edits: readonly ValueEdit[]): string | undefined {
  const document = parseDocument(text, composing);
  try {
    // From the last place to the first, so that places before it still hold.
    for (const edit of inReverse(edits)) if (!rewrite(document, edit)) return undefined;
    return document.toString({ lineWidth: 0 });
  } catch {
    return undefined;
  }
}

function rewrite(document: Document, edit: ValueEdit): boolean {
  const path = pointerTokens(edit.pointer);
  const container: unknown = document.getIn(path.slice(0, -1), true);
  if (edit.type === 'move' || edit.type === 'single') return false;
  if (edit.type === 'remove') return document.deleteIn(path);
  const node = document.createNode(edit.value);
  if (edit.type === 'insert' && isSeq(container)) container.items.splice(Number(path.at(-1)), 0, node);
  else document.setIn(path, node);
  return true;
}

function inReverse(edits: readonly ValueEdit[]): ValueEdit[] {
  const place = ({ pointer }: ValueEdit) =>
    pointerTokens(pointer).map((token) => (/^\d+$/.test(token) ? Number(token) : -1));
  return edits
    .map((edit, index) => ({ edit, index, path: place(edit) }))
    .sort((left, right) => comparePaths(right.path, left.path) || right.index - left.index)
    .map(({ edit }) => edit);
}

function comparePaths(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((token, index) => token !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}
