import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createGuardedRoot, type GuardedRoot, sha256 } from '../support/guarded-root.ts';
import { isSoak } from '../support/soak.ts';
import { at, graphFile, runFile } from '../support/workflows.ts';
import { runWriter } from '../support/writer-process.ts';

const file = 'run/workflow.md';
const before = runFile(at('build', ['plan']));
const [processes, patches] = isSoak ? [8, 250] : [3, 12];

/** Each patch is made of what was read; refused, it is tried again. */
const patcher = `
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
STORE
const { ROOT, NAME, COUNT } = process.env;
const refused = {};
for (let number = 0; number < Number(COUNT); ) {
  const ifMatchSha256 = createHash('sha256').update(readFileSync(ROOT + '/run/workflow.md')).digest('hex');
  const update = { variables: { set: { [NAME]: number + 1 } } };
  const request = { path: 'run/workflow.md', patch: { operation: 'updateFrontmatter', update }, ifMatchSha256 };
  const result = await fsApplyPatch(request, { root: ROOT, agentId: NAME });
  if (result.ok) number++;
  else refused[result.error.code] = (refused[result.error.code] ?? 0) + 1;
}
console.log(JSON.stringify(refused));
`;

let guarded: GuardedRoot;
beforeEach(() => {
  guarded = createGuardedRoot({
    [file]: before,
    'run/workflow.graph.json': graphFile(),
  });
});
afterEach(() => guarded.cleanup());

/** The versions one after the other, each made of the one before, as the audit log tells. */
function versions({ audit, read }: GuardedRoot): string[] {
  const outputs = audit().map(
    ({ output }) => output as { ok: boolean; sha256Before: string; sha256After: string },
  );
  const next = new Map(outputs.filter(({ ok }) => ok).map((each) => [each.sha256Before, each.sha256After]));
  const line: string[] = [];
  for (let at = next.get(sha256(before)); at !== undefined; at = next.get(at)) line.push(at);
  expect(line.at(-1)).toBe(sha256(read(file)));
  return line;
}

describe('several writers', () => {
  it('of one file lose nothing, and are refused by nothing but the precondition', async () => {
    const names = Array.from({ length: processes }, (_, index) => `p${index}`);
    const ends = await Promise.all(
      names.map((name) => runWriter(patcher, { ROOT: guarded.root, NAME: name, COUNT: String(patches) })),
    );
    const refusals = ends.map(({ out, error }) => ({ error, ...JSON.parse(out || '{}') }));
    for (const each of refusals)
      expect(Object.keys(each).filter((key) => key !== 'E_PRECONDITION_FAILED')).toEqual(['error']);
    expect(refusals.map(({ error }) => error)).toEqual(names.map(() => ''));
    const { variables } = parse(guarded.read(file).split('---\n')[1] ?? '');
    expect(variables).toEqual(Object.fromEntries(names.map((name) => [name, patches])));
    expect(versions(guarded)).toHaveLength(processes * patches);
    // Every call has its line, and no two lines have mixed.
    const refused = refusals.reduce((sum, each) => sum + (each.E_PRECONDITION_FAILED ?? 0), 0);
    expect(guarded.audit()).toHaveLength(processes * patches + refused);
  });

  it('in one process take turns, too', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, number) => guarded.patch(file, { artifacts: { append: `a${number}` } })),
    );
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    const { artifacts } = parse(guarded.read(file).split('---\n')[1] ?? '');
    expect(artifacts).toHaveLength(10);
  });

  it.each([
    ['whose process is gone', JSON.stringify({ id: 'x', pid: 2 ** 30, host: hostname() })],
    ['that was never written into', ''],
  ])('are not held up for long by a lock %s', async (_, content) => {
    guarded.put('.stateward/lock', content);
    const longAgo = Date.now() / 1000 - 10;
    utimesSync(join(guarded.root, '.stateward/lock'), longAgo, longAgo);
    expect(await guarded.patch(file, { artifacts: { append: 'a' } })).toMatchObject({ ok: true });
    expect(existsSync(join(guarded.root, '.stateward/lock'))).toBe(false);
  });
});

describe('a folder that is swapped for a link while writes go on', () => {
  it('leads nothing out of the root', async () => {
    const [folder, aside] = [join(guarded.root, 'run'), join(guarded.root, 'aside')];
    const away = join(guarded.outside, 'away');
    mkdirSync(away);
    for (const name of ['workflow.md', 'workflow.graph.json'])
      writeFileSync(join(away, name), readFileSync(join(folder, name)));
    const started = readFileSync(join(away, 'workflow.md'), 'utf8');
    const least = isSoak ? 2000 : 100;
    let isOver = false;
    const codes = new Set<string>();
    const writing = Promise.all(
      [0, 1].map(async (writer) => {
        for (let number = 0; !isOver; number++) {
          const result = await guarded.patch(file, { artifacts: { append: `${writer}-${number}` } });
          codes.add(result.ok ? 'ok' : result.error.code);
        }
      }),
    );
    const isSeen = () => codes.has('ok') && codes.has('E_SANDBOX_VIOLATION');
    for (let swap = 0; swap < least || (swap < 5000 && !isSeen()); swap++) {
      renameSync(folder, aside);
      symlinkSync(away, folder);
      await new Promise((settle) => setTimeout(settle, swap % 3));
      rmSync(folder);
      renameSync(aside, folder);
      await new Promise((settle) => setTimeout(settle, swap % 5));
    }
    isOver = true;
    await writing;
    expect(readFileSync(join(away, 'workflow.md'), 'utf8')).toBe(started);
    expect(readdirSync(away).sort()).toEqual(['workflow.graph.json', 'workflow.md']);
    expect(codes).toContain('ok');
    expect(codes).toContain('E_SANDBOX_VIOLATION');
  });
});
