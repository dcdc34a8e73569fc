/** A neutral picture of a document, so that reporters and `status` need not know kinds. */
export interface View {
    /** How it is drawn. */
    readonly shape: 'tree' | 'graph' | 'timeline' | 'list';
    /** Each after the one that contains it. */
    readonly nodes: readonly ViewNode[];
    /** Between them. */
    readonly links: readonly ViewLink[];
    /** What sums it up, where that is not how many of its nodes are done. */
    readonly summary?: string;
    /** Subjects of what may be taken next, the first one first. */
    readonly next?: readonly string[];
}
export interface ViewNode {
    /** The entity, as findings name it. */
    readonly subject: string;
    /** What people call it. */
    readonly label: string;
    /** Where it stands. */
    readonly state: 'open' | 'active' | 'done' | 'stuck' | 'failed';
    /** Subject of the node that contains this one. */
    readonly parent?: string;
    /** What else is worth a word. */
    readonly detail?: string;
    /** From where to where it lies on the axis of what it stands in, such as the numbers of a run's events; null is still open. */
    readonly span?: readonly [from: number, to: number | null];
}
export interface ViewLink {
    /** Subject of the one end. */
    readonly from: string;
    /** Subject of the other. */
    readonly to: string;
    /** What it says. */
    readonly label?: string;
}
/**
 * The part of a document that findings are about: what is at fault, with what it stands in. What is left out
 * is counted once, so that a picture never looks like the whole.
 */
export interface AffectedView {
    /** Path in the repository. */
    readonly file: string;
    /** How it is drawn. */
    readonly shape: View['shape'];
    /** What is at fault, and what it stands in. */
    readonly nodes: readonly AffectedNode[];
    /** Those between nodes that are shown. */
    readonly links: readonly ViewLink[];
    /** How many nodes are left out at the top. */
    readonly hidden: number;
}
export interface AffectedNode extends Omit<ViewNode, 'detail' | 'span'> {
    /** The gravest finding about it. */
    readonly fault?: 'error' | 'warning';
    /** It stands in the previous version only. */
    readonly removed?: true;
    /** How many levels between it and its parent are left out. */
    readonly skipped?: number;
    /** How many nodes in it are left out, at whatever depth. */
    readonly hidden?: number;
}
