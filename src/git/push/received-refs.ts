import type { ObjectId } from '../../app/ports.ts';
import { isObjectId } from '../objects/object-id.ts';

/** One ref that a push wants to set, as git says it on standard input of pre-receive (githooks). */
export interface ReceivedRef {
  readonly ref: string;
  /** Where it stands on the server; zeros where it does not exist yet. */
  readonly before: ObjectId;
  /** What it is to be set to; zeros where it is to be deleted. */
  readonly after: ObjectId;
}

/** The lines of a pre-receive hook; undefined where one cannot be read, or there is none. */
export function parseReceivedRefs(input: string): readonly ReceivedRef[] | undefined {
  const lines = input.split('\n').filter((line) => line !== '');
  const refs = lines.flatMap((line) => {
    const [, before = '', after = '', ref = ''] = /^(\S+) (\S+) (refs\/.+)$/.exec(line) ?? [];
    return isObjectId(before) && isObjectId(after) ? [{ ref, before, after }] : [];
  });
  return refs.length > 0 && refs.length === lines.length ? refs : undefined;
}
