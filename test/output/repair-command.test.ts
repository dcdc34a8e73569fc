import { describe, expect, it } from 'vitest';
import { gitCommand, repairCommand } from '../../src/output/repair-command.ts';

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

describe('the same with git alone', () => {
  const [checkout, repair, patch] = ['git checkout HEAD --', 'stateward repair', '--- a\n'];
  const applied = "printf %b '--- a\\n' | git apply";
  it.each([
    ['a command of git', { run: checkout }, `${checkout} plan.md`],
    ['a command of git, with a patch', { run: checkout, patch }, `${checkout} plan.md`],
    ['another command with a patch', { run: repair, patch }, applied],
    ['another command and what follows it', { run: repair, next: 'git add --', patch }, applied],
    ['another command without one', { run: repair }, undefined],
    [
      'one of git and another after it',
      { run: checkout, next: repair, patch },
      `${checkout} plan.md && ${applied}`,
    ],
    ['one of git and another after it without one', { run: checkout, next: repair }, undefined],
  ])('%s', (_, parts, command) => {
    expect(gitCommand({ ...parts, path: 'plan.md' })).toBe(command);
  });
});
