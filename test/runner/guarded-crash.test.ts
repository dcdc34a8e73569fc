import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedRoot, type GuardedRoot } from '../support/guarded-root.ts';
import { isSoak } from '../support/soak.ts';
import { at, graphFile, runFile } from '../support/workflows.ts';
import { runWriter } from '../support/writer-process.ts';

const file = 'run/workflow.md';
const before = runFile(at('build', ['plan']), `# Run\n${'x'.repeat(5000)}\n`);
const after = before.replace('currentNodeId: build', 'currentNodeId: review');

/**
 * Counts what the writer asks of the file system, from the moment when it opens the temporary file, and at the wanted one
 * dies or is told that it failed. A write that is interrupted has written half.
 */
const writer = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { MODE, ALL, ROOT, CONTENT } = process.env;
let [target, count, isCounting, names] = [Number(process.env.AT), 0, false, []];
function counted(name, call) {
  return function (...args) {
    if (name === 'open' && String(args[0]).endsWith('/next')) isCounting = true;
    if (isCounting) names.push(name);
    if (!isCounting || ++count !== target) return call.apply(this, args);
    if (name === 'writeFile' && this?.fd !== undefined) fs.writeSync(this.fd, args[0].subarray(0, args[0].length / 2));
    if (MODE === 'kill') process.kill(process.pid, 'SIGKILL');
    return Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: name }));
  };
}
const probe = await fs.promises.open(ROOT);
const handles = Object.getPrototypeOf(probe);
await probe.close();
// To die before a call that only reads is to die before the next one that changes something.
const reading = MODE === 'kill' && !ALL ? [] : ['open', 'lstat', 'mkdir', 'readFile', 'readdir'];
const started = fs.promises.open;
fs.promises.open = function (...args) {
  if (String(args[0]).endsWith('/next')) isCounting = true;
  return started.apply(this, args);
};
for (const name of ['rename', 'rm', ...reading]) fs.promises[name] = counted(name, fs.promises[name]);
for (const name of ['writeFile', 'sync', 'chmod', 'write', ...reading.filter((each) => each === 'readFile')])
  handles[name] = counted(name, handles[name]);
syncBuiltinESMExports();
STORE
const results = [];
const file = ROOT + '/run/workflow.md';
const old = fs.readFileSync(file);
do {
  [count, isCounting, names] = [0, false, []];
  fs.writeFileSync(file, old);
  const result = await fsWrite({ path: 'run/workflow.md', content: CONTENT }, { root: ROOT });
  isCounting = false;
  const standing = fs.readFileSync(file, 'utf8');
  const is = standing === CONTENT ? 'new' : standing === String(old) ? 'old' : 'other';
  results.push({ ok: result.ok, code: result.error?.code, is, auditError: result.value?.auditError, names });
  target++;
} while (MODE === 'fail' && count >= target - 1);
console.log(JSON.stringify(results));
`;

let guarded: GuardedRoot;
beforeEach(() => {
  guarded = createGuardedRoot({ [file]: before, 'run/workflow.graph.json': graphFile() });
});
afterEach(() => guarded.cleanup());

const run = (mode: string, place: number) =>
  runWriter(writer, {
    MODE: mode,
    ALL: isSoak ? '1' : '',
    AT: String(place),
    ROOT: guarded.root,
    CONTENT: after,
  });

describe('a writer', () => {
  it('that is killed at any call between open and rename leaves the old bytes or the new ones', async () => {
    const standing: string[] = [];
    for (let place = 1; ; place++) {
      guarded.put(file, before);
      const { signal, out, error } = await run('kill', place);
      expect(error).toBe('');
      const now = guarded.read(file);
      expect([before, after]).toContain(now);
      standing.push(now === after ? 'new' : 'old');
      // Where people look for state nothing is left, and the next writer goes on at once.
      expect(guarded.files()).toEqual(['run/workflow.graph.json', file]);
      const next = await guarded.write(file, after.replace('xx', 'yy'));
      expect(next).toMatchObject({ ok: true });
      expect(readdirSync(join(guarded.root, '.stateward')).sort()).toEqual(['.gitignore', 'execution.jsonl']);
      if (signal === null) {
        expect(JSON.parse(out)).toMatchObject([{ ok: true, is: 'new' }]);
        break;
      }
    }
    // It was killed before and after the rename.
    expect(standing.indexOf('new')).toBeGreaterThan(3);
    expect(standing.lastIndexOf('old')).toBeLessThan(standing.indexOf('new'));
  });

  it('that is told of a failure at any call says so, and the bytes are the old ones', async () => {
    const { out, error } = await run('fail', 1);
    expect(error).toBe('');
    const results: { ok: boolean; code?: string; is: string; auditError?: string; names: string[] }[] =
      JSON.parse(out);
    expect(results.length).toBeGreaterThan(8);
    for (const { ok, code, is, auditError } of results) {
      if (ok) expect({ is, auditError }).toEqual({ is: 'new', auditError });
      else expect({ code, is }).toEqual({ code: 'E_IO', is: 'old' });
    }
    expect(results.filter(({ auditError }) => auditError === 'no space left')).toHaveLength(1);
    expect(readdirSync(join(guarded.root, '.stateward')).sort()).toEqual(['.gitignore', 'execution.jsonl']);
  });
});
