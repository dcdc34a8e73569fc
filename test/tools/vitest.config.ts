import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/tools/*.test.ts', 'test/tools/mcp/*.test.ts'],
    maxWorkers: 2,
    // Each commit starts the tool, and some of them twice.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
