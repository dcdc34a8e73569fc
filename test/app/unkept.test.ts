import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';
import { repairCommand } from '../../src/reporters/repair-command.ts';
import { type MemoryCommit, memoryRepository } from '../support/memory-repository.ts';
import { inner, node, passed, pretty } from '../support/trees.ts';

type Files = MemoryCommit['files'];

const path = '.runner/state/tree.json';
const full = pretty(inner('one', [passed('a'), passed('b')]));
const anew = pretty(inner('two', [node('c')]));
const away = { [path]: null, 'old.json': full };

async function judged(...commits: readonly Files[]): Promise<string[]> {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map(({ ruleId, repair }) => {
    const command = repair === undefined ? '' : repairCommand(repair);
    return `${ruleId} ${command.replace(/[0-9a-f]{12}/, (id) => String(repository.ids.findIndex((each) => each.startsWith(id))))}`;
  });
}

describe('an archive keeps a file that went as long as it stands', () => {
  const lost = ['state-file/deleted git checkout 1 -- old.json'];
  it.each<[string, readonly Files[], string[]]>([
    ['it stands', [{ [path]: full }, away], []],
    ['it went', [{ [path]: full }, away, { 'old.json': null }], lost],
    ['it says something else', [{ [path]: full }, away, { 'old.json': anew }], lost],
    ['it went on to another path', [{ [path]: full }, away, { 'old.json': null, 'older.json': full }], []],
    ['it came back', [{ [path]: full }, away, { 'old.json': null }, { 'old.json': full }], []],
    ['a new plan began, and it stands', [{ [path]: full }, away, { [path]: anew }], []],
    ['a new plan began, and it went', [{ [path]: full }, away, { [path]: anew }, { 'old.json': null }], lost],
    ['the file itself came back', [{ [path]: full }, away, { [path]: full, 'old.json': null }], []],
  ])('%s', async (_, commits, expected) => {
    expect(await judged(...commits)).toEqual(expected);
  });
});

describe('a checklist that goes unfinished', () => {
  const list = (...stories: readonly unknown[]) => JSON.stringify({ branchName: 'a', userStories: stories });
  const open = { id: 'US-1', title: 'Export', passes: false };
  const text = list(open, { id: 'US-2', title: 'Search', passes: true });
  const gone = { 'prd.json': null };

  it.each<[string, readonly Files[], string[]]>([
    ['stays away', [gone], ['warning']],
    ['is back byte for byte', [gone, { 'prd.json': text }], ['note']],
    ['is back by value, after other work', [gone, { 'code.ts': '' }, { 'prd.json': `${text}\n` }], ['note']],
    ['is back with less', [gone, { 'prd.json': list(open) }], ['warning']],
    ['goes again', [gone, { 'prd.json': text }, gone], ['warning']],
  ])('%s', async (_, commits, expected) => {
    const made = [{ 'prd.json': text }, ...commits].map((files) => ({ message: 'work', files }));
    const repository = memoryRepository(made, 0);
    const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
    const deletions = findings.filter(({ ruleId }) => ruleId === 'state-file/deleted');
    expect([...new Set(deletions.map(({ severity }) => severity))]).toEqual(expected);
  });
});
