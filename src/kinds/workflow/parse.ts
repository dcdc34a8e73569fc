import { readJsonPart } from '../../formats/json-part.ts';
import type { Limits } from '../../formats/limits.ts';
import type { Parsed, Reader } from '../../formats/parsed.ts';
import { partBytes } from '../../formats/part-bytes.ts';
import { locateGraph } from './locate-graph.ts';
import type { Workflow } from './model.ts';
import type { WorkflowOptions } from './options.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { readState } from './read-state.ts';

/** Where a state file stands that nobody has named. */
const usualPath = 'workflow.md';

/** Reads the state of a run, and the graph that it follows. */
export function workflowReader(options: WorkflowOptions, limits: Limits, path = usualPath): Reader<Workflow> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<Workflow> {
      const { frontmatter, faults, source } = readFrontmatter(parts.bytesOf('') ?? new Uint8Array(), limits);
      const own = frontmatter ?? {};
      const { file, lookedFor } = locateGraph(path, own, parts.bytesOf, options, limits);
      const doc = frontmatter === undefined ? null : { state: readState(own), graph: file, lookedFor };
      return { doc, faults, source: (part) => (part === '' ? source : partSource(part)) };
    },
  };

  function partSource(part: string) {
    const bytes = parts.bytesOf(part);
    return bytes === undefined ? undefined : readJsonPart(part, bytes, limits).source;
  }
}
