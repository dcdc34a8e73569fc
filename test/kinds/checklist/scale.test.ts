import { describe, expect, it } from 'vitest';
import { idle, judge, prd, story } from '../../support/checklists.ts';
import { growth, muchMoreThanLinear } from '../../support/growth.ts';

describe('texts of thousands of items', () => {
  const sections = (heading: string, mark: string) => (size: number) =>
    Array.from(
      { length: size / 20 },
      (_, section) =>
        `## ${heading} ${section}\n\n${Array.from({ length: 20 }, (__, index) => `- [${mark}] ${index}. Task ${section}\n`).join('')}`,
    ).join('\n');
  const lines = (status: string) => (size: number) =>
    Array.from(
      { length: size },
      (_, index) => `${JSON.stringify({ id: `bd-${index}`, title: 'Issue', status, issue_type: 'task' })}\n`,
    ).join('');

  it.each([
    ['markdown', sections('Build', 'x'), sections('Built', 'x')],
    ['markdown', sections('Build', ' '), sections('Build', 'x')],
    ['beads', lines('open'), lines('closed')],
    ['log', lines('open'), (size: number) => lines('open')(size) + lines('closed')(size)],
  ])('are compared in a time that grows with them: %s', (preset, before, after) => {
    const grown = growth(500, (size) => {
      // So many at once are one error at most.
      expect(judge({ preset, before: before(size), after: after(size) }).errors).toBeLessThan(2);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});

describe('very many items', () => {
  const list = (size: number, mark: (index: number) => boolean) =>
    JSON.stringify(
      prd(
        ...Array.from({ length: size }, (_, index) =>
          story(`US-${index}`, { passes: mark(index), dependencies: [`US-${index + 1}`] }),
        ),
      ),
    );

  it('are compared in a time that grows with them, with every relation', () => {
    const grown = growth(8_000, (size) => {
      const [before, after] = [
        list(size, (index) => index > size / 2),
        list(size, (index) => index >= size / 2),
      ];
      const { findings } = judge({ before, after, context: idle });
      expect(findings.map(({ ruleId, line }) => [ruleId, line])).toEqual([['checklist/evidence', 1]]);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });

  it('are refused one by one up to the limit where all were tampered with', () => {
    const stories = Array.from({ length: 10_500 }, (_, index) => story(`US-${index}`, { passes: true }));
    const before = JSON.stringify(prd(...stories));
    const report = judge({ before, after: before.replaceAll('can be shown', 'compiles') });
    expect(report.findings.length).toBe(10_001);
  });
});
