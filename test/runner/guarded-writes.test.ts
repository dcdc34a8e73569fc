import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FrontmatterUpdate, fsApplyPatch, fsWrite, type WriteResult } from '../../src/store.ts';
import { createGuardedRoot, type GuardedRoot, sha256 } from '../support/guarded-root.ts';
import { node, passed, pretty, tree } from '../support/trees.ts';
import { at, frontmatter, graphFile, reviewGraph, runFile, withEdge } from '../support/workflows.ts';

const file = 'run/workflow.md';
const graph = 'run/workflow.graph.json';
const treeFile = '.runner/state/tree.json';
const atBuild = runFile(at('build', ['plan']));
const toReview = [{ to: 'review', label: 'built' }];

let guarded: GuardedRoot;

beforeEach(() => {
  guarded = createGuardedRoot({ [file]: atBuild, [graph]: graphFile() });
});
afterEach(() => guarded.cleanup());

/** A refusal leaves the file, and every other one, as it was. */
async function refused(call: () => Promise<WriteResult>, code: string) {
  const before = guarded.files().map((path) => [path, guarded.read(path)]);
  const result = await call();
  expect(guarded.files().map((path) => [path, guarded.read(path)])).toEqual(before);
  expect(result).toMatchObject({ ok: false, error: { code } });
  expect(JSON.stringify(result)).not.toContain(guarded.outside);
  return result.ok ? undefined : result.error;
}

describe('a run is moved by a patch', () => {
  it('along an edge, with exactly this result', async () => {
    const update = { currentNodeId: { set: 'review' }, stepsCompleted: { append: ['build'] } };
    const result = await guarded.patch(file, update);
    const after = runFile(at('review', ['plan', 'build']));
    expect(guarded.read(file)).toBe(after);
    expect(result).toEqual({
      ok: true,
      value: { sha256Before: sha256(atBuild), sha256After: sha256(after) },
    });
    expect(guarded.files()).toEqual([graph, file]);
  });

  const jumps: [string, string, string, string, string, object[]][] = [
    ['to a node that no edge leads to', 'build', 'ship', 'build', 'ship', toReview],
    ['to a node that the graph does not hold', 'build', 'nowhere', 'build', 'nowhere', toReview],
    ['back to the entry by a blank', 'build', ' ', 'build', 'plan', toReview],
    [
      'from the entry, where the state is blank',
      '',
      'ship',
      'plan',
      'ship',
      [{ to: 'build', label: 'planned' }],
    ],
    ['from the end', 'ship', 'build', 'ship', 'build', []],
    [
      'from a decision',
      'review',
      'plan',
      'review',
      'plan',
      [
        { to: 'ship', label: 'good', isDefault: true },
        { to: 'build', label: 'bad', conditionText: 'variables.findings > 0', isDefault: false },
      ],
    ],
  ];
  it.each(jumps)('not %s', async (_, old, set, from, to, allowedNext) => {
    guarded.put(file, runFile(at(old)));
    const error = await refused(
      () => guarded.patch(file, { currentNodeId: { set } }),
      'E_INVALID_TRANSITION',
    );
    expect(error?.message).toContain(`${from} → ${to}`);
    expect(error?.details).toMatchObject({ from, to, allowedNext });
    // A whole file says the same.
    const whole = await refused(() => guarded.write(file, runFile(at(set))), 'E_INVALID_TRANSITION');
    expect(whole).toEqual(error);
  });

  it.each([
    ['at the same node', { currentNodeId: { set: 'build' } }, {}],
    [
      'at the same node, with blanks around',
      { currentNodeId: { set: ' build ' } },
      { currentNodeId: ' build ' },
    ],
    ['with what it knows', { variables: { set: { findings: 2 } } }, { variables: { findings: 2 } }],
    [
      'with a decision',
      { decisionLog: { append: [{ from: 'a', to: 'b', label: 'c' }] } },
      { decisionLog: [{ from: 'a', to: 'b', label: 'c' }] },
    ],
    ['with an artifact, by itself', { artifacts: { append: 'a.md' } }, { artifacts: ['a.md'] }],
    ['with the time', { updatedAt: { set: '2026-01-01T00:00:00Z' } }, { updatedAt: '2026-01-01T00:00:00Z' }],
    ['with a step that is completed already', { stepsCompleted: { append: ['plan'] } }, {}],
    ['with nothing', {}, {}],
  ] satisfies [string, FrontmatterUpdate, object][])('stays %s', async (_, update, more) => {
    const expected = runFile({ ...at('build', ['plan']), ...more });
    const whole = createGuardedRoot({ [file]: atBuild, [graph]: graphFile() });
    expect(await whole.write(file, expected)).toMatchObject({ ok: true });
    whole.cleanup();
    expect(await guarded.patch(file, update)).toMatchObject({ ok: true });
    const { parse } = await import('yaml');
    const read = (text: string) => parse(text.split('---\n')[1] ?? '');
    expect(read(guarded.read(file))).toEqual(read(expected));
  });
});

