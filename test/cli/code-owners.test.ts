import { describe, expect, it } from 'vitest';
import { ownersOf } from '../../src/cli/doctor/code-owners.ts';
import { agrees } from '../../src/cli/doctor/version-diagnoses.ts';

// https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
describe('owners by CODEOWNERS', () => {
  it.each<[pattern: string, path: string, isOwned: boolean]>([
    ['*', 'a', true],
    ['*', 'a/b', true],
    ['*.yml', '.stateward.yml', true],
    ['*.yml', 'a/b.yml', true],
    ['*.yml', 'a.yaml', false],
    ['/.stateward.yml', '.stateward.yml', true],
    ['/.stateward.yml', 'a/.stateward.yml', false],
    ['.stateward.yml', 'a/.stateward.yml', true],
    ['/.Stateward.yml', '.stateward.yml', false],
    ['/.github/', '.github/workflows/a.yml', true],
    ['/.github', '.github/workflows/a.yml', true],
    ['/.github/', '.github', false],
    ['.github/', 'a/.github/b', true],
    ['.github/workflows', '.github/workflows/a.yml', true],
    ['.github/workflows', 'a/.github/workflows/a.yml', false],
    ['.github/*', '.github/CODEOWNERS', true],
    ['.github/*', '.github/workflows/a.yml', false],
    ['.github/**', '.github/workflows/a.yml', true],
    ['**/workflows', '.github/workflows/a.yml', true],
    ['**/workflows/', 'workflows/a.yml', true],
    ['/.stateward.*', '.stateward.waivers.yml', true],
    ['/.stateward', '.stateward.yml', false],
    ['!/.stateward.yml', '.stateward.yml', false],
    ['/.stateward.[xy]ml', '.stateward.yml', false],
    ['/', 'a', false],
    ['with\\ blank', 'with blank', true],
  ])('%s of %s: %s', (pattern, path, isOwned) => {
    expect(ownersOf(`${pattern} @someone`, path)).toEqual(isOwned ? ['@someone'] : []);
  });

  it.each<[string, string, string[]]>([
    ['the last line that matches decides', '/a @one\n* @all\n', ['@all']],
    ['and not the most special one', '* @all\n/a @one @two\n', ['@one', '@two']],
    ['a line without owners takes them away', '* @all\n/a\n', []],
    ['so does one with a comment alone', '* @all\n/a # @one\n', []],
    ['comments and empty lines say nothing', '* @all\n\n# /a @one\n', ['@all']],
    ['what follows a number sign is a comment', '/a @one # @two\n', ['@one']],
    ['addresses are owners', '/a someone@example.test\r\n', ['someone@example.test']],
    ['other words are none', '/a someone @\n', []],
  ])('%s', (_, text, owners) => {
    expect(ownersOf(text, 'a')).toEqual(owners);
  });
});

describe('what is pinned agrees with a version', () => {
  it.each<[string, string, ReturnType<typeof agrees>]>([
    ['v1.2.3', '1.2.3', true],
    ['1.2.3', '1.2.3', true],
    ['v1', '1.2.3', true],
    ['v1.2', '1.2.3', true],
    ['v2', '1.2.3', false],
    ['v1.3', '1.2.3', false],
    ['v1.2.4', '1.2.3', false],
    ['^1.0.0', '1.2.3', true],
    ['^1.2.4', '1.2.3', false],
    ['^0.1.0', '0.1.4', true],
    ['^0.1.0', '0.2.0', false],
    ['^0.0.1', '0.0.2', false],
    ['~1.2.0', '1.2.3', true],
    ['~1.1.0', '1.2.3', false],
    ['1.2.3-beta.1', '1.2.3', undefined],
    ['main', '1.2.3', 'moves'],
    ['0123456789012345678901234567890123456789', '1.2.3', undefined],
  ])('%s and %s: %s', (says, version, expected) => {
    expect(agrees(says, version)).toBe(expected);
  });
});
