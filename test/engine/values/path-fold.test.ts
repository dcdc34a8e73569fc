import { describe, expect, it } from 'vitest';
import { foldedPath } from '../../../src/engine/values/path-fold.ts';

describe('what two paths have in common', () => {
  it.each([
    ['State.json', 'state.json'],
    ['A/B/c', 'a/b/C'],
    ['é', 'e\u0301'],
    ['É', 'e\u0301'],
    ['Ünï', 'u\u0308NI\u0308'],
    ['ΑΣ', 'ας'],
    ['ς', 'σ'],
    ['\u212a', 'k'],
    ['ДОМ', 'дом'],
    ['\u{10400}', '\u{10428}'],
  ])('%j and %j', (one, other) => {
    expect(foldedPath(one)).toBe(foldedPath(other));
  });

  it.each([
    ['a-b', 'a_b'],
    ['a/b', 'ab'],
    ['e', 'é'],
    ['straße', 'strasse'],
    ['ﬁ', 'fi'],
    ['²', '2'],
    ['\udce9', '\udce8'],
  ])('not %j and %j', (one, other) => {
    expect(foldedPath(one)).not.toBe(foldedPath(other));
  });
});
