import type { Report } from '../../src/engine/contract/report.ts';
import { type CheckedRange, checkedRange } from '../../src/engine/judge/check-range.ts';
import { uncheckedSquash } from '../../src/engine/judge/squash.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { policyBytesAt } from '../../src/engine/policy/policy-files.ts';
import type { Blobs, History, ResolvedRange } from '../../src/engine/ports.ts';
import { kinds } from '../../src/kinds/index.ts';
import { memoryRepository } from '../support/memory-repository.ts';
import type { Guard } from './kind.ts';
import { inMemory, type Story } from './story.ts';

/** How a history arrives: as a pull request, or on the default branch, where `(#N)` says that it was squashed. */
export type Arrival = 'pull-request' | 'push' | 'squash';

export interface JudgedRange {
  readonly history: History;
  readonly blobs: Blobs;
  readonly range: ResolvedRange;
}

/** What a workflow tells the gate beside the range. */
export interface Handed {
  readonly arrival: Arrival;
  readonly guard?: Guard;
}

/** Judges a range by the policy of its base, as CI does. */
export async function judgeRange(source: JudgedRange, handed: Handed): Promise<Report> {
  return (await checkedAs(source, handed)).report;
}

/** The same, with what would repair what stands refused. */
export async function checkedAs(source: JudgedRange, { arrival, guard }: Handed): Promise<CheckedRange> {
  const bytes = await policyBytesAt(source, source.range.base, kinds);
  if (!bytes.ok) throw new Error(bytes.obstacle.message);
  return checkedRange({
    ...source,
    ...policyOf(bytes.value, kinds),
    policyKinds: kinds,
    granularity: arrival === 'squash' ? 'squash' : 'commit',
    ...(arrival === 'push' ? { squashOf: uncheckedSquash } : {}),
    ...(guard === undefined ? {} : { guard }),
  });
}

/** Judges a story from one of its commits to the last. */
export async function judgeStory(
  story: Story,
  from: number,
  handed: Handed,
): Promise<{ readonly report: Report; readonly ids: readonly string[] }> {
  const repository = memoryRepository(inMemory(story), from);
  return { report: await judgeRange(repository, handed), ids: repository.ids };
}
