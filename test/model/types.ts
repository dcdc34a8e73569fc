/** What the model's files are made of: for the declarations beside them, and for what holds the engine against it. */

export interface ToyItem {
  readonly title: string;
  readonly contract: string;
  readonly done: boolean;
  readonly counter: number;
  readonly tags: readonly string[];
  readonly claim: string;
}

export interface ToyDoc {
  readonly plan: string;
  readonly items: Readonly<Record<string, ToyItem>>;
}

/** A version of a file: what can be read, or a text that cannot. */
export type ModelDoc = ToyDoc | { readonly bad: string };

export interface ModelCommit {
  readonly id: string;
  readonly parents: readonly string[];
  /** The whole tree: `p` and `q` are governed, `archive` is not. */
  readonly files: Readonly<Record<string, ModelDoc | null>>;
  /** Stands for every ungoverned file. */
  readonly code: string;
  readonly message?: string;
}

export type Severity = 'error' | 'warning' | 'note';

export interface ModelFinding {
  readonly commit: string;
  readonly path: string;
  readonly rule: string;
  readonly subjects: readonly string[];
  readonly severity: Severity;
  /** What became of it: open, repaired, settled, taken-back, waived; a warning or note is just that. */
  readonly status: string;
  readonly id?: string | undefined;
  /** The commit that was refused for it first, where it stands refused again. */
  readonly again?: string;
}

export interface ModelNote {
  readonly commit: string;
  /** `repaired` or `taken back`. */
  readonly rule: string;
  readonly subjects: readonly string[];
  /** The commit whose error came to its end. */
  readonly of?: string | undefined;
}

export interface NetFinding {
  readonly path: string;
  readonly rule: string;
  readonly subjects: readonly string[];
}

export interface ModelWaiver {
  readonly path: string;
  readonly rule: string;
  /** JSON of `[subject, before, after]`s. */
  readonly change: string;
}

/** What is asked of the model, or of the engine. */
export interface Question {
  readonly base: string | readonly string[];
  readonly head?: string;
  readonly waivers?: readonly ModelWaiver[];
}

export interface ModelHistory {
  readonly commits: readonly ModelCommit[];
  readonly base: string;
  readonly head: string;
}

/** What both say of a history. */
export interface Answer {
  readonly verdict: string;
  readonly findings: readonly ModelFinding[];
  readonly notes: readonly ModelNote[];
  readonly net: readonly NetFinding[];
}

/** An open error at the head, as the properties ask for it. */
export interface OpenError {
  readonly id: string;
  readonly commit: string;
  readonly path: string;
  readonly rule: string;
  readonly ground: ModelDoc | null;
  /** All that it refused, and what of that is still refused. */
  readonly all: readonly string[];
  readonly subjects: ReadonlySet<string>;
  /** It came with its whole file or plan. */
  readonly whole: boolean;
  /** It lies behind the base. */
  readonly accepted: boolean;
}

export interface FullAnswer extends Answer {
  /** Ids of the errors that stand at the head. */
  readonly open: readonly string[];
  readonly heads: Readonly<Record<string, { readonly errors: readonly OpenError[] }>>;
}

/** What the model alone tells: what stood after each commit, by path, and what of it was refused. */
export interface ModelAnswer extends FullAnswer {
  readonly states: ReadonlyMap<string, Readonly<Record<string, ModelState>>>;
}

export interface ModelState {
  readonly doc: ModelDoc | null;
  readonly errors: readonly OpenError[];
}
