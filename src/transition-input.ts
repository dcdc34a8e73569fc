import type { Content } from './app/check-transition.ts';
import { granularities } from './app/squash.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './core/json-value.ts';
import { inWords, isBytes, plainJson } from './core/plain-json.ts';
import type { Obstacle } from './core/report.ts';
import { failed, type Result } from './core/result.ts';
import type { TransitionInput } from './judgement.ts';
import { nearestName } from './text/nearest-name.ts';

/** What is wrong with a value: where, what was expected, and what is there. */
interface Fault {
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

type Shape = (value: JsonValue | undefined, at: string) => Fault | undefined;

/**
 * What somebody without types hands over: read once, so that nothing of it is asked again, and refused where it is not what
 * `TransitionInput` says. A misspelt member would leave a rule silent, and so judge less than was asked for.
 */
export function readTransitionInput(input: unknown): Result<TransitionInput, readonly Obstacle[]> {
  try {
    return readMembers({ ...(input as object | null | undefined) });
  } catch {
    return failed([obstacle('the input cannot be read')]);
  }
}

function readMembers(input: Record<string, unknown>): Result<TransitionInput, readonly Obstacle[]> {
  const { kind, before, after, companions, limits, options, ...rest } = input;
  const contents = (['before', 'after'] as const).flatMap((side) =>
    isContent(input[side]) ? [] : [noContent(side, input[side])],
  );
  const beside = readCompanions(companions);
  const others = readPlain('', rest, inputShape);
  const bounds = readLimits(limits);
  const chosen = plainJson(options ?? {});
  const wrong = [
    ...contents,
    ...[beside, others, bounds].flatMap((each) => (each.ok ? [] : [each.error])),
    ...(chosen.ok && isJsonObject(chosen.value) ? [] : [optionsFault(chosen)]),
  ];
  if (wrong.length > 0 || !beside.ok || !others.ok || !bounds.ok || !chosen.ok) return failed(wrong);
  const own = {
    kind,
    before,
    after,
    ...others.value,
    ...beside.value,
    ...bounds.value,
    options: chosen.value,
  };
  // What its types say was checked member by member, but for the kind and its options, which who judges knows.
  return { ok: true, value: own as unknown as TransitionInput };
}

const text: Shape = (value, at) => (typeof value === 'string' ? undefined : wrong(at, 'text', value));
const anything: Shape = (value, at) => (value === undefined ? wrong(at, 'a value', value) : undefined);
const time: Shape = (value, at) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? undefined
    : wrong(at, 'a time such as 2026-01-31T09:00:00Z', value);

function oneOf(names: readonly string[]): Shape {
  return (value, at) =>
    names.some((name) => name === value) ? undefined : wrong(at, `one of ${names.join(', ')}`, value);
}

function listOf(shape: Shape): Shape {
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
function object(
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

const inputShape = object(
  {},
  {
    path: text,
    granularity: oneOf(granularities),
    step: (value, at) =>
      value === null ? undefined : object({ node: text, status: text, guard: text })(value, at),
    context: object(
      {},
      {
        message: text,
        touched: listOf(text),
        prior: listOf(object({ message: text, touched: listOf(text) })),
        archived: listOf(text),
        guard: oneOf(['success', 'failure', 'skipped']),
        at: time,
        vanished: listOf(object({ subject: text, value: anything, commit: text })),
      },
    ),
  },
);

function readPlain(at: string, value: unknown, shape: Shape): Result<JsonObject, Obstacle> {
  const plain = plainJson(value);
  if (!plain.ok) return failed(obstacle(plain.error.replace(/^\//, '').replaceAll('/', '.')));
  const fault = shape(plain.value, at);
  if (fault !== undefined)
    return failed(obstacle(`${fault.at} is ${fault.found}; ${fault.expected} was expected`));
  return { ok: true, value: plain.value as JsonObject };
}

/** Those of one version are told by being no content. */
function readCompanions(given: unknown): Result<Pick<TransitionInput, 'companions'>, Obstacle> {
  if (given === undefined) return { ok: true, value: {} };
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return failed(obstacle(`companions is ${inWords(given)}; an object by role was expected`));
  const companions: [role: string, content: Content | { before?: Content; after?: Content }][] = [];
  for (const [role, companion] of Object.entries(given)) {
    if (isContent(companion)) companions.push([role, companion]);
    else if (companion !== undefined) {
      const sides = Object.entries({ ...(companion as object) }).filter(([, each]) => each !== undefined);
      const isSided = typeof companion === 'object' && !Array.isArray(companion);
      const fault = sides.find(([side, each]) => !['before', 'after'].includes(side) || !isContent(each));
      if (!isSided || fault !== undefined) return failed(noContent(`companions.${role}`, companion));
      companions.push([role, Object.fromEntries(sides)]);
    }
  }
  return { ok: true, value: { companions: Object.fromEntries(companions) } };
}

const limitNames = ['maxBytes', 'maxDepth', 'maxValues'];

function readLimits(given: unknown): Result<Pick<TransitionInput, 'limits'>, Obstacle> {
  if (given === undefined) return { ok: true, value: {} };
  const limits = typeof given === 'object' && given !== null ? Object.entries(given) : undefined;
  const fault = limits?.find(
    ([name, most]) =>
      !limitNames.includes(name) || !(most === undefined || (typeof most === 'number' && most > 0)),
  );
  if (limits === undefined || fault !== undefined)
    return failed(
      obstacle(
        `limits${fault === undefined ? '' : `.${fault[0]}`} is ${inWords(fault === undefined ? given : fault[1])}; numbers above 0 by ${limitNames.join(', ')} were expected`,
      ),
    );
  const said = limits.filter(([, most]) => most !== undefined);
  return { ok: true, value: { limits: Object.fromEntries(said) } };
}

function isContent(value: unknown): value is Content {
  return value === null || typeof value === 'string' || isBytes(value);
}

function noContent(side: string, value: unknown): Obstacle {
  const what = value === undefined ? 'missing' : inWords(value);
  return {
    code: 'input',
    message: `${side} is ${what}; a text, bytes, or null for an absent file were expected`,
    fix: 'Hand over the file as it was read, not what JSON.parse made of it.',
  };
}

function optionsFault(chosen: Result<JsonValue, string>): Obstacle {
  const message = chosen.ok ? `is ${inWords(chosen.value)}; an object was expected` : chosen.error;
  return { code: 'options', message: `options: ${message}`, fix: 'Correct the options; nothing was judged.' };
}

function obstacle(message: string): Obstacle {
  return { code: 'input', message, fix: 'Correct the call; nothing was judged.' };
}

function wrong(at: string, expected: string, value: JsonValue | undefined): Fault {
  return { at, expected, found: value === undefined ? 'missing' : inWords(value) };
}

function joined(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}
