import type { Texts, Written } from '../../core/kind.ts';
import type { TaskTree } from './model.ts';
/**
 * What `StateKind.write` asks: a tree as another one has it, as the smallest edit. The form of the file is the canonical one,
 * which a file that has it keeps.
 */
export declare function writeTree({ texts, doc }: Written<TaskTree>, target: TaskTree, subjects: readonly string[]): Texts | undefined;
