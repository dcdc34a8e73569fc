import { describe, expect, it } from 'vitest';
import { findingOf, messagesOf, node, pretty, ruleIds, tree } from '../../../support/trees.ts';

const rule = 'task-tree/canonical';
const options = { rules: { [rule]: 'error' } } as const;
const text = pretty(tree(node('a'), node('b')));
const { children, ...fields } = node('root');

describe(rule, () => {
  it.each([
    ['without a trailing newline', text.trimEnd(), 1 + text.trimEnd().split('\n').length - 1],
    ['with two of them', `${text}\n`, text.split('\n').length],
    ['on one line', JSON.stringify(tree(node('a'), node('b'))), 1],
    ['with tabs', text.replaceAll('  ', '\t'), 2],
    ['with CRLF', text.replaceAll('\n', '\r\n'), 1],
    ['with keys in another order', pretty({ children, ...fields }), 2],
    ['with escapes nobody needs', text.replace('"a"', '"\\u0061"'), 15],
    ['with a number in another form', text.replace('"order": 0', '"order": 0.0'), 3],
  ])('refuses a text %s', (_, after, line) => {
    expect(findingOf(rule, { before: null, after, options })).toMatchObject({
      message: `the file is not in canonical form; the first difference is in line ${line}`,
      severity: 'error',
      subject: '',
    });
  });

  it('accepts the canonical form', () => {
    expect(ruleIds({ before: null, after: text, options })).toEqual([]);
  });

  it('is off by default', () => {
    expect(ruleIds({ before: null, after: text.trimEnd() })).toEqual([]);
  });

  it('says nothing about a text that breaks the schema', () => {
    expect(messagesOf(rule, { before: null, after: '{}', options })).toEqual([]);
  });

  it('is silent about a file that was so before and did not change', () => {
    expect(messagesOf(rule, { before: text.trimEnd(), after: text.trimEnd(), message: '', options })).toEqual(
      [],
    );
  });
});
