import { sizeOf } from '../../formats/joined-bytes.ts';
import type { Blobs, ObjectId } from '../ports.ts';

/** Blobs of which some are asked for before somebody waits for them. */
export interface AheadBlobs extends Blobs {
  /** What will be opened next, in about this order; what was expected before no longer is. */
  expect(ids: Iterable<ObjectId>): void;
}

type Chunks = readonly Uint8Array[] | undefined;

const mostAhead = 64;
const mostBytesAhead = 4 * 1024 * 1024;

/** To wait for one answer after the other takes longer than reading: the next ones are asked for meanwhile, within bounds. */
export function readAhead(blobs: Blobs): AheadBlobs {
  let queue: readonly ObjectId[] = [];
  let places: ReadonlyMap<ObjectId, number> = new Map();
  let next = 0;
  let bytes = 0;
  const ready = new Map<ObjectId, Promise<Chunks>>();

  async function ask(id: ObjectId): Promise<Chunks> {
    const chunks = await blobs.open(id);
    if (ready.has(id)) bytes += sizeOf(chunks ?? []);
    return chunks;
  }

  /** Many at once, or git is written to for each of them. */
  function fill(): void {
    if (ready.size > mostAhead / 2) return;
    while (ready.size < mostAhead && bytes < mostBytesAhead) {
      const id = queue[next];
      if (id === undefined) return;
      next += 1;
      ready.set(id, ask(id));
    }
  }

  /** What comes before it in the queue was not opened, and will not be. */
  function pass(id: ObjectId): void {
    const place = places.get(id) ?? -1;
    for (const other of ready.keys()) if ((places.get(other) ?? -1) <= place) ready.delete(other);
    if (ready.size === 0) bytes = 0;
  }

  return {
    expect(ids) {
      queue = [...new Set(ids)];
      places = new Map(queue.map((id, place) => [id, place]));
      next = 0;
      bytes = 0;
      ready.clear();
      if (queue.length > 1) fill();
    },
    async open(id) {
      const asked = ready.get(id);
      if (asked === undefined) return blobs.open(id);
      const chunks = await asked;
      bytes = Math.max(0, bytes - sizeOf(chunks ?? []));
      pass(id);
      fill();
      return chunks;
    },
  };
}
