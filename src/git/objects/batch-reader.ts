import type { ObjectId } from '../../engine/ports.ts';

export interface BatchAnswer {
  /** Of what is missing, what was asked for. */
  readonly id: ObjectId;
  /** What the object is ("blob", "commit" …), or "missing". */
  readonly nature: string;
  readonly chunks: readonly Uint8Array[];
}

const present = /^([0-9a-f]{40}|[0-9a-f]{64}) ([a-z]+) (\d+)$/;
const missing = /^(.+) (?:missing|ambiguous)$/;
const newline = 10;
/** Names may be asked for, which are as long as paths. */
const longestHeader = 1 << 16;

interface Body {
  readonly id: ObjectId;
  readonly nature: string;
  readonly chunks: Uint8Array[];
  left: number;
}

/**
 * Reads the answers of `cat-file --batch` from chunks cut anywhere; content is never copied.
 * The function it gives takes the next chunk and says whether the stream still makes sense.
 */
export function createBatchReader(receive: (answer: BatchAnswer) => void): (chunk: Buffer) => boolean {
  let header = '';
  let body: Body | undefined;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (body === undefined) {
        const end = chunk.indexOf(newline, at);
        const stop = end === -1 ? chunk.length : end;
        header += chunk.toString('latin1', at, stop);
        at = stop + 1;
        if (header.length > longestHeader) return false;
        if (end === -1) continue;
        const [, absent] = missing.exec(header) ?? [];
        if (absent !== undefined) receive({ id: absent, nature: 'missing', chunks: [] });
        else body = startedBy(header);
        if (absent === undefined && body === undefined) return false;
        header = '';
      } else if (body.left > 0) {
        const part = chunk.subarray(at, at + body.left);
        body.chunks.push(part);
        body.left -= part.length;
        at += part.length;
      } else {
        if (chunk[at] !== newline) return false;
        at += 1;
        receive(body);
        body = undefined;
      }
    }
    return true;
  };
}

function startedBy(header: string): Body | undefined {
  const [, id = '', nature = '', size] = present.exec(header) ?? [];
  return size === undefined ? undefined : { id, nature, chunks: [], left: Number(size) };
}
