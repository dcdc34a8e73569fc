import type { Arbitrary } from 'fast-check';

export interface Operation {
  readonly op: string;
  readonly i: number;
  readonly j: number;
  readonly side: number;
}
export interface Scenario {
  readonly start: readonly { readonly done: boolean; readonly counter: number }[];
  readonly ops: readonly Operation[];
}
export const ops: readonly string[];
export const branching: readonly string[];
export const undoing: readonly string[];
export function scenario(allowed: readonly string[], max?: number): Arbitrary<Scenario>;
export function opArb(allowed: readonly string[]): Arbitrary<Operation>;