describe('a run is refused', () => {
  it.each([
    ['a number for its node', { currentNodeId: { set: 42 } }, '/currentNodeId'],
    ['a time that is none', { updatedAt: { set: 'yesterday' } }, '/updatedAt'],
    [
      'a decision without its end',
      { decisionLog: { append: [{ from: 'a', label: 'b' }] } },
      '/decisionLog/0',
    ],
    ['a step that is no text', { stepsCompleted: { append: [3] } }, '/stepsCompleted/1'],
  ])("with the validator's errors: %s", async (_, update, instancePath) => {
    const error = await refused(
      () => guarded.patch(file, update as FrontmatterUpdate),
      'E_SCHEMA_VALIDATION',
    );
    expect(error?.details.errors).toMatchObject([{ instancePath }]);
  });

  it('where completed steps are taken back by a whole file', async () => {
    const error = await refused(() => guarded.write(file, runFile(at('review'))), 'E_INVALID_TRANSITION');
    expect(error?.details).toMatchObject({
      from: 'build',
      to: 'review',
      allowedNext: toReview,
      missing: ['plan'],
    });
  });

  it.each([
    ['no frontmatter', '# Run\n'],
    ['an open frontmatter', '---\ncurrentNodeId: build\n'],
    ['keys twice', atBuild.replace('---\n#', 'currentNodeId: build\n---\n#')],
    ['no YAML', '---\n{\n---\n'],
  ])('with %s', async (_, content) => {
    await refused(() => guarded.write(file, content), 'E_INVALID_FRONTMATTER');
  });

  it.each([
    ['is gone', undefined],
    ['cannot be read', '{'],
    ['breaks its schema', graphFile({ ...reviewGraph, extra: 1 })],
    ['has an edge to nowhere', graphFile(withEdge('build', 'nowhere'))],
  ])('where its graph %s', async (_, content) => {
    if (content === undefined) rmSync(join(guarded.root, graph));
    else guarded.put(graph, content);
    await refused(() => guarded.patch(file, { currentNodeId: { set: 'review' } }), 'E_GRAPH_INVALID');
  });

  it('where it was tampered with before: what cannot be read is restored first', async () => {
    guarded.put(file, '---\ncurrentNodeId: [\nstepsCompleted: []\n---\n');
    await refused(() => guarded.patch(file, { currentNodeId: { set: 'review' } }), 'E_INVALID_FRONTMATTER');
    await refused(() => guarded.write(file, atBuild), 'E_INVALID_FRONTMATTER');
  });

  it('where it breaks a rule that only the configuration makes an error', async () => {
    const unvisited = { stepsCompleted: { append: ['ship'] } };
    guarded.put('.stateward.yml', 'version: 1\nrules:\n  workflow/steps-unvisited: error\n');
    const error = await refused(() => guarded.patch(file, unvisited), 'E_RULE_VIOLATION');
    expect(error?.details.findings).toMatchObject([{ ruleId: 'workflow/steps-unvisited' }]);
    guarded.put('.stateward.yml', 'version: 1\n');
    expect(await guarded.patch(file, unvisited)).toMatchObject({ ok: true });
    guarded.put('.stateward.yml', 'version: 1\nrules: {workflow/transition: off}\n');
    await refused(() => guarded.patch(file, { currentNodeId: { set: 'ship' } }), 'E_INVALID_TRANSITION');
    guarded.put('.stateward.yml', 'version: 2\n');
    await refused(() => guarded.patch(file, { currentNodeId: { set: 'review' } }), 'E_CONFIG_INVALID');
  });
});

