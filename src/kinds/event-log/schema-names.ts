import eventSchema from '../../../schemas/event/v1.schema.json' with { type: 'json' };
import type { JsonValue } from '../../formats/json-value.ts';

const definitions: Readonly<Record<string, unknown>> = eventSchema.$defs;

const known = new Map(
  eventSchema.properties.type.enum.map((type) => [
    type,
    new Set([...Object.keys(eventSchema.properties), ...ownNames(type)]),
  ]),
);

function ownNames(type: string): string[] {
  const definition = definitions[type];
  if (typeof definition !== 'object' || definition === null || !('properties' in definition)) return [];
  return Object.keys(definition.properties ?? {});
}

/** The types of events (37). */
export const eventTypes: ReadonlySet<string> = new Set(known.keys());

/** The members that an event of a type may have; undefined where the type is unknown. */
export function namesOf(type: JsonValue | undefined): ReadonlySet<string> | undefined {
  return typeof type === 'string' ? known.get(type) : undefined;
}
