import { describe, expect, it } from 'vitest';
import { builtInGovernance, type Govern, governByDetection } from '../../../src/config/govern.ts';
import { checkRange, type RangeInput } from '../../../src/engine/judge/check-range.ts';
import { eventLog } from '../../../src/kinds/event-log/index.ts';
import { asLog, failed, started, uuid } from '../../support/event-logs.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

/** A run of two events, closed. */
const run = (name: string) =>
  asLog([
    { ...started(), run: name },
    { ...failed(), run: name },
  ]);
/** The same with ids of its events. */
const withIds = (name: string, first: string, last: string) =>
  asLog([
    { ...started(), run: name, event_id: uuid(first) },
    { ...failed(), run: name, event_id: uuid(last) },
  ]);
const [a, b, c] = [run('a'), run('b'), run('c')];

async function judge(commits: readonly MemoryCommit[], more: Partial<RangeInput> = {}): Promise<string[]> {
  const repository = memoryRepository(commits);
  const input = { ...repository, govern: governByDetection([eventLog]), ...more };
  const report = await checkRange(input);
  expect(report.obstacles).toEqual([]);
  const number = new Map(repository.ids.map((id, index) => [id, index]));
  return report.findings.map(({ commits: ids = [], file, line, severity, ruleId, messageId, data, ended }) =>
    [
      ids.map((id) => number.get(id)).join('+'),
      severity === 'error' ? '' : severity,
      `${file}:${line}`,
      ruleId.replace(/^event-log\/(unique-across-files)?/, ''),
      messageId,
      data?.path ?? '',
      ended === undefined ? '' : 'repaired',
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
}

const commit = (files: MemoryCommit['files'], parents?: readonly number[]): MemoryCommit => ({
  message: 'work',
  files: { ...files, 'code.ts': JSON.stringify([files, parents]) },
  ...(parents === undefined ? {} : { parents }),
});

describe('run and event ids are unique over all files of one entry (1, 36)', () => {
  it.each<{ name: string; commits: MemoryCommit[]; rows: string[] }>([
    {
      name: 'a run that stands at the base comes into another file',
      commits: [commit({ 'x/events.jsonl': a }), commit({ 'y/events.jsonl': b + a })],
      rows: ['1 y/events.jsonl:3 run x/events.jsonl'],
    },
    {
      name: 'other runs in other files',
      commits: [
        commit({ 'x/events.jsonl': a }),
        commit({ 'y/events.jsonl': b }),
        commit({ 'y/events.jsonl': b + c }),
      ],
      rows: [],
    },
    {
      name: 'a run that a commit before brought',
      commits: [
        commit({}),
        commit({ 'x/events.jsonl': a }),
        commit({ 'y/events.jsonl': b }),
        commit({ 'y/events.jsonl': b + a }),
      ],
      rows: ['3 y/events.jsonl:3 run x/events.jsonl'],
    },
    {
      name: 'both files in one commit: said once, at the later path',
      commits: [commit({}), commit({ 'y/events.jsonl': a + b, 'x/events.jsonl': c + a })],
      rows: ['1 y/events.jsonl:1 run x/events.jsonl'],
    },
    {
      name: 'the same run behind run-, and in capitals',
      commits: [
        commit({ 'x/events.jsonl': a }),
        commit({ 'y/events.jsonl': a.replaceAll('"run_id":"', '"run_id":"run-') }),
        commit({ 'z/events.jsonl': a.replaceAll(uuid('a'), uuid('a').toUpperCase()) }),
      ],
      rows: ['1 y/events.jsonl:1 run x/events.jsonl', '2 z/events.jsonl:1 run x/events.jsonl'],
    },
    {
      name: 'an event id in capitals',
      commits: [
        commit({ 'x/events.jsonl': withIds('a', 'e1', 'e2') }),
        commit({ 'y/events.jsonl': withIds('b', 'e3', 'e2').replace(uuid('e2'), uuid('e2').toUpperCase()) }),
      ],
      rows: ['1 y/events.jsonl:2 event x/events.jsonl'],
    },
    {
      name: 'the earlier path, where it is the one that came last',
      commits: [commit({ 'y/events.jsonl': a }), commit({ 'x/events.jsonl': a })],
      rows: ['1 x/events.jsonl:1 run y/events.jsonl'],
    },
    {
      name: 'a run goes on in another file',
      commits: [
        commit({ 'x/events.jsonl': asLog([started()]) }),
        commit({ 'y/events.jsonl': b + asLog([{ ...failed(), seq: 2 }]) }),
      ],
      rows: ['1 y/events.jsonl:3 run-started-first missing', '1 y/events.jsonl:3 run x/events.jsonl'],
    },
    {
      name: 'both stood before: who appends is not to blame',
      commits: [
        commit({ 'x/events.jsonl': a, 'y/events.jsonl': a }),
        commit({ 'y/events.jsonl': a + b }),
        commit({ 'x/events.jsonl': a + c }),
      ],
      rows: [],
    },
    {
      name: 'an event of another run',
      commits: [
        commit({ 'x/events.jsonl': withIds('a', 'e1', 'e2') }),
        commit({ 'y/events.jsonl': withIds('b', 'e3', 'e2') }),
      ],
      rows: ['1 y/events.jsonl:2 event x/events.jsonl'],
    },
    {
      name: 'a run with the ids of its events is one finding',
      commits: [
        commit({ 'x/events.jsonl': withIds('a', 'e1', 'e2') }),
        commit({ 'y/events.jsonl': withIds('a', 'e1', 'e2') }),
      ],
      rows: ['1 y/events.jsonl:1 run x/events.jsonl'],
    },
    {
      name: 'a run whose id is an event of another file',
      commits: [
        commit({ 'x/events.jsonl': withIds('a', 'b', 'e2') }),
        commit({ 'y/events.jsonl': run('b') }),
      ],
      rows: [],
    },
    {
      name: 'written with an escape, and in a payload',
      commits: [
        commit({ 'x/events.jsonl': a }),
        commit({
          'y/events.jsonl': a.replace(/"run_id":"([^"]*)"/g, '"payload":{"run_id":"\\u0072un-$1"}'),
        }),
      ],
      rows: ['1 y/events.jsonl:1 run x/events.jsonl'],
    },
    {
      name: 'a log moves',
      commits: [commit({ 'x/events.jsonl': a }), commit({ 'x/events.jsonl': null, 'y/events.jsonl': a })],
      rows: [],
    },
    {
      name: 'a log moves beside another, and both grow',
      commits: [
        commit({ 'x/events.jsonl': a, 'z/events.jsonl': b }),
        commit({ 'x/events.jsonl': null, 'y/events.jsonl': a }),
        commit({ 'y/events.jsonl': a + c, 'z/events.jsonl': b + run('d') }),
      ],
      rows: [],
    },
    {
      name: 'the run is taken out of the file where it came last',
      commits: [
        commit({ 'x/events.jsonl': a, 'y/events.jsonl': b }),
        commit({ 'y/events.jsonl': b + a }),
        commit({ 'y/events.jsonl': b }),
      ],
      rows: ['1 note y/events.jsonl:3 run x/events.jsonl repaired'],
    },
    {
      name: 'a new file says it ran again',
      commits: [
        commit({ 'x/events.jsonl': a }),
        commit({ 'y/events.jsonl': a }),
        commit({ 'y/events.jsonl': c }),
      ],
      rows: ['1 note y/events.jsonl:1 run x/events.jsonl repaired'],
    },
    {
      name: 'a new file that stays as it is, and grows',
      commits: [
        commit({ 'x/events.jsonl': a }),
        commit({ 'y/events.jsonl': a }),
        commit({ 'y/events.jsonl': a + b }),
      ],
      rows: ['1 y/events.jsonl:1 run x/events.jsonl'],
    },
    {
      name: 'a third file',
      commits: [
        commit({ 'x/events.jsonl': a, 'y/events.jsonl': a }),
        commit({ 'z/events.jsonl': b }),
        commit({ 'z/events.jsonl': b + a }),
      ],
      rows: ['2 z/events.jsonl:3 run x/events.jsonl'],
    },
    {
      name: 'each side of a merge brings it in a file of its own',
      commits: [
        commit({}),
        commit({ 'x/events.jsonl': a }),
        commit({ 'y/events.jsonl': a }, [0]),
        commit({ 'y/events.jsonl': a }, [1, 2]),
      ],
      rows: ['3 y/events.jsonl:1 run x/events.jsonl'],
    },
    {
      name: 'each side of a merge brings another',
      commits: [
        commit({}),
        commit({ 'x/events.jsonl': a }),
        commit({ 'y/events.jsonl': b }, [0]),
        commit({ 'y/events.jsonl': b }, [1, 2]),
      ],
      rows: [],
    },
    {
      name: 'a line that cannot be read holds nothing',
      commits: [
        commit({ 'x/events.jsonl': `${b}{"run_id": "${uuid('a')}", "type"` }),
        commit({ 'y/events.jsonl': a }),
      ],
      rows: [],
    },
  ])('$name', async ({ commits, rows }) => {
    expect(await judge(commits)).toEqual(rows);
  });

  it('is judged in a range that counts as one change', async () => {
    const commits = [
      commit({ 'x/events.jsonl': a }),
      commit({ 'y/events.jsonl': b }),
      commit({ 'y/events.jsonl': b + a }),
    ];
    expect(await judge(commits, { granularity: 'squash' })).toEqual(['y/events.jsonl:3 run x/events.jsonl']);
  });

  it('is judged in what merging the range gives', async () => {
    const commits = [
      commit({}),
      commit({ 'x/events.jsonl': a }),
      commit({ 'y/events.jsonl': a }, [0]),
      commit({ 'y/events.jsonl': a }, [1, 2]),
    ];
    const [base = '', tip = '', head = '', mergeResult = ''] = memoryRepository(commits).ids;
    const more = { range: { base, head, tip }, mergeResult };
    expect(await judge(commits, more)).toEqual(['y/events.jsonl:1 run x/events.jsonl']);
  });

  it('is judged in versions that have no history', async () => {
    const commits = [commit({}), commit({ 'x/events.jsonl': a, 'y/events.jsonl': a })];
    expect(await judge(commits, { scope: 'snapshot' })).toEqual(['1 y/events.jsonl:1 run x/events.jsonl']);
  });

  it('leaves files of different entries alone', async () => {
    const [one, other] = [builtInGovernance(eventLog), builtInGovernance(eventLog)];
    const govern: Govern = (path) =>
      path.startsWith('x/') ? one : path.startsWith('y/') ? other : undefined;
    const commits = [commit({ 'x/events.jsonl': a }), commit({ 'y/events.jsonl': a })];
    expect(await judge(commits, { govern })).toEqual([]);
  });

  it('cannot judge where another log is missing', async () => {
    const repository = memoryRepository([commit({ 'x/events.jsonl': a }), commit({ 'y/events.jsonl': b })]);
    const lost = (await repository.history.entry(repository.range.base, 'x/events.jsonl')) as {
      value: { blob: string };
    };
    const blobs = {
      open: async (blob: string) => (blob === lost.value.blob ? undefined : repository.blobs.open(blob)),
    };
    const report = await checkRange({ ...repository, blobs, govern: governByDetection([eventLog]) });
    expect(report.obstacles.map(({ code }) => code)).toEqual(['object-missing']);
    expect(report.verdict).toBe('cannot-judge');
  });
});
