import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { replay } from '../../src/index.ts';
import { built } from '../support/built.ts';
import { bench, gateFindings, recorderAt } from '../support/recorders.ts';
import { unwrapped } from '../support/unwrapped.ts';

/** Records so many calls with long lines; what is wrong it says, and fails. */
const program = `
import { createRecorder } from ${JSON.stringify(pathToFileURL(built('recorder.js')).href)};
process.on('SIGXFSZ', () => undefined);
const [file, workspaceRoot, count] = process.argv.slice(2);
const value = ({ ok, value, error }) => { if (!ok) throw new Error(JSON.stringify(error)); return value; };
const tools = { look: { tier: 'READ' } };
const recorder = value(await createRecorder({ file, workspaceRoot, tools, fsync: 'never' }));
const run = value(await recorder.startRun());
const step = value(await run.startStep('planner', 'planner'));
process.stdout.write('ready');
for (let at = 0; at < Number(count); at++)
  value(await step.callTool('look', { text: String(process.pid).repeat((at * 37) % 3000) }, () => at));
value(await run.fail('enough'));
value(await recorder.close());
`;

const own = bench();
const script = join(own.folder, 'record.mjs');
writeFileSync(script, program);
afterAll(() => own.remove());

function recording(count: number) {
  const child = spawn(process.execPath, [script, own.file, own.root, String(count)]);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { child, ended: once(child, 'close').then(([code, signal]) => ({ code, signal, said })) };
}

it('processes that record into one log at the same time keep each other whole, killed ones too', async () => {
  const killed = recording(1_000_000);
  await once(killed.child.stdout, 'data');
  const others = [recording(80), recording(80)];
  await Promise.all(others.map(({ child }) => once(child.stdout, 'data')));
  killed.child.kill('SIGKILL');
  expect((await killed.ended).signal).toBe('SIGKILL');
  const ends = await Promise.all(others.map(({ ended }) => ended));

  const recorder = await recorderAt(own, { tornLine: 'truncate' });
  expect(recorder.findings).toEqual([]);
  const resumed = recorder.openRuns();
  for (const id of resumed) {
    const run = unwrapped(await recorder.resumeRun(id));
    unwrapped(await run.fail('killed'));
  }
  expect(gateFindings(own.text(), { ...recorder.registry, mode: 'closed' })).toEqual([]);
  // A line that the kill has torn stops the others, which say so; else they write all they have.
  if (recorder.tornLine === null) {
    expect(resumed).toHaveLength(1);
    expect(ends).toEqual(ends.map(() => ({ code: 0, signal: null, said: '' })));
    const calls = unwrapped(replay(own.text())).map(({ toolCalls }) => toolCalls.length);
    expect(calls.filter((count) => count === 80)).toHaveLength(2);
  }
});

it.skipIf(process.platform === 'win32')('a line for which there is no room is taken back', () => {
  const file = join(own.folder, 'small.jsonl');
  const limited = ['-c', 'ulimit -f 16; exec "$@"', 'sh', process.execPath, script, file, own.root, '80'];
  const { status, stderr } = spawnSync('/bin/sh', limited, { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('E_WRITE') });
  const text = readFileSync(file, 'utf8');
  expect(text.length).toBeGreaterThan(1000);
  expect(gateFindings(text)).toEqual([]);
});
