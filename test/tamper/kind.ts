import type { Random } from './random.ts';

/** What stands at a path: a text, bytes, or what git keeps beside plain files. */
export type Planted =
  | string
  | Uint8Array
  | { readonly link: string }
  | { readonly executable: string }
  | { readonly submodule: string };

export type Files = ReadonlyMap<string, Planted>;

/** Refused as an error, or legal by definition: then the reason, and whether a warning or note says that it happened. */
export type Expectation = 'refused' | Legal;

export interface Legal {
  /** A sentence of `reasons.ts`. */
  readonly legal: string;
  readonly announced: boolean;
  /** The rule that has to say so, where others speak too. */
  readonly by?: string;
}

/** One commit as an agent, a runner or a person means it. */
export interface Move<Doc> {
  readonly doc: Doc;
  readonly message: string;
  /** What the commit changes beside the state file; null deletes. */
  readonly files?: Readonly<Record<string, Planted | null>>;
  /** The state file's content, where it is not what the kind writes; null deletes it. */
  readonly text?: Planted | null;
  /** Not to be squashed with other commits: what it does can only be told from its own parent. */
  readonly isAlone?: true;
}

/** A result that a workflow hands to the gate; it speaks of the head. */
export type Guard = 'success' | 'failure' | 'skipped';

export interface Situation<Doc> {
  readonly doc: Doc;
  readonly random: Random;
  /** A number that was not used before in this history. */
  fresh(): number;
}

/** Tampering with what a document says: one commit, or several in a row. */
export interface Edit<Doc> {
  readonly expect: Expectation;
  /** What is expected where the net alone is judged; undefined where that is no other question. */
  readonly net?: Expectation;
  /** Not changed by what else happens in the same commit, nor by its message: other operators carry it. */
  readonly isPlain?: true;
  /** What the base side says instead of the kind's policy. */
  readonly policy?: string;
  /** One more option of the kind's policy. */
  readonly option?: string;
  /** How the guard ended that is handed to the gate. */
  readonly guard?: Guard;
  /** Judged from the commit before it, since what was done within the range is another question. */
  readonly isFromTip?: true;
  /** Undefined where this document has nothing to tamper with. */
  apply(situation: Situation<Doc>): Move<Doc> | readonly Move<Doc>[] | undefined;
}

/**
 * The door for a kind: how it is worked on honestly, written from the specification and not from the rules,
 * and how its entities can be tampered with.
 */
export interface TamperKind<Doc = unknown> {
  readonly name: string;
  readonly path: string;
  /** A second path that the same policy governs. */
  readonly otherPath: string;
  /**
   * What the text operators write: `jsonl` is a log, whose bytes are its values; `frontmatter` is YAML over Markdown;
   * `records` are JSON lines whose order and layout say nothing; `markdown` is a task list, `lines` a log of any lines,
   * `sections` one of headings with what stands below them.
   */
  readonly format: 'json' | 'yaml' | 'jsonl' | 'frontmatter' | 'records' | 'markdown' | 'lines' | 'sections';
  /** What the base side's configuration says in most histories. */
  readonly policy: string;
  /** A more generous one, under which `ownerMoves` are legal too. */
  readonly ownerPolicy: string;
  /** Deleting such a file is an error, or only a warning. */
  readonly deletion: 'refused' | 'announced';
  /** Losing one mark of done without a reason is an error, or only a warning. */
  readonly losing: 'refused' | 'announced';
  /** Nothing in it is a claim that a guard could prove. */
  readonly isUnguarded?: true;
  /** Some items have no box: a list that loses its boxes is not empty, and told of. */
  readonly hasUnboxed?: true;
  /** A file that comes with finished work in it; like deletion unless told, or a question for the kind's own edits. */
  readonly adding?: 'legal' | 'depends';
  /** A plan; of so many sections where the kind has them. */
  start(random: Random, sections?: number): Doc;
  write(doc: Doc): string;
  /** Other files that are part of the state, by path; written with every move. */
  companions?(doc: Doc): Readonly<Record<string, Planted>>;
  /** Committer time of what a document is written in, where the kind judges by it; unless told, minutes pass. */
  clock?(doc: Doc): string;
  /** How much is done in a document; unless told, the marks of done in its text are counted. */
  progress?(doc: Doc): number;
  /** What a runner counted there: it stays counted, so a step that counts is not reverted. */
  counted?(doc: Doc): number;
  /** What items there are; unless told, their ids are looked for in the text. */
  ids?(doc: Doc): readonly string[];
  /** Undefined: nothing of the sort can be done now. The more often a move stands here, the more often it happens. */
  readonly moves: readonly HonestMove<Doc>[];
  readonly sideMoves?: readonly HonestMove<Doc>[];
  /** What stands around the items and how lines end: moves that merges alone draw, also before two sides part. */
  readonly dressings?: readonly HonestMove<Doc>[];
  readonly ownerMoves: readonly HonestMove<Doc>[];
  /** What a person makes of two sides; undefined where they contradict each other and one is given up. */
  merge(base: Doc, one: Doc, other: Doc): Doc | undefined;
  readonly edits: Readonly<Record<string, Edit<Doc>>>;
}

/** A method's type, so that a kind's moves are moves of any kind. */
export type HonestMove<Doc> = { move(situation: Situation<Doc>): Move<Doc> | undefined }['move'];
