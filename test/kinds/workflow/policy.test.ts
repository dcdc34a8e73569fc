import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { resolveSettings } from '../../../src/config/settings.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { workflow } from '../../../src/kinds/workflow/index.ts';
import { type MemoryFile, memoryRepository } from '../../support/memory-repository.ts';
import { at, frontmatter, graphFile, rulesOf, runFile, withEdge } from '../../support/workflows.ts';

const run = (...args: Parameters<typeof at>) => runFile(at(...args));
const start = { 'run/workflow.md': runFile(frontmatter()), 'run/workflow.graph.json': graphFile() };
const jump = { 'run/workflow.md': run('ship') };
const edge = { 'run/workflow.graph.json': graphFile(withEdge('plan', 'ship')) };

type Files = Readonly<Record<string, MemoryFile | null>>;

async function judged(commits: readonly Files[], options: object = {}, tip?: number) {
  const files = commits.map((each, index) => ({ message: `commit ${index}`, files: each }));
  const repository = memoryRepository(files);
  const resolved = resolveSettings(workflow, options);
  if (!resolved.ok) throw new Error('bad options');
  const govern = governByDetection([workflow], (kind) => ({ kind, settings: resolved.settings }));
  const range = { ...repository.range, ...(tip === undefined ? {} : { tip: repository.ids[tip] ?? '' }) };
  return checkRange({ ...repository, range, govern });
}

const refused = 'error workflow/transition';
const changed = 'warning workflow/graph-changed';

describe('the graph that judges is the one before the change', () => {
  const attacks: Record<string, { commits: Files[]; options?: object; found: string[] }> = {
    'the edge comes in the same commit': {
      commits: [start, { ...edge, ...jump }],
      found: [changed, refused],
    },
    'the edge comes in a commit before, in the same range': {
      commits: [start, edge, jump],
      found: [changed, refused],
    },
    'the graph is deleted with the jump': {
      commits: [start, { ...jump, 'run/workflow.graph.json': null }],
      found: ['error workflow/graph-missing', refused],
    },
    'the graph is renamed with the jump': {
      commits: [
        start,
        {
          ...jump,
          'run/workflow.graph.json': null,
          'run/other.graph.json': graphFile(withEdge('plan', 'ship')),
        },
      ],
      found: ['error workflow/graph-missing', refused],
    },
    'run and graph are moved together, and the graph is another': {
      commits: [
        start,
        {
          'run/workflow.md': null,
          'run/workflow.graph.json': null,
          'new/workflow.md': run('ship'),
          'new/workflow.graph.json': graphFile(withEdge('plan', 'ship')),
        },
      ],
      found: [refused, changed],
    },
    'a link takes the place of the graph': {
      commits: [
        { ...start, 'evil.json': graphFile(withEdge('plan', 'ship')) },
        { ...jump, 'run/workflow.graph.json': { link: '../evil.json' } },
      ],
      found: [refused, 'error workflow/graph-schema'],
    },
    'a link that leads outside takes its place': {
      commits: [start, { ...jump, 'run/workflow.graph.json': { link: '/etc/graph.json' } }],
      found: [refused, 'error workflow/graph-schema'],
    },
    'a new run comes with an edge in a graph that was there': {
      commits: [{ 'run/workflow.graph.json': graphFile() }, { ...edge, ...jump }],
      found: [changed, refused],
    },
    'a package record comes that names another graph': {
      commits: [
        { ...start, 'run/lib/evil.graph.json': graphFile(withEdge('plan', 'ship')) },
        { ...jump, 'run/bmad.json': '{"entry":{"workflow":"workflow.md","graph":"lib/evil.graph.json"}}' },
      ],
      found: [changed, refused],
    },
    'the workflow re-points itself': {
      commits: [
        {
          'run/workflow.md': runFile(frontmatter()),
          'pkg/review.json': graphFile(),
          'pkg/loose.json': graphFile(withEdge('plan', 'ship')),
        },
        { 'run/workflow.md': runFile(at('', [], { workflowType: 'loose' })) },
        { 'run/workflow.md': runFile(at('ship', [], { workflowType: 'loose' })) },
      ],
      options: { graph: 'pkg/{workflowId}.json' },
      found: [refused, changed],
    },
  };

  it.each(Object.entries(attacks))('%s', async (_, { commits, options, found }) => {
    const report = await judged(commits, options);
    expect([...new Set(rulesOf(report))].sort()).toEqual([...found].sort());
    const transition = report.findings.find(({ ruleId }) => ruleId === 'workflow/transition');
    expect(transition?.data).toMatchObject({
      code: 'E_INVALID_TRANSITION',
      from: 'plan',
      to: 'ship',
      allowedNext: [{ to: 'build', label: 'planned' }],
    });
  });

  it.each(Object.entries(attacks))('%s: and going back makes it green', async (_, { commits, options }) => {
    const [first = {}, ...rest] = commits;
    // A run that is new has nothing to go back to; it is dropped from the branch.
    if (first['run/workflow.md'] === undefined) return;
    const touched = rest.flatMap((files) => Object.keys(files));
    const back = Object.fromEntries(touched.map((path) => [path, first[path] ?? null]));
    const report = await judged([...commits, back], options);
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.findings.some(({ ended }) => ended !== undefined)).toBe(true);
  });

  it('reads it at the tip of the base side, where that moved on', async () => {
    const commits = [start, edge];
    const repository = memoryRepository([
      ...commits.map((files, index) => ({ message: `main ${index}`, files })),
      { message: 'work', files: jump, parents: [0] },
    ]);
    const [base = '', tip = '', head = ''] = repository.ids;
    const govern = governByDetection([workflow]);
    const judge = (range: { base: string; head: string; tip?: string }) =>
      checkRange({ ...repository, govern, range });
    expect(rulesOf(await judge({ base, head }))).toEqual([refused]);
    expect(rulesOf(await judge({ base, head, tip }))).toEqual([]);
  });

  it('judges a graph that comes with its run by itself, once', async () => {
    expect(rulesOf(await judged([{ readme: '' }, start]))).toEqual([]);
    expect(rulesOf(await judged([{ readme: '' }, { ...start, ...jump, ...edge }]))).toEqual([]);
    expect(rulesOf(await judged([{ readme: '' }, start, edge, jump]))).toEqual([changed, refused]);
  });
});

