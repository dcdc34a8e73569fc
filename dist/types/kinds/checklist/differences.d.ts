import type { Location } from '../../core/location.ts';
import type { ItemPair } from './facts.ts';
/** How a field differs, and where: at its first different member where it is a list. */
export interface Difference {
    readonly from: string;
    readonly to: string;
    readonly at: Location;
    readonly was: Location;
}
export declare function differenceOf({ before, after }: ItemPair, field: string): Difference;
