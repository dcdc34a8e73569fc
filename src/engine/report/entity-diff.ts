import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import type { Entity, Field } from '../contract/entity.ts';
import type { StateKind } from '../contract/kind.ts';

/** What became of one entity between two versions. */
export interface EntityChange {
  readonly type: 'added' | 'removed' | 'changed';
  readonly id: string;
  readonly label?: string;
  /** What it was called before, where it got another name. */
  readonly formerly?: string;
  readonly fields: readonly FieldChange[];
}

export interface FieldChange {
  readonly name: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** The entities that differ between two versions: those of the new one in their order, then what is gone. */
export function entityChanges<Doc>(
  kind: StateKind<Doc>,
  before: Doc | null,
  after: Doc | null,
): EntityChange[] {
  const renamed =
    before === null || after === null
      ? new Map<string, string>()
      : kind.entities.names?.renames(before, after);
  const former = new Map([...(renamed ?? [])].map(([old, now]) => [now, old]));
  const ids = after === null ? [] : [...kind.entities.ids(after)];
  const standing = new Set(ids.map((id) => former.get(id) ?? id));
  const changes = ids.flatMap((id): EntityChange[] => {
    const formerly = former.get(id);
    const old = before === null ? undefined : kind.entities.get(before, formerly ?? id);
    const now = after === null ? undefined : kind.entities.get(after, id);
    // Versions share what did not change.
    const fields = old?.fields === now?.fields ? [] : fieldChanges(old, now);
    if (old !== undefined && fields.length === 0 && formerly === undefined) return [];
    const type = old === undefined ? 'added' : 'changed';
    return [{ type, id, fields, ...labelOf(now), ...(formerly === undefined ? {} : { formerly }) }];
  });
  const gone = before === null ? [] : [...kind.entities.ids(before)].filter((id) => !standing.has(id));
  return [
    ...changes,
    ...gone.map((id): EntityChange => {
      const old = before === null ? undefined : kind.entities.get(before, id);
      return { type: 'removed', id, fields: [], ...labelOf(old) };
    }),
  ];
}

function labelOf(entity: Entity | undefined): { readonly label?: string } {
  return entity?.label === undefined ? {} : { label: entity.label };
}

function fieldChanges(before: Entity | undefined, after: Entity | undefined): FieldChange[] {
  const names = Object.keys({ ...before?.fields, ...after?.fields });
  return names.flatMap((name): FieldChange[] => {
    const [old, now] = [before?.fields[name], after?.fields[name]];
    const field = now ?? old;
    if (field === undefined || !isShown(name, field) || jsonEqual(old?.value, now?.value)) return [];
    return [{ name: shownName(name), before: old?.value, after: now?.value }];
  });
}

/** What the file itself says, and whether it is done; other names in parentheses follow from the rest. */
function isShown(name: string, { role }: Field): boolean {
  return role === 'done' || (role !== 'form' && !name.startsWith('('));
}

function shownName(name: string): string {
  return name.replace(/^\((.*)\)$/, '$1');
}
