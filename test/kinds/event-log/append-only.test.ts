import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { resolveSettings } from '../../../src/config/settings.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { eventLog } from '../../../src/kinds/event-log/index.ts';
import {
  asLog,
  called,
  done,
  events,
  failed,
  judge,
  returned,
  saidOf,
  started,
  step,
  wholeRun,
} from '../../support/event-logs.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

const log = wholeRun();
const text = asLog(log);
const lines = text.split(/(?<=\n)/);
const other = asLog([
  { ...started(), run: 'b' },
  { ...failed(), run: 'b' },
]);
const third = asLog([{ ...started(), run: 'c' }]);
const without = (index: number) => lines.toSpliced(index, 1).join('');
const swapped = (index: number) =>
  lines.toSpliced(index, 2, lines[index + 1] ?? '', lines[index] ?? '').join('');
const superset = { appendOnly: 'superset' };

const changesOf = (before: string, after: string, options: JsonObject = {}, net = false) =>
  judge({ before, after, options, net })
    .findings.filter(({ ruleId }) => ruleId === 'event-log/append-only')
    .map(
      ({ messageId, side, line, subject }) =>
        `${messageId} ${side} ${line} ${subject.replace(/^[-0-9a-f]{36}/, '')}`,
    );

describe('invariant 35', () => {
  it.each<[string, string, string, readonly string[], JsonObject?]>([
    ['nothing changes', text, text, []],
    ['an event is appended', lines.slice(0, -1).join(''), text, []],
    ['a log that was empty', '', text, []],
    ['an event is edited', text, text.replace('"planner"', '"reviewer"'), ['edited after 2 :2#event']],
    ['white space is edited', text, text.replace('{"type"', '{ "type"'), ['edited after 1 :1#event']],
    [
      'a line ends otherwise',
      text,
      lines.with(1, lines[1]?.replace('\n', '\r\n') ?? '').join(''),
      ['edited after 2 :2#event'],
    ],
    ['an event is gone', text, without(3), ['dropped before 4 :4#event']],
    [
      'the last event is gone',
      text,
      without(lines.length - 1),
      [`dropped before ${lines.length} :${lines.length}#event`],
    ],
    ['events are swapped', text, swapped(3), ['moved after 5 :4#place']],
    ['a run is inserted', text, other + text, ['inserted after 1 :1', 'inserted after 2 :2']],
    ['a run is inserted where that is allowed', text, other + text, [], superset],
    ['an event is gone, superset', text, without(3), ['dropped before 4 :4#event'], superset],
    ['events are swapped, superset', text, swapped(3), ['moved after 5 :4#place'], superset],
    [
      'runs change places, superset',
      text + other,
      other + text,
      ['moved after 1 :1#place', 'moved after 2 :2#place'],
      superset,
    ],
    ['a torn line is cut', `${text}{"type":"ru`, text, []],
    ['a torn line is cut, and something appended', `${text}{"type":"ru`, text + other, []],
    ['a torn line is completed', `${text}{"type":"ru`, text + other, []],
    ['the end of a line is added', text.slice(0, -1), text + other, []],
    [
      'a whole event without a line feed is cut',
      text.slice(0, -1),
      without(lines.length - 1),
      [`dropped before ${lines.length} :${lines.length}#event`],
    ],
    ['what is no object behind the last line feed is cut', `${text}7`, text, []],
  ])('%s', (_, before, after, expected, options) => {
    expect(changesOf(before, after, options)).toEqual(expected);
  });

  it('a range may hold merges: it is judged as by superset', () => {
    expect(changesOf(text, other + text, {}, true)).toEqual([]);
    expect(changesOf(text, without(3), {}, true)).toEqual(['dropped before 4 :4#event']);
  });

  it('a log that is cut is counted, not listed', () => {
    const long = asLog([started(), ...Array.from({ length: 500 }, (_, index) => step(`s${index}`))]);
    const report = judge({ before: long, after: lines[0] ?? '' });
    expect(report.findings.length).toBe(21);
    expect(report.findings.map(({ message }) => message)).toContain(
      '480 more old lines are gone, changed or out of order',
    );
  });

  it('a fault that stands already is not said again', () => {
    const faulty = asLog([started(), done('s')]);
    expect(saidOf(judge({ before: faulty, after: faulty + other }))).toEqual([]);
  });
});

