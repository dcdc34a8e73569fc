import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandName } from '../../src/output/home.ts';
import { runCli } from '../support/run-cli.ts';
import { type CommitPlan, createTemporaryRepository } from '../support/temporary-repository.ts';
import { blocksOf } from './page-examples.ts';

const folder = 'examples';
const stories = readdirSync(folder, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'before')),
);
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const repository = createTemporaryRepository();
afterAll(() => repository.cleanup());

/** The versions of a story in the order of its commits. */
const versions = ['before', 'between', 'after'];

function filesOf(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [relative(root, path), readFileSync(path, 'utf8')]));
}

interface Told {
  /** What Stateward says, with the names of the versions in place of commit ids. */
  readonly said: string;
  /** How the gate ends that the story is about. */
  readonly gate: number | null;
}

async function tell(story: string): Promise<Told> {
  const names = versions.filter((name) => existsSync(join(folder, story, name)));
  const plans = names.map((name, place): CommitPlan => {
    const files = filesOf(join(folder, story, name));
    return { message: name, parents: place === 0 ? [] : [place - 1], files };
  });
  const ids = repository.commitAll(plans);
  const range = `${ids[0]}..${ids.at(-1)}`;
  const { out, error } = await runCli(['check', '--range', range, '--config-from', 'base'], {
    cwd: repository.directory,
    environment: repository.environment,
  });
  // Messages name seven digits of a commit, and commands more.
  const named = ids.reduce(
    (text, id, place) => text.replaceAll(new RegExp(`${id.slice(0, 7)}[0-9a-f]*`, 'g'), names[place] ?? ''),
    out,
  );
  const installed = (named + error).replace(/node \S+cli\.js/, commandName);
  return { said: installed, gate: ownGate(story, ids.at(-1) ?? '') };
}

/** Runs the gate that the story's page shows, on the last commit. */
function ownGate(story: string, commit: string): number | null {
  repository.git('checkout', '-q', '-f', '--detach', commit);
  const [gate] = blocksOf(readFileSync(join(folder, story, 'README.md'), 'utf8'));
  const { directory: cwd, environment: env } = repository;
  return spawnSync('sh', ['-c', gate?.text ?? 'false'], { cwd, env }).status;
}

describe('the stories of examples/', () => {
  it.each(stories.map(({ name }) => name))('%s', async (story) => {
    const file = join(folder, story, 'expected.txt');
    const { said, gate } = await tell(story);
    expect(gate).toBe(0);
    if (process.env.STATEWARD_EXPECT === 'write') writeFileSync(file, said);
    expect(said).toBe(readFileSync(file, 'utf8'));
    expect(said).toContain('  error  ');
    expect(index).toContain(`(${story}/README.md)`);
  });
});
