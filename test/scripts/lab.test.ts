import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const lab = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/lab.js', ...args], { encoding: 'utf8' });

describe('npm run lab', () => {
  it.each([[[]], [['nothing']], [['../release']], [['constructor']]])('lists the instruments: %j', (args) => {
    const { status, stderr } = lab(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^Usage: npm run lab -- <name> \[argument\.\.\.\]\nnames: agents, bench, .*, ways-back\n$/,
    );
  });

  it('starts the instrument that is named, with its arguments', () => {
    const { status, stdout } = lab('release', '--notes');
    expect(status).toBe(0);
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(stdout.trim());
  });

  const [, named = ''] = /^names: (.*)$/m.exec(lab().stderr) ?? [];
  it.each(readdirSync('scripts/lab').filter((name) => name.endsWith('.js')))(
    'knows scripts/lab/%s',
    (name) => {
      expect(named.split(', ')).toContain(name.slice(0, -'.js'.length));
    },
  );

  it('has no script of its own for an instrument in package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(13);
    for (const [, file = ''] of JSON.stringify(scripts).matchAll(/node (\S+\.js)/g))
      expect(existsSync(file), file).toBe(true);
  });
});