const calls = Array.from({ length: 30 }, (_, index) => [called(`c${index}`), returned(`c${index}`)]).flat();
const longLog = asLog([started(), step('s'), ...calls]);
const longLogEnd = asLog([started(), step('s'), ...calls, done('s')]).slice(longLog.length);
const cutLog = longLog
  .split(/(?<=\n)/)
  .slice(0, 10)
  .join('');

/** Versions as commits; null deletes, and a commit may name its parents. */
type Chapter = readonly [
  log: string | null,
  parents?: readonly number[] | undefined,
  more?: Readonly<Record<string, string>>,
];

async function told(...chapters: readonly Chapter[]): Promise<string[]> {
  const commits = chapters.map(
    ([content, parents, more], index): MemoryCommit => ({
      message: `Commit ${index}`,
      files: { 'events.jsonl': content, 'code.ts': `${index}`, ...more },
      ...(parents ? { parents } : {}),
    }),
  );
  const repository = memoryRepository(commits);
  const report = await checkRange({ ...repository, govern: governByDetection([eventLog]) });
  return report.findings.map(({ severity, ruleId, messageId, ended }) =>
    [severity, ruleId.replace('event-log/', ''), messageId, ended ? 'repaired' : ''].join(' ').trim(),
  );
}

const edited = text.replace('"planner"', '"reviewer"');
const bothEdited = edited.replace('"executor"', '"reviewer"');

