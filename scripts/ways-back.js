// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';

/**
 * Follows every way back that the gate prints for the matrix of tampering, letter by letter, and judges again:
 * npm run ways-back -- [--kind ralph] [--operator text] [--seed 1] [--share 40]. One of so many operators is followed by git
 * and the built command line, too. Ends with 1 where a way is not green; ways that are words are listed.
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    operator: { type: 'string' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '40' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'stateward-ways-'));
try {
  const file = join(folder, 'ways.mjs');
  const bundle = await rolldown({ input: 'test/tamper/ways-main.ts', platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  writeFileSync(file, output[0].code);
  const { runWays } = await import(pathToFileURL(file).href);
  const [seed, share] = [values.seed, values.share].map(Number);
  const red = await runWays({ ...values, seed, share, cli: resolve('dist/cli.js') }, console.log);
  process.exitCode = red.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
