import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hooksSnippet } from './support/doc-snippet.ts';
import { itJudgesCommits } from './support/hook-cases.ts';
import { type StoryRepository, tellStory } from './support/story.ts';
import { noticeSkipped, toolFile } from './support/tools.ts';

const program = toolFile(`lefthook-${process.platform}-${process.arch}`, 'bin', 'lefthook');
if (program === undefined) noticeSkipped('lefthook', 'the registry has no binary for this platform');

describe.skipIf(program === undefined)('lefthook with the snippet of docs/hooks.md', () => {
  let repository: StoryRepository;

  beforeAll(() => {
    repository = tellStory({ 'lefthook.yml': hooksSnippet('lefthook') });
    repository.addRemote();
  });
  afterAll(() => repository.cleanup());

  it('installs all four hooks', () => {
    const installed = repository.run(program ?? '', 'install');
    expect(installed).toMatchObject({ code: 0 });
    for (const hook of ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push'])
      expect(existsSync(join(repository.directory, '.git/hooks', hook)), hook).toBe(true);
  });

  itJudgesCommits(() => repository);
});
