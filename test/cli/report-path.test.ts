import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportPathFault, writeReport } from '../../src/cli/output.ts';

let outside: string;
let top: string;
beforeAll(() => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-')));
  top = join(outside, 'shop');
  for (const folder of ['shop/.git', 'shop/web', 'elsewhere'])
    mkdirSync(join(outside, folder), { recursive: true });
  writeFileSync(join(top, 'report.json'), '');
  symlinkSync(join(outside, 'victim'), join(top, 'stateward.json'));
  symlinkSync('.git/config', join(top, 'stateward.xml'));
  symlinkSync(join(outside, 'elsewhere'), join(top, 'test-results'));
  symlinkSync('web', join(top, 'linked'));
  symlinkSync(top, join(outside, 'also'));
  symlinkSync(join(outside, 'elsewhere'), join(outside, 'mine'));
});
afterAll(() => rmSync(outside, { recursive: true }));

const link = /a symbolic link/;
const own = /git's own folder/;

it.each<[file: string, folder: string, fault: RegExp | undefined]>([
  ['report.json', 'shop', undefined],
  ['new.json', 'shop', undefined],
  ['web/new.json', 'shop', undefined],
  ['../report.json', 'shop/web', undefined],
  ['nowhere/new.json', 'shop', undefined],
  ['stateward.json', 'shop', link],
  ['../stateward.json', 'shop/web', link],
  ['stateward.xml', 'shop', link],
  ['test-results/stateward.xml', 'shop', link],
  ['linked/new.json', 'shop', link],
  ['../also/stateward.json', 'shop', link],
  ['../also/report.json', 'shop', undefined],
  ['.git/report.json', 'shop', own],
  ['web/../.GIT/report.json', 'shop', own],
  // What lies outside of the repository nobody's commit made.
  ['../mine/report.json', 'shop', undefined],
  ['../out.json', 'shop', undefined],
  ['/dev/stdout', 'shop', undefined],
  ['mine/report.json', '.', undefined],
])('a report is written to %s in %s, or not: %s', (file, folder, fault) => {
  const found = reportPathFault(file, join(outside, folder));
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(fault);
});

it('names the file that it was to write', () => {
  expect(() => writeReport({ cwd: top }, 'stateward.json', '{}')).toThrow(
    'cannot be written to "stateward.json": a symbolic link',
  );
});
