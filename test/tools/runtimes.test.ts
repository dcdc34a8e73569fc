import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harnessIn } from '../support/harness.ts';
import { findBun, findChromium, findDeno, libraries } from './runtimes/find.ts';
import { noticeSkipped } from './support/tools.ts';

const [bun, deno, chromium] = [findBun(), findDeno(), findChromium()];
if (bun === undefined) noticeSkipped('Bun', 'neither the registry nor PATH has one for this platform');
if (deno === undefined) noticeSkipped('Deno', 'neither the registry nor PATH has one for this platform');
if (chromium === undefined) noticeSkipped('Chromium', 'there is none; CHROMIUM=/path/to/one names one');

const [, output = ''] =
  /```text output\n([\s\S]*?)```/.exec(readFileSync('examples/harness/README.md', 'utf8')) ?? [];
/** What a browser can do of it: all that needs no file. */
const pure = output.slice(0, output.indexOf('refused: E_INVALID_TRANSITION'));

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stateward-runtimes-'));
  await harnessIn(folder);
});
// A browser that was closed may still write its profile.
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

function said(program: string, ...args: string[]): string {
  const ended = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return ended.status === 0 ? ended.stdout : `${ended.stdout}${ended.stderr}`;
}

describe('the harness of examples/harness says the same', () => {
  it('in Node', () => expect(said(process.execPath, 'harness.mjs')).toBe(output));

  it.skipIf(bun === undefined)('in Bun', () => {
    expect(said(bun ?? '', 'harness.mjs')).toBe(output);
    expect(said(bun ?? '', 'harness.ts')).toBe(output);
  });

  it.skipIf(deno === undefined)('in Deno, which may read and write files', () => {
    expect(said(deno ?? '', 'run', '--quiet', '--allow-all', 'harness.mjs')).toBe(output);
  });

  it.skipIf(deno === undefined)('in Deno, its pure half without any permission', () => {
    writeFileSync(join(folder, 'pure.mjs'), `${program}run((line) => console.log(line));`);
    expect(said(deno ?? '', 'run', '--quiet', '--no-prompt', 'pure.mjs')).toBe(pure);
  });

  it.skipIf(chromium === undefined)('in a page of headless Chromium, its pure half', async () => {
    expect(await saidInPage(chromium ?? '')).toBe(pure);
  });
});

/** A module that runs the pure half, and says its lines by a function. */
const program = `
  import { judgeInMemory } from './judge.mjs';
  export function run(say) {
    let drawn = 0;
    const newId = () => '00000000-0000-4000-8000-' + String(++drawn).padStart(12, '0');
    judgeInMemory({ newId, now: '2026-01-31T09:00:00Z', say });
  }
`;

/** A page that finds the library by an import map, as a bundler or a CDN would give it, and tells what it said. */
const page = `<!doctype html><meta charset="utf-8">
  <script type="importmap">{ "imports": { "stateward": "/node_modules/stateward/dist/index.js" } }</script>
  <script type="module">
    const tell = (text) => fetch('/said', { method: 'POST', body: text });
    addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
    const lines = [];
    const add = (line) => lines.push(line + '\\n');
    import('/page.mjs').then(({ run }) => run(add)).then(() => tell(lines.join('')));
  </script>`;

async function saidInPage(browser: string): Promise<string> {
  const flags = [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--in-process-gpu',
    '--remote-debugging-port=0',
  ];
  const graphics = [
    '--use-gl=angle',
    '--use-angle=swiftshader',
    `--user-data-dir=${join(folder, 'profile')}`,
  ];
  const { promise, resolve } = withResolvers();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => resolve(text));
      response.end();
      return;
    }
    const { url = '/' } = request;
    const [type, body] = answerTo(url);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const child = spawn(browser, [...flags, ...graphics, `http://127.0.0.1:${port}/`], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    stdio: 'ignore',
  });
  const late = setTimeout(() => resolve('the page said nothing in thirty seconds'), 30_000);
  child.on('error', (error) => resolve(error.message));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
    server.close();
    server.closeAllConnections();
  }
}

function answerTo(url: string): readonly [type: string, body: string | Buffer | undefined] {
  if (url === '/') return ['text/html', page];
  if (url === '/page.mjs') return ['text/javascript', program];
  const file = join(folder, normalize(url));
  return ['text/javascript', existsSync(file) ? readFileSync(file) : undefined];
}

function withResolvers(): { readonly promise: Promise<string>; readonly resolve: (text: string) => void } {
  let resolve: (text: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
