import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import type { YamlChange } from './yaml-change.ts';
import { composing } from './yaml-tokens.ts';

/**
 * A mapping with keys changed, laid out anew: comments and key order stay. Undefined where an alias has lost what it
 * stands for.
 */
export function rewriteYaml(text: string, changes: readonly YamlChange[]): string | undefined {
  const document = parseDocument(text, composing);
  for (const change of changes) rewriteKey(document, change);
  try {
    return document.toString({ lineWidth: 0 });
  } catch {
    return undefined;
  }
}

function rewriteKey(document: Document, change: YamlChange): void {
  const { key } = change;
  const old = document.get(key, true);
  if ('set' in change) document.set(key, change.set);
  else if ('append' in change) {
    if (isSeq(old)) for (const entry of change.append) old.add(document.createNode(entry));
    else document.set(key, document.createNode(change.append));
  } else if (isMap(old)) {
    for (const [name, value] of Object.entries(change.merge)) old.set(name, value);
  } else document.set(key, document.createNode(change.merge));
}
