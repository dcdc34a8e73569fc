import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { valueAt } from '../../formats/value-at.ts';
import { isDoneIn } from '../contract/entity.ts';
import type { Track } from '../law/track.ts';
import { docOf, type FileSetup, type ReadVersion, textsOf } from '../versions/read-version.ts';

type Sided = Track<ReadVersion>;

/** The tracks of one file around a merge, and what the merge holds. */
export interface MergedTracks {
  readonly parents: readonly Sided[];
  readonly bases: readonly Sided[];
  readonly after: ReadVersion | null;
}

/** One version: its document, and the values that its text holds, known to the kind or not. */
interface Held {
  readonly doc: unknown;
  readonly value: JsonValue | undefined;
}

/**
 * What exactly one side changed since the merge base and the merge holds as the base had it, entity by entity, with the names of the
 * members (docs/judging.md, 3): nobody looks at what a merge drops silently.
 */
export function mergeLost(setup: FileSetup, tracks: MergedTracks): ReadonlyMap<string, readonly string[]> {
  // The text of a version in which something was put back says something else than its document.
  const isAsWritten = [...tracks.parents, ...tracks.bases].every(
    ({ baseline, current }) => baseline === current,
  );
  const after = heldIn(setup, tracks.after, isAsWritten);
  const accepted = ({ baseline, current }: Sided) => {
    const held = heldIn(setup, baseline, isAsWritten);
    return held === undefined ? [] : [{ ...held, current: heldIn(setup, current, isAsWritten) }];
  };
  const [sides, bases] = [tracks.parents.flatMap(accepted), tracks.bases.flatMap(accepted)];
  const lost = new Map<string, readonly string[]>();
  if (after === undefined || sides.length < 2 || bases.length === 0) return lost;
  const ids = new Set(sides.flatMap(({ doc }) => [...setup.kind.entities.ids(doc)]));
  for (const id of ids) {
    const entity = (held: Held) => membersOf(setup, held, id);
    const side = (held: (typeof sides)[number]): Side => ({
      accepted: entity(held),
      current: held.current && entity(held.current),
    });
    // What one side finished belongs to it: what others did to it does not count.
    const finishers = sides.filter(({ doc }) => isDoneIn(setup.kind, doc, id));
    const isNew = finishers.length > 0 && !bases.some(({ doc }) => isDoneIn(setup.kind, doc, id));
    const own = (isNew ? finishers : sides).map(side);
    const names = bases
      .map((base) => lostMembers(entity(base), own, entity(after)))
      .reduce((common, each) => common.filter((name) => each.includes(name)));
    if (names.length > 0) lost.set(id, names);
  }
  return lost;
}

function heldIn(
  { kind, settings }: FileSetup,
  version: ReadVersion | null,
  isAsWritten: boolean,
): Held | undefined {
  const doc = docOf(version);
  if (version === null || doc === null) return undefined;
  const text = isAsWritten ? textsOf(version)?.get('') : undefined;
  const form = text === undefined ? undefined : kind.merge?.form?.(text, settings.options);
  return { doc, value: text === undefined ? undefined : form?.read(text) };
}

/** The members of an entity: those of the object that stands at its place, or else what the kind shows of it. */
function membersOf({ kind }: FileSetup, { doc, value }: Held, id: string): JsonObject | undefined {
  const entity = kind.entities.get(doc, id);
  if (entity === undefined) return undefined;
  const raw = entity.part === '' && value !== undefined ? valueAt(value, entity.pointer) : undefined;
  if (isJsonObject(raw)) return raw;
  const own = Object.entries(entity.fields).filter(([, { role }]) => role !== 'derived');
  return Object.fromEntries(own.map(([name, field]) => [name, field.value]));
}

/** An entity as a side accepts it, and as its version has it. */
interface Side {
  readonly accepted: JsonObject | undefined;
  readonly current: JsonObject | undefined;
}

function lostMembers(
  base: JsonObject | undefined,
  sides: readonly Side[],
  after: JsonObject | undefined,
): readonly string[] {
  // What a side added as a whole, and the merge lacks.
  if (base === undefined || after === undefined)
    return base === undefined &&
      after === undefined &&
      sides.filter(({ accepted }) => accepted !== undefined).length === 1
      ? ['']
      : [];
  const names = new Set(sides.flatMap(({ accepted }) => Object.keys(accepted ?? {})));
  return [...names].filter((name) => {
    const changed = sides.filter(({ accepted }) => accepted && !jsonEqual(accepted[name], base[name]));
    const [only] = changed;
    // What a side rejects itself, the merge may hold as that side does.
    const isOfSide = jsonEqual(after[name], only?.current?.[name]);
    return changed.length === 1 && !isOfSide && jsonEqual(after[name], base[name]);
  });
}
