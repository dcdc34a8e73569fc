import type { CommitFacts } from '../app/ports.ts';
import { compareCodePoints } from '../core/order.ts';

const mostNamed = 3;

/** A pull request may bring the workflow that judges it; no gate can refuse that, but people are to see it. */
export function workflowNotices(commits: readonly CommitFacts[]): string[] {
  const paths = commits.flatMap(({ changes }) => changes.map(({ path }) => path));
  const changed = [...new Set(paths.filter((path) => /^\.github\/workflows\/./s.test(path)))];
  if (changed.length === 0) return [];
  const rest = changed.length - mostNamed;
  const named = changed.sort(compareCodePoints).slice(0, mostNamed).join(', ');
  const files = `${named}${rest > 0 ? ` and ${rest} more` : ''} ${changed.length === 1 ? 'is' : 'are'} changed`;
  return [`${files}: a workflow decides whether this gate runs, so have whoever owns the gate review it`];
}
