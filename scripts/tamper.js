// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';

/**
 * Tampers with histories of every kind and tells what the gate says: npm run tamper -- [--kind ralph]
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

const folder = mkdtempSync(join(tmpdir(), 'stateward-tamper-'));
try {
  const file = join(folder, 'tamper.mjs');
  const bundle = await rolldown({ input: 'test/tamper/main.ts', platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  writeFileSync(file, output[0].code);
  const { runTamper } = await import(pathToFileURL(file).href);
  const [seed, rounds, honest] = [values.seed, values.rounds, values.honest].map(Number);
  const faults = await runTamper({ ...values, seed, rounds, honest }, console.log);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
