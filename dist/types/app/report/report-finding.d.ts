import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { FileSetup } from '../judge/judge-versions.ts';
import type { ReadVersion } from '../versions/read-version.ts';
/** The two versions a finding is about, and the commit that brought the new one. */
export interface FindingOrigin<Doc = unknown> {
    readonly before: ReadVersion<Doc> | null;
    readonly after: ReadVersion<Doc> | null;
    readonly commit?: string;
    /** The last commit in which the file held no open error. */
    readonly accepted?: string | undefined;
}
/** Adds what the core does not know: files, lines, commits, the fingerprint and the change digest. */
export declare function reportFindings<Doc>(setup: FileSetup<Doc>, findings: readonly Finding[], origin: FindingOrigin<Doc>): ReportedFinding[];
