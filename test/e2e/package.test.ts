import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built, builtFolder } from '../support/built.ts';

/** What npm would publish, and what it installs from git, without a network. */
interface Packed {
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stateward-package-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const env = {
  ...process.env,
  npm_config_cache: '',
  npm_config_offline: 'true',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

/** What these sources would publish: `dist/` is committed by itself, and may be older. */
function packedFromSources(): Packed | undefined {
  const at = mkdtempSync(join(tmpdir(), 'stateward-packed-'));
  for (const part of ['package.json', 'README.md', 'LICENSE', 'schemas'])
    cpSync(part, join(at, part), { recursive: true });
  cpSync(builtFolder, join(at, 'dist'), { recursive: true });
  const said = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: at,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  rmSync(at, { recursive: true });
  const [packed]: Packed[] = JSON.parse(said);
  return packed;
}

describe('the package', () => {
  const packed = packedFromSources();
  const paths = (packed?.files ?? []).map(({ path }) => path);

  it('holds what runs and its types, and neither the Action nor docs nor tests', () => {
    const others = paths.filter((path) => !/^(?:dist|schemas)\//.test(path));
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(paths.filter((path) => path.startsWith('dist/action'))).toEqual([]);
  });

  it('has fewer than 200 files, and less than 645 kB, whatever it is for', () => {
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.length).toBeLessThan(200);
    expect(packed?.size).toBeGreaterThan(100_000);
    expect(packed?.size).toBeLessThan(645_000);
  });

  it('holds every declaration that its entries lead to, and no other', () => {
    const entries = Object.values<{ types: string }>(manifest.exports).map(({ types }) => types.slice(2));
    const found = new Set(entries);
    for (const file of found)
      for (const [, from = ''] of readFileSync(built(file.slice('dist/'.length)), 'utf8').matchAll(
        /(?:from |import\()['"](\.[^'"]+)\.ts['"]/g,
      ))
        found.add(join(file, '..', `${from}.d.ts`));
    expect(paths.filter((path) => path.startsWith('dist/types/')).toSorted()).toEqual([...found].toSorted());
  });

  it('has declarations that name nothing which is not declared', () => {
    const at = mkdtempSync(join(folder, 'types-'));
    const entries = Object.values<{ types: string }>(manifest.exports).map(({ types }) =>
      types.slice('./dist/'.length),
    );
    writeFileSync(
      join(at, 'all.mts'),
      entries.map((entry, index) => `export type * as e${index} from '${built(entry)}';\n`).join(''),
    );
    writeFileSync(
      join(at, 'tsconfig.json'),
      JSON.stringify({
        extends: resolve('tsconfig.json'),
        compilerOptions: { noEmit: true, skipLibCheck: false, typeRoots: [resolve('node_modules/@types')] },
        include: [],
        files: ['all.mts'],
      }),
    );
    const told = spawnSync('npx', ['tsc', '-p', at], { encoding: 'utf8' });
    expect(told).toMatchObject({ status: 0, stdout: '' });
  });

  it('says where it comes from', () => {
    expect(manifest).toMatchObject({
      repository: {
        type: 'git',
        url: expect.stringMatching(/^git\+https:\/\/github\.com\/[\w-]+\/stateward\.git$/),
      },
      homepage: expect.stringMatching(/^https:\/\/github\.com\//),
      bugs: { url: expect.stringMatching(/\/issues$/) },
      publishConfig: { access: 'public', provenance: true },
    });
    expect(manifest.keywords.length).toBeGreaterThan(5);
    // Each of them makes npm install all development dependencies for whoever installs from git.
    for (const script of ['build', 'prepare', 'prepack', 'postinstall'])
      expect(manifest.scripts).not.toHaveProperty(script);
  });
});

describe('what npm takes from git', () => {
  const address = `git+file://${resolve('.')}`;
  const run = (cwd: string, command: string, ...args: string[]) =>
    spawnSync(command, args, {
      cwd,
      env: { ...env, npm_config_cache: join(folder, 'cache') },
      encoding: 'utf8',
    });

  it('installs in one line, and runs', () => {
    const project = mkdtempSync(join(folder, 'project-'));
    run(project, 'git', 'init', '-q');
    expect(run(project, 'npm', 'install', '--save-dev', address)).toMatchObject({ status: 0 });
    expect(run(project, 'npx', 'stateward', '--version').stdout.trim()).toBe(manifest.version);
    expect(run(project, 'npx', 'stateward', 'check')).toMatchObject({ status: 0 });
  });
});
