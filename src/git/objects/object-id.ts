import type { ObjectId } from '../../app/ports.ts';

const objectId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** SHA-1 and SHA-256 repositories both exist; nothing shorter or longer is ever an id. */
export function isObjectId(text: string): text is ObjectId {
  return objectId.test(text);
}
