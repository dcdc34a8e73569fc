import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configuredMatcher } from '../src/config/path-glob.ts';
import { alsoSoak, onlySoak, slow } from './suites.ts';

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !/^test\/(?:tools|page)\//.test(path));
const textOf = (path: string) => readFileSync(path, 'utf8');
const importing = (pattern: RegExp) => files.filter((path) => pattern.test(textOf(path)));

describe('what runs which tests', () => {
  it('names files that are there', () => {
    const isThere = (pattern: string) => {
      const matches = configuredMatcher(pattern);
      return files.some((path) => matches(path));
    };
    expect([...slow, ...onlySoak, ...alsoSoak].filter((pattern) => !isThere(pattern))).toEqual([]);
  });

  it('soaks everything that draws seeds or has a larger form', () => {
    const isIn = (patterns: readonly string[], path: string) =>
      patterns.some((pattern) => configuredMatcher(pattern)(path));
    const isSoaked = (path: string) => isIn([...onlySoak, ...alsoSoak], path);
    const grows = importing(/from '(fast-check|[./]+\/support\/(soak|random-history)\.ts)'/);
    expect(grows.length).toBeGreaterThan(30);
    expect(grows.filter((path) => !isSoaked(path))).toEqual([]);
  });

  it('is asked in one place: no test file has a switch of its own', () => {
    expect(importing(/process\.env\.STATEWARD_(SLOW|SOAK)\b/)).toEqual([]);
  });
});

describe('the commands', () => {
  const { scripts } = JSON.parse(textOf('package.json'));

  it('set what the lists are chosen by, and choose no file themselves', () => {
    expect(scripts).toMatchObject({
      unit: 'vitest run',
      slow: 'STATEWARD_SLOW=1 vitest run',
      soak: 'STATEWARD_SOAK=1 vitest run',
    });
  });

  it('that CI runs are in .ci/run, and the workflow runs that', () => {
    const commands = textOf('.ci/run')
      .split('\n')
      .filter((line) => line.startsWith('npm '));
    expect(commands).toEqual([
      'npm ci --prefix test/node24',
      'npm ci',
      'npm test',
      'npm run slow',
      'npm run fresh',
    ]);
    expect(textOf('.github/workflows/ci.yml')).toContain('- run: ./.ci/run\n');
  });
});
