import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { Texts, Written } from '../../core/kind.ts';
import { splitSubject } from '../../core/subject.ts';
import { valueEdits } from '../../core/value-diff.ts';
import { writeEdits } from '../../text/write-edits.ts';
import { alignedChildren } from './aligned-children.ts';
import { canonicalText } from './canonical.ts';
import type { TaskTree, TreeNode } from './model.ts';

/** What `StateKind.write` asks: a tree as another one has it, as the smallest edit; the file's own form is the canonical one. */
export function writeTree(
  { texts, doc }: Written<TaskTree>,
  target: TaskTree,
  subjects: readonly string[],
): Texts | undefined {
  const text = texts.get('');
  const [root, wanted] = [doc.root, target.root];
  if (text === undefined || root === undefined || wanted === undefined) return undefined;
  if (subjects.some((subject) => splitSubject(subject).entity === ''))
    return changed(text, canonicalText(target));
  const value = wantedValue(doc, target, subjects);
  return changed(text, writeEdits(text, { type: 'json' }, valueEdits(root.raw, value, '', nameOfChild)));
}

function changed(text: string, written: string | undefined): Texts | undefined {
  if (written === undefined) return undefined;
  return new Map(written === text ? [] : [['', written]]);
}

/** Children that repeat an id are the same in the order in which they stand. */
function nameOfChild(value: JsonValue): string {
  return isJsonObject(value) && typeof value.id === 'string' ? `id ${value.id}` : JSON.stringify(value);
}

/** The tree to be written: as the target has it, but for the order of children that nobody asks for. */
function wantedValue(doc: TaskTree, target: TaskTree, subjects: readonly string[]): JsonObject {
  const ordered = orderedParents(doc, target, subjects);
  const written = new Map<TreeNode, JsonObject>();
  for (let index = target.nodes.length - 1; index >= 0; index--) {
    const node = target.nodes[index];
    if (node === undefined) continue;
    const children = node.children.flatMap((child): JsonObject[] => {
      const own = written.get(child);
      return own === undefined ? [] : [own];
    });
    const old = ordered.has(node.id) ? undefined : doc.byId.get(node.id)?.raw.children;
    written.set(node, withChildren(doc, node, isJsonArray(old) ? alignedChildren(old, children) : children));
  }
  return (target.root && written.get(target.root)) ?? {};
}

/** A member `children` that is there stays where it is; what is no node in it stays too. */
function withChildren(doc: TaskTree, node: TreeNode, children: readonly JsonValue[]): JsonObject {
  const { raw } = node;
  const isList = isJsonArray(raw.children) || children.length > 0;
  const own = isList ? { ...raw, children } : raw;
  const old = doc.byId.get(node.id)?.raw;
  if (old === undefined || (isList && Object.hasOwn(old, 'children')) || !isList) return own;
  const { children: _, ...rest } = own;
  return children.length > 0 ? own : rest;
}

/** Parents whose children are to stand in the order of the target: those a subject names, or one of whose children is moved in it. */
function orderedParents(doc: TaskTree, target: TaskTree, subjects: readonly string[]): Set<string> {
  const parents = new Set<string>();
  for (const { entity, field } of subjects.map(splitSubject)) {
    const [before, after] = [doc.byId.get(entity), target.byId.get(entity)];
    if (field === 'children') parents.add(entity);
    if (before?.order !== after?.order && after?.parent !== undefined) parents.add(after.parent.id);
  }
  return parents;
}