describe('a configuration that names a preset in a file', () => {
  const plan = (state: string, what = 'Build') => JSON.stringify({ quests: [{ slug: 'a', what, state }] });

  it('judges by it, writes what nothing governs, and lets nobody write it', async () => {
    const entry = { path: 'quests.json', preset: 'gates/quests.yml' };
    guarded.put('.stateward.yml', JSON.stringify({ version: 1, files: [entry] }));
    const preset = {
      parse: 'json',
      items: ['/quests'],
      key: ['slug'],
      done: [{ field: 'state', values: ['won'] }],
    };
    guarded.put('gates/quests.yml', JSON.stringify({ ...preset, contract: ['what'] }));
    guarded.put('quests.json', plan('won'));
    expect(await guarded.write('notes.md', 'hi')).toMatchObject({ ok: true });
    await refused(() => guarded.write('quests.json', plan('won', 'Rest')), 'E_RULE_VIOLATION');
    await refused(() => guarded.write('gates/quests.yml', '{}'), 'E_SANDBOX_VIOLATION');
    rmSync(join(guarded.root, 'gates/quests.yml'));
    const error = await refused(() => guarded.write('quests.json', plan('won')), 'E_CONFIG_INVALID');
    expect(error?.message).toContain('.stateward.yml:1:');
  });
});

describe('the graph of a run', () => {
  it('is found as the configuration says, and by the package record', async () => {
    guarded.put(
      '.stateward.yml',
      'version: 1\nfiles: [{path: "*.run.md", kind: workflow, graph: "{workflowId}/moves.json"}]\n',
    );
    guarded.put('one.run.md', runFile(at('plan')));
    guarded.put('review/moves.json', graphFile(withEdge('plan', 'ship')));
    expect(await guarded.patch('one.run.md', { currentNodeId: { set: 'ship' } })).toMatchObject({ ok: true });
    guarded.put('.stateward.yml', 'version: 1\n');
    guarded.put(
      'run/bmad.json',
      JSON.stringify({ workflows: [{ id: 'review', graph: 'pkg/own.graph.json' }] }),
    );
    await refused(() => guarded.patch(file, { currentNodeId: { set: 'ship' } }), 'E_GRAPH_INVALID');
    guarded.put('run/pkg/own.graph.json', graphFile(withEdge('build', 'ship')));
    expect(await guarded.patch(file, { currentNodeId: { set: 'ship' } })).toMatchObject({ ok: true });
  });

  it('is written by nobody while a run follows it, nor what selects it', async () => {
    const opened = graphFile(withEdge('build', 'ship'));
    await refused(() => guarded.write(graph, opened), 'E_SANDBOX_VIOLATION');
    await refused(() => guarded.write('run/bmad.json', '{"workflows": []}'), 'E_SANDBOX_VIOLATION');
    expect(await guarded.write('next/workflow.graph.json', opened)).toMatchObject({ ok: true });
    expect(await guarded.write('next/workflow.md', runFile(frontmatter()))).toMatchObject({ ok: true });
    await refused(() => guarded.write('next/workflow.graph.json', graphFile()), 'E_SANDBOX_VIOLATION');
  });

  it('may be reached by a link, as long as it leads nowhere outside', async () => {
    renameSync(join(guarded.root, graph), join(guarded.root, 'moves.json'));
    symlinkSync('../moves.json', join(guarded.root, graph));
    expect(await guarded.patch(file, { currentNodeId: { set: 'review' } })).toMatchObject({ ok: true });
    renameSync(join(guarded.root, 'moves.json'), join(guarded.outside, 'moves.json'));
    rmSync(join(guarded.root, graph));
    symlinkSync('../../moves.json', join(guarded.root, graph));
    await refused(() => guarded.patch(file, { currentNodeId: { set: 'ship' } }), 'E_SANDBOX_VIOLATION');
  });
});

