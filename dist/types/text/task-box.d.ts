/** The box of a task: `[x]`, with what stands in it and where the text after it begins. */
export interface TaskBox {
    /** `x` where it is ticked, a space where it is empty, else what stands there. */
    readonly mark: string;
    /** Whether a star says that the task is optional, as in `- [ ]* …`. */
    readonly isOptional: boolean;
    /** Where box and text begin and the box ends, counting from 0. */
    readonly start: number;
    readonly end: number;
    readonly after: number;
}
/** Reads the box at a place of a line's text. */
export declare function boxAt(text: string, start: number): TaskBox | undefined;
