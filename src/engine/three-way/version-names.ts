import { pointerTokens } from '../../formats/location.ts';
import type { FieldRole } from '../contract/entity.ts';
import type { StateKind } from '../contract/kind.ts';
import type { NameAt } from '../values/list-names.ts';

/** What stands at a place of a version: a field of an entity, or (without one) the entity itself. */
export interface PlacedField {
  readonly entity: string;
  readonly field: string | undefined;
  readonly role: FieldRole | undefined;
  readonly isDone: boolean;
}

/** The entities of one version by the places at which they stand. */
export interface VersionNames {
  readonly nameAt: NameAt;
  /** What a place belongs to; undefined outside of all entities. */
  fieldAt(pointer: string): PlacedField | undefined;
}

/** Entities that got another name since the base are known by the old one, so that both sides call them the same. */
export function versionNames<Doc>(kind: StateKind<Doc>, base: Doc | null, doc: Doc | null): VersionNames {
  const idAt = doc === null ? () => undefined : findAmongAll(kind, doc);
  const renamed =
    base === null || doc === null ? new Map<string, string>() : kind.entities.names?.renames(base, doc);
  const former = new Map([...(renamed ?? [])].map(([old, now]) => [now, old]));
  return {
    nameAt: (pointer) => {
      const id = idAt(pointer);
      return id === undefined ? undefined : (former.get(id) ?? id);
    },
    fieldAt(pointer) {
      for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
        const entity = idAt(at);
        if (entity !== undefined && doc !== null)
          return placedField(kind, doc, entity, pointer.slice(at.length));
        if (at === '') return undefined;
      }
    },
  };
}

function findAmongAll<Doc>(kind: StateKind<Doc>, doc: Doc): (pointer: string) => string | undefined {
  const byPointer = new Map<string, string>();
  for (const id of kind.entities.ids(doc)) {
    const place = kind.entities.get(doc, id);
    if (place?.part === '') byPointer.set(place.pointer, id);
  }
  return (pointer) => byPointer.get(pointer);
}

function placedField<Doc>(kind: StateKind<Doc>, doc: Doc, entity: string, inside: string): PlacedField {
  const [field] = pointerTokens(inside);
  const fields = kind.entities.get(doc, entity)?.fields ?? {};
  const role = field !== undefined && Object.hasOwn(fields, field) ? fields[field]?.role : undefined;
  const isDone = Object.values(fields).some((each) => each.role === 'done' && each.value === true);
  return { entity, field, role, isDone };
}
