import type { GraphLink } from './model.ts';

/** Energy and polarity of a link, as the API writes them. */
export interface Heat {
  readonly energy: number;
  readonly polarity: readonly [number, number];
}

/** What the links of a run are written as (docs/kinds/procedure.md). */
export const written = {
  activeStep: { energy: 8, polarity: [0.9, 0.1] },
  completedStep: { energy: 1, polarity: [0.2, 0.8] },
  occupies: { energy: 8, polarity: [0.8, 0.2] },
  inhabits: { energy: 1, polarity: [0.3, 0.7] },
} as const satisfies Readonly<Record<string, Heat>>;

export const hottestCold = 2;
export const coldestHot = 5;
const tolerance = 1e-6;

/** A link without an energy has none. */
export function energyOf({ energy }: GraphLink): number {
  return energy ?? 0;
}

export function isHot(link: GraphLink): boolean {
  return energyOf(link) > coldestHot;
}

export function isCold(link: GraphLink): boolean {
  return energyOf(link) < hottestCold;
}

/** Whether a polarity is the wanted one, within 1e-6 and the rounding of binary fractions. */
export function hasPolarity({ polarity }: GraphLink, wanted: readonly [number, number]): boolean {
  if (polarity === undefined) return false;
  return polarity.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) <= tolerance + 1e-12);
}

export function polarityText({ polarity }: GraphLink): string {
  return polarity === undefined ? 'none' : `[${polarity.join(', ')}]`;
}