describe('a new run', () => {
  it.each([
    ['where nothing was', undefined],
    ['where a file was that is no run', '# Notes\n'],
  ])('begins at the entry, with nothing completed: %s', async (_, old) => {
    if (old === undefined) rmSync(join(guarded.root, file));
    else guarded.put(file, old);
    await refused(() => guarded.write(file, runFile(at('ship'))), 'E_INVALID_TRANSITION');
    expect(await guarded.write(file, runFile(frontmatter()))).toMatchObject({ ok: true });
  });

  it('needs its graph', async () => {
    await refused(() => guarded.write('new/workflow.md', runFile(frontmatter())), 'E_GRAPH_INVALID');
  });
});

describe('other files', () => {
  it('a state file of another kind is judged by its kind', async () => {
    const [before, tampered] = [tree(passed('a'), node('b')), tree(passed('a', { goal: 'less' }), node('b'))];
    guarded.put(treeFile, pretty(before));
    const error = await refused(() => guarded.write(treeFile, pretty(tampered)), 'E_RULE_VIOLATION');
    expect(error?.message).toContain("passed node 'a' changed in next tree");
    expect(error?.details.findings).toMatchObject([{ ruleId: 'task-tree/immutability' }]);
    const legal = pretty(tree(passed('a'), node('b', { title: 'better' })));
    expect(await guarded.write(treeFile, legal)).toMatchObject({
      ok: true,
      value: { sha256After: sha256(legal) },
    });
    await refused(() => guarded.patch(treeFile, {}), 'E_INVALID_INPUT');
  });

  it('what cannot be read now is not replaced: nothing says what may follow', async () => {
    guarded.put(treeFile, '{');
    await refused(() => guarded.write(treeFile, pretty(tree(node('a')))), 'E_RULE_VIOLATION');
  });

  it('a file that no kind governs is written as it is given, and not patched', async () => {
    expect(await guarded.write('notes/deep/a.md', '# A\n')).toEqual({
      ok: true,
      value: { sha256Before: null, sha256After: sha256('# A\n') },
    });
    expect(await guarded.write('./notes//deep/a.md', '')).toMatchObject({
      ok: true,
      value: { sha256After: sha256('') },
    });
    expect(await guarded.write('other/workflow.md', '# No run\n')).toMatchObject({ ok: true });
    await refused(() => guarded.patch('notes/deep/a.md', {}), 'E_INVALID_INPUT');
    await refused(() => guarded.patch('absent/workflow.md', {}), 'E_NOT_FOUND');
    await refused(
      () => guarded.patch('other/workflow.md', { currentNodeId: { set: 'plan' } }),
      'E_INVALID_FRONTMATTER',
    );
  });
});

describe('ifMatchSha256', () => {
  it('lets only the caller write that has read the file', async () => {
    const update = { currentNodeId: { set: 'review' } };
    const stale = { ifMatchSha256: sha256('older') };
    const error = await refused(() => guarded.patch(file, update, stale), 'E_PRECONDITION_FAILED');
    expect(error?.details).toEqual({ expected: sha256('older'), actual: sha256(atBuild) });
    await refused(() => guarded.write(file, atBuild, stale), 'E_PRECONDITION_FAILED');
    await refused(() => guarded.write('absent.md', 'x', stale), 'E_PRECONDITION_FAILED');
    const read = { ifMatchSha256: sha256(atBuild).toUpperCase() };
    expect(await guarded.patch(file, update, read)).toMatchObject({ ok: true });
    await refused(() => guarded.patch(file, update, read), 'E_PRECONDITION_FAILED');
  });
});

