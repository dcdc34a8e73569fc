import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cappedBytes, cappedOutput } from '../../src/runner/step/capped-output.ts';
import { type GuardCommand, runGuard } from '../../src/runner/step/guard.ts';

const folder = mkdtempSync(join(tmpdir(), 'stateward-guard-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sh(line: string, more: Partial<GuardCommand> = {}, signal?: AbortSignal) {
  const command = {
    argv: [line],
    shell: true,
    timeoutSeconds: 20,
    folder,
    environment: process.env,
    ...more,
  };
  return runGuard(command, signal);
}

/** Whether the process runs whose id stands in a file; one that nobody has waited for yet does not. */
const isAlive = (file: string) => {
  const pid = readFileSync(join(folder, file), 'utf8').trim();
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

describe('a capped output', () => {
  it.each([
    ['abcdefgh', 8, 'abcdefgh'],
    ['abcdefghi', 8, 'abcd\n[1 bytes cut here, 9 in all]\nfghi'],
    ['', 8, ''],
  ])('of %j within %d bytes is %j', (text, limit, expected) => {
    expect(cappedBytes(Buffer.from(text), limit).toString()).toBe(expected);
    const output = cappedOutput(limit);
    for (const character of text) output.push(Buffer.from(character));
    expect(output.bytes().toString()).toBe(expected);
  });
});

describe.skipIf(process.platform === 'win32')('the guard', () => {
  it.each([
    ['exit 0', 'pass', 'the guard ended with exit code 0'],
    ['exit 1', 'fail', 'the guard ended with exit code 1'],
    ['exit 125', 'fail', 'the guard ended with exit code 125'],
    ['kill -9 $$', 'fail', 'the guard was killed by SIGKILL'],
    ['read line && exit 0; exit 7', 'fail', 'the guard ended with exit code 7'],
  ])('%s: %s', async (line, guard, ended) => {
    const result = await sh(line);
    expect(result).toMatchObject({ guard, ended });
    expect(result.log.toString()).toBe(`$ ${line}\n\n[${ended}]\n`);
  });

  it('gets its arguments as they are, without a shell', async () => {
    const argv = ['printf', '%s|', 'a b', '$HOME', '*', "it's"];
    const { log } = await sh('', { argv, shell: false });
    expect(log.toString()).toContain("\na b|$HOME|*|it's|\n");
  });

  it.each([['no-such-program'], [folder], ['a\u0000b']])(
    'that cannot be started proves nothing: %j',
    async (program) => {
      const result = await sh('', { argv: [program], shell: false });
      expect(result).toMatchObject({ error: expect.stringContaining('could not be started') });
    },
  );

  it.each([
    ['is not there', 'no-such-command', false],
    ['says that nothing could be found', 'exit 127', false],
    ['is no program', '/dev/null', false],
    ['ran and failed', 'no-such-command; exit 1', true],
    ['ran and failed with 125', 'exit 125', true],
  ])('of a shell that %s: whether that is a verdict', async (_, line, isVerdict) => {
    const result = await sh(line);
    expect('guard' in result).toBe(isVerdict);
    if ('error' in result) expect(result.error).toContain('could not be started');
  });

  it('that takes too long proves nothing, and nobody of its group is left', async () => {
    const line = 'trap "" TERM; sleep 30 & echo $! > child; echo $$ > parent; wait; sleep 30';
    const result = await sh(line, { timeoutSeconds: 0.3 });
    expect(result).toMatchObject({ error: expect.stringContaining('timed out after 0.3 s and was killed') });
    expect(result).not.toHaveProperty('guard');
    expect(['child', 'parent'].filter(isAlive)).toEqual([]);
  });

  it('does not wait for what it leaves in the background, and kills it', async () => {
    const result = await sh('sleep 30 & echo $! > left; exit 0');
    expect(result).toMatchObject({ guard: 'pass' });
    // Who takes note of the end of a process takes a while on a busy machine.
    await expect.poll(() => isAlive('left')).toBe(false);
  });

  it('that prints without end is cut, with a note', async () => {
    const { log } = await sh('echo first; head -c 5000000 /dev/zero; echo last; exit 1');
    expect(log.length).toBeLessThan((1 << 20) + 100);
    expect(log.toString('latin1')).toMatch(
      /first\n[\s\S]*\n\[\d+ bytes cut here, \d+ in all\]\n[\s\S]*last\n\n\[/,
    );
  });

  it('is ended by an abort, without a verdict', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const result = await sh('echo $$ > aborted; sleep 30', {}, controller.signal);
    expect(result).toMatchObject({ error: 'the guard was interrupted' });
    expect(isAlive('aborted')).toBe(false);
  });
});
