// @ts-check
import { parseArgs } from 'node:util';
import { importSource } from '../bundle.js';

/**
 * Tampers with histories of every kind and tells what the gate says: npm run lab -- tamper [--kind ralph]
 * [--operator text] [--seed 1] [--rounds 3] [--honest 1000] [--mutate]. Ends with 1 where something is wrong.
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    operator: { type: 'string' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    honest: { type: 'string', default: '1000' },
    mutate: { type: 'boolean', default: false },
  },
});

const { runTamper } = await importSource('test/tamper/main.ts');
const [seed, rounds, honest] = [values.seed, values.rounds, values.honest].map(Number);
const faults = await runTamper({ ...values, seed, rounds, honest }, console.log);
process.exitCode = faults.length === 0 ? 0 : 1;
