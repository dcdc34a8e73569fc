import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { streamJudge } from '../../../src/kinds/event-log/judge-stream.ts';
import { eventTypes } from '../../../src/kinds/event-log/schema-names.ts';
import { uuid } from '../../support/event-logs.ts';
import { isLegal } from '../../support/naive-log-checker.ts';
import { legalLog } from '../../support/random-logs.ts';
import { seed as firstSeed, isSoak } from '../../support/soak.ts';

const encoder = new TextEncoder();
const logs = isSoak ? 500 : 1;
const most = isSoak ? 60 : 40;

/** The errors of a log, by rule. */
function refused(log: readonly JsonObject[]): string[] {
  const judge = streamJudge();
  judge.push(encoder.encode(log.map((event) => `${JSON.stringify(event)}\n`).join('')));
  return judge.end().flatMap(({ severity, ruleId }) => (severity === 'error' ? [ruleId] : []));
}

const ids = ['run_id', 'step_id', 'tool_call_id', 'llm_call_id', 'artifact_id', 'event_id'];

/** Every way in which one event of a log can be wrong, by name. */
function* mutations(log: readonly JsonObject[]): Iterable<readonly [string, JsonObject[]]> {
  for (const [index, event] of log.entries()) {
    const replaced = (name: string, change: JsonObject) =>
      [`${name} at ${index}`, log.toSpliced(index, 1, { ...event, ...change })] as const;
    yield [`drop ${index}`, log.toSpliced(index, 1)];
    yield [`duplicate ${index}`, log.toSpliced(index, 0, event)];
    const next = log[index + 1];
    if (next !== undefined) yield [`swap ${index}`, log.toSpliced(index, 2, next, event)];
    for (const type of eventTypes) yield replaced(`type ${type}`, { type });
    for (const phase of ['planner', 'executor', 'reviewer', 'tester'])
      yield replaced(`phase ${phase}`, { phase });
    for (const key of ids) {
      if (event[key] === undefined) continue;
      const others = new Set(
        log.flatMap((each) => (each[key] === undefined || each[key] === event[key] ? [] : [each[key]])),
      );
      for (const id of [...others].slice(0, 3)) yield replaced(`${key} ${id}`, { [key]: id });
      yield replaced(`${key} fresh`, { [key]: uuid('fresh') });
      yield replaced(`${key} no id`, { [key]: 'x' });
    }
    const around = [log[index - 1], log[index + 1]].flatMap((each) =>
      each === undefined ? [] : [Number(each.seq)],
    );
    for (const seq of [0, 1, 1.5, 1_000_000, Number(event.seq) + 1, Number(event.seq) - 1, ...around])
      yield replaced(`seq ${seq}`, { seq });
  }
}

describe('single-event mutations of legal logs', () => {
  it(`are refused, or legal by a checker that knows nothing of the product (${logs} logs)`, () => {
    let legal = 0;
    let illegal = 0;
    for (let seed = firstSeed; seed < firstSeed + logs; seed++) {
      const log = legalLog(seed, most);
      expect({ seed, refused: refused(log), legal: isLegal(log) }).toEqual({
        seed,
        refused: [],
        legal: true,
      });
      for (const [name, mutant] of mutations(log)) {
        const found = refused(mutant);
        const expected = isLegal(mutant);
        if (expected !== (found.length === 0))
          expect.fail(`seed ${seed}, ${name}: legal ${expected}, but found ${found.join(', ')}`);
        if (expected) legal += 1;
        else illegal += 1;
      }
    }
    expect(illegal).toBeGreaterThan(1000);
    expect(legal).toBeGreaterThan(100);
  });
});
