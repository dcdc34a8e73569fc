import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits, type Limits } from '../../../src/formats/limits.ts';
import { grownRuns } from '../../../src/kinds/event-log/growth.ts';
import { eventLog } from '../../../src/kinds/event-log/index.ts';
import { defaultEventLogOptions as auto } from '../../../src/kinds/event-log/options.ts';
import { asLog, failed, started, wholeRun } from '../../support/event-logs.ts';
import { runs } from '../../support/soak.ts';

const closed = { ...auto, mode: 'closed' } as const;
const strict = { ...auto, strictPayload: true } as const;
const whole = asLog(wholeRun());
const lines = whole.split(/(?<=\n)/);
const other = asLog([{ ...started(), run: 'b' }]);
const end = asLog([
  { ...started(), run: 'b' },
  { ...failed(), run: 'b' },
]);

function read(text: string, memory: unknown, options = auto, limits: Limits = defaultLimits, cut = 7) {
  const reader = eventLog.read(options, limits, 'events.jsonl', memory);
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += cut) reader.push('', bytes.subarray(at, at + cut));
  return reader.end();
}

/** All that is known of a log: what was found, and what its entities say. */
function shown({ doc, faults }: ReturnType<typeof read>) {
  if (doc === null) return { faults };
  const { breaches, lineFaults, openRuns, toolCalls, lineStarts } = doc;
  const runs = [...eventLog.entities.ids(doc)].map((id) => [id, eventLog.entities.get(doc, id)?.fields]);
  return { faults, breaches, lineFaults, openRuns, toolCalls, lineStarts: [...lineStarts], runs };
}

const pieces = [
  ...lines,
  ...[other, end, '\n', ' \n', '[]\n', '{\n', '{"type":"run.started"}\n', '{"type":'],
  lines[0]?.replace(/\n$/, '') ?? '',
  lines[2]?.replaceAll('"seq":3', '"seq":1') ?? '',
  `${JSON.stringify({ ...JSON.parse(lines[1] ?? '{}'), event_id: 'a' })}\n`,
];

describe('a log that goes on from the one before', () => {
  it.each([
    ['where runs may be under way', auto],
    ['where all have ended', closed],
    ['where payloads are strict', strict],
  ])('is what it is when it is read alone, %s', (_, options) => {
    const piece = fc.constantFrom(...pieces);
    const versions = fc.array(fc.array(piece, { maxLength: 8 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(versions, fc.integer({ min: 1, max: 4000 }), (added, cut) => {
        let text = '';
        let memory: unknown;
        for (const more of added) {
          text += more.join('');
          const shared = read(text, memory, options, defaultLimits, cut);
          expect(shown(shared)).toEqual(shown(read(text, undefined, options)));
          memory = shared.memory ?? memory;
        }
      }),
      { numRuns: runs(50) },
    );
  });

  it.each<[string, string, string, boolean]>([
    ['an event is appended', lines.slice(0, 3).join(''), lines.slice(0, 4).join(''), true],
    ['nothing is', whole, whole, true],
    ['a log was empty', '', whole, true],
    ['a byte differs', whole, `${whole.replace('planner', 'plannes')}${other}`, false],
    ['the last byte differs', whole, `${whole.slice(0, -1)} \n`, false],
    ['a line is gone', whole, lines.slice(0, -1).join(''), false],
    ['its last line is not whole', `${whole}{"type"`, `${whole}${other}`, false],
    ['a line cannot be read', `${whole}{\n`, `${whole}{\n${other}`, false],
  ])('%s', (_, before, after, isGrown) => {
    const first = read(before, undefined);
    const second = read(after, first.memory);
    expect(shown(second)).toEqual(shown(read(after, undefined)));
    const [old, now] = [first.doc, second.doc];
    expect(old !== null && now !== null && grownRuns(old, now) !== undefined).toBe(isGrown);
  });

  it('has the runs touched of which it holds more', () => {
    const first = read(whole + other, undefined);
    const second = read(
      whole + other + asLog([{ ...failed(), run: 'b' }]).replace('"seq":1', '"seq":2'),
      first.memory,
    );
    if (first.doc === null || second.doc === null) throw new Error('cannot be read');
    expect(eventLog.entities.touched?.(first.doc, second.doc)?.size).toBe(1);
  });

  it('is read anew where it is judged otherwise, or within other limits', () => {
    const { memory } = read(whole, undefined);
    const few = { ...defaultLimits, maxValues: 20 };
    for (const [options, limits] of [
      [closed, defaultLimits],
      [auto, few],
    ] as const) {
      const text = whole + other;
      expect(shown(read(text, memory, options, limits))).toEqual(
        shown(read(text, undefined, options, limits)),
      );
    }
  });

  it('counts its values with those before', () => {
    const values = lines.reduce((sum, line) => sum + Object.keys(JSON.parse(line)).length, 0);
    const few = { ...defaultLimits, maxValues: 2 * values };
    const { memory } = read(whole, undefined, auto, few);
    const text = whole + whole + whole;
    expect(read(text, memory, auto, few).faults).toEqual(read(text, undefined, auto, few).faults);
    expect(read(text, memory, auto, few).faults).not.toEqual([]);
  });
});
