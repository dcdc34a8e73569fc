import { describe, expect, it } from 'vitest';
import { found, said, set, start, story, withFinding } from '../../../support/procedures.ts';

const rule = 'run-expired';
const { started, worked, completed } = story();
const at = (time: string) => ({ context: { at: time }, options: { maxRunDays: 7 } });

describe(`procedure/${rule}`, () => {
  it('reports an active run that is older than allowed, whatever else the commit does', () => {
    const change = { before: started, after: worked, ...at('2026-01-18T10:00:01Z') };
    expect(found(rule, change)).toEqual(['error expired run-1#content']);
    expect(said(rule, change)).toEqual([
      "run 'run-1' is active since 2026-01-10T10:00:00Z, 8 days; 7 are allowed",
    ]);
    expect(found(rule, { ...change, net: true })).toEqual(['error expired run-1#content']);
  });

  it('reads a start in seconds', () => {
    const after = set(started, 'run-1', { content: { status: 'active', started_at: 1_767_000_000 } });
    expect(found(rule, { before: null, after, ...at('2026-01-18T10:00:00Z') })).toHaveLength(1);
  });

  it.each([
    ['exactly as old as allowed', { before: started, after: worked, ...at('2026-01-17T10:00:00Z') }],
    ['has ended', { before: null, after: completed, ...at('2027-01-01T00:00:00Z') }],
    ['may run for ever', { before: started, after: worked, context: { at: '2027-01-01T00:00:00Z' } }],
    ['is judged where nobody knows the time', { before: started, after: worked, options: { maxRunDays: 7 } }],
  ])('is silent about a run that is %s', (_, change) => {
    expect(found(rule, change)).toEqual([]);
  });

  it('names each such run', () => {
    const both = start(started, 'b', 'ship', 'bob');
    const change = { before: both, after: withFinding(both), ...at('2026-02-18T10:00:00Z') };
    expect(found(rule, change)).toEqual(['error expired run-1#content', 'error expired b-1#content']);
  });
});
