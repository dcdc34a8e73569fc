import type { Arbitrary } from 'fast-check';

export interface Scenario {
  readonly start: readonly { readonly done: boolean; readonly counter: number }[];
  readonly ops: readonly {
    readonly op: string;
    readonly i: number;
    readonly j: number;
    readonly side: number;
  }[];
}
export const ops: readonly string[];
export const branching: readonly string[];
export const undoing: readonly string[];
export function scenario(allowed: readonly string[], max?: number): Arbitrary<Scenario>;
