import type { ObjectId } from '../../app/ports.ts';

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
export function createBatchReader(receive: (answer: BatchAnswer) => void): (chunk: Uint8Array) => boolean {
  let header = '';
  let body: Body | undefined;

  function readHeader(chunk: Uint8Array, offset: number): number {
    const end = chunk.indexOf(newline, offset);
    const stop = end === -1 ? chunk.length : end;
    header += latin1(chunk, offset, Math.min(stop, offset + longestHeader + 1));
    if (header.length > longestHeader) return -1;
    return end === -1 ? stop : endHeader(end + 1);
  }

  function endHeader(next: number): number {
    const [, id, nature, size] = present.exec(header) ?? [];
    if (id !== undefined && nature !== undefined) body = { id, nature, chunks: [], left: Number(size) };
    else {
      const [, absent] = missing.exec(header) ?? [];
      if (absent === undefined) return -1;
      receive({ id: absent, nature: 'missing', chunks: [] });
    }
    header = '';
    return next;
  }

  function readBody(open: Body, chunk: Uint8Array, offset: number): number {
    if (open.left === 0) {
      body = undefined;
      if (chunk[offset] !== newline) return -1;
      receive(open);
      return offset + 1;
    }
    const part = chunk.subarray(offset, offset + open.left);
    open.chunks.push(part);
    open.left -= part.length;
    return offset + part.length;
  }

  return (chunk) => {
    let offset = 0;
    while (offset !== -1 && offset < chunk.length) {
      offset = body === undefined ? readHeader(chunk, offset) : readBody(body, chunk, offset);
    }
    return offset !== -1;
  };
}

function latin1({ buffer, byteOffset }: Uint8Array, start: number, end: number): string {
  return Buffer.from(buffer, byteOffset + start, end - start).toString('latin1');
}
