import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { changing, node, pretty, tree } from '../../support/trees.ts';

const [one, two] = ['a/.runner/state/tree.json', 'b/.runner/state/tree.json'];
const start = tree(node('a'), node('b'));
const counted = changing(start, 'a', { attempts: 1 });
const bad = 'docs\n\nAgent-Step: see the manual\n';
const list = '- [ ] T001 Write it\n- [ ] T002 Run it\n';
const specs = 'specs/001-x/tasks.md';

async function rows(commits: readonly MemoryCommit[]): Promise<string[]> {
  const repository = memoryRepository(commits);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  return report.findings
    .filter(({ ruleId }) => ruleId === 'task-tree/step-declaration')
    .map(({ severity, messageId, file, commits: ids = [] }) =>
      [severity, messageId, file, ids.map((id) => repository.ids.indexOf(id))].join(' '),
    );
}

const files = (more: MemoryCommit['files']): MemoryCommit['files'] => ({ [one]: pretty(start), ...more });
const say = (
  message: string,
  more: MemoryCommit['files'] = {},
  parents?: readonly number[],
): MemoryCommit => ({
  message,
  files: files(more),
  ...(parents === undefined ? {} : { parents }),
});

describe('a declaration that nobody can read is reported', () => {
  it.each<[string, readonly MemoryCommit[], readonly string[]]>([
    ['in a commit that touches no tree', [say('b'), say(bad, { x: '1' })], [`warning idle ${one} 1`]],
    ['in a commit that changes nothing', [say('b'), say(bad)], [`warning idle ${one} 1`]],
    [
      'in a commit that changes a list',
      [say('b', { [specs]: list }), say(bad, { [specs]: `${list}- [ ] T003 Ship it\n` })],
      [`warning idle ${one} 1`],
    ],
    [
      'once, where there are several trees',
      [say('b', { [two]: pretty(start) }), say(bad, { [two]: pretty(start), x: '1' })],
      [`warning idle ${one} 1`],
    ],
    [
      'at the tree that changes',
      [say('b', { [two]: pretty(start) }), say(bad, { [two]: pretty(counted) })],
      [`error malformed ${two} 1`],
    ],
    [
      'with the tree that comes',
      [{ message: 'b', files: { x: '0' } }, say(bad)],
      [`error malformed ${one} 1`],
    ],
    ['with a new layout', [say('b'), say(bad, { [one]: JSON.stringify(start) })], [`warning idle ${one} 1`]],
    [
      'in the message of a merge',
      [say('b'), say('l', { l: '1' }, [0]), say('r', { r: '1' }, [0]), say(bad, { l: '1', r: '1' }, [1, 2])],
      [`warning merged ${one} 3`],
    ],
    [
      'in the message of a merge that joins the tree',
      [
        say('b'),
        say('l', { [one]: pretty(counted) }, [0]),
        say('r', { [one]: pretty(changing(start, 'b', { title: 'B' })) }, [0]),
        say(bad, { [one]: pretty(changing(counted, 'b', { title: 'B' })) }, [1, 2]),
      ],
      [`warning merged ${one} 3`],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await rows(commits)).toEqual(expected);
  });

  it.each<[string, readonly MemoryCommit[]]>([
    [
      'where no tree is governed',
      [
        { message: 'b', files: { x: '0' } },
        { message: bad, files: { x: '1' } },
      ],
    ],
    [
      'where the tree went before',
      [say('b'), say('gone', { [one]: null }), say(bad, { [one]: null, x: '1' })],
    ],
    ['of a line that only speaks of it', [say('b'), say('docs\n\nWrite Agent-Step: lines\n', { x: '1' })]],
    ['in the first commit, which is the base', [say(bad), say('x', { x: '1' })]],
  ])('but not %s', async (_, commits) => {
    expect(await rows(commits)).toEqual([]);
  });
});
