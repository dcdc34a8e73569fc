import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import type { AffectedView } from '../../core/view.ts';
/** Two versions of one file, and what was found about them. */
export interface AffectedInput {
    readonly file: string;
    readonly kind: StateKind;
    readonly before: unknown;
    readonly after: unknown;
    readonly findings: readonly ReportedFinding[];
}
/** Where in a file its errors and warnings are; nothing where none of them is about a node. */
export declare function affectedView(input: AffectedInput): AffectedView | undefined;
