/** A neutral picture of a document, so that reporters and `status` need not know kinds. */
export interface View {
    readonly shape: 'tree' | 'graph' | 'timeline' | 'list';
    readonly nodes: readonly ViewNode[];
    readonly links: readonly ViewLink[];
}
export interface ViewNode {
    readonly subject: string;
    readonly label: string;
    readonly state: 'open' | 'active' | 'done' | 'stuck' | 'failed';
    /** Subject of the node that contains this one. */
    readonly parent?: string;
    readonly detail?: string;
}
export interface ViewLink {
    readonly from: string;
    readonly to: string;
    readonly label?: string;
}
