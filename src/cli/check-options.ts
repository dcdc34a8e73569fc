import { existsSync } from 'node:fs';
import { granularities, isGranularity } from '../app/squash.ts';
import {
  type CheckMode,
  type RangeGuard,
  type RepositoryCheckOptions,
  rangeGuards,
} from '../check/check-mode.ts';
import type { FailOn } from '../check/exit-code.ts';
import { isUsageError, type UsageError, usageError } from '../check/usage-error.ts';
import type { Step } from '../core/context.ts';
import type { StateKind } from '../core/kind.ts';
import { nearestName } from '../formats/nearest-name.ts';
import type { CiRange } from './ci-range.ts';
import { type FormatChoice, parseFormat } from './output.ts';

/** The options of `check` as the command line gives them. */
export interface CheckFlags {
  readonly files?: boolean;
  readonly range?: string;
  readonly base?: string;
  readonly commit?: string;
  readonly staged?: boolean;
  readonly worktree?: boolean;
  readonly all?: boolean;
  readonly ci?: boolean;
  readonly kind?: string;
  readonly node?: string;
  readonly status?: string;
  readonly guard?: string;
  readonly granularity: string;
  readonly config?: string;
  readonly configFrom: string;
  readonly failOn: string;
  readonly requireFiles?: boolean;
  readonly format: readonly string[];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** The options of `check`, checked, with how they are printed. */
export interface CheckOptions extends RepositoryCheckOptions {
  readonly failOn: FailOn;
  readonly formats: readonly FormatChoice[];
}

export function readCheckOptions(
  operands: readonly string[],
  flags: CheckFlags,
  kinds: readonly StateKind[],
  ci?: CiRange,
): CheckOptions | UsageError {
  const mode = readMode(operands, flags, ci);
  if (isUsageError(mode)) return mode;
  const kind = readKind(flags.kind, kinds);
  if (kind !== undefined && isUsageError(kind)) return kind;
  const step = readStep(flags);
  if (step !== undefined && isUsageError(step)) return step;
  const guard = readGuard(flags, mode);
  if (typeof guard === 'object') return guard;
  const { granularity, failOn, config } = flags;
  // Where a server asks, no branch brings the configuration that it is judged by.
  const configFrom = ci !== undefined && config === undefined ? 'base' : flags.configFrom;
  if (!isGranularity(granularity)) return notOneOf('--granularity', granularity, granularities);
  if (configFrom !== 'worktree' && configFrom !== 'base')
    return notOneOf('--config-from', configFrom, ['worktree', 'base']);
  if (configFrom === 'base' && config !== undefined)
    return usageError('--config names a file and --config-from base reads it from git; give one of them');
  if (failOn !== 'error' && failOn !== 'warning' && failOn !== 'never') {
    return notOneOf('--fail-on', failOn, ['error', 'warning', 'never']);
  }
  const formats = flags.format.map(parseFormat);
  const wrong = formats.find(isUsageError);
  if (wrong !== undefined) return wrong;
  const chosen = formats.filter((format): format is FormatChoice => !isUsageError(format));
  const paths = mode.type === 'files' ? [] : operands;
  if (paths.length > 0 && kind === undefined) {
    const absent = paths.find((path) => !existsSync(path));
    const kindsKnown = kinds.map(({ id }) => id).join(', ');
    return usageError(
      absent === undefined
        ? `named files need --kind (${kindsKnown})`
        : `there is no file ${JSON.stringify(absent)} here`,
    );
  }
  return { mode, paths, kind, step, guard, granularity, config, configFrom, failOn, formats: chosen };
}

function readMode(
  operands: readonly string[],
  flags: CheckFlags,
  ci: CiRange | undefined,
): CheckMode | UsageError {
  const chosen = Object.entries({
    '--files': flags.files === true,
    '--range': flags.range !== undefined,
    '--base': flags.base !== undefined,
    '--commit': flags.commit !== undefined,
    '--staged': flags.staged === true,
    '--worktree': flags.worktree === true,
    '--all': flags.all === true,
    '--ci': ci !== undefined,
  }).flatMap(([name, given]) => (given ? [name] : []));
  if (chosen.length > 1) return usageError(`give one of ${chosen.join(' and ')}, not both`);
  if (flags.files === true) return readFiles(operands);
  if (ci !== undefined) return modeOf(ci);
  if (flags.range !== undefined) return { type: 'range', range: flags.range };
  if (flags.base !== undefined) return { type: 'range', range: `${flags.base}..HEAD` };
  if (flags.commit !== undefined) return { type: 'commit', commit: flags.commit };
  if (flags.staged === true) return { type: 'staged' };
  if (flags.worktree === true) return { type: 'work-tree' };
  return { type: flags.all === true ? 'all' : 'default' };
}

function modeOf({ base, head, isAlone }: CiRange): CheckMode {
  if (isAlone === true) return { type: 'commit', commit: head };
  return base === undefined ? { type: 'first-push', head } : { type: 'range', range: `${base}..${head}` };
}

function readFiles(operands: readonly string[]): CheckMode | UsageError {
  const [before, after, ...more] = operands;
  if (before === undefined || after === undefined || more.length > 0) {
    return usageError(
      '--files takes two files, PREV and NEXT; /dev/null stands for an absent one, - for standard input',
    );
  }
  if (before === '-' && after === '-') return usageError('only one of PREV and NEXT can be standard input');
  return { type: 'files', before, after };
}

function readKind(name: string | undefined, kinds: readonly StateKind[]): StateKind | UsageError | undefined {
  if (name === undefined) return undefined;
  const found = kinds.find(({ id }) => id === name);
  return (
    found ??
    notOneOf(
      '--kind',
      name,
      kinds.map(({ id }) => id),
    )
  );
}

function readStep({ node, status, guard }: CheckFlags): Step | UsageError | undefined {
  if (node === undefined && status === undefined) return undefined;
  if (node === undefined || status === undefined)
    return usageError('a step needs --node and --status (and --guard)');
  // Only `done` runs the guard, so it alone has to say what the guard said.
  if (guard === undefined && status === 'done')
    return usageError('--status done needs --guard pass, fail or skipped');
  return { node, status, guard: guard ?? 'skipped' };
}

/** Without a step it is the guard of the head, as a CI job ended. */
function readGuard(
  { node, status, guard }: CheckFlags,
  { type }: CheckMode,
): RangeGuard | UsageError | undefined {
  if (guard === undefined || node !== undefined || status !== undefined) return undefined;
  if (type !== 'range' && type !== 'first-push')
    return usageError(
      '--guard speaks of the head of a range and needs --base, --range or --ci; of a step, it needs --node and --status',
    );
  return rangeGuards.find((each) => each === guard) ?? notOneOf('--guard', guard, rangeGuards);
}

function notOneOf(flag: string, value: string, known: readonly string[]): UsageError {
  const nearest = nearestName(value, known);
  const hint =
    nearest === undefined ? `one of ${known.join(', ')} was expected` : `did you mean '${nearest}'?`;
  return usageError(`${flag} ${JSON.stringify(value)} is not known; ${hint}`);
}
