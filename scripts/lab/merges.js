// @ts-check
import { parseArgs } from 'node:util';
import { importSource } from '../bundle.js';

/**
 * Merges two honest lines of work of every kind, again and again, and holds the result against both: npm run lab -- merges
 * [10000] [--seed 1] [--kind ralph] [--most 10]. Ends with 1 where something is lost, invalid, or refused by the gate; with
 * --speed [--kind prd.json], where merging 10,000 items takes more than twice as long as reading them three times.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    kind: { type: 'string', default: '' },
    most: { type: 'string', default: '10' },
    speed: { type: 'boolean', default: false },
  },
});

const { measureMerges, runMerges } = await importSource('test/merges/main.ts');
const [count, seed, most] = [positionals[0] ?? '1000', values.seed, values.most].map(Number);
const wrong = values.speed
  ? measureMerges({ count: 10_000, rounds: 5, name: values.kind }, console.log)
  : await runMerges({ ...values, count, seed, most }, console.log);
process.exitCode = wrong === 0 ? 0 : 1;
