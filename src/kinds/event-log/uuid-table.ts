/** UUIDs with the line on which each stood first; 20 bytes for each, twice that for the room between. */
export interface UuidTable {
  /** The line of an equal id that was added before; else adds it, and gives undefined. */
  add(id: string, line: number): number | undefined;
  /** The place of an id in the order of adding; -1 where it was not added. */
  indexOf(id: string): number;
  idAt(index: number): string;
  /** The line of an id; undefined where it was not added. */
  lineOf(id: string): number | undefined;
  /** The same ids in a table of their own. */
  copy(): UuidTable;
  readonly size: number;
}

interface Ids {
  readonly words: Uint32Array<ArrayBuffer>;
  readonly lines: Uint32Array<ArrayBuffer>;
  readonly slots: Int32Array<ArrayBuffer>;
  readonly texts: ReadonlyMap<string, number>;
  readonly textAt: ReadonlyMap<number, string>;
  readonly size: number;
}

const canonical = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Ids are kept as numbers, since a `Set` of texts would need several times a log's own memory. What is written in another way than usual
 * is kept as text.
 */
export function uuidTable(from?: Ids): UuidTable {
  let words = from?.words.slice() ?? new Uint32Array(4 * 64);
  let lines = from?.lines.slice() ?? new Uint32Array(64);
  let slots = from?.slots.slice() ?? new Int32Array(128).fill(-1);
  const texts = new Map(from?.texts);
  const textAt = new Map(from?.textAt);
  let size = from?.size ?? 0;
  const key = new Uint32Array(4);

  const slotOf = (): number => {
    const mask = slots.length - 1;
    const mixed = Math.imul((key[0] ?? 0) ^ Math.imul((key[1] ?? 0) ^ (key[3] ?? 0), 0x9e3779b1), 0x85ebca6b);
    for (let slot = (mixed ^ (mixed >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const index = slots[slot] ?? -1;
      if (index < 0 || isAt(index)) return slot;
    }
  };
  const isAt = (index: number): boolean =>
    words[4 * index] === key[0] &&
    words[4 * index + 1] === key[1] &&
    words[4 * index + 2] === key[2] &&
    words[4 * index + 3] === key[3];
  const grow = (): void => {
    words = widened(words);
    lines = widened(lines);
    slots = new Int32Array(2 * slots.length).fill(-1);
    for (let index = 0; index < size; index++) {
      if (textAt.has(index)) continue;
      key.set(words.subarray(4 * index, 4 * index + 4));
      slots[slotOf()] = index;
    }
  };
  const indexOf = (id: string): number =>
    readKey(id, key) ? (slots[slotOf()] ?? -1) : (texts.get(id) ?? -1);

  return {
    get size() {
      return size;
    },
    indexOf,
    add(id, line) {
      const known = indexOf(id);
      if (known >= 0) return lines[known];
      if (size === lines.length) grow();
      if (readKey(id, key)) {
        slots[slotOf()] = size;
        words.set(key, 4 * size);
      } else {
        texts.set(id, size);
        textAt.set(size, id);
      }
      lines[size++] = line;
      return undefined;
    },
    lineOf: (id) => lines[indexOf(id)],
    copy: () => uuidTable({ words, lines, slots, texts, textAt, size }),
    idAt: (index) => textAt.get(index) ?? spelled(words.subarray(4 * index, 4 * index + 4)),
  };
}

function widened(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const wide = new Uint32Array(2 * array.length);
  wide.set(array);
  return wide;
}

/** Writes an id as four numbers; false where it is not in the usual form. */
function readKey(id: string, key: Uint32Array): boolean {
  if (!canonical.test(id)) return false;
  key[0] = Number.parseInt(id.slice(0, 8), 16);
  key[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
  key[2] = Number.parseInt(id.slice(19, 23) + id.slice(32), 16);
  key[3] = Number.parseInt(id.slice(24, 32), 16);
  return true;
}

function spelled(words: Uint32Array): string {
  const [one = '', two = '', three = '', four = ''] = [...words].map((word) =>
    word.toString(16).padStart(8, '0'),
  );
  return `${one}-${two.slice(0, 4)}-${two.slice(4)}-${three.slice(0, 4)}-${four}${three.slice(4)}`;
}
