import { describe, expect, it } from 'vitest';
import { nearestName } from '../../src/formats/nearest-name.ts';
import { growth, muchMoreThanLinear } from '../support/growth.ts';

const keys = ['version', 'files', 'rules', 'ignore', 'limits', 'waiversFrom'];

describe('nearestName', () => {
  it.each([
    ['file', 'files'],
    ['filse', 'files'],
    ['Files', 'files'],
    ['rule', 'rules'],
    ['limit', 'limits'],
    ['waiverfrom', 'waiversFrom'],
    ['verion', 'version'],
    ['waivers-from', 'waiversFrom'],
  ])('of %s is %s', (name, expected) => {
    expect(nearestName(name, keys)).toBe(expected);
  });

  it.each(['xyz', 'presets', 'governance', 'x'.repeat(1000), '__proto__'])('of %s there is none', (name) => {
    expect(nearestName(name, keys)).toBeUndefined();
  });

  it('is the first of several that are equally near', () => {
    expect(nearestName('aa', ['ab', 'ac'])).toBe('ab');
  });

  it('does not work long for a long name', () => {
    const name = 'x'.repeat(1_000_000);
    const grown = growth(250_000, (size) => expect(nearestName(name.slice(0, size), keys)).toBeUndefined());
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});
