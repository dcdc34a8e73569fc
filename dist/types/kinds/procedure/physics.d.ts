import type { GraphLink } from './model.ts';
/** Energy and polarity of a link, as the API writes them. */
export interface Heat {
    readonly energy: number;
    readonly polarity: readonly [number, number];
}
/** What the links of a run are written as (formats.md §4). */
export declare const written: {
    readonly activeStep: {
        readonly energy: 8;
        readonly polarity: readonly [0.9, 0.1];
    };
    readonly completedStep: {
        readonly energy: 1;
        readonly polarity: readonly [0.2, 0.8];
    };
    readonly occupies: {
        readonly energy: 8;
        readonly polarity: readonly [0.8, 0.2];
    };
    readonly inhabits: {
        readonly energy: 1;
        readonly polarity: readonly [0.3, 0.7];
    };
};
export declare const hottestCold = 2;
export declare const coldestHot = 5;
/** A link without an energy has none. */
export declare function energyOf({ energy }: GraphLink): number;
export declare function isHot(link: GraphLink): boolean;
export declare function isCold(link: GraphLink): boolean;
/** Whether a polarity is the wanted one, within 1e-6 and the rounding of binary fractions. */
export declare function hasPolarity({ polarity }: GraphLink, wanted: readonly [number, number]): boolean;
export declare function polarityText({ polarity }: GraphLink): string;
