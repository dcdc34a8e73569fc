import type { JsonObject } from '../../src/formats/json-value.ts';
import {
  answered,
  artifact,
  asked,
  broke,
  called,
  done,
  events,
  failed,
  finished,
  returned,
  started,
  step,
  type Told,
  toolFailed,
  uuid,
} from './event-logs.ts';

/** Numbers from a seed: a failure names the seed that shows it. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const names = ['planner', 'executor', 'reviewer'] as const;

/** A legal log of at most so many events: runs that interleave, with retries, failures, and some that go on. */
export function legalLog(seed: number, most = 60): JsonObject[] {
  const pick = randomNumbers(seed);
  const runs = Array.from({ length: 1 + pick(3) }, (_, index) => ({
    name: `${seed}-${index}`,
    left: legalRun(pick, `${seed}-${index}`),
  }));
  const told: Told[] = [];
  while (told.length < most && runs.some(({ left }) => left.length > 0)) {
    const waiting = runs.filter(({ left }) => left.length > 0);
    const run = waiting[pick(waiting.length)];
    const event = run?.left.shift();
    if (run !== undefined && event !== undefined) told.push({ ...event, run: run.name });
  }
  const withIds = pick(2) === 0;
  const gaps = pick(2) === 0;
  return events(told).map((event, index) => ({
    ...event,
    ...(gaps ? { seq: Number(event.seq) * 3 } : {}),
    ...(withIds ? { event_id: uuid(`${seed} event ${index}`) } : {}),
  }));
}

function legalRun(pick: (below: number) => number, name: string): Told[] {
  const told: Told[] = [started()];
  for (const phase of names) {
    const failures = pick(4);
    for (let attempt = 0; attempt < failures; attempt++)
      told.push(...attemptOf(pick, `${name} ${phase} ${attempt}`, phase, false));
    if (failures === 3) return [...told, failed()];
    told.push(...attemptOf(pick, `${name} ${phase} last`, phase, true));
    if (pick(8) === 0) return [...told, failed()];
    if (pick(8) === 0) return told;
  }
  return [...told, finished()];
}

function attemptOf(pick: (below: number) => number, id: string, phase: string, succeeds: boolean): Told[] {
  const told: Told[] = [step(id, phase)];
  for (let index = 0; index < pick(3); index++) {
    const own = `${id} ${index}`;
    const choice = pick(4);
    if (choice === 0) told.push(asked(own, id), answered(own, id));
    else if (choice === 1) told.push(artifact(own, id));
    else told.push(called(own, id), choice === 2 ? returned(own, id) : toolFailed(own, id));
  }
  return [...told, succeeds ? done(id, phase) : broke(id, phase)];
}