describe('histories', () => {
  it.each<[string, readonly Chapter[], readonly string[]]>([
    ['a log grows', [[lines.slice(0, 2).join('')], [lines.slice(0, 5).join('')], [text], [text + other]], []],
    [
      'an edit is put back',
      [[text], [text.replace('"/work/shop"', '"/work/s"')], [text]],
      ['note append-only edited repaired'],
    ],
    [
      'an edit is put back, and something appended',
      [[text], [text.replace('"/work/shop"', '"/work/s"')], [text + other]],
      ['note append-only edited repaired'],
    ],
    [
      'an event is put back',
      [[text], [without(lines.length - 1)], [text]],
      ['note append-only dropped repaired'],
    ],
    [
      'order is put back',
      [[text + other], [other + text], [text + other]],
      ['note append-only moved repaired', 'note append-only moved repaired'],
    ],
    [
      'one of two edits is put back',
      [[text], [bothEdited], [edited]],
      ['error append-only edited', 'note append-only edited repaired'],
    ],
    [
      'a run is appended while an edit stands',
      [[text], [edited], [edited + other]],
      ['error append-only edited'],
    ],
    [
      'an edit is put back, and a run that was appended meanwhile stays',
      [[text], [edited], [edited + other], [text + other]],
      ['note append-only edited repaired'],
    ],
    [
      'an edit is put back, and a run that was appended meanwhile is lost',
      [[text], [edited], [edited + other], [text]],
      ['note append-only edited repaired', 'error append-only dropped', 'error append-only dropped'],
    ],
    ['a torn line is cut', [[text], [`${text}{"ty`], [text]], ['note json-lines torn repaired']],
    [
      'a torn line is completed',
      [[text], [`${text}{"ty`], [text + other]],
      ['note json-lines torn repaired'],
    ],
    ['a log is deleted', [[text], [null]], ['error state-file/deleted refused']],
    ['a log is moved', [[text], [null, undefined, { 'old/events.jsonl': text }]], []],
    ['a broken line', [[text], [`${text}nonsense\n`], [text]], ['note state-file/unreadable next repaired']],
    [
      'both sides of a merge',
      [[text], [text + other], [text + third, [0]], [text + other + third, [1, 2]]],
      [],
    ],
    [
      'both sides of a merge, interleaved',
      [[text], [text + other], [text + third, [0]], [text + third + other, [1, 2]]],
      [],
    ],
    [
      'a merge loses a run',
      [[text], [text + other], [text + third, [0]], [text + third, [1, 2]]],
      ['warning state-file/merge-lost lost', 'error append-only dropped', 'error append-only dropped'],
    ],
    [
      'a merge loses an event',
      [
        [text],
        [text + other],
        [text + third, [0]],
        [text + (other.split(/(?<=\n)/)[0] ?? '') + third, [1, 2]],
      ],
      ['error append-only dropped'],
    ],
    [
      'a merge edits an event',
      [
        [text],
        [text + other],
        [text + third, [0]],
        [(text + other + third).replace('gave up', 'ran out'), [1, 2]],
      ],
      ['error append-only edited'],
    ],
    [
      'a merge reorders',
      [[text + other], [text + other + third], [text + other, [0]], [other + text + third, [1, 2]]],
      ['error append-only moved', 'error append-only moved'],
    ],
  ])('%s', async (_, chapters, expected) => {
    const found = await told(...chapters);
    expect(found.filter((line) => !/step-|phase-|finished-early/.test(line))).toEqual(expected);
  });

  it('more lines than are named are put back', async () => {
    const many = [started(), ...Array.from({ length: 40 }, (_, index) => step(`s${index}`))];
    const long = asLog(many);
    const renumbered = asLog(many.map((event, index) => ({ ...event, seq: 2 * index + 1 })));
    const isOpen = (line: string) => /^error (append|json)/.test(line);
    expect((await told([long], [renumbered])).filter(isOpen)).not.toEqual([]);
    expect((await told([long], [renumbered], [long])).filter(isOpen)).toEqual([]);
    expect(
      (
        await told(
          [long],
          [renumbered],
          [
            long
              .split(/(?<=\n)/)
              .slice(1)
              .join(''),
          ],
        )
      ).filter(isOpen),
    ).not.toEqual([]);
    expect((await told([long], [renumbered], [renumbered + other], [long])).filter(isOpen)).not.toEqual([]);
  });

  it.each<{ name: string; versions: string[]; isGreen: boolean }>([
    { name: 'with another run behind', versions: [cutLog, longLog + other], isGreen: true },
    { name: 'with more of its run behind', versions: [cutLog, longLog + longLogEnd], isGreen: true },
    {
      name: 'behind which another run came meanwhile',
      versions: [cutLog, cutLog + other, longLog + other],
      isGreen: true,
    },
    { name: 'and what came with the cut goes', versions: [cutLog + other, longLog], isGreen: true },
    { name: 'and what came with the cut stays', versions: [cutLog + other, longLog + other], isGreen: true },
    { name: 'that was emptied', versions: ['', longLog + other], isGreen: true },
    {
      name: 'but for a line',
      versions: [cutLog, longLog.replace(/.*\n$/, '') + other],
      isGreen: false,
    },
    {
      name: 'but a run that came meanwhile is another',
      versions: [cutLog, cutLog + other, longLog + other.replace('gave up', 'done')],
      isGreen: false,
    },
    {
      name: 'but a run that came meanwhile is gone',
      versions: [cutLog, cutLog + other, longLog],
      isGreen: false,
    },
    { name: 'but with a run before it', versions: [cutLog, other + longLog], isGreen: false },
  ])('a log of which more lines are cut than are named is put back, $name', async ({ versions, isGreen }) => {
    const found = await told(...[longLog, ...versions].map((version): Chapter => [version]));
    expect(found.some((line) => line.startsWith('error'))).toBe(!isGreen);
  });

  it('a foreign log of the same name is left alone', async () => {
    expect(await told(['{"type":"click","x":1}\n'], ['{"type":"click","x":2}\n'])).toEqual([]);
    expect(await told(['{"event":"run.started"}\n'], [''])).toEqual([]);
  });

  it('events that carry a payload are the same events', () => {
    const [first] = events([started()]);
    const wrapped = `${JSON.stringify({ run_id: first?.run_id, seq: 1, type: 'run.started', payload: { workspace_root: '/work' } })}\n`;
    expect(eventLog.match.hasShape(wrapped)).toBe(true);
    expect(resolveSettings(eventLog, {}).ok).toBe(true);
    expect(saidOf(judge({ before: wrapped, after: wrapped + third }))).toEqual([]);
  });
});
