import { checkRange } from '../app/check-range.ts';
import { governByDetection, governNamed } from '../config/govern.ts';
import { defaultSettings } from '../config/settings.ts';
import type { StateKind } from '../core/kind.ts';
import { buildReport, type Obstacle, type Report } from '../core/report.ts';
import { createGitBlobs } from '../git/blobs.ts';
import { createGitHistory } from '../git/history.ts';
import { isUsageObstacle } from '../git/obstacles.ts';
import { resolveRange } from '../git/refs.ts';
import { openGitRepository } from '../git/repository.ts';
import type { CheckOptions } from './check-options.ts';
import { type UsageError, usageError } from './usage-error.ts';

/** `stateward check --range A..B [PATH…]`: every commit of a range, and the range as a whole. */
export async function checkRepositoryRange(
  range: string,
  paths: readonly string[],
  options: CheckOptions,
  kinds: readonly StateKind[],
  onProgress: (done: number, total: number) => void,
): Promise<Report | UsageError> {
  const kind = options.kind ?? (kinds.length === 1 ? kinds[0] : undefined);
  if (paths.length > 0 && kind === undefined) return usageError('named files need --kind');
  const git = openGitRepository(process.cwd());
  const resolved = await resolveRange(git, range);
  if (!resolved.ok) return refused(resolved.obstacle);
  const blobs = createGitBlobs(git);
  try {
    const report = await checkRange({
      history: createGitHistory(git),
      blobs,
      range: resolved.value,
      granularity: options.granularity,
      govern:
        paths.length > 0 && kind !== undefined
          ? governNamed(paths, { kind, settings: defaultSettings(kind) })
          : governByDetection(options.kind === undefined ? kinds : [options.kind]),
      ...(options.step === undefined ? {} : { steps: [options.step] }),
      onProgress,
    });
    // Blobs that git failed to deliver were not missing: nothing that was said without them counts.
    const obstacle = blobs.obstacle();
    return obstacle === undefined ? report : buildReport({ findings: [], obstacles: [obstacle] });
  } finally {
    await blobs.close();
  }
}

function refused(obstacle: Obstacle): Report | UsageError {
  if (isUsageObstacle(obstacle)) return usageError(`${obstacle.message} ${obstacle.fix}`);
  return buildReport({ findings: [], obstacles: [obstacle] });
}
