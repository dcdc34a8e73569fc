import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TaskNode } from '../../src/index.ts';
import { guardOf, runStatePath, type StepWorld, stepWorld, treePath } from '../support/step-world.ts';
import { changing, inner, node, passed, pretty, tree } from '../support/trees.ts';

const plan = tree(node('a', { max_attempts: 2 }), node('b', { order: 1 }));
const iteration = (number: number, name: string) => `.runner/iterations/run-1/${number}/${name}`;
const history = '.runner/context/history.md';
const failure = '.runner/context/failure.md';

let world: StepWorld;
beforeEach(() => {
  world = stepWorld(plan);
});
afterEach(() => world.cleanup());

/** Another tree to begin with. */
function beginWith(other: TaskNode) {
  world.cleanup();
  world = stepWorld(other);
}

describe("the runner's own errors", () => {
  const attempts = () => world.read(treePath)?.match(/"attempts": \d/g);

  it('consume nothing, leave tree and context alone, and are logged', async () => {
    await world.step({ status: 'retry' });
    const [tree, told] = [
      changing(JSON.parse(world.read(treePath) ?? ''), 'b', { goal: 'Other' }),
      world.read(history),
    ];
    world.put(treePath, tree);
    const guard = { ...guardOf(''), argv: ['no-such-program'], shell: false };
    const result = await world.step({ guard });
    expect(result).toMatchObject({ outcome: 'runner-error', directory: '.runner/iterations/run-1/2' });
    expect(world.read(iteration(2, 'runner_error.log'))).toBe(
      `${'message' in result ? result.message : ''}\n`,
    );
    expect(JSON.parse(world.read(iteration(2, 'meta.json')) ?? '')).toEqual({
      run_id: 'run-1',
      iter: 2,
      tree: treePath,
      phase: 'failed',
    });
    expect(JSON.parse(world.read(runStatePath) ?? '')).toEqual({
      run_id: 'run-1',
      next_iter: 3,
      last_status: 'retry',
      last_summary: null,
      last_guard: 'skipped',
    });
    expect([world.read(treePath), world.read(history), world.commits.length]).toEqual([
      pretty(tree),
      told,
      1,
    ]);
    // Mended, the same step goes through, with what the agent wrote.
    const again = await world.step({ guard: guardOf('exit 0') });
    expect(again).toMatchObject({ outcome: 'recorded', record: { iteration: 3, guard: 'pass' } });
    expect(world.read(treePath)).toContain('"goal": "Other"');
  });

  it('name what is wrong with the previous tree', async () => {
    const result = await world.step({ previous: Buffer.from(pretty(tree(node('a', { attempts: 7 })))) });
    expect(result).toMatchObject({
      message:
        'the previous tree cannot be used: tree invariants failed: root/a: attempts 7 exceeds max_attempts 3',
    });
  });

  it('are not blamed on the agent where no step at all is legal', async () => {
    const before = world.read(treePath);
    const result = await world.step({ judge: () => 'some/rule: no' });
    expect(result).toMatchObject({
      outcome: 'runner-error',
      message: 'no step is legal from the previous tree: some/rule: no',
    });
    expect([world.read(treePath), attempts()]).toEqual([
      before,
      ['"attempts": 0', '"attempts": 0', '"attempts": 0'],
    ]);
  });

  it.each(['.runner/state', '.runner/context', '.runner/iterations', '.runner'])(
    'stop at a link where the folder %s was',
    async (folder) => {
      const outside = `${world.folder}-outside`;
      mkdirSync(join(outside, 'state'), { recursive: true });
      for (const path of ['tree.json', 'state/tree.json']) writeFileSync(join(outside, path), pretty(plan));
      rmSync(join(world.folder, folder), { recursive: true, force: true });
      symlinkSync(outside, join(world.folder, folder));
      const result = await world.step({ guard: guardOf('exit 0') });
      expect(result).toMatchObject({
        outcome: 'runner-error',
        message: `${folder} is a symbolic link; nothing is written through it`,
      });
      expect(
        ['history.md', 'run_state.json', 'run-1', 'context', 'iterations'].filter((name) =>
          existsSync(join(outside, name)),
        ),
      ).toEqual([]);
      rmSync(outside, { recursive: true });
    },
  );
});

describe('what the gate would refuse', () => {
  it('is an error of the agent, found before the guard runs', async () => {
    const judge = (_: string, after: string) => (after.includes('Less') ? 'some/rule: no' : undefined);
    world.put(treePath, changing(plan, 'a', { goal: 'Less' }));
    const result = await world.step({ judge, guard: guardOf('touch ran', world.folder) });
    expect(result).toMatchObject({ record: { status: 'retry', agentError: 'some/rule: no' } });
    expect(existsSync(join(world.folder, 'ran'))).toBe(false);
    expect(world.read(treePath)).toBe(pretty(changing(plan, 'a', { attempts: 1 })));
    expect(world.read(iteration(1, 'tree.refused.json'))).toContain('Less');
  });
});

