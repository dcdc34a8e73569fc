import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

let repository: TemporaryRepository;
let tree = new Map<string, string>();
const latin1 = Buffer.from('caf\xe9\0\r\n\xff\xfe', 'latin1');
const large = Buffer.alloc(100 << 20, 'state\n');

beforeAll(() => {
  repository = createTemporaryRepository();
  const many = Array.from({ length: 3000 }, (_, index) => [`many/${index}`, `blob ${index}\n`]);
  const files = { latin1, large, empty: '', ...Object.fromEntries(many) };
  repository.commitAll([{ message: 'blobs', files }]);
  const lines = repository.git('ls-tree', '-r', 'main').split('\n');
  tree = new Map(lines.map((line) => [line.slice(line.indexOf('\t') + 1), line.split(/[ \t]/)[2] ?? '']));
});
afterAll(() => repository.cleanup());

const git = () => openGitRepository(repository.directory, repository.environment);
const id = (path: string) => tree.get(path) ?? '';

describe('blobs', () => {
  it('come back byte for byte', async () => {
    const blobs = createGitObjects(git());
    const [text, nothing, big] = await Promise.all(
      ['latin1', 'empty', 'large'].map((path) => blobs.open(id(path))),
    );
    expect(Buffer.concat(text ?? [])).toEqual(latin1);
    expect(nothing).toEqual([]);
    expect(Buffer.concat(big ?? []).equals(large)).toBe(true);
    await blobs.close();
    expect(blobs.obstacle()).toBeUndefined();
  });

  it('come through one process, three thousand of them', async () => {
    const blobs = createGitObjects(git());
    const read = await Promise.all(
      Array.from({ length: 3000 }, (_, index) => blobs.open(id(`many/${index}`))),
    );
    const texts = read.map((chunks) => Buffer.concat(chunks ?? []).toString());
    expect(texts).toEqual(Array.from({ length: 3000 }, (_, index) => `blob ${index}\n`));
    await blobs.close();
  });

  it('are undefined where there is none, without an obstacle', async () => {
    const blobs = createGitObjects(git());
    const commit = repository.git('rev-parse', 'main');
    const asked = ['a'.repeat(40), 'HEAD:latin1', `${id('empty')}\n${id('latin1')}`, '', commit, id('empty')];
    expect(await Promise.all(asked.map((name) => blobs.open(name)))).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      [],
    ]);
    expect(blobs.obstacle()).toBeUndefined();
    await blobs.close();
  });

  it('answers what was asked before close, and nothing after', async () => {
    const blobs = createGitObjects(git());
    const asked = blobs.open(id('latin1'));
    await blobs.close();
    expect(Buffer.concat((await asked) ?? [])).toEqual(latin1);
    expect(blobs.obstacle()).toBeUndefined();
    expect(await blobs.open(id('latin1'))).toBeUndefined();
    expect(blobs.obstacle()).toMatchObject({ code: 'git-failed' });
  });

  it('closes without ever having started', async () => {
    await expect(createGitObjects(git()).close()).resolves.toBeUndefined();
  });
});

describe('when git', () => {
  it.each([
    ['is not there', { PATH: '/nowhere' }, 'git-missing'],
    ['dies at once', { GIT_DIR: '/nowhere' }, 'not-a-repository'],
  ])('%s, every request ends and says why', async (_what, change, code) => {
    const caller = { ...repository.environment, ...change };
    const blobs = createGitObjects(openGitRepository(repository.directory, caller));
    expect(await Promise.all([blobs.open(id('empty')), blobs.open(id('latin1'))])).toEqual([
      undefined,
      undefined,
    ]);
    expect(blobs.obstacle()).toMatchObject({ code });
    expect(await blobs.open(id('empty'))).toBeUndefined();
    await blobs.close();
  });

  it('still runs, the program ends when it is closed, and never before an answer that is due', async () => {
    const source = join(import.meta.dirname, '../../src/git');
    const script = join(repository.directory, 'script.mjs');
    writeFileSync(
      script,
      `import { createGitObjects } from ${JSON.stringify(join(source, 'objects/objects.ts'))};
      import { openGitRepository } from ${JSON.stringify(join(source, 'repository.ts'))};
      const blobs = createGitObjects(openGitRepository(${JSON.stringify(repository.directory)}));
      const first = await blobs.open('${id('empty')}');
      const second = await blobs.open('${id('latin1')}');
      console.log(first.length, second.length);
      await blobs.close();`,
    );
    const bundle = await rolldown({ input: script, platform: 'node', logLevel: 'silent' });
    await bundle.write({ file: `${script}.bundled.mjs`, format: 'esm', codeSplitting: false });
    const ended = spawnSync(process.execPath, [`${script}.bundled.mjs`], { timeout: 120_000 });
    expect([ended.stdout.toString(), ended.stderr.toString(), ended.status]).toEqual(['0 1\n', '', 0]);
  });
});
