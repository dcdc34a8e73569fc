import type { ProblemDetail } from '../../core/rule.ts';
import type { Change } from './changes.ts';
import type { GraphLink, GraphNode } from './model.ts';
type AnyChange = Change<GraphNode> | Change<GraphLink>;
/** A change as a clause: what came, went, or differs in which fields. */
export declare function changeText(change: AnyChange, form?: 'clause' | 'name'): string;
/** What a finding about a change is about: the whole node or link, at its first differing field. */
export declare function detailOf({ type, entry, before, fields }: AnyChange): ProblemDetail;
export {};
