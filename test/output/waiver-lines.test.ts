import { describe, expect, it } from 'vitest';
import { parseWaivers } from '../../src/config/waivers.ts';
import { waiverLines } from '../../src/output/text-advice.ts';
import { modelFinding } from '../support/sample-report.ts';

const filled = (lines: readonly string[]) =>
  `${lines.join('\n')}\n`.replaceAll('reason: ""', 'reason: agreed').replaceAll('YYYY-MM-DD', '2026-12-31');
const read = (text: string) => parseWaivers(new TextEncoder().encode(text));

describe('what a report prints of a waiver', () => {
  const one = waiverLines(modelFinding, {});

  it('is a whole file where there is none', () => {
    expect(read(filled(one))).toMatchObject({ ok: true, waivers: [{ change: modelFinding.change }] });
  });

  it('is an entry where there is one, which goes below the others', () => {
    const more = waiverLines(modelFinding, { hasWaivers: true });
    expect(read(filled([...one, ...more]))).toMatchObject({ ok: true, waivers: [{}, {}] });
  });

  it('is none before somebody says why, and how long', () => {
    expect(read(one.join('\n'))).toMatchObject({
      ok: false,
      faults: [{ pointer: '/waivers/0/reason' }, { pointer: '/waivers/0/until' }],
    });
  });
});
