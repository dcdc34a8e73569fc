import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { done } from '../../engine/values/result.ts';
import { pathFault, readRoot } from '../../kinds/event-log/workspace-path.ts';
import { containedPath } from './contained-path.ts';
import type { Recording } from './recording.ts';
import { type Recorded, reasonOf, refused } from './result.ts';
import type { StepPlace } from './tool-call.ts';

export interface ArtifactInput {
  /** What it is. */
  readonly type: 'file' | 'diff' | 'text';
  /** Required for a file; relative to the workspace, or absolute within it. */
  readonly path?: string;
  /** Of which checksum and size are taken; without it, and without a checksum, the file at `path` is read. */
  readonly content?: string | Uint8Array;
  /** SHA-256 in hexadecimal digits; given together with `sizeBytes`. */
  readonly checksum?: string;
  /** Given together with `checksum`. */
  readonly sizeBytes?: number;
}

export interface Artifact {
  /** As the log has it. */
  readonly id: string;
  /** Absolute, links resolved. */
  readonly path: string | undefined;
  /** SHA-256 in hexadecimal digits. */
  readonly checksum: string;
  /** Of its content. */
  readonly sizeBytes: number;
}

/** Records an artifact (27 to 34, 42, 43); gives it as it was recorded. */
export async function recordArtifact(
  recording: Recording,
  { runId, stepId }: StepPlace,
  input: ArtifactInput,
): Promise<Recorded<Artifact>> {
  if (typeof input !== 'object' || input === null)
    return refused('E_INVARIANT', 'an artifact must be described by an object', '31');
  const path = pathOf(recording.settings.root, input);
  if (!path.ok) return path;
  const measured = await measure(input, path.value);
  if (!measured.ok) return measured;
  const { checksum, sizeBytes } = measured.value;
  let id = '';
  const emitted = recording.emit(runId, () => {
    id = recording.settings.uuid();
    const own = { artifact_id: id, artifact_type: input.type, path: path.value };
    return done([{ type: 'artifact.created', step_id: stepId, ...own, checksum, size_bytes: sizeBytes }]);
  });
  if (!emitted.ok) return emitted;
  const safe = await recording.settled(['artifact.created']);
  return safe.ok ? done({ id, path: path.value, checksum, sizeBytes }) : safe;
}

/** Any `..` is refused, even one that stays within (34). */
function pathOf(root: string, { path }: ArtifactInput): Recorded<string | undefined> {
  if (path === undefined) return done(undefined);
  const known = readRoot(root);
  const fault = pathFault(
    String(path),
    typeof known === 'string' ? undefined : known,
    !isAbsolute(String(path)),
  );
  if (fault === 'escapes')
    return refused('E_SANDBOX_VIOLATION', `artifact path ${JSON.stringify(path)} has a segment ..`, '34');
  return containedPath(root, path);
}

type Measured = Pick<Artifact, 'checksum' | 'sizeBytes'>;

async function measure(
  { content, checksum, sizeBytes }: ArtifactInput,
  path: string | undefined,
): Promise<Recorded<Measured>> {
  if (content === undefined && (checksum !== undefined || sizeBytes !== undefined))
    return done({ checksum: checksum ?? '', sizeBytes: sizeBytes ?? 0 });
  if (content === undefined && path === undefined)
    return refused('E_INVARIANT', 'an artifact needs a path, its content, or checksum and sizeBytes', '32');
  try {
    const bytes = content ?? (await readFile(path ?? ''));
    const sum = createHash('sha256').update(bytes).digest('hex');
    return done({ checksum: checksum ?? sum, sizeBytes: sizeBytes ?? Buffer.byteLength(bytes) });
  } catch (cause) {
    return refused('E_FILE', `the artifact cannot be read: ${reasonOf(cause)}`);
  }
}
