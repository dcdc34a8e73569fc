import type { GuardedWrites } from '../../core/kind.ts';
import { done, failed } from '../../core/result.ts';
import { readUpdate } from './frontmatter-update.ts';
import { mayBeGraph } from './graph-paths.ts';
import { judgeRunWrite } from './judge-write.ts';
import { partsInUse } from './locate-graph.ts';
import type { WorkflowOptions } from './options.ts';
import { patchRunFile } from './patch-file.ts';

/** Guarded writes of a run's file: by the codes of the format's runtime, and by what changes about its frontmatter. */
export const guardedRuns: GuardedWrites<WorkflowOptions> = {
  parts: partsInUse,
  judge: judgeRunWrite,
  select(path, options, { workflowId, graphRelPath }) {
    const named = workflowId === undefined ? options : { ...options, workflowId };
    if (graphRelPath === undefined) return done(named);
    if (!mayBeGraph(path, named, graphRelPath)) {
      const message = `graphRelPath ${JSON.stringify(graphRelPath)} is not the graph that the configuration names: ${options.graph}`;
      return failed({ code: 'E_INVALID_INPUT', message, details: { configured: options.graph } });
    }
    return done({ ...named, graph: graphRelPath });
  },
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
