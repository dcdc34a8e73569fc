import type { CompanionPlace, Companions, GuardedFile, GuardPolicy, PolicyFiles } from './guard.ts';
import { type Outcome } from './result.ts';
/** Reads what lies at a place, by role; nothing where the place is empty. */
type ReadPlace = (place: CompanionPlace) => Promise<Outcome<[role: string, bytes: Uint8Array][]>>;
/** The files that versions of a governed file need beside them. */
export declare function readCompanions(governed: Pick<GuardedFile, 'places'>, versions: readonly Uint8Array[], read: ReadPlace): Promise<Outcome<Companions>>;
/** Reads places below a root, and never beyond it. */
export declare function placesBelow(root: string, mostBytes: number): ReadPlace;
/** What says how state is judged; as for the gate, a link counts as irregular. */
export declare function readPolicyFiles(root: string): Promise<PolicyFiles>;
/**
 * Refuses a file that says how a governed one is judged. Whoever moves a run must not draw the graph for it; who makes a
 * new one writes the graph first.
 */
export declare function refusePolicyOfOthers(root: string, path: string, policy: GuardPolicy): Promise<Outcome<null>>;
export {};
