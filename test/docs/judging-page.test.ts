import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../src/config/govern.ts';
import type { Waiver } from '../../src/config/waivers.ts';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { type CheckedRange, checkedRange } from '../../src/engine/judge/check-range.ts';
import type { RangeInput } from '../../src/engine/judge/range-input.ts';
import { kinds } from '../../src/kinds/index.ts';
import { historiesOf, type PageHistory } from './page-histories.ts';
import { itemsIn, listAt, repositoryOf } from './page-repository.ts';

const page = readFileSync('docs/judging.md', 'utf8');
const histories = historiesOf(page);

describe('the histories of docs/judging.md', () => {
  it('are there', () => {
    expect(histories.length).toBeGreaterThan(17);
  });

  it.each(histories)('line $line', async (history) => {
    expect(await reported(history)).toEqual(expected(history));
  });
});

function expected({ commits, lines }: PageHistory) {
  const inRange = commits.slice(commits.findIndex(({ id }) => id === 'base') + 1);
  return {
    commits: inRange.map(({ id, reports }) => [id, ...reports.toSorted()]),
    range: lines.get('range')?.split('; ').toSorted() ?? [],
    verdict: lines.get('verdict'),
    ...(lines.has('baseline') ? { baseline: lines.get('baseline') } : {}),
  };
}

async function reported(history: PageHistory): Promise<ReturnType<typeof expected>> {
  const repository = repositoryOf(history);
  const { ids, names, range, trees } = repository;
  const policy = await policyOf(history, repository);
  const rangeTo = (head: string) =>
    checkedRange({ ...repository, ...policy, govern: governByDetection(kinds), range: { ...range, head } });
  const commits = await Promise.all(
    names.slice(names.indexOf('base') + 1).map(async (name) => {
      const id = ids[names.indexOf(name)] ?? '';
      const { findings } = (await rangeTo(id)).report;
      return [name, ...aboutCommit(findings, id, (each) => names[ids.indexOf(each)] ?? each).toSorted()];
    }),
  );
  const whole = await rangeTo(range.head);
  expect(whole.report.obstacles).toEqual([]);
  return {
    commits,
    range: whole.report.findings.filter(isOfRange).map(written).toSorted(),
    verdict: whole.report.verdict,
    ...(history.lines.has('baseline')
      ? { baseline: baselineOf(whole, trees.get(names.at(-1) ?? '') ?? new Map()) }
      : {}),
  };
}

/** What the report of a range says that ends in a commit: what the commit does, and what it resolves. */
function aboutCommit(
  findings: readonly ReportedFinding[],
  id: string,
  nameOf: (id: string) => string,
): string[] {
  const single = findings.filter((finding) => !isOfRange(finding));
  // A commit ends its own finding where that repairs what the base had accepted.
  const own = single.filter(({ commits = [], ended }) => commits.includes(id) && (ended?.by ?? id) === id);
  const resolved = single.filter((finding) => finding.ended?.by === id && !own.includes(finding));
  const names = new Set(resolved.flatMap(({ commits = [] }) => commits.map(nameOf)));
  return [...own.map(written), ...[...names].map((name) => `resolves ${name}`)];
}

function isOfRange({ scope, ruleId }: ReportedFinding): boolean {
  return scope === 'net' || ruleId.endsWith('/guard-evidence');
}

/** `error: reopened US-1`: a field is that of its item. */
function written({ severity, ruleId, subject, file }: ReportedFinding): string {
  const about = subject === '' ? (file === 'prd.json' ? '' : file) : subject.replace(/#.*/, '');
  return `${severity}: ${ruleId.replace(/.*\//, '')} ${about}`.trimEnd();
}

/** The list of the head with what a repair would write. */
function baselineOf({ repairs }: CheckedRange, head: ReadonlyMap<string, string>): string {
  const { path, text } = listAt(head);
  const repair = repairs.find((each) => each.path === path);
  return itemsIn(repair === undefined ? text : repair.after?.get(''));
}

/** What the lines `guard`, `granularity` and `waiver` of a history say. */
async function policyOf(
  { lines }: PageHistory,
  { history, blobs, range }: ReturnType<typeof repositoryOf>,
): Promise<Partial<RangeInput>> {
  const guard = lines.get('guard');
  const isSquash = lines.get('granularity') === 'squash';
  const excused = lines.get('waiver');
  const govern = governByDetection(kinds);
  const { report } = await checkedRange({ history, blobs, range, govern });
  const waivers = report.findings.filter((finding) => written(finding) === `error: ${excused}`).map(waiverOf);
  expect(waivers.length).toBe(excused === undefined ? 0 : 1);
  return {
    waivers,
    ...(isSquash ? { granularity: 'squash' } : {}),
    ...(guard === 'success' || guard === 'failure' ? { guard } : {}),
  };
}

function waiverOf({ fingerprint, change }: ReportedFinding): Waiver {
  return { fingerprint, change, reason: 'agreed', until: '2030-01-01', pointer: '' };
}
