import type { Govern } from '../config/govern.ts';
import { doneEntities } from '../core/entity.ts';
import type { ReportedFinding } from '../core/finding.ts';
import { defaultLimits, type Limits } from '../core/limits.ts';
import { buildReport, type Report } from '../core/report.ts';
import { splitSubject } from '../core/subject.ts';
import { checkRange } from './check-range.ts';
import { followLinks } from './files/follow-links.ts';
import { repositoryView } from './files/repository-view.ts';
import type { RangePolicyInput } from './policy/range-policy.ts';
import type { Blobs, History, ResolvedRange } from './ports.ts';
import { versionLoader } from './versions/load-version.ts';

/** A branch before and after it was rewritten, with a history in which one commit leads from the one to the other. */
export interface RewriteInput extends RangePolicyInput {
  readonly history: History;
  readonly blobs: Blobs;
  readonly range: ResolvedRange;
  readonly govern: Govern;
  readonly limits?: Limits;
  /** Elsewhere dropping a bad commit is a repair, so what is missing is only noted. */
  readonly onDefaultBranch: boolean;
}

/** Whether what passed before a branch was rewritten still stands after it (docs/action.md, Events); no claims, no steps. */
export async function judgeRewrite(input: RewriteInput): Promise<Report> {
  const report = await checkRange({ ...input, granularity: 'squash' });
  const isDone = await doneBefore(input);
  const findings: ReportedFinding[] = [];
  for (const finding of report.findings) {
    if (!(await isDone(finding))) continue;
    findings.push(input.onDefaultBranch ? finding : { ...finding, severity: 'note' });
  }
  return buildReport({ findings, obstacles: report.obstacles });
}

/** Whether the subject of a finding was done; what cannot be looked up counts as done, so that nothing is hidden. */
async function doneBefore({ history, blobs, range, govern, limits = defaultLimits }: RewriteInput) {
  const { base } = range;
  const tree = await history.tree(base);
  const linked = tree.ok
    ? await followLinks({ history, blobs, govern, commits: [], base, tree: tree.value })
    : tree;
  if (!linked.ok) return async () => true;
  const { tree: entries } = linked.value;
  const view = repositoryView(linked.value.history, { commit: base, ...linked.value }, govern);
  const loader = versionLoader(blobs, limits);
  const isDone = (done: ReadonlySet<string>, entity: string) =>
    entity === '' ? done.size > 0 : done.has(entity);
  return async ({ file, subject }: ReportedFinding): Promise<boolean> => {
    const governance = govern(file);
    if (governance === undefined || !entries.has(file)) return true;
    const version = await loader.load(governance, await view.parts(base, file, governance), file);
    const doc = version.parsed?.doc ?? null;
    return doc === null || isDone(doneEntities(governance.kind, doc), splitSubject(subject).entity);
  };
}
