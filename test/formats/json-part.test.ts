import { describe, expect, it } from 'vitest';
import { readJsonPart } from '../../src/formats/json-part.ts';
import { defaultLimits } from '../../src/formats/limits.ts';

describe('readJsonPart', () => {
  it.each<{ text: string; value: unknown; faults: string[] }>([
    { text: '\uFEFF{"a":1}', value: { a: 1 }, faults: [] },
    { text: '{"a":1,"a":2}', value: undefined, faults: ['p duplicate-key'] },
    { text: '{"a":1,"a":2', value: undefined, faults: ['p syntax'] },
    { text: '{"__proto__":1}', value: undefined, faults: ['p prototype-key'] },
    { text: '[1\uFEFF]', value: undefined, faults: ['p byte-order-mark'] },
  ])('has no value where there is a fault: $text', ({ text, value, faults }) => {
    const part = readJsonPart('p', new TextEncoder().encode(text), defaultLimits);
    expect(part.value).toEqual(value);
    expect(part.faults.map((fault) => `${fault.part} ${fault.messageId}`)).toEqual(faults);
  });
});
