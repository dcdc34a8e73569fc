import type { Report } from '../../core/report.ts';
import { direct } from '../../git/direct.ts';
import { workTreeChanges } from '../../git/work-tree-changes.ts';
import { concernsState } from '../hook-interest.ts';
import { policyOfHead, touchesPolicy } from '../hook-policy.ts';
import { refusedBy } from '../hook-result.ts';
import { type AgentSetup, judgeWorkTree } from './judge-work-tree.ts';

/** Judges the work tree, if anything that is not committed can concern a governed file. */
export async function judgeChanged(setup: AgentSetup): Promise<Report | undefined> {
  const { git, kinds } = setup;
  const [found, policy] = await Promise.all([workTreeChanges(direct(git)), policyOfHead(git, kinds)]);
  if (!found.ok) return found.obstacle.code === 'index-unmerged' ? undefined : refusedBy(found.obstacle);
  const { changes } = found.value;
  const concerned =
    policy === undefined || touchesPolicy(policy, changes) || concernsState(policy, changes, undefined);
  return concerned ? judgeWorkTree(setup) : undefined;
}
