import { inWords } from '../../engine/values/plain-json.ts';
import { done } from '../../engine/values/result.ts';
import { type Outcome, refuse, writeCodes } from './result.ts';

/** Where a guarded write takes place, and who makes it. */
export interface WriteContext {
  /** The folder that nothing is written outside of; paths are relative to it. Usually the top of a repository. */
  readonly root: string;
  /** Where every call is recorded, from the root; `.stateward/execution.jsonl` unless told. */
  readonly auditLog?: string;
  /** Who writes; recorded. */
  readonly agentId?: string;
  /**
   * The workflow that the run follows, as the harness knows it: it fills `{workflowId}` in a configured path of the graph, and
   * selects the record of the package file, in place of what the state file says of itself.
   */
  readonly workflowId?: string;
  /** The graph that the run follows, from the root. Where the configuration names one, it has to be the same. */
  readonly graphRelPath?: string;
  /** These two are only recorded. */
  readonly runId?: string;
  /** Recorded. */
  readonly packageId?: string;
  /** By default a random id. */
  readonly toolCallId?: string;
  /** Whether what is no state file is refused; otherwise it is written unjudged. */
  readonly onlyGoverned?: boolean;
  /** Bytes that may be read and written. */
  readonly limits?: Partial<WriteLimits>;
}

/** In bytes; 10 MiB each unless told. */
export interface WriteLimits {
  /** Of the file as it stands. */
  readonly maxReadBytes: number;
  /** Of the file as it would stand. */
  readonly maxWriteBytes: number;
}

const texts = [
  'root',
  'auditLog',
  'agentId',
  'workflowId',
  'graphRelPath',
  'runId',
  'packageId',
  'toolCallId',
];
const sizes = ['maxReadBytes', 'maxWriteBytes'];

/** Read once; who calls without types may hand over anything, and what could not be recorded is not done. */
export function readContext(context: unknown): Outcome<WriteContext> {
  try {
    const given: Readonly<Record<string, unknown>> = { ...(context as object) };
    if (given.root === undefined) return invalid('root is missing');
    for (const name of texts)
      if (given[name] !== undefined && typeof given[name] !== 'string')
        return invalid(`${name} must be text, not ${inWords(given[name])}`);
    if (given.onlyGoverned !== undefined && typeof given.onlyGoverned !== 'boolean')
      return invalid(`onlyGoverned must be true or false, not ${inWords(given.onlyGoverned)}`);
    const limits: Readonly<Record<string, unknown>> = { ...(given.limits as object | undefined) };
    for (const name of sizes)
      if (limits[name] !== undefined && !(typeof limits[name] === 'number' && limits[name] >= 0))
        return invalid(`limits.${name} must be a number of bytes, not ${inWords(limits[name])}`);
    const said = Object.entries(limits).filter(([, most]) => most !== undefined);
    return done({ ...given, limits: Object.fromEntries(said) } as unknown as WriteContext);
  } catch {
    return invalid('reading it failed');
  }
}

function invalid(message: string) {
  return refuse(writeCodes.input, `the context cannot be read: ${message}`);
}
