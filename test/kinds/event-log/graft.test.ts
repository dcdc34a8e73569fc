import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../../src/config/settings.ts';
import { judge, rejectedBy } from '../../../src/engine/contract/check.ts';
import type { StateKind } from '../../../src/engine/contract/kind.ts';
import { contentOf } from '../../../src/engine/law/content-of-kind.ts';
import { reject } from '../../../src/engine/law/reject.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { eventLog } from '../../../src/kinds/event-log/index.ts';
import type { EventLog } from '../../../src/kinds/event-log/model.ts';
import { asLog, failed, started } from '../../support/event-logs.ts';

const kind = eventLog as StateKind;
const settingsOf = (options: JsonObject) => {
  const resolved = resolveSettings(kind, options);
  if (!resolved.ok) throw new Error('no settings');
  return resolved.settings;
};

function read(text: string, options: JsonObject = {}): EventLog {
  const reader = kind.read(settingsOf(options).options, defaultLimits);
  reader.push('', new TextEncoder().encode(text));
  return reader.end().doc as EventLog;
}

const context = { scope: 'step', path: 'events.jsonl', message: 'a change' } as const;
const errors = (before: EventLog | null, after: EventLog, options: JsonObject = {}) =>
  judge(kind, before, after, context, settingsOf(options)).findings.map(
    ({ ruleId, subject }) => `${ruleId} ${subject}`,
  );
const textOf = ({ bytes }: EventLog) => new TextDecoder().decode(bytes.slice(0, bytes.length));

const runA = (...events: readonly JsonObject[]) => events.map((event) => ({ ...event, run: 'a' }));
const runB = (...events: readonly JsonObject[]) => events.map((event) => ({ ...event, run: 'b' }));
const old = asLog([...runA(started())]);
const bad = asLog([...runA(started(), failed(), failed())]);
const idOf = (text: string, line: number) => {
  const { run_id: run, seq } = JSON.parse(text.split('\n')[line] ?? '');
  return `${run}:${seq}`;
};

describe('a log from which bad events were taken', () => {
  const after = read(bad);
  const cut = kind.edit?.graft(after, read(old), [idOf(bad, 2)]) as EventLog;

  it('holds every other line byte for byte', () => {
    expect(errors(read(old), after)).toEqual([expect.stringContaining('run-terminated')]);
    expect(textOf(cut)).toBe(
      bad
        .split(/(?<=\n)/)
        .slice(0, 2)
        .join(''),
    );
    expect(errors(read(old), cut)).toEqual([]);
  });

  it('goes on with other runs, whether the bad lines are there still or not', () => {
    const more = asLog(runB(started({ seq: 1 })));
    expect(errors(cut, read(textOf(cut) + more))).toEqual([]);
    const found = errors(cut, read(bad + more));
    expect(found).toEqual([expect.stringContaining('run-terminated')]);
  });

  it('lets nobody put other lines between the old ones', () => {
    const lines = bad.split(/(?<=\n)/);
    const between = asLog(runB(started({ seq: 1 })));
    const found = errors(cut, read([lines[0], between, ...lines.slice(1)].join('')));
    expect(found.some((row) => row.startsWith('event-log/append-only'))).toBe(true);
  });
});

describe('what is rejected of a log is put back by lines', () => {
  const cases: readonly (readonly [string, string, string, JsonObject])[] = [
    ['an event', old, bad, {}],
    ['a whole run, where runs cannot be cut', '', bad, { mode: 'closed' }],
    ['a blank line', old, `${old}\n`, {}],
    ['one of two blank lines', `${old}\n`, `${old}\n${asLog(runB(started({ seq: 1 })))}\n`, {}],
    ['a line that is no event', old, `${old}[1]\n`, {}],
    ['an end without line feed', old, bad.slice(0, bad.length - 1), {}],
    ['a torn line', old, `${old}{"type":"run.`, {}],
    ['an old line', bad, bad.replace('run.started', 'run.begun'), {}],
    ['a line between others', bad, bad.replace('\n', `\n${asLog(runB(started({ seq: 1 })))}`), {}],
    ['lines that are gone', bad, old, { appendOnly: 'superset' }],
    [
      'a place',
      bad,
      bad
        .split(/(?<=\n)/)
        .toReversed()
        .join(''),
      { appendOnly: 'superset' },
    ],
  ];

  it.each(cases)('%s', (_, before, after, options) => {
    const settings = settingsOf(options);
    const [start, next] = [read(before, options), read(after, options)];
    const look = (doc: unknown) =>
      judge(kind, start, doc, context, settings).findings.map((each) => ({
        ...{ rule: each.ruleId, severity: each.severity, subjects: rejectedBy(each) },
      }));
    const verdict = reject(contentOf(kind, settings.options), look, start, next);
    expect(verdict.findings).not.toEqual([]);
    expect(verdict.isWhole).toBe(false);
    expect(errors(start, verdict.baseline as EventLog, options)).toEqual([]);
  });
});
