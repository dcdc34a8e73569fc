import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/formats/json.ts';
import { readJsonPart } from '../../src/formats/json-part.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import type { TextFaultId } from '../../src/formats/text-fault.ts';
import { readTextPart } from '../../src/formats/text-part.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, tolerated: readonly TextFaultId[]) =>
  readTextPart('p', bytes(text), defaultLimits, parseJson, tolerated);
const ids = (faults: readonly { readonly part: string; readonly messageId: string }[]) =>
  faults.map(({ part, messageId }) => `${part} ${messageId}`);

describe('readTextPart', () => {
  it.each<{ text: string; value: unknown; faults: string[]; tolerated: string[] }>([
    { text: '\uFEFF{"a":1}', value: { a: 1 }, faults: [], tolerated: [] },
    { text: '{"a":1,"a":2}', value: { a: 2 }, faults: [], tolerated: ['p duplicate-key'] },
    { text: '{"a":1,"a":2', value: undefined, faults: ['p syntax'], tolerated: [] },
    { text: '{"__proto__":1}', value: undefined, faults: ['p prototype-key'], tolerated: [] },
    { text: '[1\uFEFF]', value: undefined, faults: ['p byte-order-mark'], tolerated: [] },
  ])('keeps apart what is tolerated: $text', ({ text, value, faults, tolerated }) => {
    const part = read(text, ['duplicate-key']);
    expect(part.value).toEqual(value);
    expect(ids(part.faults)).toEqual(faults);
    expect(ids(part.tolerated)).toEqual(tolerated);
  });

  it('tolerates nothing unless it is told to', () => {
    const part = readJsonPart('', bytes('{"a":1,"a":2}'), defaultLimits);
    expect(part).toMatchObject({ value: undefined, faults: [{ messageId: 'duplicate-key' }], tolerated: [] });
  });
});
