import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Cases from public repositories, which are other people's: they are judged where they lie, and skipped where they are not. */
const corpus = '/work/shared/corpus.tsv';
const mirrors = '/work/.mirror';
const cli = `${import.meta.dirname}/../../dist/cli.js`;

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
}

const rows = existsSync(corpus) ? readFileSync(corpus, 'utf8').split('\n').slice(1) : [];
const cases = rows.flatMap((row): Case[] => {
  const [repository = '', commit = '', , , expected = ''] = row.split('\t');
  const folder = `${mirrors}/${repository.replace('/', '+')}/repo`;
  const [range = '', ...more] = commit.split(' ');
  if (range === 'whole' || repository === '' || !existsSync(folder)) return [];
  const args = ['check', range.includes('..') ? '--range' : '--commit', range, ...more, '--format', 'json'];
  return [{ name: `${repository} ${range}`, folder, args, expected }];
});

function severities({ args, folder }: Case): { readonly errors: number; readonly rules: readonly string[] } {
  const { stdout } = spawnSync('node', [cli, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const { findings } = JSON.parse(stdout) as {
    readonly findings: readonly { readonly severity: string; readonly ruleId: string }[];
  };
  return {
    errors: findings.filter(({ severity }) => severity === 'error').length,
    rules: findings.map(({ ruleId }) => ruleId.replace('checklist/', '')),
  };
}

function isAsExpected(expected: string, { errors, rules }: ReturnType<typeof severities>): boolean {
  if (expected.startsWith('ten errors')) return errors === 10;
  if (expected === 'errors' || expected === 'as alone' || expected === 'merge-lost') return errors > 0;
  if (expected === 'by the law of taking back') return rules.length > 0;
  if (expected === 'one finding') return rules.length === 1;
  if (expected === 'no finding') return rules.length === 0;
  if (expected === 'rekeyed note') return errors === 0 && rules.includes('rekeyed');
  return errors === 0;
}

describe.skipIf(cases.length === 0)('cases of public repositories (skipped where they are not there)', () => {
  it.each(cases)('$name: $expected', (each) => {
    expect(isAsExpected(each.expected, severities(each))).toBe(!Object.hasOwn(otherwise, each.name));
  });
});
