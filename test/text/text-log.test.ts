import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/core/limits.ts';
import { sourceText } from '../../src/text/source.ts';
import { firstChangedLine, firstLostLine, parseTextLog } from '../../src/text/text-log.ts';

const parse = (text: string, maxValues = defaultLimits.maxValues) =>
  parseTextLog(sourceText(text), { maxValues });

describe('parseTextLog', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['\n', ['']],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['a\n\n b ', ['a', '', ' b ']],
  ])('reads %j', (text, lines) => {
    expect(parse(text)).toMatchObject({ value: { lines }, faults: [] });
  });

  it('refuses more lines than it may hold', () => {
    expect(parse('a\nb\n', 2).faults).toEqual([]);
    expect(parse('a\nb\nc', 2)).toMatchObject({
      value: undefined,
      faults: [{ messageId: 'too-many-values', message: 'holds more than 2 lines', span: { line: 3 } }],
    });
  });

  it('says where lines stand', () => {
    const { source } = parse('ab\r\nc');
    const end = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    expect([...source.locate(['/lines/0', '/lines/1', '/lines/2', '/other/0', '']).values()]).toEqual([
      { ...end, endColumn: 3 },
      { line: 2, column: 1, endLine: 2, endColumn: 2 },
      end,
      end,
      end,
    ]);
    expect(source.lineText(1)).toBe('ab');
  });
});

describe('how lines changed', () => {
  it.each<{ before: string; after: string; changed?: number; lost?: number }>([
    { before: '', after: 'ab' },
    { before: 'ab', after: 'ab' },
    { before: 'ab', after: 'abc' },
    { before: 'ab', after: 'xab', changed: 0 },
    { before: 'abc', after: 'abxc', changed: 2 },
    { before: 'abc', after: 'ac', changed: 1, lost: 1 },
    { before: 'ab', after: 'ba', changed: 0, lost: 1 },
    { before: 'aab', after: 'ab', changed: 1, lost: 1 },
    { before: 'ab', after: '', changed: 0, lost: 0 },
    { before: 'abab', after: 'aabb', changed: 1, lost: 2 },
  ])('from $before to $after', ({ before, after, changed, lost }) => {
    expect(firstChangedLine([...before], [...after])).toBe(changed);
    expect(firstLostLine([...before], [...after])).toBe(lost);
  });

  it('finds nothing lost wherever lines are inserted', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(lines, fc.array(fc.tuple(fc.nat(20), fc.constantFrom('a', 'b'))), (before, inserted) => {
        const after = inserted.reduce((all, [at, line]) => all.toSpliced(at, 0, line), [...before]);
        expect(firstLostLine(before, after)).toBeUndefined();
      }),
    );
  });
});
