import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hooksSnippet } from './support/doc-snippet.ts';
import { itJudgesCommits } from './support/hook-cases.ts';
import { createProductRepository } from './support/product-repository.ts';
import { type StoryRepository, tellStory, versions } from './support/story.ts';
import { noticeSkipped, programOnPath, toolFile } from './support/tools.ts';

const tools = [
  { name: 'pre-commit', program: programOnPath('pre-commit'), mend: 'pip install pre-commit' },
  { name: 'prek', program: toolFile('.bin', 'prek'), mend: 'npm ci --prefix test/tools' },
];

/** Lines are as wide as the terminal, and the tool sets them in. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

describe.each(tools)('$name with .pre-commit-hooks.yaml', ({ name, program, mend }) => {
  if (program === undefined) noticeSkipped(name, `it is not installed (${mend})`);

  describe.skipIf(program === undefined)('and the snippet of docs/hooks.md', () => {
    let product: ReturnType<typeof createProductRepository>;
    let repository: StoryRepository;
    const run = (...args: string[]) => repository.run(program ?? '', ...args);

    beforeAll(() => {
      product = createProductRepository();
      const snippet = hooksSnippet('pre-commit', product.directory).replace('<commit>', product.rev);
      repository = tellStory({ '.pre-commit-config.yaml': snippet });
      repository.addRemote();
    });
    afterAll(() => {
      repository.cleanup();
      product.cleanup();
    });

    it('installs the hooks that the configuration names', () => {
      expect(run('install')).toMatchObject({ code: 0 });
      for (const hook of ['pre-commit', 'commit-msg', 'pre-push'])
        expect(existsSync(join(repository.directory, '.git/hooks', hook)), hook).toBe(true);
    });

    itJudgesCommits(() => repository);

    it('run --all-files judges every governed file as it is', () => {
      repository.startAt(repository.ids.tampered);
      const legal = run('run', '--all-files', '--verbose');
      expect(inOneLine(legal.text)).toContain('judged every governed file as it is now');
      expect(legal.code).toBe(0);
      repository.stage({ '.runner/state/tree.json': '{}' });
      repository.git('commit', '-q', '--no-verify', '-m', 'break');
      expect(run('run', '--all-files').code).toBe(1);
    });

    it('run --from-ref --to-ref judges that range', () => {
      const { plan, a, tampered } = repository.ids;
      repository.startAt(tampered);
      const refused = run('run', '--from-ref', a, '--to-ref', tampered);
      expect(inOneLine(refused.text)).toContain(`judged ${a}..${tampered}`);
      expect(refused.text).toContain('task-tree/immutability');
      expect(refused.code).toBe(1);
      expect(run('run', '--from-ref', plan, '--to-ref', a)).toMatchObject({ code: 0 });
    });

    it('run judges what is staged where something is', () => {
      repository.startAt(repository.ids.a);
      repository.stage(versions.tampered);
      expect(run('run').text).toContain('task-tree/immutability');
    });

    it('run --hook-stage pre-push judges that range less what is pushed', () => {
      const { a, tampered } = repository.ids;
      repository.startAt(tampered);
      const range = ['--from-ref', a, '--to-ref', tampered];
      const push = ['--remote-branch', 'refs/heads/main', '--local-branch', 'refs/heads/main'];
      const refused = run('run', '--hook-stage', 'pre-push', ...range, ...push);
      expect(refused.text).toContain('task-tree/immutability');
      expect(refused.code).toBe(1);
    });
  });
});
