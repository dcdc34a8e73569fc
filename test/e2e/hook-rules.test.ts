import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Commit, commitCases } from '../support/commit-cases.ts';
import { createHookedRepository, type HookedRepository, namedRules } from '../support/hooked-repository.ts';

/** Commits through real hooks, one of each sort; every rule in memory: test/engine/ranges/rule-commits.test.ts. */
const twins = [
  'task-tree/undeclared-pass',
  'state-file/deleted',
  'task-tree/goalposts',
  'checklist/done-changed, backlog',
  'event-log/append-only',
  'procedure/actor',
].flatMap((wanted) => commitCases.filter(({ name }) => name.startsWith(wanted)).slice(0, 1));

let repository: HookedRepository;

beforeAll(() => {
  repository = createHookedRepository();
});
afterAll(() => repository.cleanup());

function committed({ files, says }: Commit) {
  for (const [path, content] of Object.entries(files)) {
    const file = join(repository.directory, path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'string') writeFileSync(file, content);
    else rmSync(file);
  }
  repository.git('add', '-A');
  return repository.commit(says);
}

describe('a commit is named by its rule, and the near miss beside it is not:', () => {
  it.each(twins.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const { rule, severity, start, refused, accepted, at = '' } = each;
    // Roots: where HEAD has no parent, nothing can pass as an amend of it.
    const [root = ''] = repository.commitAll([{ message: rule, parents: [], branch: 'start', files: start }]);
    const begin = () => {
      repository.git('checkout', '-q', '-f', '--detach', root);
      repository.git('reset', '-q', '--hard');
    };
    begin();
    const first = committed(refused);
    expect(namedRules(first.text, severity)).toContain(rule);
    expect(first.text).toContain(at);
    expect(first.code).toBe(severity === 'error' ? 1 : 0);
    if (accepted === undefined) return;
    begin();
    const second = committed(accepted);
    expect(namedRules(second.text, severity)).toEqual([]);
    expect(second.code).toBe(0);
  });

  it('has one of each sort', () => {
    expect(twins.length).toBe(6);
  });
});
