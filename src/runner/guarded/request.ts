import { done } from '../../engine/values/result.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { type Outcome, refuse, writeCodes } from './result.ts';

export type ToolName = 'fs.write' | 'fs.apply_patch';

/** `fs.write`: a whole file. */
export interface WriteRequest {
  /** From the root, with slashes. */
  readonly path: string;
  /** The whole file, as UTF-8. */
  readonly content: string;
  /** Refused unless the current bytes have this SHA-256, in hex. */
  readonly ifMatchSha256?: string;
}

/** `fs.apply_patch`: named changes of a file. */
export interface PatchRequest<Update = object> {
  /** From the root, with slashes. */
  readonly path: string;
  /** What is to be changed. */
  readonly patch: { readonly operation: 'updateFrontmatter'; readonly update: Update };
  /** Refused unless the file has this SHA-256, in hex. */
  readonly ifMatchSha256?: string;
}

/** A request that has been read. */
export interface Call {
  readonly path: string;
  readonly ifMatchSha256: string | undefined;
  readonly does:
    | { readonly content: Uint8Array }
    | { readonly operation: string; readonly update: JsonValue | undefined };
}

/** Requests come from agents: whatever it is, it is read or refused. */
export function readRequest(request: unknown, tool: ToolName): Outcome<Call> {
  const given = plain(request);
  if (!isJsonObject(given)) return invalid('the request must be an object');
  const { path, ifMatchSha256 } = given;
  if (typeof path !== 'string') return invalid('path must be text');
  if (ifMatchSha256 !== undefined && typeof ifMatchSha256 !== 'string')
    return invalid('ifMatchSha256 must be text');
  const own = tool === 'fs.write' ? ['content'] : ['patch'];
  const unknown = Object.keys(given).find((key) => !['path', 'ifMatchSha256', ...own].includes(key));
  if (unknown !== undefined) return invalid(`${JSON.stringify(unknown)} is not known in ${tool}`);
  const does = tool === 'fs.write' ? readContent(given) : readPatch(given.patch);
  if (!does.ok) return does;
  return done({ path, ifMatchSha256: ifMatchSha256?.toLowerCase(), does: does.value });
}

function readContent({ content }: JsonObject): Outcome<Call['does']> {
  if (typeof content !== 'string') return invalid('content must be text');
  if (/\p{Surrogate}/u.test(content)) return invalid('content cannot be written as UTF-8');
  return done({ content: new TextEncoder().encode(content) });
}

function readPatch(patch: JsonValue | undefined): Outcome<Call['does']> {
  if (!isJsonObject(patch)) return invalid('patch must be an object');
  const { operation, update, ...rest } = patch;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return invalid(`${JSON.stringify(unknown)} is not known in patch`);
  if (typeof operation !== 'string') return invalid('patch.operation must be text');
  return done({ operation, update });
}

function invalid(message: string) {
  return refuse(writeCodes.input, `the request cannot be read: ${message}`);
}

/** A value as JSON has it; undefined where it is none. */
function plain(value: unknown): JsonValue | undefined {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as JsonValue;
  } catch {
    return undefined;
  }
}
