// @ts-check
import { parseArgs } from 'node:util';
import { importSource } from '../bundle.js';

/**
 * Holds the engine against the model of the law on random histories: npm run lab -- model [1000] [--seed 1] [--most 5]
 * [--about merge-lost]. Ends with 1 where they differ; of the most frequent differences the smallest histories are printed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '5' },
    about: { type: 'string', default: '' },
  },
});

const { runModel } = await importSource('test/model/main.ts');
const [runs, seed, most] = [positionals[0] ?? '1000', values.seed, values.most].map(Number);
const differing = await runModel({ ...values, runs, seed, most }, console.log);
process.exitCode = differing === 0 ? 0 : 1;
