import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, splitSubject, subjectOf } from '../../../src/engine/contract/subject.ts';

const entity = fc.string({ unit: fc.constantFrom('#', 'a', '/', ' ', '\u{1F600}') });
// Fields are names of a kind or pointers; none of them begins with the separator.
const field = fc.stringMatching(/^[a-z_/ ][a-z_/ #0-9]*$/);

describe('subjectOf', () => {
  it.each([
    ['auth', undefined, 'auth'],
    ['auth', 'attempts', 'auth#attempts'],
    ['a#b', undefined, 'a##b'],
    ['a#b', 'passes', 'a##b#passes'],
    ['a##', 'passes', 'a#####passes'],
    ['', undefined, ''],
    ['', '/children/0', '#/children/0'],
  ])('writes %j and %j as %j', (id, name, subject) => {
    expect(subjectOf(id, name)).toBe(subject);
  });

  it('is undone by splitSubject', () => {
    fc.assert(
      fc.property(entity, fc.option(field, { nil: undefined }), (id, name) => {
        expect(splitSubject(subjectOf(id, name))).toEqual({ entity: id, field: name });
      }),
    );
  });

  it('never lets an id pass for a field of another', () => {
    fc.assert(
      fc.property(entity, entity, field, (one, other, name) => subjectOf(one) !== subjectOf(other, name)),
    );
  });
});

describe('covers', () => {
  it.each([
    ['auth', 'auth', true],
    ['auth', 'auth#attempts', true],
    ['auth#attempts', 'auth#attempts', true],
    ['auth#attempts', 'auth', false],
    ['auth#attempts', 'auth#passes', false],
    ['auth', 'author#passes', false],
    ['a', 'a##b', false],
    ['', 'auth', false],
    ['', '#/x', true],
  ])('%j covers %j: %s', (claimed, subject, expected) => {
    expect(covers(claimed, subject)).toBe(expected);
  });
});
