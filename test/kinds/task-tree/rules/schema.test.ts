import { describe, expect, it } from 'vitest';
import {
  breaking,
  changing,
  findingOf,
  findingsOf,
  messagesOf,
  node,
  placeIn,
  pretty,
  ruleIds,
  tree,
} from '../../../support/trees.ts';

const rule = 'task-tree/schema';
const before = tree(node('a'), node('b'));
const tampered = (fields: Readonly<Record<string, unknown>>) => ({
  before,
  after: breaking(before, 'a', fields),
  message: '',
});

describe(rule, () => {
  it.each([
    ['an unknown key', { extra: 1 }, 'a#extra', "root/a: unknown property 'extra'"],
    ['a missing title', { title: undefined }, 'a#title', "root/a: missing property 'title'"],
    ['a title that is no string', { title: 5 }, 'a#title', 'root/a: title must be text, found 5'],
    ['a goal that is null', { goal: null }, 'a#goal', 'root/a: goal must be text, found null'],
    [
      'acceptance that is no list',
      { acceptance: 'x' },
      'a#acceptance',
      'root/a: acceptance must be a list, found "x"',
    ],
    [
      'an entry of acceptance',
      { acceptance: ['x', 7] },
      'a#acceptance/1',
      'root/a: acceptance/1 must be text, found 7',
    ],
    ['another mode', { next: 'plan' }, 'a#next', 'root/a: next must be execute or decompose, found "plan"'],
    ['passes as text', { passes: 'true' }, 'a#passes', 'root/a: passes must be true or false, found "true"'],
    ['passes as a number', { passes: 1 }, 'a#passes', 'root/a: passes must be true or false, found 1'],
    ['negative attempts', { attempts: -1 }, 'a#attempts', 'root/a: attempts must be >= 0, found -1'],
    [
      'children that are no list',
      { children: {} },
      'a#children',
      'root/a: children must be a list, found {}',
    ],
  ])('refuses %s', (_, fields, subject, message) => {
    const finding = findingsOf(rule, tampered(fields)).find((each) => each.subject === subject);
    expect(finding).toMatchObject({ message, severity: 'error', scope: 'snapshot', side: 'after' });
  });

  it.each([
    ['an id that is empty', 'a', { id: '' }, '#/children/0/id', 'root/: id must not be empty'],
    ['a missing id', 'a', { id: undefined }, '#/children/0/id', "root/: missing property 'id'"],
  ])('refuses %s, and names the place instead', (_, id, fields, subject, message) => {
    const finding = findingOf(rule, { before, after: breaking(before, id, fields), message: '' });
    expect(finding).toMatchObject({ subject, message });
  });

  it.each([
    ['a child that is no node', { children: [7] }, 'root/a: children/0 must be a node, found 7'],
    ['null for a node', { children: [null] }, 'root/a: children/0 must be a node, found null'],
    ['a list for a node', { children: [[]] }, 'root/a: children/0 must be a node, found []'],
  ])('refuses %s', (_, fields, message) => {
    expect(messagesOf(rule, tampered(fields))).toEqual([message]);
  });

  it.each([
    ['9007199254740993', 'order'],
    ['-9007199254740993', 'order'],
    ['1e400', 'order'],
    ['9007199254740993', 'attempts'],
    ['1e400', 'max_attempts'],
    ['1.5', 'order'],
  ])('finds %s for %s: integers outside of ±(2^53−1) are a finding, not a rounding', (literal, field) => {
    const after = pretty(before).replace(
      new RegExp(`("${field}": )\\d+(,\\s+"\\w+": [^,]+,?)`),
      `$1${literal}$2`,
    );
    const { message, severity } = findingOf(rule, { before, after, message: '' });
    expect(message).toBe(`root: ${field} must be a whole number within ±9007199254740991, found ${literal}`);
    expect(severity).toBe('error');
  });

  it.each(['1.0', '1e0', '10E-1'])('takes %s for the integer it is', (literal) => {
    const ordered = changing(before, 'b', { order: 1 });
    const after = pretty(ordered).replace('"order": 1,', `"order": ${literal},`);
    expect(ruleIds({ before: ordered, after, message: '' })).toEqual([]);
  });

  it.each([
    ['texts that are empty', { title: '', goal: '', acceptance: [] }],
    ['the largest integer', { order: Number.MIN_SAFE_INTEGER }],
    ['the other mode', { next: 'decompose' }],
    ['keys in another order', { children: [] }],
  ])('accepts %s', (_, fields) => {
    expect(ruleIds(tampered(fields))).toEqual([]);
  });

  it.each([['[]'], ['5'], ['null'], ['"tree"'], ['true']])('refuses %s, which is no node', (after) => {
    const { message, line, column } = findingOf(rule, { before: null, after });
    expect({ message, line, column }).toEqual({
      message: `<root>: the document must be a node, found ${after}`,
      line: 1,
      column: 1,
    });
  });

  it('names every missing field, each once', () => {
    const fields = [
      'acceptance',
      'attempts',
      'children',
      'goal',
      'max_attempts',
      'next',
      'order',
      'passes',
      'title',
    ];
    const found = findingsOf(rule, { before: null, after: '{ "id": "root" }' }).map(
      ({ data }) => data?.field,
    );
    expect(found.sort()).toEqual(fields);
  });

  it('collects all errors, each with its own position', () => {
    const after = breaking(breakingB(), 'a', { title: 5, passes: 'true' });
    const places = findingsOf(rule, { before, after, message: '' }).map(({ pointer, line, column }) => ({
      pointer,
      line,
      column,
    }));
    const written = tree(node('a'), node('b'));
    expect(places).toEqual([
      placeIn(written, '/children/0/title'),
      placeIn(written, '/children/0/passes'),
      placeIn(written, '/children/1/attempts'),
    ]);
  });

  it('gives a missing field the place of its node, and says in data what was expected', () => {
    const finding = findingOf(rule, tampered({ goal: undefined }));
    expect(finding.pointer).toBe('/children/0');
    expect(findingOf(rule, tampered({ attempts: '1' })).data).toEqual({
      field: 'attempts',
      expected: 'a whole number within ±9007199254740991',
      found: '"1"',
    });
  });

  it('still runs the transition rules where the tree could be read', () => {
    const passedBefore = changing(before, 'b', { passes: true });
    const after = breaking(changing(passedBefore, 'b', { title: 'other' }), 'a', { title: 5 });
    expect(ruleIds({ before: passedBefore, after, message: '' })).toEqual(['immutability', 'schema']);
  });

  it('is silent about what was at fault before and did not change', () => {
    const broken = breaking(before, 'a', { extra: 1 });
    expect(ruleIds({ before: broken, after: broken, message: '' })).toEqual([]);
    const after = broken.replace('Title of b', 'Another title');
    expect(ruleIds({ before: broken, after, message: '' })).toEqual([]);
  });

  it('reports an old fault again where the wrong value changed', () => {
    const broken = breaking(before, 'a', { extra: 1 });
    const after = breaking(before, 'a', { extra: 2 });
    expect(ruleIds({ before: broken, after, message: '' })).toEqual(['schema']);
  });

  it('judges the last version in the net, too', () => {
    expect(ruleIds({ ...tampered({ title: 5 }), granularity: 'squash' })).toEqual(['schema']);
  });
});

function breakingB() {
  // A value of the wrong type, which only the text of a file can hold.
  return changing(before, 'b', JSON.parse('{ "attempts": "0" }'));
}
