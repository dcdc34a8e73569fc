import { describe, expect, it } from 'vitest';
import { idle, judge, prd, story } from '../../support/checklists.ts';

/** Seconds of the processor, not of the clock: other work on the machine does not count. */
function seconds(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

describe('texts of thousands of items', () => {
  const sections = (heading: string, mark: string) =>
    Array.from(
      { length: 250 },
      (_, section) =>
        `## ${heading} ${section}\n\n${Array.from({ length: 20 }, (__, index) => `- [${mark}] ${index}. Task ${section}\n`).join('')}`,
    ).join('\n');
  const lines = (status: string) =>
    Array.from(
      { length: 5000 },
      (_, index) => `${JSON.stringify({ id: `bd-${index}`, title: 'Issue', status, issue_type: 'task' })}\n`,
    ).join('');

  it.each([
    ['markdown', sections('Build', 'x'), sections('Built', 'x')],
    ['markdown', sections('Build', ' '), sections('Build', 'x')],
    ['beads', lines('open'), lines('closed')],
    ['log', lines('open'), lines('open') + lines('closed')],
  ])(
    'are compared in seconds: %s',
    (preset, before, after) => {
      const spent = seconds(() => expect(judge({ preset, before, after }).errors).toBe(0));
      expect(spent).toBeLessThan(8);
    },
    60_000,
  );
});

describe('a hundred thousand items', () => {
  const list = (mark: (index: number) => boolean) =>
    JSON.stringify(
      prd(
        ...Array.from({ length: 100_000 }, (_, index) =>
          story(`US-${index}`, { passes: mark(index), dependencies: [`US-${index + 1}`] }),
        ),
      ),
    );

  it('are compared in a few seconds, with every relation', () => {
    const [before, after] = [list((index) => index > 50_000), list((index) => index >= 50_000)];
    const started = process.cpuUsage();
    const { findings } = judge({ before, after, context: idle });
    expect(findings.map(({ ruleId, line }) => [ruleId, line])).toEqual([['checklist/evidence', 1]]);
    const { user, system } = process.cpuUsage(started);
    // Time of the processor, not of the clock: other work on the machine does not count.
    expect((user + system) / 1e6).toBeLessThan(30);
  }, 120_000);

  it('are refused one by one up to the limit where all were tampered with', () => {
    const stories = Array.from({ length: 10_500 }, (_, index) => story(`US-${index}`, { passes: true }));
    const before = JSON.stringify(prd(...stories));
    const report = judge({ before, after: before.replaceAll('can be shown', 'compiles') });
    expect(report.findings.length).toBe(10_001);
  }, 60_000);
});
