import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '../../src/formats/json-value.ts';
import type { Report } from '../../src/index.ts';
import { type FrontmatterUpdate, fsApplyPatch, fsWrite } from '../../src/store.ts';
import { sha256 } from '../support/guarded-root.ts';
import { createHookedRepository, type HookedRepository, namedRules } from '../support/hooked-repository.ts';
import { runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { graphPath, runPath } from '../support/workflow-hook-cases.ts';
import { at, frontmatter, graphFile, runFile, withEdge, withoutNode } from '../support/workflows.ts';

const [file, graph] = [runPath, graphPath];

/** From the entry to the end, once back from the decision, each step completed as it is left. */
const walk = [
  { node: '', done: [] },
  { node: 'build', done: ['plan'] },
  { node: 'review', done: ['plan', 'build'] },
  { node: 'build', done: ['plan', 'build', 'review'] },
  { node: 'review', done: ['plan', 'build', 'review'] },
  { node: 'ship', done: ['plan', 'build', 'review'] },
];

const edges: Readonly<Record<string, readonly string[]>> = {
  plan: ['build'],
  build: ['review'],
  review: ['ship', 'build'],
  ship: [],
};

/** What is refused at a node: every node that no edge leads to, and one that is not there. */
function alternatives(node: string): string[] {
  return [...Object.keys(edges), 'nowhere'].filter((to) => to !== node && !edges[node]?.includes(to));
}

let repository: HookedRepository;
let start = '';

beforeAll(() => {
  repository = createHookedRepository();
  const files = { [file]: runFile(frontmatter()), [graph]: graphFile() };
  [start = ''] = repository.commitAll([{ message: 'start', files, parents: [] }]);
});

afterAll(() => repository.cleanup());

function write(path: string, text: string | null): void {
  const target = join(repository.directory, path);
  if (text === null) {
    rmSync(target);
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  repository.git('add', path);
}

function patch(update: FrontmatterUpdate) {
  const request = { path: file, patch: { operation: 'updateFrontmatter', update } } as const;
  return fsApplyPatch(request, { root: repository.directory });
}

function checkout(id: string): void {
  repository.git('checkout', '-q', '-f', '--detach', id);
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Judges a commit on top of another as a pull request. */
async function pullRequest(base: string, files: Record<string, string | null>) {
  const [head = ''] = repository.commitAll([
    { message: 'work', files, parents: [base], branch: `pr-${++made}` },
  ]);
  const payload = {
    action: 'opened',
    pull_request: { number: 1, base: { sha: base, ref: 'main' }, head: { sha: head, ref: 'work' } },
    repository: { default_branch: 'main' },
  };
  const target = `report-${made}.json`;
  const result = await runAction(repository, {
    event: 'pull_request',
    payload,
    inputs: { 'report-file': target },
  });
  const report: Report = JSON.parse(readFileSync(join(repository.directory, target), 'utf8'));
  rmSync(join(repository.directory, target));
  return { code: result.code, report };
}
let made = 0;

describe('a run that is walked from its entry to its end', () => {
  it('by guarded writes, passes every hook on the way', async () => {
    checkout(start);
    for (const [index, { node, done }] of walk.slice(1).entries()) {
      const updatedAt = { set: `2026-01-0${index + 1}T00:00:00Z` };
      const update = { currentNodeId: { set: node }, stepsCompleted: { append: done }, updatedAt };
      expect(await patch(update)).toMatchObject({ ok: true });
      expect(repository.commit(`To ${node}`)).toEqual({ code: 0, text: '' });
    }
    expect(
      parse(readFileSync(join(repository.directory, file), 'utf8').split('---\n')[1] ?? ''),
    ).toMatchObject(at('ship', ['plan', 'build', 'review']));
  });

  it.each(walk.slice(2, 3))(
    'passes no other way from "$node", neither a guarded write nor a hook nor the Action',
    async ({ node, done }) => {
      const from = node || 'plan';
      // A root: where HEAD has no parent, nothing can pass as an amend of it.
      const files = { [file]: runFile(at(node, done)), [graph]: graphFile() };
      const [head = ''] = repository.commitAll([
        { message: `at ${from}`, files, parents: [], branch: `at-${from}` },
      ]);
      for (const to of alternatives(from)) {
        // The jump before this one was refused by the hook alone, and still lies in the work tree.
        checkout(head);
        const jump = runFile(at(to, done));
        const guarded = [
          await patch({ currentNodeId: { set: to } }),
          await fsWrite({ path: file, content: jump }, { root: repository.directory }),
        ].map((result) => (result.ok ? undefined : result.error));
        expect(readFileSync(join(repository.directory, file), 'utf8')).toBe(files[file]);
        write(file, jump);
        const { code, text } = repository.commit('Jump');
        expect(namedRules(text, 'error')).toEqual(['workflow/transition']);
        expect(code).toBe(1);
        const action = await pullRequest(head, { [file]: jump });
        expect(action.code).toBe(1);
        const data = action.report.findings.find(({ severity }) => severity === 'error')?.data as JsonObject;
        expect(data).toMatchObject({ code: 'E_INVALID_TRANSITION', from, to });
        for (const error of guarded) {
          const { code, from: old, to: wanted, allowedNext } = data;
          expect(error).toMatchObject({ code, details: { from: old, to: wanted, allowedNext } });
        }
        const allowed = data.allowedNext as readonly { to: string; label: string; isDefault?: boolean }[];
        expect(allowed.map((each) => each.to)).toEqual(edges[from]);
        const names = allowed.map(
          (each) => `${each.to} (${each.label}${each.isDefault === true ? ', default' : ''})`,
        );
        expect(flat(text)).toContain(
          names.length === 0 ? 'nothing follows' : `allowed next: ${names.join(', ')}`,
        );
      }
    },
  );

  it('is shown by status, from the two files alone', async () => {
    checkout(start);
    write(file, runFile(at('review', ['plan', 'build'])));
    const { code, out } = await runCli(['status', file], {
      cwd: repository.directory,
      environment: repository.environment,
    });
    expect(out).toBe(
      [
        file,
        '✓ plan "The plan"',
        '✓ build "The build"',
        '▸ review "The review"  active, decision',
        '  → ship  "good (default)"',
        '  → build  "bad if variables.findings > 0"',
        '· ship "The ship"',
        '2 of 4 done; active: review',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
  });
});

describe('stateward write and stateward patch', () => {
  const call = async (args: string[], input: string, cwd = repository.directory) => {
    const { code, out, error } = await runCli(args, { cwd, environment: repository.environment, input });
    return { code, error, result: JSON.parse(out) };
  };

  it('print the result as JSON, and leave nothing that git sees', async () => {
    checkout(start);
    const text = runFile(frontmatter());
    const update = JSON.stringify({ currentNodeId: { set: 'build' }, stepsCompleted: { append: ['plan'] } });
    const folder = join(repository.directory, 'run');
    const read = ['--if-match', sha256(text), '--agent', 'ada'];
    const moved = await call(['patch', 'workflow.md', ...read], update, folder);
    expect(moved).toMatchObject({ code: 0, error: '', result: { ok: true, sha256Before: sha256(text) } });
    expect(moved.result.sha256After).toBe(sha256(readFileSync(join(folder, 'workflow.md'))));
    const stale = await call(['write', file, ...read], text);
    expect(stale).toMatchObject({ code: 1, result: { ok: false, error: { code: 'E_PRECONDITION_FAILED' } } });
    const jump = await call(['write', file], runFile(at('ship', ['plan'])));
    expect(jump).toMatchObject({
      code: 1,
      result: { error: { details: { allowedNext: [{ to: 'review' }] } } },
    });
    expect(await call(['patch', file], '{')).toMatchObject({
      code: 1,
      result: { error: { code: 'E_INVALID_INPUT' } },
    });
    expect(repository.git('status', '--porcelain')).toBe(`M ${file}`.padStart(file.length + 3));
    const lines = readFileSync(join(repository.directory, '.stateward/execution.jsonl'), 'utf8')
      .trim()
      .split('\n');
    expect(lines.slice(-4).map((line) => JSON.parse(line).agentId)).toEqual(['ada', 'ada', null, null]);
  });

  it('exit 4 where the file system refuses, and 2 where the configuration cannot be used', async () => {
    checkout(start);
    const own = join(repository.directory, '.stateward');
    rmSync(own, { recursive: true });
    mkdirSync(join(own, 'execution.jsonl'), { recursive: true });
    expect(await call(['write', file], '')).toMatchObject({ code: 4, result: { error: { code: 'E_IO' } } });
    rmSync(own, { recursive: true });
    writeFileSync(join(repository.directory, '.stateward.yml'), 'version: 2\n');
    expect(await call(['write', file], '')).toMatchObject({
      code: 2,
      result: { error: { code: 'E_CONFIG_INVALID' } },
    });
    rmSync(join(repository.directory, '.stateward.yml'));
  });
});

describe('the graph is policy', () => {
  it('in a hook and in the Action: an edge that comes with the move does not count', async () => {
    checkout(start);
    const files = { [graph]: graphFile(withEdge('plan', 'ship')), [file]: runFile(at('ship')) };
    for (const [path, text] of Object.entries(files)) write(path, text);
    const { code, text } = repository.commit('Change');
    expect(namedRules(text, 'error')).toEqual(['workflow/transition']);
    expect(code).toBe(1);
    const action = await pullRequest(start, files);
    expect(action.report.findings.map(({ ruleId }) => ruleId)).toContain('workflow/transition');
    expect(action.code).toBe(1);
    checkout(start);
  });

  it('judges where only the graph of a configured name changed', () => {
    const configuration =
      'version: 1\nfiles:\n  - {path: "*/workflow.md", kind: workflow, graph: "{dir}/{name}.moves"}\n';
    const files = {
      '.stateward.yml': configuration,
      [file]: runFile(frontmatter()),
      'run/workflow.moves': graphFile(),
    };
    const [configured = ''] = repository.commitAll([{ message: 'start', files, parents: [] }]);
    checkout(configured);
    write('run/workflow.moves', graphFile(withoutNode('plan')));
    expect(namedRules(repository.commit('Change').text, 'error')).toContain(
      'workflow/graph-removed-live-node',
    );
    checkout(configured);
  });
});
