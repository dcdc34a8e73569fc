import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import type { Report } from '../../src/engine/contract/report.ts';
import { checkRange } from '../../src/engine/judge/check-range.ts';
import { builtInPolicy } from '../../src/engine/policy/built-in-policy.ts';
import { policyInput } from '../../src/engine/policy/range-policy.ts';
import { kinds } from '../../src/kinds/index.ts';
import { memoryFiles, memoryRepository } from '../support/memory-repository.ts';
import { type ActionResult, runAction } from '../support/run-action.ts';
import { type CliResult, reportOf, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { plainFinding, plansOf, vectorSteps } from '../support/vector-commits.ts';

/** Some of the vectors, and every attack, as a real repository: git, the command line and the Action say what memory says. */
const plans = plansOf(vectorSteps(20));
let repository: TemporaryRepository;
let ids: string[];
let result: CliResult;
let report: Report;

beforeAll(async () => {
  repository = createTemporaryRepository();
  ids = repository.commitAll(plans);
  // Nothing is edited: with edits the command line would not print what overwrites them.
  repository.git('reset', '-q', '--hard');
  const { directory: cwd, environment } = repository;
  const range = ['--range', `${ids[0]}..${ids.at(-1)}`, '--config-from', 'base'];
  // Groups list twenty of their items else.
  result = await runCli(['check', ...range, '--verbose', '--format', 'json'], { cwd, environment });
  report = reportOf(result);
});

afterAll(() => repository.cleanup());

describe('a repository of vectors and attacks', () => {
  it('is judged by the command line as in memory', async () => {
    const made = plans.map((plan) => ({ ...plan, files: memoryFiles(plan.files) }));
    const { ids: own, ...memory } = memoryRepository(made);
    const { findings } = await checkRange({ ...memory, ...policyInput(builtInPolicy(kinds), kinds) });
    const rowsOf = (found: readonly ReportedFinding[], commits: readonly string[]) =>
      found.map((each) => `${each.commits?.map((id) => commits.indexOf(id))} ${plainFinding(each)}`).sort();
    // What is alike stands in a group, each with its own words and digests.
    const single = report.findings.flatMap(
      (finding) => finding.items?.map((item) => ({ ...finding, ...item })) ?? [finding],
    );
    const isOfCommit = ({ scope }: Pick<ReportedFinding, 'scope'>) => scope !== 'net';
    expect(rowsOf(single.filter(isOfCommit), ids)).toEqual(rowsOf(findings.filter(isOfCommit), own));
    expect([result.code, result.error, report.obstacles]).toEqual([1, '', []]);
  });

  describe('by the Action', () => {
    let action: ActionResult;

    beforeAll(async () => {
      const pull = { number: 7, base: { sha: ids[0], ref: 'main' }, head: { sha: ids.at(-1) } };
      action = await runAction(repository, {
        event: 'pull_request',
        payload: { pull_request: pull },
        inputs: { 'report-file': 'report.json' },
      });
    });

    it('as by the command line, byte by byte, but for the range its repair names', () => {
      const told = (text: string) => text.replaceAll(/stateward repair --\S+ \S+/g, 'stateward repair');
      expect(action.code).toBe(1);
      const written = readFileSync(join(repository.directory, 'report.json'), 'utf8');
      expect(told(written) === told(result.out)).toBe(true);
    });

    it('which says so in the outputs, in ten annotations and in a summary that fits', () => {
      expect(action.outputs).toMatchObject({ verdict: 'fail', errors: String(report.errors) });
      expect(action.out.match(/^::error /gm)).toHaveLength(10);
      expect(action.out).toContain(`and ${report.errors - 10} more errors`);
      expect(Buffer.byteLength(action.summary)).toBeLessThan(1_000_000);
    });
  });
});
