/** Seconds of the processor, not of the clock: other work on the machine does not count. */
function seconds(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

const linear = 8;

/**
 * How much more four times as much costs, in one run: about 4 where work grows with what it is done on, 16 where it grows with the
 * square of that. The least of three tries, since a collector of garbage may run beside one of them.
 */
export function growth(size: number, work: (size: number) => void): number {
  work(size);
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 3 && least > linear; tried += 1) {
    const small = seconds(() => work(size));
    least = Math.min(least, seconds(() => work(4 * size)) / Math.max(small, 0.001));
  }
  return least;
}

/** For `toBeLessThan`. */
export const muchMoreThanLinear = 10;
