import { type TreeStep } from './step.ts';
/** The step in the commit subject of the reference runner, which has exactly one form (formats.md §1, source 3). */
export declare function parseRunnerSubject(message: string): TreeStep | undefined;
