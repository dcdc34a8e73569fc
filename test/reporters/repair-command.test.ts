import { describe, expect, it } from 'vitest';
import { repairCommand } from '../../src/reporters/repair-command.ts';

describe('the way back as a line for a shell', () => {
  it.each([
    ['git checkout 3f2a91c --', 'prd.json', 'git checkout 3f2a91c -- prd.json'],
    ['git checkout 3f2a91c --', "it's here.json", "git checkout 3f2a91c -- 'it'\\''s here.json'"],
    ['git checkout 3f2a91c --', 'plan [a].md', "git checkout 3f2a91c -- ':(literal)plan [a].md'"],
    ['git checkout 3f2a91c --', '-x.json', 'git checkout 3f2a91c -- -x.json'],
    // Other commands than git's take a path for what it is, and know no magic.
    ['stateward repair --staged', 'plan [a].md', "stateward repair --staged 'plan [a].md'"],
    ['stateward repair', ':a.json', "stateward repair ':a.json'"],
    ['stateward repair', '-x.json', 'stateward repair ./-x.json'],
    ['stateward repair', 'a\nb.json', 'stateward repair "$(printf \'a\\012b.json\')"'],
    ['git commit --amend', undefined, 'git commit --amend'],
    ['a\u001b[31m', undefined, 'a\\u{1b}[31m'],
  ])('%j of %j', (run, path, command) => {
    expect(repairCommand({ run, ...(path === undefined ? {} : { path }) })).toBe(command);
  });
});
