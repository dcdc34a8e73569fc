import type { ListEdit } from './list-edit.ts';
/** A JSON text with lists edited; every other byte stays. New members are laid out as the one they follow or replace. */
export declare function editJson(text: string, edits: readonly ListEdit[]): string;