describe('the context of the next iteration', () => {
  it('tells of every attempt at the open node, and of the failure just now', async () => {
    beginWith(tree(node('a', { max_attempts: 9 })));
    await world.step({ guard: guardOf("echo '```'; echo broken; exit 3"), summary: 'first' });
    expect(world.read(failure)).toContain(
      `\n\`\`\`\`text\n$ echo '\`\`\`'; echo broken; exit 3\n\`\`\`\nbroken\n\n[the guard ended with exit code 3]\n\`\`\`\`\n`,
    );
    await world.step({ status: 'retry', summary: 'second' });
    expect(world.read(failure)).toBeUndefined();
    world.put(treePath, '{');
    await world.step({ summary: 'third' });
    expect(world.read(history)?.match(/^## .*|^first|^second|^\.runner.*/gm)).toEqual([
      '## Run run-1, iteration 1, `a`: done, guard fail',
      'first',
      '## Run run-1, iteration 2, `a`: retry',
      'second',
      '## Run run-1, iteration 3, `a`: retry',
      ".runner/state/tree.json:1:2: expected a member name in double quotes or '}' after '{', found the end of the text",
    ]);
    await world.step({ guard: guardOf('exit 0') });
    expect([world.read(history), world.read(failure)]).toEqual([undefined, undefined]);
  });

  it('stays small, whatever an agent says', async () => {
    beginWith(tree(node('a', { max_attempts: 99 })));
    for (let count = 0; count < 12; count += 1) {
      await world.step({ status: 'retry', summary: `${count} `.repeat(5000) });
    }
    const text = world.read(history) ?? '';
    expect(text.length).toBeLessThan(40_000);
    expect(text).toContain('iteration 12,');
    expect(text).not.toContain('iteration 1,');
    expect(text).toMatch(/\[\d+ bytes cut here/);
  });
});

describe('a tree without a step', () => {
  it.each([
    ['complete', tree(passed('a'))],
    ['stuck', tree(node('a', { attempts: 3 }))],
  ])('that is %s is refused, and nothing is written', async (reason, whole) => {
    beginWith(whole);
    const result = await world.step({ guard: guardOf('exit 0') });
    expect(result).toMatchObject({ outcome: 'refused', reason });
    expect(existsSync(join(world.folder, '.runner/iterations'))).toBe(false);
  });
});

describe('a step that somebody else is to commit', () => {
  it('is waited for: a commit holds one step', async () => {
    const first = await world.step({ commit: undefined, guard: guardOf('exit 0') });
    const second = await world.step({ commit: undefined, guard: guardOf('exit 0') });
    const message = 'record' in first ? first.record.message.trimEnd() : '';
    expect(message).toContain('Agent-Step: node=a status=done guard=pass tree=.runner/state/tree.json');
    expect(second).toMatchObject({
      outcome: 'refused',
      reason: 'uncommitted',
      message: expect.stringContaining(message),
    });
    await world.commit(message);
    const third = await world.step({ commit: undefined, guard: guardOf('exit 0') });
    expect(third).toMatchObject({ record: { node: 'b', next: { status: 'complete' } } });
  });

  it('can be taken back by removing its records', async () => {
    await world.step({ commit: undefined, guard: guardOf('exit 0') });
    world.put(treePath, plan);
    rmSync(join(world.folder, '.runner/iterations/run-1/1'), { recursive: true });
    expect(await world.step({ commit: undefined, status: 'retry' })).toMatchObject({
      record: { node: 'a', iteration: 2 },
    });
  });

  it('is not asked for where the previous tree is a snapshot', async () => {
    await world.step({ commit: undefined, guard: guardOf('exit 0') });
    const snapshot = {
      fromHead: false,
      previous: Buffer.from(world.read(treePath) ?? ''),
      commit: undefined,
    };
    expect(await world.step({ ...snapshot, guard: guardOf('exit 0') })).toMatchObject({
      record: { node: 'b' },
    });
  });
});

/** A step whose process ends while git commits. */
async function killed(input: Parameters<typeof world.step>[0]): Promise<void> {
  await new Promise<void>((begun) => {
    const commit = () => {
      begun();
      return new Promise<string>(() => {});
    };
    void world.step({ ...input, commit });
  });
}

describe('an interrupted step', () => {
  it('is finished by the next one, which keeps what it found', async () => {
    await killed({ guard: guardOf('exit 0') });
    const edited = changing(JSON.parse(world.read(treePath) ?? ''), 'b', { goal: 'Other' });
    world.put(treePath, edited);
    const second = await world.step({ status: 'retry', guard: guardOf('exit 0') });
    expect(second).toMatchObject({
      record: { finished: true, iteration: 1, node: 'a', guard: 'pass', commit: 'commit-1' },
    });
    expect(world.read(iteration(1, 'tree.displaced.json'))).toBe(pretty(edited));
  });

  it.each([
    ['fails', guardOf('exit 1')],
    ['is not named', undefined],
  ])('passes nothing where the guard %s then: an agent writes where its record lies', async (_, guard) => {
    await killed({ guard: guardOf('exit 0') });
    expect(world.read(treePath)).toContain('"passes": true');
    expect(await world.step({ status: 'retry', guard })).toMatchObject({
      record: { finished: false, iteration: 2, node: 'a', status: 'retry' },
    });
    expect(world.read(treePath)).not.toContain('"passes": true');
    expect(world.read(iteration(1, 'runner_error.log'))).toContain('nothing came of it');
  });

  it('is left as it is where the guard could not be run to its end', async () => {
    await killed({ guard: guardOf('exit 0') });
    const stuck = { ...guardOf('sleep 9'), timeoutSeconds: 0.1 };
    expect(await world.step({ guard: stuck })).toMatchObject({ outcome: 'runner-error' });
    expect(await world.step({ guard: guardOf('exit 0') })).toMatchObject({
      record: { finished: true, iteration: 1, guard: 'pass' },
    });
  });

  it('is not made up by a forged record that no step explains', async () => {
    await killed({ status: 'retry' });
    const forged = tree(passed('a'), passed('b', { order: 1 }));
    world.put(iteration(1, 'tree.after.json'), forged);
    world.put(treePath, plan);
    const result = await world.step({ status: 'retry' });
    expect(result).toMatchObject({ record: { finished: false, iteration: 2 } });
    expect(world.read(treePath)).toBe(pretty(changing(plan, 'a', { attempts: 1 })));
  });
});

describe('a commit that git refuses', () => {
  const failing = { commit: () => Promise.reject(new Error('git commit failed: no identity')) };
  const context = ['.runner/context/history.md', '.runner/context/failure.md'];

  it.each([
    ['a guard that failed', 'done', 'exit 1'],
    ['a guard that passed', 'done', 'exit 0'],
    ['a retry', 'retry', undefined],
  ] as const)('consumes nothing after %s, and the same call does it all again', async (_, status, guard) => {
    await world.step({ status: 'retry' });
    const edited = changing(JSON.parse(world.read(treePath) ?? ''), 'b', { goal: 'Other' });
    world.put(treePath, edited);
    const told = context.map((path) => world.read(path));
    const step = { status, ...(guard === undefined ? {} : { guard: guardOf(guard) }) };
    const refused = await world.step({ ...step, ...failing });
    expect(refused).toMatchObject({ outcome: 'runner-error', message: 'git commit failed: no identity' });
    expect(world.read(treePath)).toBe(pretty(edited));
    expect(context.map((path) => world.read(path))).toEqual(told);
    expect(world.read(iteration(2, 'runner_error.log'))).toBe('git commit failed: no identity\n');
    expect(JSON.parse(world.read(runStatePath) ?? '')).toMatchObject({ next_iter: 3, last_summary: null });
    const again = await world.step(step);
    expect(again).toMatchObject({ record: { iteration: 3, finished: false, status, node: 'a' } });
    const attempts = JSON.parse(world.read(treePath) ?? '').children[0].attempts;
    expect(attempts).toBe(guard === 'exit 0' ? 1 : 2);
  });
});

describe('the run', () => {
  it('is named after the tree it starts from, unless it is named', async () => {
    const first = await world.step({ run: undefined, status: 'retry' });
    expect(first).toMatchObject({
      record: { run: expect.stringMatching(/^run-[0-9a-f]{8}$/), iteration: 1 },
    });
    const second = await world.step({ run: undefined, status: 'retry' });
    expect(second).toMatchObject({
      record: { run: 'record' in first ? first.record.run : '', iteration: 2 },
    });
  });

  it('lies beside a tree that is in no .runner folder', async () => {
    mkdirSync(join(world.folder, 'plans'));
    world.put('plans/shop.json', inner('root', [node('a')]));
    const previous = Buffer.from(world.read('plans/shop.json') ?? '');
    const result = await world.step({
      tree: 'plans/shop.json',
      runState: 'plans/run_state.json',
      previous,
      status: 'retry',
    });
    expect(result).toMatchObject({ record: { directory: 'plans/.runner/iterations/run-1/1' } });
    expect(world.read('plans/.runner/iterations/.gitignore')).toBe('*\n');
  });
});
