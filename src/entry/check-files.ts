import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { checkOne } from '../app/check-transition.ts';
import { governByDetection } from '../config/govern.ts';
import type { StateKind } from '../core/kind.ts';
import type { Report } from '../core/report.ts';
import type { CheckOptions } from './check-options.ts';
import { type UsageError, usageError } from './usage-error.ts';

/** `stateward check --files PREV NEXT`: two versions of one file, outside any repository. */
export function checkFiles(
  { before, after }: { readonly before: string; readonly after: string },
  options: CheckOptions,
  kinds: readonly StateKind[],
): Report | UsageError {
  const path = shownPath(isAbsent(after) ? before : after);
  const kind = options.kind ?? governByDetection(kinds)(path)?.kind;
  if (kind === undefined) {
    const known = kinds.map(({ id }) => id).join(', ');
    return usageError(
      `no kind governs a file of the name ${JSON.stringify(path)}; name one with --kind (${known})`,
    );
  }
  const [previous, next] = [readSide(before), readSide(after)];
  if (typeof previous === 'object' && previous !== null && 'usage' in previous) return previous;
  if (typeof next === 'object' && next !== null && 'usage' in next) return next;
  return checkOne(kind, {
    before: previous,
    after: next,
    path,
    step: options.step ?? null,
    granularity: options.granularity,
  });
}

function shownPath(file: string): string {
  if (file === '-') return 'standard-input';
  const path = relative(process.cwd(), file).replaceAll('\\', '/');
  return path.startsWith('../') || path === '' ? file : path;
}

function isAbsent(file: string): boolean {
  return file === '/dev/null' || file === 'NUL';
}

function readSide(file: string): Uint8Array | null | UsageError {
  if (isAbsent(file)) return null;
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    return usageError(`cannot read a version: ${error instanceof Error ? error.message : String(error)}`);
  }
}
