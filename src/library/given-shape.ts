import type { Obstacle } from '../engine/contract/report.ts';
import type { Content } from '../engine/judge/check-transition.ts';
import { inWords, isBytes, plainJson } from '../engine/values/plain-json.ts';
import { failed, type Result } from '../engine/values/result.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { nearestName } from '../formats/nearest-name.ts';

/** What is wrong with a value: where, what was expected, and what is there. */
interface Fault {
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

export type Shape = (value: JsonValue | undefined, at: string) => Fault | undefined;

export const text: Shape = (value, at) => (typeof value === 'string' ? undefined : wrong(at, 'text', value));
export const time: Shape = (value, at) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? undefined
    : wrong(at, 'a time such as 2026-01-31T09:00:00Z', value);

export function oneOf(names: readonly string[]): Shape {
  return (value, at) =>
    names.some((name) => name === value) ? undefined : wrong(at, `one of ${names.join(', ')}`, value);
}

export function listOf(shape: Shape): Shape {
  return (value, at) => {
    if (!Array.isArray(value)) return wrong(at, 'a list', value);
    for (const [index, each] of value.entries()) {
      const fault = shape(each, `${at}[${index}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

/** Members that are not asked for are refused: a misspelt one would be passed over in silence. */
export function object(
  needed: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  return (value, at) => {
    if (!isJsonObject(value ?? null)) return wrong(at, 'an object', value);
    const given = value as JsonObject;
    const known = [...Object.keys(needed), ...Object.keys(optional)];
    const unknown = Object.keys(given).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      const nearest = nearestName(unknown, known);
      return {
        at: joined(at, unknown),
        expected: nearest === undefined ? `one of ${known.join(', ')}` : `'${nearest}'`,
        found: 'a member that is not known',
      };
    }
    for (const name of known) {
      const shape = needed[name] ?? optional[name];
      if (given[name] === undefined && needed[name] === undefined) continue;
      const fault = shape?.(given[name], joined(at, name));
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

export function readPlain(at: string, value: unknown, shape: Shape): Result<JsonObject, Obstacle> {
  const plain = plainJson(value);
  if (!plain.ok) return failed(obstacle(plain.error.replace(/^\//, '').replaceAll('/', '.')));
  const fault = shape(plain.value, at);
  if (fault !== undefined)
    return failed(obstacle(`${fault.at} is ${fault.found}; ${fault.expected} was expected`));
  return { ok: true, value: plain.value as JsonObject };
}

export function isContent(value: unknown): value is Content {
  return value === null || typeof value === 'string' || isBytes(value);
}

export function noContent(side: string, value: unknown): Obstacle {
  const what = value === undefined ? 'missing' : inWords(value);
  return {
    code: 'input',
    message: `${side} is ${what}; a text, bytes, or null for an absent file were expected`,
    fix: 'Hand over the file as it was read, not what JSON.parse made of it.',
  };
}

export function obstacle(message: string): Obstacle {
  return { code: 'input', message, fix: 'Correct the call; nothing was judged.' };
}

function wrong(at: string, expected: string, value: JsonValue | undefined): Fault {
  return { at, expected, found: value === undefined ? 'missing' : inWords(value) };
}

function joined(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}