describe('where the graph is found', () => {
  const graph = graphFile();
  const manifest = (...records: object[]) => JSON.stringify({ workflows: records });
  const record = { id: 'review', workflow: 'workflow.md', graph: 'lib/review.graph.json' };
  const loose = graphFile(withEdge('plan', 'ship'));
  const places: Record<string, { files: Files; options?: object }> = {
    'beside the state file': { files: { 'run/workflow.graph.json': graph } },
    'where the configuration says': {
      files: { 'pkg/g.json': graph, 'run/workflow.graph.json': loose },
      options: { graph: 'pkg/g.json' },
    },
    'by placeholders': {
      files: { 'run/workflow-review.json': graph, 'run/workflow.graph.json': loose },
      options: { graph: '{dir}/{name}-{workflowId}.json' },
    },
    'in the record that has the id': {
      files: {
        'run/bmad.json': manifest({ ...record, id: 'x', graph: 'lib/x.graph.json' }, record),
        'run/lib/review.graph.json': graph,
        'run/workflow.graph.json': loose,
      },
    },
    'in the record that names the file': {
      files: {
        'run/bmad.json': manifest(
          { id: 'x', workflow: 'x.md', graph: 'x.graph.json' },
          { ...record, id: 'y' },
        ),
        'run/lib/review.graph.json': graph,
      },
    },
    'in the entry of the package': {
      files: {
        'pkg/bmad.json': JSON.stringify({
          entry: { workflow: 'w.md', graph: './lib/review.graph.json', agents: 'a' },
        }),
        'pkg/lib/review.graph.json': graph,
      },
      options: { package: 'pkg/bmad.json' },
    },
  };

  it.each(Object.entries(places))('%s', async (_, { files, options }) => {
    const run = { 'run/workflow.md': runFile(frontmatter()) };
    expect(rulesOf(await judged([{ ...files, ...run }, jump], options))).toEqual([refused]);
    const legal = { 'run/workflow.md': runFile(at('build')) };
    expect(rulesOf(await judged([{ ...files, ...run }, legal], options))).toEqual([]);
  });

  it('several runs each follow their own', async () => {
    const files = {
      'a/workflow.md': runFile(frontmatter()),
      'a/workflow.graph.json': graphFile(),
      'b/workflow.md': runFile(frontmatter()),
      'b/workflow.graph.json': loose,
    };
    const report = await judged([files, { 'a/workflow.md': run('ship'), 'b/workflow.md': run('ship') }]);
    expect(report.findings.map(({ file, ruleId }) => `${file} ${ruleId}`)).toEqual([
      'a/workflow.md workflow/transition',
    ]);
  });

  it('is not governed where it has no shape of a run, and stays governed once it had', async () => {
    const guide = { 'run/workflow.md': '# Workflow\n', readme: '' };
    expect((await judged([guide, { 'run/workflow.md': '---\nname: x\n---\n' }])).transitions).toEqual([]);
    expect(rulesOf(await judged([start, { 'run/workflow.md': '# Nothing\n' }]))).toEqual([
      'error workflow/frontmatter',
    ]);
  });
});
