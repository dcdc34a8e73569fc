// @ts-check
/**
 * Judges a long event log as a stream and compares with reading it and with JSON.parse of the same lines, in one process and
 * in both orders; then judges an append to two large versions. Usage: node bench/event-log.js [lines] [megabytes]
 */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSource } from '../scripts/bundle.js';

const lines = Number(process.argv[2] ?? 1_000_000);
const megabytes = Number(process.argv[3] ?? 100);
const chunkSize = 1 << 20;

const { streamJudge } = await importSource('src/kinds/event-log/judge-stream.ts');
const { eventLog } = await importSource('src/kinds/event-log/index.ts');
const { judge } = await importSource('src/engine/contract/check.ts');
const folder = mkdtempSync(join(tmpdir(), 'stateward-bench-'));
try {
  const file = join(folder, 'events.jsonl');
  const runs = writeLog(file, (count) => count < lines);
  console.log(`${lines} lines, ${runs} closed runs, ${statSync(file).size} bytes; node ${process.version}`);
  for (const order of ['forwards', 'backwards']) {
    const tasks = {
      read: () => eachChunk(file, () => 0),
      parse: () => parseLines(file),
      judge: () => judgeFile(file),
    };
    const entries = Object.entries(tasks);
    /** @type {Record<string, number>} */
    const times = {};
    for (const [name, run] of order === 'forwards' ? entries : entries.reverse()) times[name] = timed(run);
    const { read = 0, parse = 0, judge: judged = 0 } = times;
    console.log(
      `${order}: read ${shown(read)}, parse ${shown(parse)}, judge ${shown(judged)}: ${(judged / read).toFixed(1)} times reading, ${(judged / parse).toFixed(1)} times parsing`,
    );
  }
  memory(file);
  const few = join(folder, 'few-runs.jsonl');
  const fewRuns = writeLog(few, (count) => count < lines, 500);
  console.log(
    `${fewRuns} closed runs in as many lines: held at the end ${megabytesOf(heldAtEnd(few))}, ${runs} closed runs ${megabytesOf(heldAtEnd(file))}`,
  );
  append(join(folder, 'large.jsonl'));
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Closed runs; the number of runs. A run has twenty events where each of its steps calls one tool.
 * @param {string} file @param {(count: number) => boolean} more @param {number} [calls] of tools in each step
 */
function writeLog(file, more, calls = 1) {
  const out = openSync(file, 'w');
  let count = 0;
  let runs = 0;
  while (more(count)) {
    const events = runEvents(calls);
    writeSync(out, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    count += events.length;
    runs += 1;
  }
  closeSync(out);
  return runs;
}

/** @param {number} calls */
function runEvents(calls) {
  const run_id = `run-${randomUUID()}`;
  /** @type {object[]} */
  const events = [{ type: 'run.started', workspace_root: '/work/shop' }];
  for (const phase of ['planner', 'executor', 'reviewer']) {
    const step_id = randomUUID();
    const model = { step_id, llm_call_id: randomUUID() };
    events.push({ type: 'step.started', step_id, phase }, { type: 'llm.requested', ...model });
    events.push({ type: 'llm.responded', ...model });
    for (let call = 0; call < calls; call++) {
      const tool = { step_id, tool_call_id: randomUUID(), tool_name: 'read_file' };
      events.push({ type: 'tool.called', ...tool, input: { path: 'src/index.ts' } });
      events.push({ type: 'tool.returned', ...tool, duration_ms: 12 });
    }
    events.push({ type: 'step.finished', step_id, phase });
  }
  events.push({ type: 'run.finished' });
  const timestamp = '2026-01-31T09:00:00Z';
  return events.map((event, index) => ({
    ...event,
    run_id,
    seq: index + 1,
    event_id: randomUUID(),
    timestamp,
  }));
}

/** @param {string} file @param {(chunk: Buffer) => void} take */
function eachChunk(file, take) {
  const input = openSync(file, 'r');
  const chunk = Buffer.alloc(chunkSize);
  for (let size = readSync(input, chunk); size > 0; size = readSync(input, chunk))
    take(chunk.subarray(0, size));
  closeSync(input);
}

/** @param {string} file */
function parseLines(file) {
  let rest = '';
  eachChunk(file, (chunk) => {
    const parts = (rest + chunk.toString('utf8')).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) JSON.parse(part);
  });
}

/** @param {string} file */
function judgeFile(file) {
  const stream = streamJudge();
  // The buffer is used again: what is kept over chunks has to be a copy.
  eachChunk(file, (chunk) => stream.push(new Uint8Array(chunk)));
  const findings = stream.end();
  if (findings.length > 0) throw new Error(`found ${JSON.stringify(findings[0])}`);
}

/** Memory that is held when half and all of the log are read. @param {string} file */
function memory(file) {
  const stream = streamJudge();
  const size = statSync(file).size;
  const start = held();
  let read = 0;
  let half = 0;
  eachChunk(file, (chunk) => {
    stream.push(new Uint8Array(chunk));
    read += chunk.length;
    if (half === 0 && read >= size / 2) half = held() - start;
  });
  const all = held() - start;
  const perLine = (all - half) / (lines / 2);
  console.log(
    `held at half ${megabytesOf(half)}, at the end ${megabytesOf(all)}: ${perLine.toFixed(1)} bytes a line; peak of the process ${megabytesOf(process.resourceUsage().maxRSS * 1024)}`,
  );
  stream.end();
}

/** Memory that is held when all of the log is read. @param {string} file */
function heldAtEnd(file) {
  const start = held();
  const stream = streamJudge();
  eachChunk(file, (chunk) => stream.push(new Uint8Array(chunk)));
  const all = held() - start;
  stream.end();
  return all;
}

function held() {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + Math.max(external, arrayBuffers);
}

/** Two versions of which the second has some runs more. @param {string} file */
function append(file) {
  writeLog(file, () => statSync(file).size < megabytes * 2 ** 20);
  const after = readFileSync(file);
  const before = after.subarray(0, after.lastIndexOf(10, after.length - 10_000) + 1);
  const limits = { maxBytes: Number.MAX_SAFE_INTEGER, maxDepth: 1000, maxValues: Number.MAX_SAFE_INTEGER };
  /** @param {Uint8Array} bytes */
  const read = (bytes) => {
    const reader = eventLog.read(eventLog.options.defaults, limits);
    reader.push('', bytes);
    return reader.end();
  };
  const context = { scope: 'step', path: 'events.jsonl' };
  const settings = { options: eventLog.defaults, rules: new Map() };
  /** @type {any[]} */
  let versions = [];
  const reading = timed(() => {
    versions = [read(before), read(after)];
  });
  const judging = timed(() => {
    const { findings } = judge(eventLog, versions[0].doc, versions[1].doc, context, settings);
    if (findings.length > 0) throw new Error(`found ${JSON.stringify(findings[0])}`);
  });
  console.log(
    `append to ${megabytesOf(after.length)}: each version read once in ${shown(reading)}, compared in ${shown(judging)}`,
  );
}

/** @param {() => void} run */
function timed(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** @param {number} milliseconds */
function shown(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** @param {number} bytes */
function megabytesOf(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
