import { type Guard, type Status, type TreeStep } from './step.ts';
/** One `Agent-Step:` line; `line` counts from 1 within the message. */
export interface DeclaredStep extends TreeStep {
    readonly tree: string | undefined;
    readonly line: number;
}
/** What is wrong with a declaration. `text` quotes the offending words. */
export interface DeclarationFault {
    readonly messageId: 'malformed' | 'unknownKey' | 'repeatedKey' | 'missingKey' | 'badValue' | 'guardWithoutRun' | 'disagreement' | 'noTree' | 'unknownTree' | 'runState';
    readonly line: number;
    readonly text: string;
    readonly detail: string;
}
export interface Declarations {
    readonly steps: readonly DeclaredStep[];
    readonly faults: readonly DeclarationFault[];
}
/**
 * Reads every `Agent-Step: node=<id> status=<status> guard=<guard> [tree=<path>]` line, anywhere in a
 * commit message (squash merges move trailers out of the last paragraph). Values with spaces are JSON
 * strings. The grammar stands in docs/kinds/task-tree.md.
 */
export declare function parseDeclarations(message: string): Declarations;
/** Only `done` runs the guard; any other status that reports an outcome contradicts itself. */
export declare function contradicts(status: Status, guard: Guard): boolean;
/** A value as a declaration spells it: a JSON string where it holds a blank, a quote or what cannot be seen. */
export declare function spellId(id: string): string;
