import { granularities } from '../../app/squash.ts';
import type { FailOn } from '../../check/exit-code.ts';
import { type UsageError, usageError } from '../../check/usage-error.ts';
import { nearestName } from '../../formats/nearest-name.ts';
import type { RangeEnds } from './event.ts';

/** The inputs of action.yml that take one of a few values; the first is the default where there is one. */
const choices = {
  granularity: granularities,
  guard: ['success', 'failure', 'skipped', 'cancelled'],
  'fail-on': ['error', 'warning', 'never'],
  'require-files': ['false', 'true'],
  annotations: ['commands', 'check-run', 'off'],
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

/** Reads all inputs through a function that gives '' for what was not set. */
export function readInputs(get: (name: string) => string): ActionInputs | UsageError {
  const text = (name: string) => (get(name) === '' ? undefined : get(name));
  const problem = problemIn(text);
  if (problem !== undefined) return problem;
  const base = text('base');
  const head = text('head');
  const chosen = <Name extends keyof typeof choices>(name: Name) =>
    choices[name].find((value: string) => value === text(name)) as Choice<Name> | undefined;
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

function problemIn(text: (name: string) => string | undefined): UsageError | undefined {
  const base = text('base');
  const head = text('head');
  if (base !== undefined && head === undefined) return lonely('base', 'head');
  if (head !== undefined && base === undefined) return lonely('head', 'base');
  for (const [name, known] of Object.entries(choices)) {
    const problem = notOneOf(name, text(name), known);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function lonely(given: string, missing: string): UsageError {
  return usageError(`the input ${given} is set and ${missing} is not; they come as a pair`);
}

function notOneOf(name: string, value: string | undefined, known: readonly string[]): UsageError | undefined {
  if (value === undefined || known.includes(value)) return undefined;
  const nearest = nearestName(value, known);
  const hint =
    nearest === undefined ? `one of ${known.join(', ')} was expected` : `did you mean '${nearest}'?`;
  return usageError(`the input ${name} is ${JSON.stringify(value)}, which is not known; ${hint}`);
}
