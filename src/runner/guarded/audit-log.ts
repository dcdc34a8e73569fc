import { constants, type FileHandle, open } from 'node:fs/promises';
import { done } from '../../engine/values/result.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { cutText } from '../../formats/schema-fault.ts';
import { ignoring, type OpenFolder } from '../open-folder.ts';
import { violation } from './contained-path.ts';
import type { ToolName } from './request.ts';
import type { Outcome, WriteResult } from './result.ts';

/** One line of `execution.jsonl` (docs/guarded-writes.md, The audit log). */
export interface AuditLine {
  /** When the call began, RFC 3339. */
  readonly ts: string;
  readonly kind: 'tool';
  readonly toolCallId: string;
  readonly toolName: ToolName;
  readonly agentId: string | null;
  readonly runId?: string;
  readonly packageId?: string;
  readonly workflowId?: string;
  readonly input: JsonObject;
  readonly output: JsonObject;
  readonly durationMs: number;
}

const mostCharacters = 200;
const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;

/** Opens the log before anything is done, so that nothing is done that could not be recorded. */
export async function openAuditLog(folder: OpenFolder, name: string): Promise<Outcome<FileHandle>> {
  const flags = O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW;
  const log = await open(folder.at(name), flags, 0o644).catch(ignoring('ELOOP'));
  return log === undefined
    ? violation(JSON.stringify(name), 'of the audit log is a symbolic link')
    : done(log);
}

/** One write for each line: appended so, lines of several processes do not mix. */
export async function appendLine(log: FileHandle, line: AuditLine): Promise<string | undefined> {
  try {
    await log.write(`${JSON.stringify(line)}\n`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What was asked for, without contents. */
export function shownInput(request: unknown): JsonObject {
  if (typeof request !== 'object' || request === null) return {};
  const { path, content, patch, ifMatchSha256 } = request as Readonly<Record<string, unknown>>;
  return {
    ...(path === undefined ? {} : { path: shown(path) }),
    ...(typeof content === 'string' ? { bytes: Buffer.byteLength(content) } : {}),
    ...(patch === undefined ? {} : { patch: shownPatch(patch) }),
    ...(ifMatchSha256 === undefined ? {} : { ifMatchSha256: shown(ifMatchSha256) }),
  };
}

function shownPatch(patch: unknown): JsonValue {
  const { operation, update } = (typeof patch === 'object' && patch !== null ? patch : {}) as {
    readonly operation?: unknown;
    readonly update?: JsonValue;
  };
  const changes = isJsonObject(update) ? Object.entries(update).slice(0, 20) : [];
  return {
    operation: shown(operation),
    update: Object.fromEntries(changes.map(([key, change]) => [key.slice(0, mostCharacters), shape(change)])),
  };
}

/** Ids are what an auditor looks for; of all else it is said how much there is, or under which names. */
function shape(change: JsonValue): JsonValue {
  if (typeof change === 'string') return shown(change);
  if (isJsonArray(change)) {
    const isShort = change.length <= 20 && change.every((each) => typeof each === 'string');
    return isShort ? change.map(shown) : change.length;
  }
  if (!isJsonObject(change)) return change;
  const { set, append } = change;
  if (isJsonObject(set)) return { set: Object.keys(set).slice(0, 20).map(shown) };
  if (isJsonObject(append)) return { append: 1 };
  return {
    ...(set === undefined ? {} : { set: shape(set) }),
    ...(append === undefined ? {} : { append: shape(append) }),
  };
}

export function shownOutput(result: WriteResult): JsonObject {
  if (result.ok) {
    const { sha256Before, sha256After } = result.value;
    return { ok: true, sha256Before, sha256After };
  }
  const { code, message } = result.error;
  return { ok: false, error: { code, message: cutText(message, 500) } };
}

function shown(value: unknown): string {
  return cutText(typeof value === 'string' ? value : String(value), mostCharacters);
}
