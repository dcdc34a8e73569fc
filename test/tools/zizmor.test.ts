import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tellStory } from './support/story.ts';
import { ended, noticeSkipped, programOnPath } from './support/tools.ts';

const program = programOnPath('zizmor');
if (program === undefined) noticeSkipped('zizmor', 'it is not installed (pip install zizmor)');

/** Its findings, and 0 where it has none; the registry of its online audits is not asked. */
const audit = (...args: string[]) =>
  ended(program ?? '', ['--offline', '--no-progress', ...args], { cwd: '.', env: process.env });

describe.skipIf(program === undefined)('zizmor', () => {
  it('finds what it should: a step that runs what a stranger wrote', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stateward-zizmor-'));
    const file = join(folder, 'wrong.yml');
    writeFileSync(
      file,
      `on: issues\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo \${{ github.event.issue.title }}\n`,
    );
    const { code, text } = audit(file);
    rmSync(folder, { recursive: true });
    expect(text).toContain('template-injection');
    expect(code).toBeGreaterThan(10);
  });

  it('finds nothing in the workflows of this repository', () => {
    expect(audit(resolve('.github/workflows'))).toMatchObject({ code: 0 });
  });

  it('finds nothing in the workflow that init writes, but that it names tags', () => {
    const repository = tellStory({
      'zizmor.yml': 'rules:\n  unpinned-uses:\n    config:\n      policies:\n        "*": ref-pin\n',
    });
    const { directory } = repository;
    repository.run(process.execPath, resolve('dist/cli.js'), 'init', '--write', '--action', 'acme/stateward');
    const said = audit(
      '--config',
      join(directory, 'zizmor.yml'),
      join(directory, '.github/workflows/stateward.yml'),
    );
    repository.cleanup();
    expect(said).toMatchObject({ code: 0 });
  });
});
