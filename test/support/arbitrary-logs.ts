import fc from 'fast-check';
import type { JsonObject } from '../../src/formats/json-value.ts';
import { asLog, failed, started } from './event-logs.ts';
import { legalLog } from './random-logs.ts';

function logText(events: readonly JsonObject[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** Legal logs of a few events. */
export const arbitraryLog: fc.Arbitrary<string> = fc
  .integer({ min: 1, max: 100_000 })
  .map((seed) => logText(legalLog(seed, 12)));

/** A log as an agent might leave it: longer, shorter, rewritten. */
export function editLog(text: string): fc.Arbitrary<string> {
  const lines = text.split(/(?<=\n)/);
  const place = fc.nat({ max: Math.max(0, lines.length - 1) });
  return fc.oneof(
    fc.constant(text),
    fc.constant(text + asLog([{ ...started(), run: 'new' }])),
    fc.constant(`${text}{"type":"run.`),
    fc.constant(
      text +
        asLog([
          { ...started(), run: 'new' },
          { ...failed(), run: 'new' },
        ]),
    ),
    place.map((at) => lines.toSpliced(at, 1).join('')),
    place.map((at) => lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? '').join('')),
    place.map((at) => lines.toSpliced(at, 0, lines[at] ?? '').join('')),
    place.map((at) => lines.with(at, tamperedLine(lines[at] ?? '')).join('')),
  );
}

/** The event of that number, of another time. */
export function tamperLog(text: string, number: number): string | undefined {
  const lines = text.split(/(?<=\n)/);
  const line = lines[number];
  return line === undefined || line === '' ? undefined : lines.with(number, tamperedLine(line)).join('');
}

function tamperedLine(line: string): string {
  return line.replace('{', '{"timestamp":"2026-01-31T09:00:00Z",');
}
