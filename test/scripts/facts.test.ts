import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the product has every name of the documents that the native kinds follow, but those with a reason', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/lab/facts.js', '--missing'], {
    encoding: 'utf8',
  });
  const [, count = ''] = /^(\d+) names, \d+ with a reason, 0 wrong$/.exec(stdout.trim()) ?? [];
  expect(Number(count)).toBeGreaterThan(300);
  expect(status).toBe(0);
});
