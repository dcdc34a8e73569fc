import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { UserError } from '../../src/check/user-error.ts';
import { inputNames, readInputs } from '../../src/integrations/action/inputs.ts';

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: unknown;
}

const manifest: Manifest = parse(readFileSync('action.yml', 'utf8'));

function read(given: Readonly<Record<string, string>> = {}) {
  try {
    return readInputs((name) => given[name] ?? '');
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

describe('the inputs', () => {
  it('are those of action.yml, described there', () => {
    expect(Object.keys(manifest.inputs).sort()).toEqual([...inputNames].sort());
    for (const { description } of [...Object.values(manifest.inputs), ...Object.values(manifest.outputs)])
      expect(description).toMatch(/\.$/m);
    expect(manifest.runs).toEqual({ using: 'node24', main: 'dist/action.js' });
  });

  it('mean the same left empty as with the defaults of action.yml', () => {
    const defaults = Object.entries(manifest.inputs).map(([name, input]) => [name, input.default] as const);
    const { token, ...others } = Object.fromEntries(defaults);
    expect(token).toContain('github.token');
    expect(read()).toEqual(read(others));
    expect(read()).toMatchObject({ ends: undefined, path: '.', granularity: 'auto', failOn: 'error' });
    expect(read()).toMatchObject({ annotations: 'commands', comment: 'never', guard: undefined });
  });

  it.each<[string, Record<string, string>, object]>([
    ['a pair of ends', { base: 'main', head: 'work' }, { ends: { base: 'main', head: 'work' } }],
    ['a guard', { guard: 'skipped' }, { guard: 'skipped' }],
    ['a threshold', { 'fail-on': 'never' }, { failOn: 'never' }],
    ['where to annotate', { annotations: 'off' }, { annotations: 'off' }],
    ['when to comment', { comment: 'on-failure' }, { comment: 'on-failure' }],
    ['a granularity', { granularity: 'squash' }, { granularity: 'squash' }],
    ['a file', { 'report-file': 'out/report.json' }, { reportFile: 'out/report.json' }],
    ['a file for code scanning', { 'sarif-file': 'out/s.sarif' }, { sarifFile: 'out/s.sarif' }],
  ])('take %s', (_name, given, expected) => {
    expect(read(given)).toMatchObject(expected);
  });

  it.each<[Record<string, string>, string]>([
    [{ base: 'main' }, 'the input base is set and head is not'],
    [{ head: 'main' }, 'the input head is set and base is not'],
    [{ guard: 'succes' }, `did you mean 'success'?`],
    [{ guard: 'true' }, 'one of success, failure, skipped, cancelled was expected'],
    [{ 'fail-on': 'errors' }, `did you mean 'error'?`],
    [{ 'fail-on': 'nothing' }, 'one of error, warning, never was expected'],
    [{ annotations: 'comands' }, `did you mean 'commands'?`],
    [{ comment: 'allways' }, `did you mean 'always'?`],
    [{ granularity: 'Commit' }, `did you mean 'commit'?`],
  ])('refuse %j', (given, expected) => {
    expect(read(given)).toContain(expected);
  });
});
