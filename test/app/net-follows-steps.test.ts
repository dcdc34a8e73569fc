import { describe, expect, it } from 'vitest';
import { netFollowsSteps } from '../../src/app/report/net-follows-steps.ts';
import type { ReportedFinding, Severity } from '../../src/core/finding.ts';

const waivedBy = { change: 'c', reason: 'agreed', until: '2026-03-31', severity: 'error' } as const;
const finding = (scope: 'step' | 'net', subject: string, severity: Severity, more: object = {}) =>
  ({ scope, subject, severity, ...more }) as ReportedFinding;
const waived = (subject: string) => finding('step', subject, 'note', { waivedBy });
const net =
  (...steps: readonly ReportedFinding[]) =>
  (subject: string) =>
    netFollowsSteps([...steps, finding('net', subject, 'error')]).at(-1)?.severity;

describe('a finding of the net', () => {
  it.each<[name: string, steps: ReportedFinding[], subject: string, severity: Severity]>([
    ['stands by itself', [], 'a', 'error'],
    ['goes with its waived step finding', [waived('a')], 'a', 'note'],
    ['of a field goes with what was waived for the entity', [waived('a')], 'a#passes', 'note'],
    ['of an entity goes with what was waived for a field', [waived('a#passes')], 'a', 'note'],
    ['of a field goes with the same field', [waived('a#passes')], 'a#passes', 'note'],
    ['does not go with another field', [waived('a#title')], 'a#passes', 'error'],
    ['does not go with another entity', [waived('b')], 'a', 'error'],
    ['does not go with an entity that looks like a field', [waived('a##passes')], 'a#passes', 'error'],
    ['stays while another error stands there', [waived('a'), finding('step', 'a#x', 'error')], 'a', 'error'],
    [
      'goes where the others are repaired',
      [waived('a'), finding('step', 'a', 'note', { repairedBy: 'f' })],
      'a',
      'note',
    ],
    [
      'does not go with a waived warning',
      [finding('step', 'a', 'note', { waivedBy: { ...waivedBy, severity: 'warning' } })],
      'a',
      'error',
    ],
  ])('%s', (_, steps, subject, severity) => {
    expect(net(...steps)(subject)).toBe(severity);
  });
});
