import type { FailOn } from '../../check/exit-code.ts';
import { UserError } from '../../check/user-error.ts';
import { granularities } from '../../engine/judge/squash.ts';
import { nearestName } from '../../formats/nearest-name.ts';
import type { RangeEnds } from './event.ts';

/** The inputs of action.yml that take one of a few values; the first is the default where there is one. */
const choices = {
  granularity: granularities,
  guard: ['success', 'failure', 'skipped', 'cancelled'],
  'fail-on': ['error', 'warning', 'never'],
  'require-files': ['false', 'true'],
  annotations: ['commands', 'off'],
  comment: ['never', 'on-failure', 'always'],
} as const;

type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number];

/** Every input, by the name action.yml gives it. */
export const inputNames: readonly string[] = [
  'config',
  'base',
  'head',
  'path',
  'granularity',
  'guard',
  'fail-on',
  'require-files',
  'annotations',
  'comment',
  'report-file',
  'sarif-file',
  'token',
];

/** The inputs, checked; what was left empty has its default. */
export interface ActionInputs {
  readonly config: string | undefined;
  readonly ends: RangeEnds | undefined;
  /** Of the checkout, below the workspace. */
  readonly path: string;
  readonly granularity: Choice<'granularity'>;
  readonly guard: Choice<'guard'> | undefined;
  readonly failOn: FailOn;
  readonly requireFiles: boolean;
  readonly annotations: Choice<'annotations'>;
  readonly comment: Choice<'comment'>;
  readonly reportFile: string | undefined;
  readonly sarifFile: string | undefined;
  readonly token: string | undefined;
}

/**
 * Reads all inputs through a function that gives '' for what was not set.
 *
 * @throws UserError where one cannot be used
 */
export function readInputs(get: (name: string) => string): ActionInputs {
  const text = (name: string) => (get(name) === '' ? undefined : get(name));
  const base = text('base');
  const head = text('head');
  if (base !== undefined && head === undefined) throw lonely('base', 'head');
  if (head !== undefined && base === undefined) throw lonely('head', 'base');
  const chosen = <Name extends keyof typeof choices>(name: Name) => {
    const value = text(name);
    const known: readonly string[] = choices[name];
    if (value !== undefined && !known.includes(value)) throw notOneOf(name, value, known);
    return value as Choice<Name> | undefined;
  };
  return {
    config: text('config'),
    ends: base === undefined || head === undefined ? undefined : { base, head },
    path: text('path') ?? '.',
    granularity: chosen('granularity') ?? 'auto',
    guard: chosen('guard'),
    failOn: chosen('fail-on') ?? 'error',
    requireFiles: chosen('require-files') === 'true',
    annotations: chosen('annotations') ?? 'commands',
    comment: chosen('comment') ?? 'never',
    reportFile: text('report-file'),
    sarifFile: text('sarif-file'),
    token: text('token'),
  };
}

function lonely(given: string, missing: string): UserError {
  return new UserError(`the input ${given} is set and ${missing} is not; they come as a pair`);
}

function notOneOf(name: string, value: string, known: readonly string[]): UserError {
  const nearest = nearestName(value, known);
  const hint =
    nearest === undefined ? `one of ${known.join(', ')} was expected` : `did you mean '${nearest}'?`;
  return new UserError(`the input ${name} is ${JSON.stringify(value)}, which is not known; ${hint}`);
}
