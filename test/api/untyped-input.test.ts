import { describe, expect, it } from 'vitest';
import { checkTransition, type Report } from '../../src/index.ts';

/** Who calls without types may hand over what is no file: that is said, and never thrown. */
describe('checkTransition', () => {
  it.each<[string, unknown, string[]]>([
    ['what JSON.parse made of a file', { kind: 'checklist', before: {}, after: [] }, ['before', 'after']],
    ['one side alone', { kind: 'checklist', after: '{}' }, ['before']],
    ['nothing', undefined, ['before', 'after']],
  ])('cannot judge %s', (_, input, sides) => {
    const report: Report = Reflect.apply(checkTransition, undefined, [input]);
    expect(report).toMatchObject({ verdict: 'cannot-judge', findings: [] });
    const said = report.obstacles.map(({ code, message }) => `${code} ${message.split(' ')[0]}`);
    expect(said).toEqual(sides.map((side) => `input ${side}`));
  });

  it('takes text, bytes and null', () => {
    const after = new TextEncoder().encode('{"userStories": []}');
    expect(checkTransition({ kind: 'checklist', before: null, after }).obstacles).toEqual([]);
  });
});
