import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportOf, runCli } from '../support/run-cli.ts';

/**
 * Cases from public repositories, which are other people's: those whose clone is there and has the commit are judged, and the others are
 * skipped by name. STATEWARD_CORPUS names the table, STATEWARD_MIRRORS the folder of clones.
 */
const corpus = resolve(process.env.STATEWARD_CORPUS ?? '../shared/corpus.tsv');
const mirrors = resolve(process.env.STATEWARD_MIRRORS ?? '../.mirror');

/** Rows that come out otherwise, each with its reason. */
const otherwise: Readonly<Record<string, string>> = {
  'ZOMBiEZ4GIT/Project_Mjolnir 2416cbb8~20..2416cbb8':
    'each of the nine stories is named by a commit of its own with code, which is evidence by now',
  'RockyBoyRC/SpaceWeirdos d0bb648b': 'what comes back done by its title is not one finding yet',
  'subsy/ralph-tui 3cf6e73': 'a merge brings back what one side purged',
  'davidsenack/gastop ef3b26fa': 'lines that a tool puts before a text are not known yet',
};

interface Case {
  readonly name: string;
  readonly folder: string;
  readonly args: readonly string[];
  readonly expected: string;
  /** What is missing, where something is. */
  readonly lacks?: string;
}

const rows = existsSync(corpus) ? readFileSync(corpus, 'utf8').split('\n').slice(1) : [];
const all = rows.flatMap((row): Case[] => {
  const [repository = '', commit = '', , , expected = ''] = row.split('\t');
  const folder = `${mirrors}/${repository.replace('/', '+')}/repo`;
  const [range = '', ...more] = commit.split(' ');
  if (range === 'whole' || repository === '') return [];
  const args = ['check', range.includes('..') ? '--range' : '--commit', range, ...more, '--format', 'json'];
  const lacks = existsSync(folder) ? lackingIn(folder, range) : folder;
  return [
    { name: `${repository} ${range}`, folder, args, expected, ...(lacks === undefined ? {} : { lacks }) },
  ];
});

/** Other copies of a repository may lie there, of another day. */
function lackingIn(folder: string, range: string): string | undefined {
  const isThere = (commit: string) =>
    spawnSync('git', ['-C', folder, 'cat-file', '-e', `${commit}^{commit}`]).status === 0;
  return range
    .split('..')
    .filter((commit) => !isThere(commit))
    .map((commit) => `${commit} in ${folder}`)[0];
}

async function severities({ args, folder }: Case) {
  const { findings } = reportOf(await runCli(args, { cwd: folder }));
  return {
    errors: findings.filter(({ severity }) => severity === 'error').length,
    rules: findings.map(({ ruleId }) => ruleId.replace('checklist/', '')),
  };
}

function isAsExpected(expected: string, { errors, rules }: Awaited<ReturnType<typeof severities>>): boolean {
  if (expected.startsWith('ten errors')) return errors === 10;
  if (expected === 'errors' || expected === 'as alone' || expected === 'merge-lost') return errors > 0;
  if (expected === 'by the law of taking back') return rules.length > 0;
  if (expected === 'one finding') return rules.length === 1;
  if (expected === 'no finding') return rules.length === 0;
  if (expected === 'rekeyed note') return errors === 0 && rules.includes('rekeyed');
  return errors === 0;
}

describe('cases of public repositories', () => {
  if (rows.length === 0) it.skip(`need ${corpus}`, () => {});

  for (const each of all.filter(({ lacks }) => lacks !== undefined))
    it.skip(`${each.name}: needs ${each.lacks}`, () => {});

  it.each(all.filter(({ lacks }) => lacks === undefined))('$name: $expected', async (each) => {
    expect(isAsExpected(each.expected, await severities(each))).toBe(!Object.hasOwn(otherwise, each.name));
  });
});
