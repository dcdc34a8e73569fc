import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // They need tools of their own: npm run tools.
    exclude: [...configDefaults.exclude, 'test/tools/**'],
    setupFiles: ['test/support/setup.ts'],
    // Two cores: forks of the same two workers start once and keep their modules warm.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
