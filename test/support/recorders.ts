import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { checkOne } from '../../src/engine/judge/check-transition.ts';
import { done } from '../../src/engine/values/result.ts';
import { eventLog } from '../../src/kinds/event-log/index.ts';
import {
  createRecorder,
  type Recorded,
  type Recorder,
  type RecorderOptions,
} from '../../src/runner/recorder/index.ts';
import { openLogFile } from '../../src/runner/recorder/log-file.ts';
import { type Draft, type Recording, recordingOf } from '../../src/runner/recorder/recording.ts';

import { settingsOf } from '../../src/runner/recorder/settings.ts';
import { unwrapped } from './unwrapped.ts';

/** Folders of their own: one for the log, one for the work. */
export interface Bench {
  readonly folder: string;
  readonly file: string;
  readonly root: string;
  text(): string;
  types(): string[];
  remove(): void;
}

export function bench(): Bench {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-recorder-')));
  const [file, root] = [join(folder, 'events.jsonl'), join(folder, 'shop')];
  mkdirSync(root);
  writeFileSync(join(root, 'a.txt'), 'apples');
  const text = () => readFileSync(file, 'utf8');
  return {
    folder,
    file,
    root,
    text,
    types: () =>
      text()
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line).type),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Tools of each tier; one with schemas. */
export const tools = {
  read_file: {
    tier: 'READ',
    input: { type: 'object', required: ['path'] },
    output: { type: 'string' },
  },
  write_file: { tier: 'WRITE' },
  look: { tier: 'READ' },
} as const;

export async function recorderAt(
  { file, root }: Bench,
  options: Partial<RecorderOptions> = {},
): Promise<Recorder> {
  return unwrapped(await createRecorder({ file, workspaceRoot: root, tools, fsync: 'never', ...options }));
}

/** The door that every event passes, for what the recorder's own calls cannot express. */
export function doorTo({ file, root }: Bench): (runId: string, draft: Draft) => Recorded<null> {
  const settings = unwrapped(settingsOf({ file, workspaceRoot: root, tools }));
  const recording: Recording = recordingOf(
    unwrapped(openLogFile(file, settings.options, 'report')),
    settings,
  );
  return (runId, draft) => recording.emit(runId, () => done([draft]));
}

/** What the gate says of the log, with the recorder's agents and tools. */
export function gateFindings(text: string, options: object = {}): string[] {
  const report = checkOne(eventLog, {
    before: null,
    after: text,
    path: 'logs/events.jsonl',
    options: { strictPayload: true, ...options },
    context: { message: 'Work', touched: [], prior: [] },
  });
  expect(report.obstacles).toEqual([]);
  return report.findings.map(({ severity, message }) => `${severity} ${message}`);
}
