import { configDefaults, defineConfig } from 'vitest/config';
import { alsoSoak, onlySoak, slow } from './test/suites.ts';

function suite(): { readonly include: readonly string[]; readonly exclude: readonly string[] } {
  if (process.env.STATEWARD_SLOW === '1') return { include: slow, exclude: [] };
  if (process.env.STATEWARD_SOAK === '1') return { include: [...onlySoak, ...alsoSoak], exclude: [] };
  // Those of test/tools need tools of their own: npm run tools; those of test/page a browser: npm run test:page.
  return { include: ['test/**/*.test.ts'], exclude: ['test/tools/**', 'test/page/**', ...slow, ...onlySoak] };
}
const { include, exclude } = suite();

export default defineConfig({
  test: {
    include: [...include],
    exclude: [...configDefaults.exclude, ...exclude],
    setupFiles: ['test/support/setup.ts'],
    // Two cores, two workers that keep their modules: a fresh process for each file cost a third of the suite.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
