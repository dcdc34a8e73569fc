/** A neutral picture of a document, so that reporters and `status` need not know kinds. */
export interface View {
  readonly shape: 'tree' | 'graph' | 'timeline' | 'list';
  readonly nodes: readonly ViewNode[];
  readonly links: readonly ViewLink[];
  /** What sums it up, where that is not how many of its nodes are done. */
  readonly summary?: string;
}

export interface ViewNode {
  readonly subject: string;
  readonly label: string;
  readonly state: 'open' | 'active' | 'done' | 'stuck' | 'failed';
  /** Subject of the node that contains this one. */
  readonly parent?: string;
  readonly detail?: string;
  /** From where to where it lies on the axis of what it stands in, such as the numbers of a run's events; null is still open. */
  readonly span?: readonly [from: number, to: number | null];
}

export interface ViewLink {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

/**
 * The part of a document that findings are about: what is at fault, with what it stands in. What is left out
 * is counted once, so that a picture never looks like the whole.
 */
export interface AffectedView {
  readonly file: string;
  readonly shape: View['shape'];
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
