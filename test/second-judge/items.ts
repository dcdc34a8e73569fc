export type Format = 'ralph' | 'feature-list' | 'beads' | 'task-master' | 'spec-kit' | 'markdown' | 'bmad';

export interface Commit {
  readonly message: string;
  /** What stands at the path then. */
  readonly text: string;
  /** Whether it changes another file, too. */
  readonly work: boolean;
  /** What it adds at another path. */
  readonly archive?: string | undefined;
  /** What the generator did, for people. */
  readonly did: readonly string[];
}

export interface Item {
  readonly key: string;
  /** By which messages name it; '' where it has none. */
  readonly id: string;
  readonly title: string;
  /** The contract: of each field the members of its list, or its text. */
  readonly promise: Readonly<Record<string, readonly string[]>>;
  /** What says whether it is done. */
  readonly mark: unknown;
  readonly done: boolean;
  /** Cancelled or deferred. */
  readonly givenUp: boolean;
  /** What its text says against its mark, such as `(skipped)`. */
  readonly denials: readonly string[];
  /** Texts that may change freely. */
  readonly claim: readonly string[];
  readonly attempts: number;
  /** Another field says done, and does not decide. */
  readonly contradicts: boolean;
  readonly needs: readonly string[];
  /** Key of the item that it stands below. */
  readonly parent: string;
  /** The tag, or the heading. */
  readonly section: string;
  /** Stays the same as long as a history knows the item. */
  readonly is: number;
}

export interface List {
  readonly plan: string;
  readonly items: readonly Item[];
  /** Keys of what was deleted and left a tombstone. */
  readonly buried: readonly string[];
  /** The whole text, for what is hidden in it. */
  readonly text: string;
}

export const paths: Readonly<Record<Format, string>> = {
  ralph: 'prd.json',
  'feature-list': 'feature_list.json',
  beads: '.beads/issues.jsonl',
  'task-master': '.taskmaster/tasks/tasks.json',
  'spec-kit': 'specs/1-shop/tasks.md',
  markdown: 'TODO.md',
  bmad: 'sprint-status.yaml',
};
export const isPage = (format: Format) => format === 'spec-kit' || format === 'markdown';
