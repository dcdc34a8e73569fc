import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place, ReportedFinding } from '../../src/engine/contract/finding.ts';
import { displayWidth, splitAtWidth } from '../../src/output/display-width.ts';
import { excerpts } from '../../src/output/excerpt.ts';
import { safeText } from '../../src/output/safe-text.ts';
import { codeFrame } from '../../src/output/text-code-frame.ts';
import { textLayout } from '../../src/output/text-layout.ts';
import { modelFinding } from '../support/sample-report.ts';

function frame(place: Partial<Place>, before: Partial<Place> = {}, width = 80): string[] {
  const { text: _text, ...bare } = modelFinding;
  const [previous] = modelFinding.related;
  const related = previous === undefined ? [] : [{ ...previous, ...before }];
  const finding: ReportedFinding = { ...bare, ...place, related: 'text' in before ? related : [] };
  return codeFrame(finding, textLayout({ color: false, width, verbose: false, quiet: false }));
}

describe('codeFrame', () => {
  it('aligns carets under wide characters and after tabs', () => {
    expect(frame({ text: '\t"日本語": "値",\t1', line: 3, column: 9, endLine: 3, endColumn: 12 })).toEqual([
      '  + 3 | "日本語": "値",    1',
      '      |           ^^^^',
    ]);
  });

  it('shows a caret behind the last character', () => {
    expect(frame({ text: '  "a": ', line: 3, column: 7, endLine: 3, endColumn: 7 })).toEqual([
      '  + 3 | "a":',
      '      |     ^',
    ]);
  });

  it('marks a value of many lines to the end of its first', () => {
    expect(frame({ text: '  "a": [1,', line: 3, column: 8, endLine: 9, endColumn: 2 })).toEqual([
      '  + 3 | "a": [1,',
      '      |      ^^^',
    ]);
  });

  it.each([
    { name: 'no text is known', place: {} },
    { name: 'the text is a bracket that opens many lines', place: { text: '  {', column: 3, endLine: 50 } },
    { name: 'the excerpt ends before the value', place: { text: 'abc', column: 9 } },
  ])('is empty where $name', ({ place }) => {
    expect(frame(place)).toEqual([]);
  });

  it('shows one line where both are the same', () => {
    expect(frame({ text: '  "a": 1', column: 8 }, { text: '"a": 1', column: 6 })).toHaveLength(2);
  });

  it('shows a place in the previous version as removed', () => {
    expect(frame({ side: 'before', text: '"a": 1', line: 2, column: 6, endLine: 2, endColumn: 7 })).toEqual([
      '  - 2 | "a": 1',
      '      |      ^',
    ]);
  });

  it('cuts long lines around the value, both in the same way', () => {
    const line = (value: string) => `{${'"key":0,'.repeat(20)}"passes":${value},${'"key":0,'.repeat(20)}}`;
    const at = { line: 1, endLine: 1, column: 171 };
    const after = { ...at, text: line('true'), endColumn: 175 };
    expect(frame(after, { ...at, text: line('false'), endColumn: 176 }, 60)).toEqual([
      '  - 1 | …"key":0,"key":0,"passes":false,"key":0,"key":0,"ke…',
      '  + 1 | …"key":0,"key":0,"passes":true,"key":0,"key":0,"key…',
      '      |                           ^^^^',
    ]);
  });

  it('marks no more than what is there of a line of which a report brings the beginning', () => {
    expect(frame({ text: '"a": "one and t', line: 1, column: 6, endLine: 1, endColumn: 40 })).toEqual([
      '  + 1 | "a": "one and t…',
      '      |      ^^^^^^^^^^',
    ]);
  });

  it('never marks more than it shows', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '日', ' ', '"'), minLength: 1, maxLength: 120 });
    const at = fc.nat(120);
    fc.assert(
      fc.property(line, line, at, at, fc.boolean(), (text, was, from, length, goesOn) => {
        const place = { line: 1, column: from + 1, endLine: goesOn ? 2 : 1, endColumn: from + 1 + length };
        const shown = frame({ ...place, text }, { ...place, text: was }, 60);
        const [carets = '', own = ''] = shown.toReversed();
        if (!carets.includes('^') || own.trimEnd().endsWith('|')) return;
        const behind = from >= text.trimEnd().length ? 1 : 0;
        expect(displayWidth(carets)).toBeLessThanOrEqual(displayWidth(own.replace(/…$/, '')) + behind);
      }),
    );
  });

  it('keeps within the width, with the first caret under the value', () => {
    const parts = fc.string({
      unit: fc.constantFrom('a', '日', 'e\u0301', '👍🏽', '\t', '\u202e', '\ud800'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(parts, parts, fc.constantFrom(40, 60, 80), (before, after, width) => {
        const column = before.length + 4;
        const place = { text: `x: ${before}"v"${after}`, line: 1, column, endLine: 1, endColumn: column + 3 };
        const [shown = '', carets = ''] = frame(place, {}, width);
        expect(displayWidth(shown)).toBeLessThanOrEqual(width);
        expect(safeText(shown)).toBe(shown);
        expect(splitAtWidth(shown, carets.indexOf('^'))[1].startsWith('"v"')).toBe(true);
        expect(carets.endsWith(' ^^^')).toBe(true);
      }),
    );
  });
});

describe('two long lines', () => {
  it('are shown where they part, and not the same beginning twice', () => {
    const start = `{"event":"${'x'.repeat(200)}","status":`;
    const [was, now] = excerpts(
      [`${start}"failed"}`, `${start}"passed"}`].map((text) => ({
        file: 'events.jsonl',
        side: 'after' as const,
        pointer: '',
        line: 1,
        column: 1,
        endColumn: text.length + 1,
        text,
      })),
      0,
      70,
    ).map((cells) => cells.map(({ shown }) => shown).join(''));
    expect(was).toContain('"failed"');
    expect(now).toContain('"passed"');
  });
});
