import type { StateKind, UsualFiles } from '../core/kind.ts';
/** Everything a kind's files are recognised by. */
export declare function usualFilesOf(kind: StateKind): readonly UsualFiles[];
/** Those that are governed without any configuration. */
export declare function detectedFilesOf(kind: StateKind): readonly UsualFiles[];
