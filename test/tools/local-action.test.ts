import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node24 } from '../support/node24.ts';
import { type StoryRepository, tellStory } from './support/story.ts';
import { ended, noticeSkipped, toolFile } from './support/tools.ts';

/** local-action's own script calls `npm exec tsx`, which would look for it on the network; this is what it starts. */
const [tsx, main] = [toolFile('tsx/dist/cli.mjs') ?? '', toolFile('@github/local-action/src/index.ts') ?? ''];
if (node24 === undefined)
  noticeSkipped('Node 24', 'no binary for this platform: local-action runs on this Node');

/** The sources, in which local-action puts its own toolkit in place of GitHub's; and what is published, as it is. */
const entries = ['src/integrations/action/action.ts', 'dist/action.js'];

describe.each(entries)('@github/local-action runs action.yml with %s', (entry) => {
  let repository: StoryRepository;
  let folder: string;
  beforeAll(() => {
    repository = tellStory({});
    folder = mkdtempSync(join(tmpdir(), 'stateward-local-action-'));
  });
  afterAll(() => {
    repository.cleanup();
    rmSync(folder, { recursive: true });
  });

  const inFolder = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  /** A pull request on `main` at the plan. */
  function pullRequest(head: string, inputs: Readonly<Record<string, string>> = {}) {
    const base = { sha: repository.ids.plan, ref: 'main' };
    const payload = { pull_request: { number: 7, base, head: { sha: head } } };
    const output = inFolder('output', '');
    const summary = inFolder('summary.md', '');
    const variables = {
      STATEWARD_ACTION_ENTRY: resolve(entry),
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: inFolder('event.json', JSON.stringify(payload)),
      GITHUB_REPOSITORY: 'octo/state',
      GITHUB_SHA: head,
      GITHUB_WORKSPACE: repository.directory,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    };
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    const args = ['run', '.', 'test/tools/support/local-action-entry.ts', inFolder('env', lines.join(''))];
    const env = {
      ...repository.environment,
      NODE_PACKAGE_MANAGER: 'npm',
      TARGET_ACTION_PATH: resolve('.'),
    };
    const { code, text } = ended(node24 ?? process.execPath, [tsx, main, ...args], { cwd: '.', env });
    const outputs = text.slice(text.indexOf('Action Outputs')) + readFileSync(output, 'utf8');
    return { code, text, outputs, summary: readFileSync(summary, 'utf8') };
  }

  it('green for honest work', () => {
    const { code, outputs, summary, text } = pullRequest(repository.ids.a);
    expect(code, text).toBe(0);
    expect(outputs).toMatch(/verdict\W[^}]*\bpass\b/);
    expect(summary).toContain('Stateward');
  });

  it('red for tampering, with an annotation', () => {
    const { code, outputs, text } = pullRequest(repository.ids.tampered);
    expect(code, text).toBe(1);
    expect(outputs).toMatch(/verdict\W[^}]*\bfail\b/);
    expect(text).toMatch(/^::error file=\.runner\/state\/tree\.json,line=\d+/m);
  });

  it('reads its inputs from the file', () => {
    expect(pullRequest(repository.ids.tampered, { 'fail-on': 'never' }).code).toBe(0);
    const wrong = pullRequest(repository.ids.a, { 'fail-on': 'sometimes' });
    expect(wrong.text).toContain('fail-on');
    expect(wrong.code).toBe(2);
  });
});
