import type { JsonValue } from '../core/json-value.ts';
import type { ContainerEdits } from '../core/value-edit.ts';
/** An object or list in a text: its members in their order, an object's with their keys. */
export interface Container<Member extends {
    readonly key: string | undefined;
}> {
    readonly isList: boolean;
    readonly members: readonly Member[];
}
type AnyContainer = Container<{
    readonly key: string | undefined;
}>;
/** What comes into a container: a value, of that key in an object, or a member that stands in it already. */
export type NewMember = {
    readonly key: string;
    readonly value: JsonValue;
} | {
    readonly moved: number;
};
/** Edits of a container by the places of its members. */
export interface MemberChanges {
    readonly gone: ReadonlySet<number>;
    /** By the index of the member before which it comes; the number of members stands for the end. */
    readonly incoming: readonly (readonly [number, readonly NewMember[]])[];
    readonly replaced: readonly (readonly [number, JsonValue])[];
}
/** Looks up which members are meant; undefined where one is not there. Of repeated keys the last one has the value. */
export declare function memberChanges(container: AnyContainer, edits: ContainerEdits): MemberChanges | undefined;
export {};
