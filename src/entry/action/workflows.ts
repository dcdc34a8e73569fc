import { changedByRange, type RangeSides } from '../../app/policy/range-changes.ts';
import type { CommitFacts } from '../../app/ports.ts';
import { compareCodePoints } from '../../core/order.ts';

const mostNamed = 3;

/** A pull request may bring the workflow that judges it; no gate can refuse that, but people are to see it. */
export async function workflowNotices(sides: RangeSides, commits: readonly CommitFacts[]): Promise<string[]> {
  const paths = commits.flatMap(({ changes }) => changes.map(({ path }) => path));
  const touched = new Set(paths.filter((path) => /^\.github\/workflows\/./s.test(path)));
  const own = await changedByRange(sides, commits, touched);
  // What cannot be told is rather said.
  const changed = [...(own.ok ? own.value : touched)];
  if (changed.length === 0) return [];
  const rest = changed.length - mostNamed;
  const named = changed.sort(compareCodePoints).slice(0, mostNamed).join(', ');
  const files = `${named}${rest > 0 ? ` and ${rest} more` : ''} ${changed.length === 1 ? 'is' : 'are'} changed`;
  return [`${files}: a workflow decides whether this gate runs, so have whoever owns the gate review it`];
}
