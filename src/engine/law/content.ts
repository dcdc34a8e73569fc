import type { Finding, Severity } from '../contract/finding.ts';

/** What a rule says about one transition, as far as the law of docs/judging.md needs it. */
export interface LawFinding<Doc> {
  readonly rule: string;
  readonly severity: Severity;
  /** What is rejected if it is an error: entities, fields, members; `''` is the whole content. */
  readonly subjects: readonly string[];
  /** Holds the values that should be there, where those before the change are not: a retry that was not counted. */
  readonly expected?: Doc | null;
  /** It rejects what the commit declares, which declares nothing in later rounds. */
  readonly rejectsDeclaration?: boolean;
  /** A counter fell: no undo excuses that. */
  readonly isCounter?: boolean;
  /** Why an error is only a note: a waiver names it, or it repairs what the base had accepted. */
  readonly excused?: 'waived' | 'repairs-base';
  /** The commit behind the base whose error is repaired. */
  readonly of?: string;
  /** The finding as its rule made it; absent where the engine itself reports something. */
  readonly detail?: Finding;
}

/** What the engine asks of a kind. Null is an absent file. Nothing throws. */
export interface Content<Doc> {
  /** Whether it can be read at all. */
  isReadable(doc: Doc | null): boolean;
  /** Whether two versions are equal as a whole, unreadable ones included. */
  isEqual(left: Doc | null, right: Doc | null): boolean;
  /** All subjects of some versions: each entity before its fields. */
  subjects(docs: readonly (Doc | null)[]): readonly string[];
  entityOf(subject: string): string;
  isSame(left: Doc | null, right: Doc | null, subject: string): boolean;
  has(doc: Doc | null, subject: string): boolean;
  /** The document with some subjects as they are in another one; absent: the file is put back as a whole. */
  readonly graft?: ((doc: Doc, from: Doc | null, subjects: readonly string[]) => Doc) | undefined;
  /** Whether the later version holds another plan, so that no entity of the two is the same. */
  rotates(before: Doc | null, after: Doc | null): boolean;
  /** Whether judging finds by itself that an entity only got another name. */
  readonly followsNames: boolean;
  /** The names that entities have in a later version, old to new. */
  renames(before: Doc | null, after: Doc | null): ReadonlyMap<string, string>;
  /** A document in which entities have other names, by the old ones. */
  rename(doc: Doc, names: ReadonlyMap<string, string>): Doc;
  renameSubject(subject: string, names: ReadonlyMap<string, string>): string;
  isDone(doc: Doc | null, entity: string): boolean;
  /** Whether an entity is by its words the same thing in two versions. */
  isAlike(left: Doc | null, right: Doc | null, entity: string): boolean;
  /** A document with an entity of another one that is something else under its name, under another name; undefined where none can be made. */
  withTwin(doc: Doc, from: Doc, entity: string): Doc | undefined;
  /** Whether nothing of it was open, so that its path is free once it is gone. */
  isFinished(doc: Doc | null): boolean;
  /** The fields that say what an entity promises, and that it is done. */
  promises(entity: string, docs: readonly (Doc | null)[]): readonly string[];
  isCounter(subject: string, docs: readonly (Doc | null)[]): boolean;
  /** Whether the counter is higher in the left version. */
  isHigher(left: Doc | null, right: Doc | null, subject: string): boolean;
  /** A start in which a counter that several sides raised is as close to the merge's as largest value and sum allow. */
  withCounter(start: Doc, subject: string, sides: readonly Doc[], base: Doc | null, merged: Doc): Doc;
}

export function isError({ severity }: Pick<LawFinding<unknown>, 'severity'>): boolean {
  return severity === 'error';
}

/** Whether putting back one subject changes the other one. */
export function overlaps<Doc>(content: Content<Doc>, left: string, right: string): boolean {
  if (left === '' || right === '' || left === right) return true;
  const [one, other] = [content.entityOf(left), content.entityOf(right)];
  return one === other && (left === one) !== (right === one);
}

export function entitiesIn<Doc>(content: Content<Doc>, docs: readonly (Doc | null)[]): readonly string[] {
  return [...new Set(content.subjects(docs).map((subject) => content.entityOf(subject)))];
}

/** Entities before fields: an entity that returns brings its fields. */
export function entitiesFirst<Doc>(content: Content<Doc>, subjects: readonly string[]): readonly string[] {
  const isEntity = (subject: string) => subject === content.entityOf(subject);
  return [...subjects.filter(isEntity), ...subjects.filter((each) => !isEntity(each))];
}
