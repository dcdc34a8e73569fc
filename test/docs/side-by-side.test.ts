import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { blocksOf } from './page-examples.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-pages-')));
afterAll(() => rmSync(folder, { recursive: true }));

const environment = {
  PATH: process.env.PATH,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Somebody',
  GIT_AUTHOR_EMAIL: 'somebody@example.org',
  GIT_COMMITTER_NAME: 'Somebody',
  GIT_COMMITTER_EMAIL: 'somebody@example.org',
};
const program = `'${process.execPath}' '${built('cli.js')}'`;

/** The named blocks of a page in one shell, with the program that was built. */
function play(page: string, ...names: readonly string[]) {
  const blocks = blocksOf(readFileSync(`docs/${page}.md`, 'utf8'));
  const text = (name: string) => blocks.find((block) => block.name === name)?.text ?? 'exit 99';
  const script = [
    'set -e',
    `stateward() { ${program} "$@"; }`,
    'mkdir "$0" && cd "$0"',
    ...names.map(text),
  ].join('\n');
  // git starts the driver in a shell of its own, where no function is known.
  const started = script
    .replaceAll("'stateward merge", `"${program.replaceAll("'", '')} merge`)
    .replaceAll("%P'", '%P"');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', started, page], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, blocks };
}

describe('docs/guarded-writes.md', () => {
  it('writes what is legal and refuses what is not', () => {
    const { status, stdout } = play('guarded-writes', 'begin', 'write');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\{\s*"ok": true/);
    expect(stdout).toContain('checklist/done-removed');
  });
});

describe('docs/merge.md', () => {
  it('is played from nothing to a merge that git alone would not make', () => {
    const { status, stdout, stderr, blocks } = play('merge', 'begin', 'configure', 'merge');
    expect(stderr).not.toContain('CONFLICT');
    expect(status).toBe(0);
    expect(stdout).toContain('.gitattributes');
    expect(stdout).toContain(blocks.find(({ name }) => name === 'merged')?.text.trim());
    expect(readFileSync(join(folder, 'merge/shop/.gitattributes'), 'utf8')).toContain(
      '**/prd.json merge=stateward diff=stateward\n',
    );
  });
});

describe('docs/loop.md', () => {
  it('is played from nothing to a tree that is complete', () => {
    const { status, stdout, blocks } = play('loop', 'begin');
    expect(status).toBe(0);
    const printed = blocks.find(({ text }) => text.startsWith('execute: '))?.text;
    const [run = ''] = /run-[0-9a-f]{8}/.exec(stdout) ?? [];
    const [commit = ''] = /(?<=commit(?:ted)?:? )[0-9a-f]{7,40}/.exec(stdout) ?? [];
    expect(stdout.replaceAll(run, 'run-0b1c2d3e').replace(commit, '1a2b3c4')).toBe(printed);
    expect(readFileSync(join(folder, 'loop/shop/task.txt'), 'utf8')).toContain(
      'It is done when:\n\n- greeting.txt says hello',
    );
  });
});

describe('docs/mcp.md', () => {
  it('is played from nothing to an answer of the server', () => {
    const { status, stdout } = play('mcp', 'begin', 'session');
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(answers.find(({ id }) => id === 1)?.result.supportedVersions).toEqual(['2026-07-28']);
    expect(answers.find(({ id }) => id === 2)?.result.content[0].text).toContain('US-1');
  });
});
