// @ts-check
// npm run test:page: the report, the site and the playground in headless Chromium, that of test/tools; pictures go into look/.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = 'test/tools/node_modules';
if (
  process.platform !== 'linux' ||
  !['puppeteer-core', '@sparticuz/chromium', 'axe-core'].every((name) => existsSync(`${tools}/${name}`))
)
  console.log(
    'NOT RUN: there is no Chromium here; npm ci --prefix test/tools --ignore-scripts brings one (Linux)',
  );
else {
  const run = (/** @type {string[]} */ ...args) => {
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
    return status === 0;
  };
  if (run('scripts/lab/site.js', '.site'))
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'test/page/vitest.config.ts',
      ...process.argv.slice(2),
    );
}
