import type { Obstacle } from '../engine/contract/report.ts';
import type { Content } from '../engine/judge/check-transition.ts';
import { granularities } from '../engine/judge/squash.ts';
import { inWords, plainJson } from '../engine/values/plain-json.ts';
import { failed, type Result } from '../engine/values/result.ts';
import { isJsonObject, type JsonValue } from '../formats/json-value.ts';
import {
  isContent,
  listOf,
  noContent,
  object,
  obstacle,
  oneOf,
  readPlain,
  text,
  time,
} from './given-shape.ts';
import type { TransitionInput } from './judgement.ts';

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
      },
    ),
  },
);

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

function optionsFault(chosen: Result<JsonValue, string>): Obstacle {
  const message = chosen.ok ? `is ${inWords(chosen.value)}; an object was expected` : chosen.error;
  return { code: 'options', message: `options: ${message}`, fix: 'Correct the options; nothing was judged.' };
}
