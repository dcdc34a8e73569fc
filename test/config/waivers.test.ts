import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseWaivers } from '../../src/config/waivers.ts';
import { runs } from '../support/soak.ts';

const read = (text: string) => parseWaivers(new TextEncoder().encode(text));

function faultsOf(text: string): string[] {
  const result = read(text);
  return result.ok ? [] : result.faults.map(({ span, message }) => `${span.line}:${span.column} ${message}`);
}

/** A file with one waiver, one member to a line: fingerprint is line 3, until line 6. */
function oneWaiver(members: Readonly<Record<string, string>> = {}): string {
  const sound = {
    fingerprint: '"0123456789ab"',
    change: '"abcdef012345"',
    reason: 'agreed',
    until: '2026-12-31',
  };
  const lines = Object.entries({ ...sound, ...members }).map(([key, value]) => `${key}: ${value}`);
  return `version: 1\nwaivers:\n  - ${lines.join('\n    ')}\n`;
}

/** A value as messages show it: a number as it is written where no other one stands for it. */
const shown = (yaml: string) => {
  const value = parse(yaml) ?? null;
  return Number.isFinite(value) || typeof value !== 'number' ? JSON.stringify(value) : yaml;
};

const digest = 'must be 12 hex digits in quotes, as the finding prints them';

describe('waivers', () => {
  it('are read with their place', () => {
    const result = read(oneWaiver());
    expect.assert(result.ok);
    expect(result.waivers).toEqual([
      {
        fingerprint: '0123456789ab',
        change: 'abcdef012345',
        reason: 'agreed',
        until: '2026-12-31',
        pointer: '/waivers/0',
      },
    ]);
  });

  it.each(['version: 1\n', 'version: 1\nwaivers: []\n'])('may be none: %j', (text) => {
    expect(read(text)).toMatchObject({ ok: true, waivers: [] });
  });

  it('may stand twice: two branches may have added the same one', () => {
    const twice = oneWaiver() + oneWaiver().replace('version: 1\nwaivers:\n', '');
    expect(read(twice)).toMatchObject({ ok: true, waivers: [{}, {}] });
  });

  it.each<[members: Record<string, string>, fault: string]>([
    [{ fingerprint: '123456789012' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '012345678901' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '12345678901e' }, ''],
    [{ fingerprint: '1234567890e5' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '123456e78901' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '0x1234567890' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '0123456789ab' }, ''],
    [{ fingerprint: '"0123456789AB"' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '"0123456789a"' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '"0123456789abc"' }, `3:5 fingerprint ${digest}`],
    [{ fingerprint: '"0123456789ab\\n"' }, `3:5 fingerprint ${digest}`],
    [{ change: '123456789012' }, `4:5 change ${digest}`],
    [{ change: '~' }, `4:5 change ${digest}`],
    [{ reason: '""' }, '5:5 reason must be text that says why'],
    [{ reason: '" \\t "' }, '5:5 reason must be text that says why'],
    [{ reason: '7' }, '5:5 reason must be text that says why'],
    [{ reason: '' }, '5:5 reason must be text that says why'],
    [{ until: '2026-02-29' }, '6:5 until must be a day such as 2026-12-31'],
    [{ until: '2028-02-29' }, ''],
    [{ until: '2026-13-01' }, '6:5 until must be a day such as 2026-12-31'],
    [{ until: '2026-04-31' }, '6:5 until must be a day such as 2026-12-31'],
    [{ until: '2026-1-1' }, '6:5 until must be a day such as 2026-12-31'],
    [{ until: '2026-12-31T00:00:00Z' }, '6:5 until must be a day such as 2026-12-31'],
    [{ until: '20261231' }, '6:5 until must be a day such as 2026-12-31'],
    [{ until: 'never' }, '6:5 until must be a day such as 2026-12-31'],
    [{ untill: 'x' }, '7:5 "untill" is not a known key; did you mean \'until\'?'],
    [{ __proto__x: 'x' }, '7:5 "__proto__x" is not a known key; known: fingerprint, change, reason, until'],
  ])('%j: %s', (members, fault) => {
    const [value = ''] = Object.values(members);
    const found = fault.includes(' must be ') ? `, not ${shown(value)}` : '';
    expect(faultsOf(oneWaiver(members))).toEqual(fault === '' ? [] : [fault + found]);
  });

  it.each<[text: string, faults: string[]]>([
    ['', ['1:1 version must be 1']],
    ['version: 1\nwaiver: []\n', ['2:1 "waiver" is not a known key; did you mean \'waivers\'?']],
    ['version: 1\nwaivers: {}\n', ['2:1 waivers must be a list, not {}']],
    [
      'version: 1\nwaivers:\n  - 0123456789ab\n',
      ['3:5 an entry of waivers must be a mapping, not "0123456789ab"'],
    ],
    [
      'version: 1\nwaivers:\n  - {}\n',
      [
        `3:5 fingerprint ${digest}`,
        `3:5 change ${digest}`,
        '3:5 reason must be text that says why',
        '3:5 until must be a day such as 2026-12-31',
      ],
    ],
    [
      'version: 1\nwaivers: &a []\nb: *a\n',
      ['3:4 an alias (*), and aliases are not read; write the value out'],
    ],
  ])('%j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('never make the reader throw', () => {
    const parts = [
      'version: 1\n',
      'waivers:\n',
      '  - ',
      'fingerprint: ',
      'until: 2026-02-30',
      '"',
      '\n',
      '*a',
      '{',
    ];
    const soup = fc.array(fc.constantFrom(...parts), { maxLength: 20 }).map((each) => each.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (text) => {
        const result = read(text);
        if (!result.ok)
          for (const { span } of result.faults)
            expect(span.line).toBeLessThanOrEqual(text.split('\n').length);
      }),
      { numRuns: runs(500) },
    );
  });
});
