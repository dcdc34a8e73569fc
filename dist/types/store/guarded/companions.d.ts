import type { Companions, GuardedFile, GuardPolicy, PolicyFiles } from './guard.ts';
import { type Outcome } from './result.ts';
/** The files that versions of a governed file need beside them. */
export declare function readCompanions(root: string, governed: GuardedFile, versions: readonly Uint8Array[], mostBytes: number): Promise<Outcome<Companions>>;
/** What says how state is judged; as for the gate, a link counts as irregular. */
export declare function readPolicyFiles(root: string): Promise<PolicyFiles>;
/**
 * Refuses a file that says how a governed one is judged. Whoever moves a run must not draw the graph for it; who makes a
 * new one writes the graph first.
 */
export declare function refusePolicyOfOthers(root: string, path: string, policy: GuardPolicy): Promise<Outcome<null>>;
