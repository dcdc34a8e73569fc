import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hooksSnippet } from './support/doc-snippet.ts';
import { itJudgesCommits } from './support/hook-cases.ts';
import { type StoryRepository, says, tellStory, versions } from './support/story.ts';
import { ended, programOnPath, requireTool } from './support/tools.ts';

const hooks = ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'];
const husky = join(dirname(requireTool.resolve('husky')), 'bin.js');
const clone = `node ${resolve('dist/cli.js')}`;

/** A repository in which husky is set up with the snippet's line, and whose `node_modules` has what the line calls. */
function hooked(line: string): StoryRepository {
  const lineOf = (hook: string) => line.replaceAll('commit-msg', hook);
  const files = Object.fromEntries(hooks.map((hook) => [`.husky/${hook}`, lineOf(hook)]));
  const repository = tellStory({ ...files, '.gitignore': 'node_modules\n' });
  const folder = join(repository.directory, 'node_modules', '.bin');
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('dist/cli.js'), join(folder, 'stateward'));
  expect(repository.run(process.execPath, husky)).toMatchObject({ code: 0, text: '' });
  repository.addRemote();
  return repository;
}

const snippet = hooksSnippet('husky');

describe.each([
  ['as it stands, with the package', snippet],
  ['with a clone', snippet.replace('stateward', clone)],
])('husky with the line of docs/hooks.md, %s', (_name, line) => {
  let repository: StoryRepository;
  beforeAll(() => {
    repository = hooked(line);
  });
  afterAll(() => repository.cleanup());

  itJudgesCommits(() => repository);
});

describe('husky where node is not on PATH', () => {
  let repository: StoryRepository;
  let poor: Readonly<Record<string, string>>;

  beforeAll(() => {
    repository = hooked(snippet);
    poor = { ...repository.environment, PATH: folderWithoutNode(join(repository.directory, '..', 'bin')) };
  });
  afterAll(() => repository.cleanup());

  const commit = () => {
    repository.startAt(repository.ids.plan);
    repository.stage(versions.withA);
    return ended('git', ['commit', '-m', says.a], { cwd: repository.directory, env: poor });
  };

  it('an honest commit is refused, and what is missing is named', () => {
    const refused = commit();
    expect(refused.code).not.toBe(0);
    expect(refused.text).toMatch(/node.*(not found|No such file)/);
    expect(refused.text).toContain('command not found in PATH=');
  });

  it('it goes through once the file that husky reads first puts node on PATH', () => {
    const start = join(repository.environment.XDG_CONFIG_HOME ?? '', 'husky', 'init.sh');
    mkdirSync(dirname(start), { recursive: true });
    writeFileSync(start, `export PATH="${dirname(process.execPath)}${delimiter}$PATH"\n`);
    expect(commit()).toMatchObject({ code: 0 });
  });

  it('the hooks of this repository say in one line what to do', () => {
    const gate = ended('sh', [resolve('.husky/gate'), 'commit-msg'], {
      cwd: repository.directory,
      env: poor,
    });
    expect(gate.text).toMatch(/^stateward: node is not on PATH; .*\n$/);
    expect(gate.code).toBe(1);
  });
});

/** What git and a shell need, and no node: a graphical client's PATH. */
function folderWithoutNode(folder: string): string {
  mkdirSync(folder);
  for (const name of ['sh', 'env', 'git', 'basename', 'dirname'])
    symlinkSync(programOnPath(name) ?? '', join(folder, name));
  return folder;
}
