import type { ObjectId } from '../../engine/ports.ts';

const objectId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** SHA-1 and SHA-256 repositories both exist; nothing shorter or longer is ever an id. */
export function isObjectId(text: string): text is ObjectId {
  return objectId.test(text);
}

/** Whether this is the id of these bytes as a file. */
export function isIdOf(id: ObjectId, bytes: Uint8Array): boolean {
  // What hashes is slow to load, and rarely needed.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes);
  return hash.digest('hex') === id;
}
