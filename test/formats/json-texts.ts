import fc from 'fast-check';

const whitespace = fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t'), maxLength: 2 });
const unicodeEscape = fc
  .integer({ min: 0, max: 0xffff })
  .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`);
const stringPiece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => JSON.stringify(text).slice(1, -1)),
  fc.constantFrom(
    '\\"',
    '\\\\',
    '\\/',
    '\\b',
    '\\f',
    '\\n',
    '\\r',
    '\\t',
    '𝄞',
    'é',
    '/',
    '~',
    '\u2028',
    '\u007f',
  ),
  unicodeEscape,
);
const stringText = fc.array(stringPiece, { maxLength: 3 }).map((pieces) => `"${pieces.join('')}"`);
const keyText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('"a"', '"b"', '"\\u0061"', '"a/b"', '"m~n"', '""', '"0"', '"01"', '"-"'),
  },
  { weight: 1, arbitrary: fc.constantFrom('"constructor"', '"toString"', '"hasOwnProperty"') },
  { weight: 1, arbitrary: fc.constantFrom('"__proto__"', '"\\u005f_proto__"') },
  { weight: 3, arbitrary: stringText },
);
const numberText = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  fc.constantFrom(
    '-0',
    '0.0',
    '-0.0e1',
    '1e5',
    '1E+2',
    '2e-3',
    '1e400',
    '-1e400',
    '1e-400',
    '123456789012345',
  ),
);

const separated = (items: readonly string[]): string => items.join(',');

/** JSON texts: whitespace, escapes, astral characters, lone surrogates, repeated and `__proto__` keys. */
export const jsonText: fc.Arbitrary<string> = fc.letrec<{ value: string; padded: string; member: string }>(
  (tie) => ({
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(fc.constantFrom('null', 'true', 'false'), stringText, numberText),
      fc.array(tie('padded'), { maxLength: 5 }).map((elements) => `[${separated(elements)}]`),
      fc.array(tie('member'), { maxLength: 5 }).map((members) => `{${separated(members)}}`),
      fc.tuple(whitespace, fc.constantFrom('[]', '{}')).map(([blank, pair]) => pair[0] + blank + pair[1]),
    ),
    padded: fc.tuple(whitespace, tie('value'), whitespace).map((parts) => parts.join('')),
    member: fc
      .tuple(whitespace, keyText, whitespace, tie('padded'))
      .map(([before, key, after, value]) => `${before}${key}${after}:${value}`),
  }),
).padded;

const fragments = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '-',
  '+',
  '.',
  '0',
  '1',
  'e',
  'E',
  'u',
  'tru',
  'null',
];
const strays = [
  ' ',
  '\n',
  '\t',
  '\v',
  '\u00a0',
  '\ufeff',
  '\0',
  '\u001f',
  "'",
  '/',
  '//x\n',
  'NaN',
  '𝄞',
  '<<<<<<< a\n',
];
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.integer({ min: 0, max: 3 }),
  inserted: fc.constantFrom('', '', ...fragments, ...strays),
});

/** Texts that are nearly JSON, and some that still are. */
export const mutatedJsonText: fc.Arbitrary<string> = fc
  .tuple(jsonText, fc.array(mutation, { minLength: 1, maxLength: 3 }))
  .map(([text, mutations]) =>
    mutations.reduce((current, { at, removed, inserted }) => {
      const offset = Math.floor(at * current.length);
      return current.slice(0, offset) + inserted + current.slice(offset + removed);
    }, text),
  );

/** Soups of JSON's own characters. */
export const jsonSoup: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...fragments),
  maxLength: 8,
});
