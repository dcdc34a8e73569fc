import { describe, expect, it } from 'vitest';
import { at, judge } from '../../../support/workflows.ts';

describe('workflow/steps-completed', () => {
  it.each([[false], [true]])('reports every step that is taken back (net: %s)', (net) => {
    const report = judge({ before: at('review', ['plan', 'build']), after: at('build', []), net });
    expect(report.findings.map(({ ruleId, subject }) => `${ruleId} ${subject}`)).toEqual([
      'workflow/steps-completed build',
      'workflow/steps-completed plan',
    ]);
    expect(report.findings[0]).toMatchObject({
      severity: 'error',
      line: 5,
      data: {
        code: 'E_INVALID_TRANSITION',
        from: 'review',
        to: 'build',
        missing: ['build'],
        allowedNext: [{ to: 'ship' }, { to: 'build' }],
      },
    });
  });

  it.each([
    ['the same steps in another order', at('build', ['b', 'a'])],
    ['a step more', at('build', ['a', 'b', 'build'])],
    ['a step twice', at('build', ['a', 'a', 'b'])],
  ])('is silent for %s', (_, after) => {
    expect(judge({ before: at('build', ['a', 'b']), after }).findings).toEqual([]);
  });
});
