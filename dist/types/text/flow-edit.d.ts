import type { JsonValue } from '../core/json-value.ts';
import type { Container, MemberChanges } from './member-changes.ts';
import { type Splice } from './splice.ts';
/** A member of an object or list in brackets: from its key on, and where its value begins. */
export interface FlowMember {
    readonly key: string | undefined;
    readonly from: number;
    readonly valueFrom: number;
    readonly to: number;
}
/** An object or list in brackets, which stand before `open` and at `close`. */
export interface FlowContainer extends Container<FlowMember> {
    readonly open: number;
    readonly close: number;
}
/** How values are written: on one line, or from an indentation on. A member of an object is written with its key. */
export interface FlowWriter {
    readonly unit: string;
    /** What stands between members on one line, behind the comma. */
    readonly comma: string;
    readonly brace: string;
    member(key: string | undefined, value: JsonValue, indent: string | undefined): string;
}
/** Members taken out, put in and moved within brackets; what stays keeps every byte. */
export declare function flowSplices(text: string, container: FlowContainer, changes: MemberChanges, writer: FlowWriter): Splice[];
