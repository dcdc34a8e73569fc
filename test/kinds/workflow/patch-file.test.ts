import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { type FrontmatterUpdate, readUpdate } from '../../../src/kinds/workflow/frontmatter-update.ts';
import { patchRunFile } from '../../../src/kinds/workflow/guarded.ts';
import { runs } from '../../support/soak.ts';

/** The file after an update, or why there is none. */
function patched(text: string, update: FrontmatterUpdate): string {
  const changes = readUpdate(JSON.parse(JSON.stringify(update)));
  if ('error' in changes) return changes.error;
  const result = patchRunFile(Buffer.from(text), changes, defaultLimits);
  return 'error' in result ? result.error.message : Buffer.from(result.bytes).toString();
}

const file = (yaml: string, body = '') => `---\n${yaml}---\n${body}`;

describe('a patch changes only what it has to', () => {
  const cases: [string, string, FrontmatterUpdate, string][] = [
    [
      'a bare word',
      'currentNodeId: plan # here\n',
      { currentNodeId: { set: 'build' } },
      'currentNodeId: build # here\n',
    ],
    [
      'double quotes',
      'currentNodeId: "plan"\n',
      { currentNodeId: { set: 'build' } },
      'currentNodeId: "build"\n',
    ],
    [
      'single quotes',
      "currentNodeId:   'plan'\n",
      { currentNodeId: { set: "it's" } },
      "currentNodeId:   'it''s'\n",
    ],
    ['nothing', 'currentNodeId:\nx: 1\n', { currentNodeId: { set: 'a' } }, 'currentNodeId: a\nx: 1\n'],
    [
      'a comment alone',
      'currentNodeId: # c\nx: 1\n',
      { currentNodeId: { set: 'a' } },
      'currentNodeId: a # c\nx: 1\n',
    ],
    [
      'a block of text',
      'currentNodeId: |\n  plan\nx: 1\n',
      { currentNodeId: { set: 'a' } },
      'currentNodeId: a\nx: 1\n',
    ],
    ['a key that is absent', 'x: 1 # c\n', { currentNodeId: { set: 'a' } }, 'x: 1 # c\ncurrentNodeId: a\n'],
    [
      'what others read as no text',
      'x: 1\n',
      { currentNodeId: { set: 'yes' } },
      'x: 1\ncurrentNodeId: "yes"\n',
    ],
    [
      'a time',
      'updatedAt: ""\n',
      { updatedAt: { set: '2026-01-01T00:00:00Z' } },
      'updatedAt: "2026-01-01T00:00:00Z"\n',
    ],
    [
      'an empty list',
      'stepsCompleted: [] # c\nx: 1\n',
      { stepsCompleted: { append: ['a', 'b'] } },
      'stepsCompleted:\n  - a\n  - b # c\nx: 1\n',
    ],
    [
      'a list on one line',
      'stepsCompleted: [ a, "b" ] # c\n',
      { stepsCompleted: { append: ['c, d'] } },
      'stepsCompleted: [ a, "b", "c, d" ] # c\n',
    ],
    [
      'a list over lines',
      'stepsCompleted:\n- a # first\n\n# then\n- b\n# end\nx: 1\n',
      { stepsCompleted: { append: ['c'] } },
      'stepsCompleted:\n- a # first\n\n# then\n- b\n- c\n# end\nx: 1\n',
    ],
    [
      'a list with indentation',
      'stepsCompleted:\n    - a # c\n',
      { stepsCompleted: { append: 'b' } },
      'stepsCompleted:\n    - a # c\n    - b\n',
    ],
    [
      'what is there already',
      'stepsCompleted: [a]\n',
      { stepsCompleted: { append: ['a', 'a'] } },
      'stepsCompleted: [a]\n',
    ],
    [
      'a list of mappings',
      'decisionLog:\n  - from: a\n    to: b # c\nx: 1\n',
      { decisionLog: { append: { from: 'b', to: 'c' } } },
      'decisionLog:\n  - from: a\n    to: b # c\n  - from: b\n    to: c\nx: 1\n',
    ],
    [
      'a block of text in a list',
      'decisionLog:\n  - reason: |\n      a\n      b\nx: 1\n',
      { decisionLog: { append: { from: 'b' } } },
      'decisionLog:\n  - reason: |\n      a\n      b\n  - from: b\nx: 1\n',
    ],
    [
      'a member',
      'variables:\n  a: 1 # c\n  b: [2] # d\n',
      { variables: { set: { b: 'x', c: null } } },
      'variables:\n  a: 1 # c\n  b: x # d\n  c: null\n',
    ],
    [
      'a member that was a mapping',
      'variables:\n  a:\n    x: 1\n    y: 2\n  b: 3\n',
      { variables: { set: { a: 4 } } },
      'variables:\n  a: 4\n  b: 3\n',
    ],
    [
      'members on one line',
      'variables: {a: 1, b: 2}\n',
      { variables: { set: { b: 3, c: [] } } },
      'variables: {a: 1, b: 3, c: []}\n',
    ],
    [
      'members where there are none',
      'variables: {}\nx: 1\n',
      { variables: { set: { a: { b: 'c d' } } } },
      'variables:\n  a:\n    b: c d\nx: 1\n',
    ],
    [
      'a frontmatter with indentation',
      '  x: 1\n',
      { artifacts: { append: 'a.md' } },
      '  x: 1\n  artifacts:\n    - a.md\n',
    ],
    [
      'CRLF',
      'x: 1\r\nstepsCompleted:\r\n- a\r\n',
      { stepsCompleted: { append: 'b' } },
      'x: 1\r\nstepsCompleted:\r\n- a\r\n- b\r\n',
    ],
    [
      'an alias',
      'x: &a one\ncurrentNodeId: *a\n',
      { currentNodeId: { set: 'b' } },
      'x: &a one\ncurrentNodeId: b\n',
    ],
    [
      'all on one line',
      '{x: 1, currentNodeId: a} # c\n',
      { currentNodeId: { set: 'b' } },
      '{x: 1, currentNodeId: b} # c\n',
    ],
  ];
  it.each(cases)('%s', (_, before, update, after) => {
    const body = '\n# Body\r\n---\n- not: yaml\n   \u00e4\ud83d\ude00';
    expect(patched(file(before, body), update)).toBe(file(after, body));
    // A byte order mark stays too.
    expect(patched(`\ufeff${file(before)}`, update)).toBe(`\ufeff${file(after)}`);
  });

  it('keeps what an anchor stands for elsewhere, or refuses', () => {
    const text = file('currentNodeId: &a one\nx: *a\n');
    expect(patched(text, { currentNodeId: { set: 'b' } })).toContain(
      'cannot be written into this frontmatter',
    );
  });
});

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    'a b',
    ': x',
    '# y',
    '- z',
    '',
    ' ',
    'null',
    '1',
    '\n',
    "'",
    '"',
    '{',
    '0x1',
    '~',
    '\u2028',
    '\ufeff',
  ),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 2 }),
  fc.dictionary(fc.string({ maxLength: 3 }), fc.integer(), { maxKeys: 2 }),
);
const text = fc.oneof(
  fc.constantFrom('plan', 'build', 'a: b', ''),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const isText = (each: string) => !/\p{Surrogate}/u.test(each) && !each.includes('\ufeff');
const updates = fc.record(
  {
    currentNodeId: fc.record({ set: text.filter(isText) }),
    updatedAt: fc.record({ set: text.filter(isText) }),
    stepsCompleted: fc.record({ append: fc.array(text.filter(isText), { maxLength: 3 }) }),
    decisionLog: fc.record({
      append: fc.array(fc.dictionary(fc.constantFrom('from', 'to', 'a b'), value), { maxLength: 2 }),
    }),
    variables: fc.record({
      set: fc.dictionary(fc.constantFrom('x', 'y', 'z', 'a: b', '-'), value, { maxKeys: 3 }),
    }),
  },
  { requiredKeys: [] },
);
const styles = fc.record({
  collectionStyle: fc.constantFrom('any' as const, 'flow' as const),
  defaultStringType: fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const, 'QUOTE_SINGLE' as const),
  indentSeq: fc.boolean(),
  indent: fc.constantFrom(2, 4),
});