describe('nothing outside of the root is written:', () => {
  it.each([
    ['absolute', '/etc/workflow.md'],
    ['absolute on a drive', 'C:\\run\\workflow.md'],
    ['up', '../workflow.md'],
    ['up from inside', 'run/../../workflow.md'],
    ['up and back', 'run/../run/workflow.md'],
    ['a NUL', 'run/workflow.md\0.txt'],
    ['backslashes', 'run\\..\\..\\workflow.md'],
    ['nothing', '.'],
    ['git', '.git/config'],
    ['git, spelled otherwise', 'run/.GIT /hooks/pre-commit'],
    ['the configuration', '.stateward.yml'],
    ['the configuration, spelled otherwise', '.Stateward.YML'],
    ['the waivers', '.stateward.waivers.yml'],
    ['a configuration in a folder, which the gate refuses', 'run/.stateward.yml'],
    ['the audit log', '.stateward/execution.jsonl'],
    ['the same file, spelled otherwise', 'run/WORKFLOW.md'],
    ['the same folder, spelled otherwise', 'Run/workflow.md'],
    ['a folder', 'run'],
    ['below a file', 'run/workflow.md/more'],
  ])('%s', async (_, path) => {
    await refused(() => guarded.write(path, atBuild), 'E_SANDBOX_VIOLATION');
    await refused(() => guarded.patch(path, { currentNodeId: { set: 'review' } }), 'E_SANDBOX_VIOLATION');
  });

  it.each([
    ['the file', 'linked/workflow.md'],
    ['a folder', 'way/workflow.md'],
    ['a folder on the way', 'way/deep/workflow.md'],
    ['a link to nowhere', 'linked/nowhere.md'],
  ])('a link: %s', async (_, path) => {
    const away = join(guarded.outside, 'away');
    mkdirSync(join(away, 'deep'), { recursive: true });
    for (const each of ['workflow.md', 'workflow.graph.json'])
      for (const folder of ['', 'deep']) writeFileSync(join(away, folder, each), guarded.read(`run/${each}`));
    mkdirSync(join(guarded.root, 'linked'));
    symlinkSync(join(away, 'workflow.md'), join(guarded.root, 'linked/workflow.md'));
    symlinkSync(join(away, 'new.md'), join(guarded.root, 'linked/nowhere.md'));
    symlinkSync(away, join(guarded.root, 'way'));
    const result = await guarded.patch(path, { currentNodeId: { set: 'review' } });
    expect(result).toMatchObject({ ok: false, error: { code: 'E_SANDBOX_VIOLATION' } });
    expect(await guarded.write(path, 'x')).toMatchObject({
      ok: false,
      error: { code: 'E_SANDBOX_VIOLATION' },
    });
    expect(readFileSync(join(away, 'workflow.md'), 'utf8')).toBe(atBuild);
    expect(existsSync(join(away, 'new.md'))).toBe(false);
  });

  it('a log or a folder of the store that is a link is not followed', async () => {
    symlinkSync(guarded.outside, join(guarded.root, '.stateward'));
    await refused(() => guarded.write('a.md', 'x'), 'E_SANDBOX_VIOLATION');
    rmSync(join(guarded.root, '.stateward'));
    symlinkSync(join(guarded.outside, 'log'), join(guarded.root, 'log.jsonl'));
    const linked = { auditLog: 'log.jsonl' };
    expect(await guarded.write('a.md', 'x', linked)).toMatchObject({
      error: { code: 'E_SANDBOX_VIOLATION' },
    });
    expect(existsSync(join(guarded.outside, 'log'))).toBe(false);
  });
});

