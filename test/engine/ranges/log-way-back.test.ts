import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange } from '../../../src/engine/judge/check-range.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { asLog, called, done, returned, started, step, wholeRun } from '../../support/event-logs.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const path = 'events.jsonl';
const all = asLog(wholeRun()).split(/(?<=\n)/);
const told = (count: number, change = (lines: readonly string[]) => [...lines]) =>
  change(all.slice(0, count)).join('');
const other = asLog(wholeRun().map((event) => ({ ...event, run: 'b' })));

async function judged(texts: readonly string[]) {
  const commits = texts.map((text, index) => ({ message: `commit ${index}`, files: { [path]: text } }));
  const { report, repairs } = await checkedRange({
    ...memoryRepository(commits, 0),
    govern: governByDetection(kinds),
  });
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  return { errors: errors.map(({ ruleId }) => ruleId), after: repairs[0]?.after?.get('') };
}

const edited = (lines: readonly string[]) =>
  lines.with(1, (lines[1] ?? '').replace('"planner"', '"reviewer"'));
const spaced = (lines: readonly string[]) => lines.with(1, (lines[1] ?? '').replace('{', '{ '));
const doubled = (lines: readonly string[]) => lines.toSpliced(2, 0, lines[1] ?? '');
const gone = (lines: readonly string[]) => lines.toSpliced(1, 1);
const swapped = (lines: readonly string[]) => lines.toSpliced(0, 2, lines[1] ?? '', lines[0] ?? '');

describe('a commit that changes old lines and appends: back is what was accepted, and all that was appended', () => {
  for (const [name, change] of Object.entries({ edited, spaced, doubled, gone, swapped })) {
    it.each<[string, readonly string[], string]>([
      ['in one commit', [told(4), told(5, change)], told(5)],
      ['and the next one appends the rest', [told(4), told(5, change), told(9, change)], told(9)],
      [
        'and two more append, another run at last',
        [told(4), told(5, change), told(8, change), told(9, change) + other],
        told(9) + other,
      ],
    ])(`${name}, %s`, async (_, texts, expected) => {
      const { errors, after } = await judged(texts);
      expect(errors).toEqual(['event-log/append-only']);
      expect(after).toBe(expected);
      expect(await judged([...texts, expected])).toMatchObject({ errors: [] });
    });
  }
});

it('what only goes on from the changed lines goes with them', async () => {
  const [start = '', planned = ''] = all;
  const retold = [
    start,
    ...asLog(wholeRun().slice(0, 3))
      .split(/(?<=\n)/)
      .slice(2),
    '',
  ].join('');
  const texts = [start + planned + (all[2] ?? ''), `${start}${retold.slice(start.length)}`];
  const { after } = await judged(texts);
  expect((await judged([...texts, after ?? ''])).errors).toEqual([]);
});

describe('a rejected new line is cut', () => {
  const run = wholeRun();
  it.each<[string, readonly JsonObject[]]>([
    ['and all other new lines remain', [{ ...step('x'), type: 'step.begun' }]],
    [
      'with later lines of its run that are errors without it',
      [step('x', 'dreamer'), called('c', 'x'), returned('c', 'x'), done('x', 'dreamer')],
    ],
  ])('%s', async (_, bad) => {
    const otherRun = run.map((event) => ({ ...event, run: 'b' }));
    const within = (more: readonly JsonObject[]) => [
      ...run.slice(0, 3),
      ...more,
      ...otherRun,
      ...run.slice(3),
    ];
    const cut = new Set(
      asLog(within(bad))
        .split(/(?<=\n)/)
        .slice(3, 3 + bad.length),
    );
    const texts = [asLog(run.slice(0, 3)), asLog(within(bad))];
    const { errors, after } = await judged(texts);
    expect(errors).not.toEqual([]);
    expect(after).toBe(
      (texts[1] ?? '')
        .split(/(?<=\n)/)
        .filter((line) => !cut.has(line))
        .join(''),
    );
    const more = asLog([{ ...started(), run: 'c' }]);
    expect((await judged([...texts, `${texts[1]}${more}`, `${after}${more}`])).errors).toEqual([]);
  });
});
