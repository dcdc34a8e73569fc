import type { Location } from '../../core/location.ts';
import type { NodePair } from './facts.ts';
/** Where a changed field differs: at its first different member where it is a list that has one on that side. */
export declare function differencePlaces({ before, after }: NodePair, field: string | undefined): {
    readonly at: Location;
    readonly was: Location;
};
