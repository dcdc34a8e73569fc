import type { FlowContainer } from './flow-edit.ts';
import type { Container } from './member-changes.ts';
/** A member of a mapping or list: from its key or dash on, with its value, if it has one that is written. */
export interface YamlMember {
    readonly key: string | undefined;
    readonly from: number;
    /** Behind the colon, or the dash; where a value would stand. */
    readonly behind: number;
    readonly valueFrom: number;
    readonly to: number;
    readonly node: unknown;
    /** Whether it stands on lines of its own rather than in brackets. */
    readonly isBlock: boolean;
}
/** A mapping or list, and the member whose value it is; undefined for that of the whole text. */
export interface YamlContainer extends Container<YamlMember> {
    readonly isFlow: boolean;
    readonly owner: YamlMember | undefined;
    /** Within the brackets. */
    readonly open: number;
    readonly close: number;
}
/** What pointers lead to in a YAML text. */
export interface YamlPlaces {
    container(pointer: string): YamlContainer | undefined;
}
/** Looks mappings and lists up; undefined where one is laid out in a way that is not edited in place. */
export declare function yamlPlaces(text: string): YamlPlaces;
/** The same as brackets of any format, for what stands in brackets. */
export declare function asFlow({ isList, members, open, close }: YamlContainer): FlowContainer;
