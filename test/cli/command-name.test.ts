import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asCalled, commandName } from '../../src/check/command-name.ts';
import { packageFrom } from '../../src/output/home.ts';

describe('the command as the reader starts it', () => {
  it.each([
    ['/home/ann/shop/node_modules/.bin/stateward', '/home/ann/shop', 'npx stateward'],
    ['/home/ann/shop/node_modules/stateward/dist/cli.js', '/home/ann/shop/src', 'npx stateward'],
    // What npx would ask a registry for there is not said.
    [
      '/home/ann/shop/node_modules/.bin/stateward',
      '/home/bob',
      'node /home/ann/shop/node_modules/.bin/stateward',
    ],
    // The cache of npx is on no other machine.
    ['/cache/_npx/1/node_modules/.bin/stateward', '/home/ann/shop', `npx --yes ${packageFrom}`],
    ['/opt/stateward/dist/cli.js', '/home/ann/shop', 'node /opt/stateward/dist/cli.js'],
    ['/opt/my tools/dist/cli.js', '/home/ann/shop', "node '/opt/my tools/dist/cli.js'"],
    ['/usr/local/bin/stateward', '/home/ann/shop', 'stateward'],
    ['/runner/_actions/acme/stateward/v0/dist/action.js', '/runner/work', 'npx --no stateward'],
  ])('%s in %s', (script, folder, name) => {
    expect(commandName(script, folder)).toBe(name);
  });

  it.each<[named: string, expected: string, here?: string]>([
    ['github:acme/stateward#v0.1.0', 'npx --yes github:acme/stateward#v0.1.0'],
    ['stateward@0.1.0', 'npx --yes stateward@0.1.0'],
    ['@acme/stateward', 'npx --yes @acme/stateward'],
    // Places of one machine, and what no shell should read: in CI nobody could start them so.
    ['/home/ann/my tools', 'stateward', "npx --yes '/home/ann/my tools'"],
    ['file:../stateward', 'stateward', "npx --yes 'file:../stateward'"],
    ['git+file:///home/ann/stateward', 'stateward', "npx --yes 'git+file:///home/ann/stateward'"],
    ['a;b', 'stateward', "npx --yes 'a;b'"],
  ])('by npx of %s', (named, expected, here = expected) => {
    const cache = join(mkdtempSync(join(tmpdir(), 'stateward-name-')), '_npx', '39d109a8');
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), JSON.stringify({ _npx: { packages: [named] } }));
    for (const script of ['.bin/stateward', 'stateward/dist/cli.js'])
      for (const [environment, name] of [
        [{ CI: 'true' }, expected],
        [{}, here],
      ] as const)
        expect(commandName(join(cache, 'node_modules', script), '/home/ann/shop', environment)).toBe(name);
    rmSync(dirname(dirname(cache)), { recursive: true });
  });

  it('of a copy that a hook tool has for itself is that of the installed package', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stateward-name-'));
    const cached = '/home/ann/.cache/pre-commit/repo1/dist/cli.js';
    expect(commandName(cached, folder)).toBe(`node ${cached}`);
    mkdirSync(join(folder, 'node_modules/stateward/dist'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/stateward/dist/cli.js'), '');
    expect(commandName(cached, folder)).toBe('npx stateward');
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['Run stateward init --write.', 'Run node cli.js init --write.'],
    ['no hook calls stateward', 'no hook calls stateward'],
    ['o/stateward check', 'o/stateward check'],
  ])('stands in: %s', (words, said) => {
    expect(asCalled(words, 'node cli.js')).toBe(said);
  });
});
