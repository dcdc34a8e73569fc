import { parseDocument } from 'yaml';
import { pointerTokens } from '../core/location.ts';
import type { ListEdit } from './list-edit.ts';

/** A YAML text with lists edited; comments, key order and the style of what is not touched stay. */
export function editYaml(text: string, edits: readonly ListEdit[]): string {
  const document = parseDocument(text, { version: '1.2', schema: 'core' });
  for (const { list, count, replaced, added } of edits) {
    const path = pointerTokens(list);
    for (const [index, value] of replaced)
      for (const [key, member] of Object.entries(value))
        document.setIn([...path, index, key], document.createNode(member));
    if (added.length > 0 && count === 0) document.setIn(path, document.createNode([]));
    for (const value of added) document.addIn(path, document.createNode(value));
  }
  return document.toString({ lineWidth: 0 });
}
