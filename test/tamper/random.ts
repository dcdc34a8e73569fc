import { numbers } from '../support/random-history.ts';

/** Choices that a seed determines. */
export interface Random {
  /** Below one. */
  number(): number;
  /** From nought to below the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  /** Undefined where there is nothing to pick from. */
  pick<Value>(values: readonly Value[]): Value | undefined;
  shuffled<Value>(values: readonly Value[]): Value[];
}

export function randomFrom(seed: number): Random {
  const number = numbers(seed);
  const below = (limit: number) => Math.floor(number() * limit);
  return {
    number,
    below,
    chance: (share) => number() < share,
    pick: (values) => values[below(values.length)],
    shuffled(values) {
      const rest = [...values];
      const drawn: typeof rest = [];
      while (rest.length > 0) drawn.push(...rest.splice(below(rest.length), 1));
      return drawn;
    },
  };
}
