import { canonicalJson } from '../../formats/json-text.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { pointerTokens } from '../../formats/location.ts';
import type { ThreeNames } from './merge-law.ts';
import type { Meeting } from './merge-values.ts';

/**
 * One conflict, for people. `value`: both sides changed one value; `text`: both changed the words around the values; `lines`:
 * a version cannot be read, or nothing is known of its format, and lines collide; `write`: the result cannot be written in this format; `refused`: the gate
 * refuses what both did together; `plan`: a side began another plan.
 */
export interface ConflictWords {
  readonly what: 'value' | 'text' | 'lines' | 'write' | 'refused' | 'plan';
  /** The entity, or '' outside of all; and the field. */
  readonly entity?: string;
  readonly field?: string;
  readonly ours?: string;
  readonly theirs?: string;
  /** What the gate says of the two together. */
  readonly why?: string;
}

const mostShown = 60;

/** Hostile text stays as it is: whoever prints it neutralises it. */
export function conflictWords({ ours, theirs, at }: Meeting, names: ThreeNames): ConflictWords {
  const pointer = ours === undefined ? at.theirs : at.ours;
  const found = (ours === undefined ? names.theirs : names.ours).fieldAt(pointer);
  const tokens = pointerTokens(pointer).filter((token) => !/^\d+$/.test(token));
  const field = found === undefined ? tokens.join(' ') : found.field;
  return {
    what: 'value',
    entity: found?.entity ?? '',
    ...(field === undefined ? {} : { field }),
    ours: shown(ours),
    theirs: shown(theirs),
  };
}

function shown(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = canonicalJson(value);
  return text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text;
}
