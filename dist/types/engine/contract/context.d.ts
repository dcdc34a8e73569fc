/** Where a judgement stands (docs/judging.md, 1). */
export type Scope = 'snapshot' | 'step' | 'merge' | 'net';
/** What an agent or its runner declares about one transition. */
export interface Step {
    /** Id of the node. */
    readonly node: string;
    /** What the agent says of it. */
    readonly status: string;
    /** What the guard said. */
    readonly guard: string;
}
/** A commit before the one that is judged. */
export interface PriorCommit {
    /** Its whole message. */
    readonly message: string;
    /** Repository paths that it changed. */
    readonly touched: readonly string[];
}
/** An id that no two files of one entry may hold, as the kind names it, and another file that holds it. */
export interface IdElsewhere {
    readonly id: string;
    readonly path: string;
}
/** What is in a commit's tree of a file that a state file names. */
export interface NamedFile {
    /** Its path, of which the name may be the end; absent where there is none. */
    readonly path?: string;
    /** Another file of the same last name. */
    readonly elsewhere?: string;
    /** What it says, where the kind asked. */
    readonly text?: string;
}
/**
 * Facts beyond the two versions (docs/judging.md, 1). Plain data; an absent member is not
 * known, and a rule that needs it is then silent and listed under `notJudged`.
 */
export interface Context {
    readonly scope: Scope;
    /** Path of the governed file, repository-relative. */
    readonly path: string;
    /** The governed files of the same kind that this change touches; this one may be among them. */
    readonly siblings?: readonly string[];
    /** All governed files of the same kind, touched or not; this one may be among them. */
    readonly others?: readonly string[];
    readonly steps?: readonly Step[];
    readonly guard?: 'success' | 'failure' | 'skipped';
    /** In scope `net`: the range holds merges, so that what other sides added may stand between what one did. */
    readonly isMerged?: true;
    /** Over a range: ids of the entities that single commits of it turned done, and none opened again. */
    readonly flipped?: readonly string[];
    /** Committer time, RFC 3339; the only clock there is. */
    readonly at?: string;
    readonly message?: string;
    /** In scope `snapshot`: the version before, which is not judged, but tells what a fault may go back to. */
    readonly earlier?: unknown;
    /** The message is still to be written (pre-commit): what it may declare cannot be held against the change. */
    readonly awaitsMessage?: true;
    /** What the change declares was rejected: it declares nothing. */
    readonly isUndeclared?: true;
    readonly touched?: readonly string[];
    /** Commits before, on all sides of merges, nearest first, at most `mostPrior`; none where no rule of the kind needs them. */
    readonly prior?: readonly PriorCommit[];
    readonly archived?: readonly string[];
    /** By the name that the kind gave (`Entities.mentions`), what is there after the change. */
    readonly files?: Readonly<Record<string, NamedFile>>;
    /** Paths that this change makes differ from the file's only in case or Unicode composition. */
    readonly collisions?: readonly string[];
    /** Ids that this change brings into the file although another file of its entry holds them. */
    readonly elsewhere?: readonly IdElsewhere[];
    /** Documents of the kind: what other files held before the change, where it brings something done that is new in its file. */
    readonly beside?: readonly unknown[];
    /** Documents of the kind: the versions that a merge joins. */
    readonly parents?: readonly unknown[];
    /** What the kind's `policy` made of the file's parts as they stood before the change. */
    readonly policy?: unknown;
}
/** The members of a context that may be missing and that a rule can declare as needed. */
export type Need = Exclude<keyof Context, 'scope' | 'path' | 'policy' | 'beside' | 'parents' | 'earlier' | 'awaitsMessage' | 'flipped' | 'isMerged' | 'isUndeclared'>;
