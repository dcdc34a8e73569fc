/**
 * What a finding is about, as one string: an entity (`auth`) or one of its fields (`auth#attempts`).
 * A `#` inside an entity id is doubled, so that no id can pass for a field of another; the entity ''
 * is the file itself.
 */
export declare function subjectOf(entity: string, field?: string): string;
/** One member of a set, as a part of the field that holds the set. */
export declare function memberSubject(entity: string, field: string, member: string): string;
export interface SplitSubject {
    readonly entity: string;
    readonly field: string | undefined;
    /** The member of the set that the field holds, where only that is meant. */
    readonly member?: string;
}
export declare function splitSubject(subject: string): SplitSubject;
/** Whether a claim on `claimed` covers `subject`: the same, any field of a claimed entity, any member of a claimed set. */
export declare function covers(claimed: string, subject: string): boolean;
/** Whether one of two subjects is the other, or a field of it. */
export declare function overlaps(left: string, right: string): boolean;
