// @ts-check
import { parseArgs } from 'node:util';
import { importSource } from '../bundle.js';

/**
 * Holds the product against a second judge of checklists (test/second-judge) on random histories: npm run lab -- second-judge
 * [1000] [--seed 1] [--most 5] [--about goalposts] [--format ralph] [--steps 1] [--run 17]. Ends with 1 where they differ; of the most
 * frequent differences a small history is printed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '5' },
    about: { type: 'string', default: '' },
    format: { type: 'string', default: '' },
    steps: { type: 'string', default: '9' },
    run: { type: 'string' },
  },
});

const { runSecondJudge } = await importSource('test/second-judge/main.ts');
const [runs, seed, most, steps] = [positionals[0] ?? '1000', values.seed, values.most, values.steps].map(
  Number,
);
const run = values.run === undefined ? undefined : Number(values.run);
const differing = await runSecondJudge({ ...values, runs, seed, most, steps, run }, console.log);
process.exitCode = differing === 0 ? 0 : 1;
