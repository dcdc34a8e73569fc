// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';

/**
 * Holds the engine against the model of the law on random histories: npm run model -- [1000] [--seed 1] [--most 5]
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

const folder = mkdtempSync(join(tmpdir(), 'stateward-model-'));
try {
  const file = join(folder, 'model.mjs');
  const bundle = await rolldown({ input: 'test/model/main.ts', platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  writeFileSync(file, output[0].code);
  const { runModel } = await import(pathToFileURL(file).href);
  const [runs, seed, most] = [positionals[0] ?? '1000', values.seed, values.most].map(Number);
  const differing = await runModel({ ...values, runs, seed, most }, console.log);
  process.exitCode = differing === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
