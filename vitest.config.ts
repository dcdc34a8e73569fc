import { configDefaults, defineConfig } from 'vitest/config';
import { alsoSoak, onlySoak, slow } from './test/suites.ts';

const isSoak = process.env.STATEWARD_SOAK === '1';

function suite(): { readonly include: readonly string[]; readonly exclude: readonly string[] } {
  if (process.env.STATEWARD_SLOW === '1') return { include: slow, exclude: [] };
  if (isSoak) return { include: [...onlySoak, ...alsoSoak], exclude: [] };
  // Those of test/tools need tools of their own: npm run lab -- tools; those of test/page a browser: npm run lab -- page.
  return { include: ['test/**/*.test.ts'], exclude: ['test/tools/**', 'test/page/**', ...slow, ...onlySoak] };
}
const { include, exclude } = suite();

/** A new seed for all workers, printed, so that what is found can be run again (test/support/soak.ts). */
function soakSeed(): Readonly<Record<string, string>> {
  if (!isSoak) return {};
  const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`SEED=${seed} npm run soak\n`);
  return { SEED: seed };
}

export default defineConfig({
  test: {
    include: [...include],
    exclude: [...configDefaults.exclude, ...exclude],
    setupFiles: ['test/support/setup.ts'],
    env: soakSeed(),
    reporters: ['agent'],
    // Two cores, two workers that keep their modules: a fresh process for each file cost a third of the suite.
    maxWorkers: 2,
    isolate: false,
    // For what hangs: no test limits its time, and a busy machine makes none of them red. A soak takes hours.
    testTimeout: isSoak ? 0 : 300_000,
    hookTimeout: 300_000,
  },
});
