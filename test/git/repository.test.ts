import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { direct } from '../../src/git/direct.ts';
import { openGitRepository } from '../../src/git/repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'stateward-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'file'), '');
mkdirSync(join(folder, 'bin'));
writeFileSync(join(folder, 'bin/git'), 'no program');
chmodSync(join(folder, 'bin/git'), 0o644);

const ways = {
  'told when it ends': openGitRepository,
  'waited for': (...at: Parameters<typeof openGitRepository>) => direct(openGitRepository(...at)),
};

describe.each(Object.entries(ways))('a git that is %s', (_, open) => {
  it.each([
    ['the folder is none', join(folder, 'nothing'), process.env, 'directory'],
    ['the folder is a file', join(folder, 'file'), process.env, 'directory'],
    ['no git is installed', folder, { PATH: join(folder, 'nothing') }, 'git'],
    ['git is no program', folder, { PATH: join(folder, 'bin') }, 'git'],
  ])('is absent where %s', async (_case, directory, caller, absent) => {
    expect(await open(directory, caller).run(['version'])).toMatchObject({ ok: false, code: null, absent });
  });

  it('failed where it ends with another code than zero, also without a word', async () => {
    const git = open(folder);
    const quiet = await git.run(['config', '--get', '--file=file', 'no.such']);
    expect(quiet).toEqual({ ok: false, code: 1, complaint: '' });
    expect(await git.run(['no-such-command'])).toMatchObject({
      ok: false,
      code: 1,
      complaint: expect.stringContaining('no-such-command'),
    });
  });

  it('hands over bytes and takes them, and reads no input that nobody gave', async () => {
    const git = open(folder);
    const bytes = Buffer.from([0xe9, 0, 0xff, 10]);
    const stripped = await git.run(['stripspace'], bytes);
    expect(stripped.ok && stripped.output).toEqual(bytes);
    expect(await git.run(['stripspace'])).toMatchObject({ ok: true, output: Buffer.of() });
    expect(await git.run(['version'], 'x'.repeat(1_000_000))).toMatchObject({ ok: true });
  });
});
