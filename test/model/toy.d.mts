import type { ModelDoc, Severity, ToyDoc } from './types.ts';

export interface ToyFinding {
  readonly rule: string;
  readonly subjects: readonly string[];
  readonly severity: Severity;
  readonly ground?: ModelDoc | null;
  readonly isMissing?: boolean;
}
export interface Facts {
  readonly words: ReadonlySet<string>;
  readonly archived?: boolean;
  readonly cameBack?: ReadonlySet<string>;
  readonly knownPlan?: ToyDoc | undefined;
  readonly begun?: ToyDoc | undefined;
}
export function judge(prev: ModelDoc | null, next: ModelDoc | null, facts: Facts): ToyFinding[];
export function get(doc: ModelDoc | null, subject: string): unknown;
export function same(left: ModelDoc | null, right: ModelDoc | null, subject: string): boolean;
export function graft(doc: ModelDoc | null, subject: string, ground: ModelDoc | null): ModelDoc | null;
export function renames(prev: ModelDoc | null, next: ModelDoc | null): Record<string, string>;
export function rekey<Doc extends ModelDoc | null>(doc: Doc, map: Readonly<Record<string, string>>): Doc;
export function readable(doc: ModelDoc | null | undefined): doc is ToyDoc;
export function eq(left: unknown, right: unknown): boolean;
/** JSON with sorted keys. */
export function text(value: unknown): string;
