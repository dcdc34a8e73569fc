/** A list of numbers, eight bytes each. */
export interface GrowingNumbers {
  push(value: number): void;
  readonly length: number;
  numbers(): Float64Array;
}

export function growingNumbers(): GrowingNumbers {
  let room = new Float64Array(64);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === room.length) {
        const wide = new Float64Array(2 * room.length);
        wide.set(room);
        room = wide;
      }
      room[length++] = value;
    },
    numbers: () => room.subarray(0, length),
  };
}
