import { afterEach, describe, expect, it } from 'vitest';
import { histories, historiesFolder, planHistory } from '../support/histories.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import {
  type CommitPlan,
  createTemporaryRepository,
  type TemporaryRepository,
} from '../support/temporary-repository.ts';

/** One real history for each preset, at a place where such files are. */
const places: readonly [name: string, path: string, glob: string, preset: string][] = [
  ['ralph-gastify', 'apps/a/prd.json', '**/prd.json', 'ralph'],
  ['feature-list-clubops', 'feature_list.json', '**/feature_list.json', 'feature-list'],
  [
    'task-master-codex-session-view',
    '.taskmaster/tasks/tasks.json',
    '**/.taskmaster/tasks/tasks.json',
    'task-master',
  ],
  ['bmad-gepa-adk', 'docs/sprint-status.yaml', '**/sprint-status.yaml', 'bmad'],
];

let repository: TemporaryRepository;
afterEach(() => repository?.cleanup());

if (histories === undefined) it.skip(`real histories: need ${historiesFolder}`, () => {});

describe.skipIf(histories === undefined)('init in a clone with the real history', () => {
  it.each(places)('of %s finds %s, and what it writes passes', async (name, path, glob, preset) => {
    repository = createTemporaryRepository();
    const { directory: cwd, environment } = repository;
    const plans = planHistory(histories ?? '', name, path);
    const isThere = ({ files = {} }: CommitPlan) => files[path] !== null;
    repository.commitAll(plans.slice(0, plans.findLastIndex(isThere) + 1));
    repository.git('reset', '-q', '--hard');
    const run = (...args: string[]) => runCli(args, { cwd, environment });
    const written = await run('init', '--write', '--hook', 'none', '--no-workflow');
    expect(written).toMatchObject({ code: 0, error: '' });
    expect(written.out).toMatch(new RegExp(`^ {2}${path}: \\d+ edits?, \\d+ legal`, 'm'));
    expect(written.out).toContain(`- path: "${glob}"\n    |     preset: ${preset}\n`);
    expect(reportOf(await run('check', '--all', '--format', 'json'))).toMatchObject({
      files: [path],
      verdict: 'pass',
    });
    repository.git('add', '-A');
    repository.git('-c', 'user.name=n', '-c', 'user.email=e', 'commit', '-q', '-m', 'set up');
    expect(reportOf(await run('check', '--commit', 'HEAD', '--format', 'json')).verdict).toBe('pass');
  });
});
