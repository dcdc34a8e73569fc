/** One way to do a repair. Commits are full object ids, paths are those of the repository. */
export type RepairWay = 
/** The files as they are in a commit: not where work lies on top of what was judged, but for what is staged and cannot be written. */
{
    readonly how: 'restore';
    readonly commit: string;
    readonly paths: readonly string[];
    /** What is lost besides what is rejected. */
    readonly loses?: string;
}
/** The accepted values, written into the texts as they are; the state file comes first. */
 | {
    readonly how: 'write';
    readonly paths: readonly string[];
}
/** The commits that a forced push dropped are merged again; a state file that both sides have is repaired after it. */
 | {
    readonly how: 'merge';
    readonly commit: string;
    readonly file?: {
        readonly path: string;
        readonly from: 'head' | 'commit';
    };
};
/** What was judged, as far as it decides how a repair is done. */
export interface RepairPlace {
    /** The base of the range, or `root` where it has none; absent for what is not committed. */
    readonly since?: string;
    /** Only what is staged was judged, with the message in a file where there is one. */
    readonly staged?: {
        readonly messageFile?: string;
    };
    /** The configuration of the base side judged, and not the one that lies in the work tree. */
    readonly byBase?: boolean;
    /** What was judged changes the configuration. */
    readonly isPolicyChanged?: boolean;
    /** The range was judged as one change. */
    readonly isWhole?: boolean;
    /** There is work on top of what was judged, which restoring files would lose. */
    readonly isBuiltUpon?: boolean;
}
/** What goes back so that an error ends. How its reader does that, `output/repair-command.ts` says. */
export interface Repair {
    /** In order of preference: the first that is allowed in the place is printed. */
    readonly ways: readonly RepairWay[];
    readonly place: RepairPlace;
    /** What is lost besides what is rejected, whichever way is taken. */
    readonly loses?: string;
    /** The same as a unified diff, where that is short. */
    readonly patch?: string;
}
