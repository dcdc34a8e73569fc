import { type CodedProblem, type Failure, failed, type Result } from '../../engine/values/result.ts';
import type { JsonObject } from '../../formats/json-value.ts';

/** Why a guarded write is refused. A kind's own codes (see its page) stand beside these. */
export const writeCodes = {
  input: 'E_INVALID_INPUT',
  sandbox: 'E_SANDBOX_VIOLATION',
  precondition: 'E_PRECONDITION_FAILED',
  readLimit: 'E_READ_LIMIT',
  writeLimit: 'E_WRITE_LIMIT',
  notFound: 'E_NOT_FOUND',
  rules: 'E_RULE_VIOLATION',
  configuration: 'E_CONFIG_INVALID',
  locked: 'E_LOCKED',
  io: 'E_IO',
} as const;

export type WriteErrorCode = (typeof writeCodes)[keyof typeof writeCodes];

/** `details` is plain and JSON-safe, and names no place outside of the root. */
export type WriteError = CodedProblem;

/** What was written. */
export interface WrittenFile {
  /** SHA-256 of the bytes before, in hex; null where there was no file. */
  readonly sha256Before: string | null;
  /** SHA-256 of the bytes as they stand now, in hex. */
  readonly sha256After: string;
  /** Set where the write is done and its line could not be added to the audit log. */
  readonly auditError?: string;
}

/** What a guarded write gives. Refused, the file's bytes are untouched. */
export type WriteResult = Result<WrittenFile, WriteError>;

export type Outcome<Value> = Result<Value, WriteError>;

export function refuse(code: string, message: string, details: JsonObject = {}): Failure<WriteError> {
  return failed({ code, message, details });
}

/** What the file system said, without the paths that it names. */
export function fileSystemFault(error: unknown, what: string): Failure<WriteError> {
  const known = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in known ? String(known.code) : 'unknown';
  const call = 'syscall' in known ? ` (${String(known.syscall)})` : '';
  const message = `${what}: the file system refused: ${code}${call}; nothing was written`;
  return refuse(writeCodes.io, message, { errno: code });
}