describe('sizes', () => {
  it('what is too large is neither read nor written', async () => {
    const small = { limits: { maxReadBytes: atBuild.length, maxWriteBytes: atBuild.length } };
    const update = { currentNodeId: { set: 'plan2' } };
    expect(await guarded.write(file, atBuild, small)).toMatchObject({ ok: true });
    await refused(() => guarded.write(file, `${atBuild}x`, small), 'E_WRITE_LIMIT');
    await refused(() => guarded.patch(file, { variables: { set: { a: 1 } } }, small), 'E_WRITE_LIMIT');
    const error = await refused(
      () => guarded.patch(file, update, { limits: { maxReadBytes: 10 } }),
      'E_READ_LIMIT',
    );
    expect(error?.details).toEqual({ size: atBuild.length, limit: 10 });
  });
});

describe('requests are read or refused, never an exception', () => {
  const requests: unknown[] = [
    undefined,
    null,
    3,
    {},
    { path: file },
    { path: 3, content: '' },
    { path: file, content: 3 },
    { path: file, content: '\ud800' },
    { path: file, content: '', mode: 1 },
    { path: file, content: '', ifMatchSha256: 3 },
  ];
  it.each(requests)('fs.write %j', async (request) => {
    await refused(() => fsWrite(request as Parameters<typeof fsWrite>[0], guarded), 'E_INVALID_INPUT');
  });

  const updates: unknown[] = [
    undefined,
    [],
    { currentNodeId: 'review' },
    { currentNodeId: { append: ['review'] } },
    { currentNodeId: { set: 'review', more: 1 } },
    { stepsCompleted: { set: [] } },
    { variables: { set: 3 } },
    { workflowType: { set: 'other' } },
    { toString: { set: 'x' } },
  ];
  it.each(updates)('fs.apply_patch %j', async (update) => {
    const patch = { operation: 'updateFrontmatter', update } as const;
    await refused(
      () => fsApplyPatch({ path: file, patch } as Parameters<typeof fsApplyPatch>[0], guarded),
      'E_INVALID_INPUT',
    );
  });

  it('another operation, and a root that is not there', async () => {
    const patch = { operation: 'delete' } as unknown as { operation: 'updateFrontmatter'; update: object };
    await refused(() => fsApplyPatch({ path: file, patch }, guarded), 'E_INVALID_INPUT');
    const nowhere = { root: join(guarded.outside, 'nowhere') };
    await refused(() => fsWrite({ path: file, content: '' }, nowhere), 'E_IO');
  });
});

