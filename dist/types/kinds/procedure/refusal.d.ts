import type { ProblemDetail } from '../../core/rule.ts';
import type { ProcedureFacts } from './facts.ts';
import type { GraphLink, Run } from './model.ts';
import { type Heat } from './physics.ts';
/** Everything that has to return for a problem to go, and the values to return to where those before are not right. */
export type Refusal = Pick<ProblemDetail, 'refuses' | 'demanded'>;
type Earlier = Pick<ProcedureFacts, 'earlier'>;
/** A field of a node goes back; a node that was not there goes. */
export declare function nodeRefusal({ earlier }: Earlier, id: string, ...fields: readonly string[]): Refusal;
/** A field of a link goes back; a link that was not there goes. */
export declare function linkRefusal({ earlier }: Earlier, id: string, ...fields: readonly string[]): Refusal;
/** A run that had ended is active again: its content goes back, and not what an active run would need. */
export declare function reopenedRefusal({ earlier }: Earlier, { node, status }: Run): Refusal | undefined;
/** A move of a run goes back: its step links, and where it ended with it, its status and its actor. */
export declare function moveRefusal(facts: Pick<ProcedureFacts, 'earlier' | 'after'>, { node, status }: Run): Refusal;
/** How a link of a run has to be written. */
export interface WrittenLink extends Heat {
    readonly verb: string;
}
type HeatField = keyof WrittenLink;
/** Fields of a link go back, or to what has to be written where they were not that. */
export declare function heatRefusal({ earlier }: Earlier, link: GraphLink, wanted: WrittenLink, asked: readonly HeatField[]): Refusal;
export {};
