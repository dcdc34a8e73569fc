import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import type { JsonValue } from '../../../src/formats/json-value.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

type Files = Readonly<Record<string, JsonValue>>;

/** What is said of the last of some commits: text files are JSON, null is a deletion. */
async function told(...commits: readonly Files[]): Promise<string[]> {
  const made = commits.map((files, at) => ({
    message: `commit ${at}`,
    files: Object.fromEntries(
      Object.entries(files).map(([path, value]) => [path, value === null ? null : JSON.stringify(value)]),
    ),
  }));
  const report = await checkRange({ ...memoryRepository(made), govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  return report.findings.map(
    ({ severity, ruleId, messageId, subject }) => `${severity} ${ruleId} ${messageId} ${subject}`,
  );
}

const task = (id: number, title: string, status = 'pending', more = {}) => ({
  ...{ id, title, description: `${title}, as planned`, testStrategy: 'Run it', status },
  ...more,
});
const rows = { subtasks: [task(1, 'Store rows', 'done'), task(2, 'Show rows', 'done')] };
const list = [task(1, 'Write the cart', 'done', rows), task(2, 'Charge a card'), task(3, 'Print labels')];
const [old, now] = ['tasks/tasks.json', '.taskmaster/tasks/tasks.json'];
const metadata = { created: '2026-01-02T00:00:00Z', updated: '2026-01-02T00:00:00Z' };
const tagged = { master: { tasks: list, metadata } };
const gutted = [{ ...list[0], title: 'Write half a cart' }, ...list.slice(1)];

describe("Task Master's own migration", () => {
  it.each<[string, Files, readonly string[]]>([
    ['in place', { [old]: tagged }, []],
    ['to its own folder', { [old]: null, [now]: tagged }, []],
    ['to its own folder first', { [old]: null, [now]: { tasks: list } }, []],
    [
      'with a new title',
      { [old]: null, [now]: { master: { tasks: gutted } } },
      ['error checklist/done-changed changed master:1#title'],
    ],
  ])('is none but a move: %s', async (_, files, expected) => {
    expect(await told({ [old]: { tasks: list } }, files)).toEqual(expected);
  });
});

describe('a tag that is deleted', () => {
  const others = [7, 8, 9, 10, 11].map((id) => task(id, `Ship parcel ${id}`, id < 10 ? 'done' : 'pending'));
  const finished = others.map((each) => ({ ...each, status: 'done' }));
  const both = (tasks: readonly unknown[]) => ({
    [now]: { master: { tasks: list }, ship: { tasks } } as JsonValue,
  });
  const left = { [now]: { master: { tasks: list } } };

  it.each<[string, readonly unknown[], Files, readonly string[]]>([
    ['open work in it', others, left, ['error checklist/done-removed list #/ship/tasks']],
    ['all of it done', finished, left, ['note checklist/done-removed finished #/ship/tasks']],
    [
      'nothing kept but its name',
      others,
      { [now]: { master: { tasks: list }, ship: { tasks: [] } } },
      ['error checklist/done-removed list #/ship/tasks'],
    ],
    [
      'an archive',
      others,
      { ...left, 'old/tasks.json': { ship: { tasks: others }, master: { tasks: list } } },
      ['note checklist/filed-away filed #(items)'],
    ],
    [
      'one task left',
      others,
      { [now]: { master: { tasks: list }, ship: { tasks: others.slice(0, 1) } } },
      [
        'error checklist/done-removed removed ship:8',
        'error checklist/done-removed removed ship:9',
        'note checklist/dropped-open dropped #(items)',
      ],
    ],
  ])('is told of as a whole: with %s', async (_, tasks, files, expected) => {
    expect(await told(both(tasks), files)).toEqual(expected);
  });

  it('is judged against what it was when it comes back', async () => {
    const half = others.map((each) => ({ ...each, title: `${each.title}, in part` }));
    expect(await told(both(others), left, both(half))).toEqual([
      'note checklist/done-removed list #/ship/tasks',
      ...[7, 8, 9].map((id) => `note checklist/done-changed added ship:${id}#title`),
    ]);
  });

  it('does not take tasks along that moved to another tag', async () => {
    const moved = others.map((each, at) => ({ ...each, id: at + 20 }));
    const found = await told(both(others), { [now]: { master: { tasks: [...list, ...moved] } } });
    expect(found.filter((each) => !each.includes('rekeyed'))).toEqual([]);
  });
});
