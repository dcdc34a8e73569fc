import type { GuardedWrites } from '../../core/kind.ts';
import { done, failed } from '../../core/result.ts';
import { readUpdate } from './frontmatter-update.ts';
import { judgeRunWrite } from './judge-write.ts';
import { partsInUse } from './locate-graph.ts';
import type { WorkflowOptions } from './options.ts';
import { patchRunFile } from './patch-file.ts';

/** Guarded writes of a run's file: by the seed's own codes, and by what changes about its frontmatter. */
export const guardedRuns: GuardedWrites<WorkflowOptions> = {
  parts: partsInUse,
  judge: judgeRunWrite,
  operations: {
    updateFrontmatter(before, update, limits) {
      const changes = readUpdate(update);
      if ('error' in changes) {
        const message = `the request cannot be read: ${changes.error}`;
        return failed({ code: 'E_INVALID_INPUT', message, details: {} });
      }
      const patched = patchRunFile(before, changes, limits);
      return 'error' in patched ? failed(patched.error) : done(patched.bytes);
    },
  },
};
