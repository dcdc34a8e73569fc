import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepAt, stepsOf } from '../../src/output/page/states/state-at.ts';
import type { StatesData } from '../../src/output/states/states-page.ts';
import { reportRepository } from '../support/report-story.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import type { TemporaryRepository } from '../support/temporary-repository.ts';

let repository: TemporaryRepository;
let range: string;
beforeAll(() => {
  ({ repository, range } = reportRepository());
});
afterAll(() => repository.cleanup());

function stateward(...args: string[]) {
  return runCli(args, { cwd: repository.directory, environment: repository.environment });
}

async function pageOf(...more: string[]): Promise<{ text: string; data: StatesData }> {
  const { code, out } = await stateward('report', '--range', range, '--out', '../report.html', ...more);
  expect({ code, out }).toEqual({
    code: 1,
    out: expect.stringMatching(/^\.\.\/report\.html: fail: \d+ errors?,/),
  });
  const text = readFileSync(join(repository.directory, '../report.html'), 'utf8');
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(text) ?? [];
  return { text, data: JSON.parse(json) };
}

describe('stateward report', () => {
  it('tells the findings that check tells, with their fingerprints', async () => {
    const { text, data } = await pageOf();
    const checked = reportOf(await stateward('check', '--range', range, '--format', 'json', '--verbose'));
    const cards = [
      ...text.matchAll(/<article [^>]*data-severity="(\w+)" data-rule="[^"]+" data-fingerprint="(\w+)"/g),
    ];
    const told = cards.map(([, severity, fingerprint]) => `${fingerprint} ${severity}`);
    const expected = checked.findings.map(({ fingerprint, severity }) => `${fingerprint} ${severity}`);
    expect(told.sort()).toEqual(expected.sort());
    for (const { fingerprint } of checked.findings) expect(data.findings).toHaveProperty(fingerprint);
  });

  it('has every file as it stood after each commit', async () => {
    const { states } = (await pageOf()).data;
    expect([states.all, states.commits.length]).toEqual([13, 12]);
    expect(states.files.map(({ path, shape }) => `${path} ${shape}`).sort()).toEqual([
      '.runner/state/tree.json tree',
      'logs/events.jsonl timeline',
      'prd.json list',
      'runs/one/workflow.md graph',
    ]);
    const plan = states.files.find(({ path }) => path === 'prd.json');
    if (plan === undefined) throw new Error('no plan');
    const at = stepsOf(plan);
    const doneAfter = states.commits.map((_, commit) => {
      const nodes = at(stepAt(plan, commit))?.nodes ?? [];
      return nodes.filter(({ state }) => state === 'done').length;
    });
    expect(doneAfter).toEqual([2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
    // Back and forth gives the same.
    expect(at(stepAt(plan, 0))?.nodes.filter(({ state }) => state === 'done')).toHaveLength(2);
    expect(plan.steps.map(({ counts }) => counts.claimed)).toEqual([0, 1, 2, 2, 3]);
    expect(plan.steps.at(-1)?.refused.flatMap(({ subjects }) => subjects)).toEqual([
      'US-002#acceptanceCriteria',
    ]);
  });

  it('says field by field what a commit changed', async () => {
    const { states } = (await pageOf()).data;
    const plan = states.files.find(({ path }) => path === 'prd.json');
    expect(plan?.steps[3]?.changes).toMatchObject([
      { type: 'changed', subject: 'US-002', fields: [{ name: 'acceptanceCriteria', after: ['Works'] }] },
    ]);
  });

  it('draws the graph with all its moves, and the runs of a log with attempts and calls', async () => {
    const { states } = (await pageOf()).data;
    const flow = states.files.find(({ shape }) => shape === 'graph');
    expect(flow?.layout?.nodes).toHaveLength(4);
    expect(flow?.links).toHaveLength(4);
    const log = states.files.find(({ shape }) => shape === 'timeline');
    const labels = new Set(log?.nodes.map(({ label }) => label));
    for (const label of ['planner', 'executor', 'reviewer', 'attempt 1', 'attempt 2', 'read_file'])
      expect(labels).toContain(label);
    expect(log?.nodes.every(({ span }) => span !== undefined)).toBe(true);
  });

  it('keeps apart what is claimed and what a guard verified', async () => {
    const plan = (await pageOf('--guard', 'success')).data.states.files.find(
      ({ path }) => path === 'prd.json',
    );
    expect(plan?.steps.map(({ counts }) => counts.verified)).toEqual([0, 1, 2, 2, 3]);
  });

  it.each([
    [['report', '--out', 'x.html'], 'name the commits'],
    [
      ['report', '--range', 'HEAD~1..HEAD', '--out', 'x.html', '--guard', 'pass'],
      'Allowed choices are success, failure, skipped',
    ],
    [['report', '--range', 'HEAD~1..HEAD', '--out', 'no/such/folder/x.html'], 'cannot be written'],
    [['report', '--range', 'nowhere..HEAD', '--out', 'x.html'], 'nowhere'],
  ])('%j is refused', async (args, said) => {
    const { code, error } = await stateward(...args);
    expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining(said) });
  });
});