describe('the audit log', () => {
  it('has a line for every call, without contents', async () => {
    const [agentId, secret] = ['ada', 'a secret that is nobody else’s business'];
    await guarded.patch(
      file,
      { currentNodeId: { set: 'review' }, variables: { set: { token: secret } } },
      { agentId, toolCallId: 'call-1' },
    );
    await guarded.patch(file, { currentNodeId: { set: 'plan' } });
    await guarded.write('../x', secret);
    await fsWrite({} as Parameters<typeof fsWrite>[0], guarded);
    await guarded.write('a.md', secret, { agentId });
    const lines = guarded.audit();
    expect(
      lines.map(({ toolName, agentId: who, input, output }) => ({ toolName, who, input, output })),
    ).toEqual([
      {
        toolName: 'fs.apply_patch',
        who: 'ada',
        input: {
          path: file,
          patch: {
            operation: 'updateFrontmatter',
            update: { currentNodeId: { set: 'review' }, variables: { set: ['token'] } },
          },
        },
        output: { ok: true, sha256Before: sha256(atBuild), sha256After: sha256(guarded.read(file)) },
      },
      {
        toolName: 'fs.apply_patch',
        who: null,
        input: {
          path: file,
          patch: { operation: 'updateFrontmatter', update: { currentNodeId: { set: 'plan' } } },
        },
        output: {
          ok: false,
          error: { code: 'E_INVALID_TRANSITION', message: expect.stringContaining('review → plan') },
        },
      },
      {
        toolName: 'fs.write',
        who: null,
        input: { path: '../x', bytes: Buffer.byteLength(secret) },
        output: { ok: false, error: { code: 'E_SANDBOX_VIOLATION', message: expect.any(String) } },
      },
      {
        toolName: 'fs.write',
        who: null,
        input: {},
        output: { ok: false, error: { code: 'E_INVALID_INPUT', message: expect.any(String) } },
      },
      {
        toolName: 'fs.write',
        who: 'ada',
        input: { path: 'a.md', bytes: Buffer.byteLength(secret) },
        output: { ok: true, sha256Before: null, sha256After: sha256(secret) },
      },
    ]);
    expect(lines[0]).toMatchObject({ kind: 'tool', toolCallId: 'call-1', durationMs: expect.any(Number) });
    expect(String(lines[0]?.ts)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(new Set(lines.map(({ toolCallId }) => toolCallId)).size).toBe(5);
  });

  it('lies elsewhere on demand, and is guarded there too', async () => {
    const elsewhere = { auditLog: 'logs/execution.jsonl' };
    expect(await guarded.write('a.md', 'x', elsewhere)).toMatchObject({ ok: true });
    expect(await guarded.write('logs/execution.jsonl', '', elsewhere)).toMatchObject({
      error: { code: 'E_SANDBOX_VIOLATION' },
    });
    expect(guarded.read('logs/execution.jsonl').trimEnd().split('\n')).toHaveLength(2);
  });
});

describe('what the harness says of the run', () => {
  const other = 'pkg/other.graph.json';
  const opened = graphFile(withEdge('build', 'ship'));
  const move = (to: string) =>
    ({
      path: file,
      patch: { operation: 'updateFrontmatter', update: { currentNodeId: { set: to } } },
    }) as const;
  const context = (more: object) => ({ root: guarded.root, agentId: 'ada', ...more });
  const put = (path: string, text: string) => {
    mkdirSync(join(guarded.root, path, '..'), { recursive: true });
    writeFileSync(join(guarded.root, path), text);
  };

  it('graphRelPath is the graph that judges, and nobody writes it', async () => {
    put(other, opened);
    await refused(() => fsApplyPatch(move('ship'), context({})), 'E_INVALID_TRANSITION');
    const named = context({ graphRelPath: other });
    await refused(() => fsWrite({ path: other, content: opened }, named), 'E_SANDBOX_VIOLATION');
    expect(await fsApplyPatch(move('ship'), named)).toMatchObject({ ok: true });
  });

  it('graphRelPath has to be the one that the configuration names', async () => {
    put(other, opened);
    put('.stateward.yml', `version: 1\nfiles:\n  - {path: ${file}, kind: workflow, graph: ${graph}}\n`);
    const error = await refused(
      () => fsApplyPatch(move('ship'), context({ graphRelPath: other })),
      'E_INVALID_INPUT',
    );
    expect(error?.details).toEqual({ configured: graph });
    expect(await fsApplyPatch(move('review'), context({ graphRelPath: graph }))).toMatchObject({ ok: true });
  });

  it('workflowId selects the graph, whatever the state file calls its workflow', async () => {
    put('pkg/free.graph.json', opened);
    put('pkg/strict.graph.json', graphFile());
    put(
      '.stateward.yml',
      `version: 1\nfiles:\n  - {path: ${file}, kind: workflow, graph: "pkg/{workflowId}.graph.json"}\n`,
    );
    await refused(
      () => fsApplyPatch(move('ship'), context({ workflowId: 'strict' })),
      'E_INVALID_TRANSITION',
    );
    expect(await fsApplyPatch(move('ship'), context({ workflowId: 'free', runId: '7' }))).toMatchObject({
      ok: true,
    });
    expect(guarded.audit().at(-1)).toMatchObject({ workflowId: 'free', runId: '7', agentId: 'ada' });
  });

  it('the audit log lies where it is said', async () => {
    const auditLog = '@state/logs/execution.jsonl';
    await fsApplyPatch(move('ship'), context({ auditLog }));
    expect(guarded.read(auditLog)).toContain('E_INVALID_TRANSITION');
  });
});
