import type { Texts, Written } from '../../engine/contract/kind.ts';
import { valueEdits } from '../../engine/values/value-diff.ts';
import { jsonFormat } from '../../formats/json-edit.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { canonicalText } from './canonical.ts';
import { textSubject } from './entity.ts';
import type { TaskTree } from './model.ts';

/**
 * What `StateKind.write` asks: a tree as another one has it, as the smallest edit. The form of the file is the canonical one,
 * which a file that has it keeps.
 */
export function writeTree(
  { texts, doc }: Written<TaskTree>,
  target: TaskTree,
  subjects: readonly string[],
): Texts | undefined {
  const text = texts.get('');
  if (text === undefined || doc.root === undefined || target.root === undefined) return undefined;
  const isCanonical = subjects.includes('') || subjects.includes(textSubject) || text === canonicalText(doc);
  const written = isCanonical
    ? canonicalText(target)
    : jsonFormat.write(text, valueEdits(doc.root.raw, target.root.raw, '', nameOfChild));
  if (written === undefined) return undefined;
  return new Map(written === text ? [] : [['', written]]);
}

/** Children that repeat an id are the same in the order in which they stand. */
function nameOfChild(value: JsonValue): string {
  return isJsonObject(value) && typeof value.id === 'string' ? `id ${value.id}` : JSON.stringify(value);
}