function laidOut(key: string, member: unknown, style: { readonly collectionStyle: 'any' | 'flow' }) {
  return style.collectionStyle === 'flow'
    ? `${key}: ${JSON.stringify(member)}\n`
    : stringify({ [key]: member }, style);
}

describe('whatever the layout and the update', () => {
  it('the values are those asked for, and every comment and the body stay', () => {
    const start = fc.record({
      currentNodeId: fc.constantFrom('', 'plan'),
      stepsCompleted: fc.array(fc.constantFrom('plan', 'build', 'a: b'), { maxLength: 3 }),
      decisionLog: fc.array(fc.record({ from: fc.constantFrom('a', 'b') }), { maxLength: 2 }),
      variables: fc.dictionary(
        fc.constantFrom('x', 'y'),
        fc.oneof(fc.integer(), fc.constantFrom('a', 'l\nm\n')),
        { maxKeys: 2 },
      ),
      last: fc.constantFrom('z', 1),
    });
    const check = fc.property(start, styles, updates, (values, style, update) => {
      const lines = Object.entries(values).map(
        ([key, member], index) => `# comment ${index}\n${laidOut(key, member, style)}`,
      );
      const body = '\n# Body\n';
      const before = file(lines.join(''), body);
      const after = patched(before, update);
      const [, yaml = '', ...rest] = after.split(/^---\n/m);
      expect(rest.join('---\n')).toBe(body);
      const read = parse(yaml) as Record<string, unknown>;
      const steps = [...values.stepsCompleted, ...(update.stepsCompleted?.append ?? [])];
      expect(new Set(read.stepsCompleted as string[])).toEqual(new Set(steps));
      expect(read.currentNodeId).toBe(update.currentNodeId?.set ?? values.currentNodeId);
      expect(read.variables).toEqual({ ...values.variables, ...update.variables?.set });
      expect(read.decisionLog).toEqual([...values.decisionLog, ...(update.decisionLog?.append ?? [])]);
      expect(read.last).toBe(values.last);
      for (const index of lines.keys()) expect(yaml).toContain(`# comment ${index}\n`);
      expect(Object.keys(read).slice(0, lines.length)).toEqual(Object.keys(values));
    });
    fc.assert(check, { numRuns: runs(500) });
  });
});
