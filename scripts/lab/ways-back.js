// @ts-check
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importSource } from '../bundle.js';

/**
 * Follows every way back that the gate prints for the matrix of tampering, letter by letter, and judges again:
 * npm run lab -- ways-back [--kind ralph] [--operator text] [--seed 1] [--share 40]. One of so many operators is followed by git
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

const { runWays } = await importSource('test/tamper/ways-main.ts');
const [seed, share] = [values.seed, values.share].map(Number);
const red = await runWays({ ...values, seed, share, cli: resolve('dist/cli.js') }, console.log);
process.exitCode = red.length === 0 ? 0 : 1;
