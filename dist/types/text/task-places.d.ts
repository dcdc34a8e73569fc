import type { PartSource } from '../core/parsed.ts';
import type { SourceText } from './source.ts';
import type { TaskBox } from './task-box.ts';
import type { Label } from './task-item.ts';
/** Where a task stands: its line, and where the line's text begins (counting from 0) and how long it is. */
export interface PlacedTask {
    readonly line: number;
    readonly start: number;
    readonly length: number;
    readonly box: TaskBox;
    /** The lines of its details. */
    readonly details: number[];
    /** Where what a heading's labels say stands. */
    readonly labels?: ReadonlyMap<string, Label>;
}
/** The lines of everything in a task list. */
export interface TaskLines {
    readonly tasks: readonly PlacedTask[];
    readonly sectionLines: readonly number[];
    readonly rowLines: readonly {
        readonly line: number;
        /** Which cell of the line stands under which head. */
        readonly columns: ReadonlyMap<string, number>;
    }[];
}
/** Places of the values of a task list: a task is its line, `mark` and `done` its box, other fields its text. */
export declare function taskPlaces(source: SourceText, lines: TaskLines): PartSource;
