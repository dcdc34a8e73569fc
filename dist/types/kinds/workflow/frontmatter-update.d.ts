/** What `updateFrontmatter` changes; a key that is absent stays. One value counts as a list of one. */
export interface FrontmatterUpdate {
    /** The node to move to. */
    readonly currentNodeId?: {
        readonly set: string;
    };
    /** RFC 3339. */
    readonly updatedAt?: {
        readonly set: string;
    };
    /** Steps that are done now; what is there already is not added again. */
    readonly stepsCompleted?: {
        readonly append: string | readonly string[];
    };
    /** Paths of what was made. */
    readonly artifacts?: {
        readonly append: string | readonly string[];
    };
    /** Decisions, as the format has them. */
    readonly decisionLog?: {
        readonly append: object | readonly object[];
    };
    /** Members that are replaced; the others stay. */
    readonly variables?: {
        readonly set: object;
    };
}
