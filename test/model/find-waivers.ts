import type { Waiver } from '../../src/config/waivers.ts';
import type { ReportedFinding } from '../../src/core/finding.ts';
import type { Judged } from './judge-range.ts';
import type { ModelRepository } from './model-repository.ts';
import { ruleOf, subjectsOf } from './model-words.ts';
import { get, text } from './toy.mjs';
import type { ModelCommit, ModelWaiver, Question } from './types.ts';

type Ask = (question: Question) => Promise<Judged>;

/** What the engine prints to waive the changes that the model's waivers name. */
export async function findWaivers(
  ask: Ask,
  repository: ModelRepository,
  commits: readonly ModelCommit[],
  question: Question,
): Promise<Waiver[]> {
  const found: Waiver[] = [];
  for (const waiver of question.waivers ?? []) {
    for (const commit of commits.filter(bringsAbout(waiver))) {
      const printed = await findingsAt(ask, repository, commit, waiver, question);
      found.push(...printed.map(waiverOf));
      if (printed.length > 0) break;
    }
  }
  return found;
}

/** Whether a commit holds the values after the waived change. */
function bringsAbout({ path, change }: ModelWaiver): (commit: ModelCommit) => boolean {
  const values: readonly [string, unknown, unknown][] = JSON.parse(change);
  return ({ files }) =>
    values.every(([subject, , after]) => text(get(files[path] ?? null, subject)) === text(after));
}

/** The range up to the commit is asked; where an earlier commit did alike, the commit by itself as well. */
async function findingsAt(
  ask: Ask,
  { idOf }: ModelRepository,
  commit: ModelCommit,
  waiver: ModelWaiver,
  { base }: Question,
): Promise<ReportedFinding[]> {
  const values: readonly [string][] = JSON.parse(waiver.change);
  const subjects = values.map(([subject]) => subject).sort();
  const isMeant = (finding: ReportedFinding) =>
    finding.severity === 'error' &&
    finding.commits?.includes(idOf(commit.id)) === true &&
    finding.file === waiver.path &&
    ruleOf(finding) === waiver.rule &&
    text(subjectsOf(finding)) === text(subjects);
  const inRange = (await ask({ base, head: commit.id })).findings.filter(isMeant);
  if (!inRange.some(({ commits = [] }) => commits.length > 1)) return inRange;
  const alone = await ask({ base: commit.parents, head: commit.id });
  return [...inRange, ...alone.findings.filter(isMeant)];
}

function waiverOf({ fingerprint, change }: ReportedFinding): Waiver {
  return { fingerprint, change, reason: 'agreed', until: '2099-12-31', pointer: '' };
}
