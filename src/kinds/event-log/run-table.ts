import { type UuidTable, uuidTable } from './uuid-table.ts';

export interface ClosedRun {
  readonly id: string;
  readonly failed: boolean;
  /** `seq` and line of the first event and of the terminal one. */
  readonly start: RunEnd;
  readonly end: RunEnd;
}

export interface RunEnd {
  readonly seq: number;
  readonly line: number;
}

/** The runs that are terminated, in a few bytes each: what comes after them must be known as such. */
export interface RunTable {
  add(run: ClosedRun): void;
  find(id: string): ClosedRun | undefined;
  ids(): Iterable<string>;
  /** The same runs in a table of their own. */
  copy(): RunTable;
  readonly size: number;
}

/** `seq` of start and end, their lines, and whether it failed. */
const width = 5;

export function runTable(ids: UuidTable = uuidTable(), known = new Float64Array(64 * width)): RunTable {
  let numbers = known;
  const at = (index: number): ClosedRun => {
    const [startSeq = 0, startLine = 0, endSeq = 0, endLine = 0, failed] = numbers.subarray(
      index * width,
      (index + 1) * width,
    );
    return {
      id: ids.idAt(index),
      failed: failed === 1,
      start: { seq: startSeq, line: startLine },
      end: { seq: endSeq, line: endLine },
    };
  };
  return {
    get size() {
      return ids.size;
    },
    add({ id, failed, start, end }) {
      const index = ids.size;
      if (ids.add(id, start.line) !== undefined) return;
      if ((index + 1) * width > numbers.length) {
        const wide = new Float64Array(2 * numbers.length);
        wide.set(numbers);
        numbers = wide;
      }
      numbers.set([start.seq, start.line, end.seq, end.line, failed ? 1 : 0], index * width);
    },
    find(id) {
      const index = ids.indexOf(id);
      return index < 0 ? undefined : at(index);
    },
    copy: () => runTable(ids.copy(), numbers.slice()),
    *ids() {
      for (let index = 0; index < ids.size; index++) yield ids.idAt(index);
    },
  };
}
