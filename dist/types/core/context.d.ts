import type { JsonValue } from '../formats/json-value.ts';
/** Where a judgement stands (docs/judging.md, Scopes). */
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
/** An entity that stood earlier in the judged range and is gone from the previous version. */
export interface VanishedEntity {
    /** The entity, as findings name it: its id, with `#` doubled. */
    readonly subject: string;
    /** As it stood when it left. */
    readonly value: JsonValue;
    /** The commit that removed it. */
    readonly commit: string;
}
/** An id that no two files of one entry may hold, as the kind names it, and another file that holds it. */
export interface IdElsewhere {
    readonly id: string;
    readonly path: string;
}
/**
 * Facts beyond the two versions (docs/judging.md, Facts a rule may need). Plain data; an absent member is not
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
    /** Ids of entities that the change turns done, of which some stand done where it is judged from: to open them was refused. */
    readonly again?: readonly string[];
    /** Committer time, RFC 3339; the only clock there is. */
    readonly at?: string;
    readonly message?: string;
    /** In scope `snapshot`: the version before, which is not judged, but tells what a fault may go back to. */
    readonly earlier?: unknown;
    /** The message is still to be written (pre-commit): what it may declare cannot be held against the change. */
    readonly awaitsMessage?: true;
    readonly touched?: readonly string[];
    readonly prior?: readonly PriorCommit[];
    readonly archived?: readonly string[];
    /** Paths that this change makes differ from the file's only in case or Unicode composition. */
    readonly collisions?: readonly string[];
    /** Ids that this change brings into the file although another file of its entry holds them. */
    readonly elsewhere?: readonly IdElsewhere[];
    /** The commit that this one reverts exactly, where that one changed ungoverned files too. */
    readonly reverts?: string;
    /** The refused commit that this one takes back, and the entities that change with it. */
    readonly takesBack?: {
        readonly commit: string;
        readonly lost: readonly string[];
    };
    readonly vanished?: readonly VanishedEntity[];
    /**
     * Ids of entities of the previous version that left earlier and come back with this change. They stand there as they
     * were when they left; one that was open then and comes back done is born done.
     */
    readonly cameBack?: readonly string[];
    /** The plan of the new version as it stood when it left earlier, where one plan takes the place of another. */
    readonly knownPlan?: unknown;
    /** The previous version was finished and is kept elsewhere, and a new one begins at its path: as after a rotation. */
    readonly begun?: true;
    /** What the kind's `policy` made of the file's parts as they stood before the change. */
    readonly policy?: unknown;
}
/** The members of a context that may be missing and that a rule can declare as needed. */
export type Need = Exclude<keyof Context, 'scope' | 'path' | 'policy' | 'earlier' | 'cameBack' | 'knownPlan' | 'begun' | 'awaitsMessage' | 'takesBack' | 'flipped' | 'again' | 'isMerged'>;
