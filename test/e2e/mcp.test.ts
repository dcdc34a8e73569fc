import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { prd, story } from '../support/checklists.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { node, pretty, tree } from '../support/trees.ts';

const repository = createTemporaryRepository();
const { directory, environment } = repository;
const plan = JSON.stringify(prd(story('US-1'), story('US-2', { passes: true })), null, 2);
repository.commitAll([
  { message: 'Plan', files: { 'prd.json': plan, '.runner/state/tree.json': pretty(tree(node('a'))) } },
]);
repository.git('reset', '-q', '--hard');
afterAll(repository.cleanup);

interface Answer {
  readonly result?: { readonly [member: string]: unknown };
  readonly error?: { readonly code: number };
}

/** Sends requests to one server and gives the answers in their order. */
function ask(
  requests: readonly (readonly [method: string, params: object])[],
  meta: object | null = modern,
): Promise<Answer[]> {
  const child = spawn(process.execPath, [built('cli.js'), 'mcp', '--guard', 'true'], {
    cwd: directory,
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = new Map<number, Answer>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = JSON.parse(line);
    answers.set(answer.id, answer);
    if (answers.size === requests.length) child.stdin.end();
  });
  for (const [id, [method, params]] of requests.entries()) {
    const all = meta === null ? params : { ...params, _meta: meta };
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params: all })}\n`);
  }
  return new Promise((settle) => {
    child.on('close', () => settle(requests.map((_, id) => answers.get(id) ?? {})));
  });
}

const modern = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const call = (name: string, args: object = {}) => ['tools/call', { name, arguments: args }] as const;

describe('stateward mcp', () => {
  it('speaks the revision of 2026-07-28, without a session', async () => {
    const [discovered, listed] = await ask([
      ['server/discover', {}],
      ['tools/list', {}],
    ]);
    expect(discovered?.result).toMatchObject({ supportedVersions: ['2026-07-28'] });
    const names = (listed?.result?.tools as readonly { readonly name: string }[] | undefined)?.map(
      ({ name }) => name,
    );
    expect(names).toEqual([
      'check',
      'status',
      'explain',
      'repair',
      'fs_write',
      'fs_apply_patch',
      'task_select',
      'task_step',
      'procedure_start',
      'procedure_continue',
      'procedure_end',
    ]);
  });

  it('serves an older client', async () => {
    const hello = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    };
    const [begun] = await ask([['initialize', hello]], null);
    expect(begun?.result).toMatchObject({ protocolVersion: '2025-11-25', serverInfo: { name: 'stateward' } });
  });

  it('refuses what could not have happened, and writes the rest', async () => {
    const tampered = JSON.stringify(prd(story('US-1')));
    const legal = `${plan}\n`;
    const [refused, outside] = await ask([
      call('fs_write', { path: 'prd.json', content: tampered }),
      call('fs_write', { path: '../prd.json', content: '{}' }),
    ]);
    expect(refused?.result).toMatchObject({ isError: true, structuredContent: { ok: false } });
    expect(outside?.result).toMatchObject({
      isError: true,
      structuredContent: { ok: false, error: { code: 'E_SANDBOX_VIOLATION' } },
    });
    expect(readFileSync(join(directory, 'prd.json'), 'utf8')).toBe(plan);
    const [written] = await ask([call('fs_write', { path: 'prd.json', content: legal })]);
    expect(written?.result).toMatchObject({ structuredContent: { ok: true } });
    expect(readFileSync(join(directory, 'prd.json'), 'utf8')).toBe(legal);
  });

  it.each([
    '.husky/pre-commit',
    '.claude/settings.json',
    'src/index.js',
    '.stateward.yml',
    '.git/hooks/pre-commit',
  ])('writes no %s', async (path) => {
    const [refused] = await ask([call('fs_write', { path, content: '#!/bin/sh\n' })]);
    expect(refused?.result).toMatchObject({
      isError: true,
      structuredContent: { ok: false, error: { code: 'E_SANDBOX_VIOLATION' } },
    });
    expect(existsSync(join(directory, path))).toBe(false);
  });

  it('writes a state file that is new', async () => {
    const [written] = await ask([
      call('fs_write', { path: 'specs/1/tasks.md', content: '- [ ] T001 Sign in\n' }),
    ]);
    expect(written?.result).toMatchObject({ structuredContent: { ok: true, sha256Before: null } });
  });

  it('selects a node and steps it with the guard that the server was started with', async () => {
    const [selected] = await ask([call('task_select')]);
    expect(selected?.result).toMatchObject({
      structuredContent: { node: 'a', status: 'open', mode: 'execute' },
    });
    const [stepped] = await ask([call('task_step', { status: 'done', summary: 'It works' })]);
    expect(stepped?.result).toMatchObject({ structuredContent: { outcome: 'recorded', guard: 'pass' } });
  });

  it('answers every line, also one that is no message, and goes on', () => {
    const lines = [
      'no JSON',
      '',
      '\ufeff',
      '[{"jsonrpc":"2.0","id":1,"method":"ping"}]',
      '{"id":2,"method":"server/discover"}',
      '{"jsonrpc":"2.0","id":"three"}',
      '{"jsonrpc":"2.0","id":{},"method":"ping"}',
      '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":null}',
      '{"jsonrpc":"2.0","id":6,"method":"tools/call","params":[1]}',
      '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":"x"}',
      JSON.stringify({ jsonrpc: '2.0', id: 4, method: 'server/discover', params: { _meta: modern } }),
    ];
    const { stdout, status } = spawnSync(process.execPath, [built('cli.js'), 'mcp'], {
      cwd: directory,
      env: environment,
      input: lines.join('\r\n'),
      encoding: 'utf8',
    });
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const failed = answers.filter(({ error }) => error !== undefined);
    expect(failed.map(({ id, error }) => [id, error.code])).toEqual([
      [null, -32700],
      [null, -32600],
      [2, -32600],
      ['three', -32600],
      [null, -32600],
      [5, -32602],
      [6, -32602],
      [7, -32602],
    ]);
    expect(answers.find(({ id }) => id === 4)?.result).toMatchObject({ supportedVersions: ['2026-07-28'] });
    expect([answers.length, status]).toEqual([9, 0]);
  });

  it('answers a message that is larger than what the SDK reads at once', async () => {
    const content = 'x'.repeat(11 * 1024 * 1024);
    const [written] = await ask([call('fs_write', { path: 'large.txt', content })]);
    expect(written?.result).toMatchObject({ structuredContent: { error: { code: 'E_WRITE_LIMIT' } } });
  });

  it('answers what it does not know, or is asked wrongly, as the protocol has it', async () => {
    const [unknown, wrong, argument, option, missing] = await ask([
      ['tools/call', { name: 'nothing', arguments: {} }],
      call('explain'),
      call('task_select', { path: 'tree.json' }),
      call('explain', { rule: '--help' }),
      ['resources/read', { uri: 'stateward://rules/no/such' }],
    ]);
    expect(unknown?.error ?? unknown?.result).toBeDefined();
    expect(wrong?.result).toMatchObject({ isError: true });
    expect(argument?.result).toMatchObject({
      structuredContent: { error: { message: 'task_select has no argument "path"; it takes tree' } },
    });
    expect(option?.result).toMatchObject({ isError: true });
    expect(missing?.error).toMatchObject({ code: -32602 });
  });
});
