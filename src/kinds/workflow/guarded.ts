import type { GuardedWrites } from '../../engine/contract/kind.ts';
import { done, failed } from '../../engine/values/result.ts';
import { valueEdits } from '../../engine/values/value-diff.ts';
import { frontmatterFormat } from '../../formats/frontmatter-edit.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import type { Limits } from '../../formats/limits.ts';
import { effective, type FrontmatterChange, readUpdate, updated } from './frontmatter-update.ts';
import { mayBeGraph } from './graph-paths.ts';
import { partsInUse, policyGraph } from './locate-graph.ts';
import type { WorkflowOptions } from './options.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import {
  unreadable,
  validateWorkflowStateUpdate,
  type WorkflowUpdateError,
  type WorkflowUpdateResult,
} from './validate-update.ts';

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

/**
 * Judges a run's file before it is written (docs/guarded-writes.md), by the graph that the version before leads to. Undefined where no
 * graph is found; then only the gate's rules say something.
 */
function judgeRunWrite(
  path: string,
  before: Uint8Array | null,
  after: Uint8Array,
  companions: ReadonlyMap<string, Uint8Array>,
  options: WorkflowOptions,
  limits: Limits,
): WorkflowUpdateResult | undefined {
  const own = before ?? after;
  const parts = new Map([...companions, ['', own] as const]);
  const role =
    policyGraph(path, parts, options, limits)?.part ??
    partsInUse(path, own, (each) => companions.get(each), options, limits).at(-1)?.role;
  const graph = role === undefined ? undefined : companions.get(role);
  return graph === undefined ? undefined : validateWorkflowStateUpdate(before, after, graph);
}

type PatchedFile = { readonly bytes: Uint8Array } | { readonly error: WorkflowUpdateError };

/** A run's file with its frontmatter changed; the body stays byte for byte, comments and key order stay. */
export function patchRunFile(
  bytes: Uint8Array,
  changes: readonly FrontmatterChange[],
  limits: Limits,
): PatchedFile {
  const { frontmatter, faults } = readFrontmatter(bytes, limits);
  if (frontmatter === undefined) return { error: unreadable(faults.map(asReason), 'previous') };
  const wanted = updated(frontmatter, effective(frontmatter, changes));
  if (jsonEqual(frontmatter, wanted)) return { bytes };
  // Decoding accepts UTF-8 alone, so what is encoded again is what it was.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const written = frontmatterFormat.write(text, valueEdits(frontmatter, wanted, '/frontmatter'));
  const next = new TextEncoder().encode(written ?? '');
  if (jsonEqual(readFrontmatter(next, limits).frontmatter, wanted)) return { bytes: next };
  return { error: unreadable([{ message: inexpressible }], 'next') };
}

const inexpressible = 'the update cannot be written into this frontmatter; write the whole file instead';

function asReason({
  message,
  span: { line, column },
}: {
  readonly message: string;
  readonly span: { readonly line: number; readonly column: number };
}) {
  return { message, line, column };
}
