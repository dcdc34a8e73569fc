import { describe, expect, it } from 'vitest';
import { growth, muchMoreThanLinear } from '../../support/growth.ts';
import { at, judge } from '../../support/workflows.ts';

describe('a run of very many steps', () => {
  it('is judged in a time that grows with it, whatever was taken back', () => {
    const grown = growth(750, (size) => {
      const steps = Array.from({ length: size }, (_, index) => `step-${index}`);
      const report = judge({ before: at('build', steps), after: at('build', steps.slice(0, 1)) });
      expect(report.errors).toBe(size - 1);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});
