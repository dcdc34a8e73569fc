import { describe, expect, it } from 'vitest';
import { type LoopFlags, readLoopOptions } from '../../../src/runner/loop/loop-options.ts';

const flags: LoopFlags = { limit: '100', timeout: '3600', guardTimeout: '1800' } as LoopFlags;

describe('what a loop is called with', () => {
  it('has a guard: without one nothing passes, and an agent would be asked a hundred times', () => {
    expect(() => readLoopOptions(['./agent'], flags)).toThrow(/^loop needs --guard/);
    expect(readLoopOptions(['./agent'], { ...flags, guard: 'npm test' })).toMatchObject({
      guard: { argv: ['npm test'], shell: true },
    });
  });

  it('needs neither agent nor guard to print what comes next', () => {
    expect(readLoopOptions([], { ...flags, select: true })).toMatchObject({ guard: undefined });
  });
});
