import { describe, expect, it } from 'vitest';
import { at, judge } from '../../support/workflows.ts';

describe('a run of very many steps', () => {
  const steps = Array.from({ length: 3_000 }, (_, index) => `step-${index}`);

  it('is judged in a time that grows with it, whatever was taken back', () => {
    const started = performance.now();
    const report = judge({ before: at('build', steps), after: at('build', steps.slice(0, 1)) });
    expect(report.errors).toBe(2_999);
    // Quadratic work over the whole list would take far longer; the limit is wide, since machines are busy.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
