import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { FileSetup } from '../judge/judge-versions.ts';
import type { ReadVersion } from '../versions/read-version.ts';
/** The two versions a finding is about, and the commit that brought the new one. */
export interface FindingOrigin<Doc = unknown> {
    readonly before: ReadVersion<Doc> | null;
    readonly after: ReadVersion<Doc> | null;
    readonly commit?: string;
    /** What the new version was judged from, where that is not the version before. */
    readonly from?: ReadVersion<Doc> | null;
}
/** Adds what the core does not know: files, lines, commits, the fingerprint and the change digest. */
export declare function reportFindings<Doc>(setup: FileSetup<Doc>, findings: readonly Finding[], origin: FindingOrigin<Doc>): ReportedFinding[];
