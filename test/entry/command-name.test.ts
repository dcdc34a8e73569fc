import { describe, expect, it } from 'vitest';
import { asCalled, commandName } from '../../src/entry/cli/command-name.ts';
import { packageFrom } from '../../src/home.ts';

describe('the command as the reader starts it', () => {
  it.each([
    ['/home/ann/shop/node_modules/.bin/stateward', '/home/ann/shop', 'npx stateward'],
    ['/home/ann/shop/node_modules/stateward/dist/cli.js', '/home/ann/shop/src', 'npx stateward'],
    // npx would ask a registry there.
    [
      '/home/ann/shop/node_modules/.bin/stateward',
      '/home/bob',
      'node /home/ann/shop/node_modules/.bin/stateward',
    ],
    // The cache of npx is on no other machine.
    ['/cache/_npx/1/node_modules/.bin/stateward', '/home/ann/shop', `npx --yes '${packageFrom}'`],
    ['/opt/stateward/dist/cli.js', '/home/ann/shop', 'node /opt/stateward/dist/cli.js'],
    ['/opt/my tools/dist/cli.js', '/home/ann/shop', "node '/opt/my tools/dist/cli.js'"],
    ['/usr/local/bin/stateward', '/home/ann/shop', 'stateward'],
    ['/runner/_actions/acme/stateward/v0/dist/action.js', '/runner/work', 'npx stateward'],
  ])('%s in %s', (script, folder, name) => {
    expect(commandName(script, folder)).toBe(name);
  });

  it.each([
    ['Run stateward init --write.', 'Run node cli.js init --write.'],
    ['no hook calls stateward', 'no hook calls stateward'],
    ['o/stateward check', 'o/stateward check'],
  ])('stands in: %s', (words, said) => {
    expect(asCalled(words, 'node cli.js')).toBe(said);
  });
});
