import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/check/user-error.ts';
import { stepExitCode, stepJson, stepText } from '../../../src/cli/step-output.ts';
import { readStepOptions, type StepFlags } from '../../../src/runner/loop/step-options.ts';
import type { StepRecord, StepResult } from '../../../src/runner/step/step-types.ts';

const flags: StepFlags = { status: 'done', summary: '', timeout: '1800', format: 'text' };

describe('the options of step', () => {
  it('take the guard as a vector of arguments', () => {
    expect(readStepOptions(['npm', 'test', '--', '--bail'], flags)).toMatchObject({
      guard: { argv: ['npm', 'test', '--', '--bail'], shell: false, timeoutSeconds: 1800 },
      commit: false,
    });
    expect(readStepOptions([], flags)).toMatchObject({ guard: undefined });
    expect(readStepOptions(['a && b'], { ...flags, shell: true })).toMatchObject({ guard: { shell: true } });
  });

  it.each<[Partial<StepFlags>, readonly string[], string]>([
    [{ timeout: 'soon' }, [], '--timeout "soon" is no number of seconds up to 86400'],
    [{ timeout: '0' }, [], '--timeout "0" is no number of seconds up to 86400'],
    [{ timeout: '1e9' }, [], '--timeout "1e9" is no number of seconds up to 86400'],
    [{ run: '../x' }, [], "--run \"../x\" is no name of a folder: letters, digits, '.', '_' and '-'"],
    [{ run: '.git' }, [], "--run \".git\" is no name of a folder: letters, digits, '.', '_' and '-'"],
    [
      { shell: true },
      ['a', 'b'],
      "--shell takes the guard as one argument: npx --no stateward step --shell -- 'npm test && npm run lint'",
    ],
  ])('%j %j: usage', (more, argv, usage) => {
    expect(() => readStepOptions(argv, { ...flags, ...more })).toThrow(new UserError(usage));
  });

  it('need a status', () => {
    const { status: _, ...none } = flags;
    expect(() => readStepOptions([], none)).toThrow('step needs --status done, retry, decomposed');
  });
});

const record: StepRecord = {
  run: 'run-1',
  iteration: 3,
  directory: '.runner/iterations/run-1/3',
  tree: '.runner/state/tree.json',
  node: 'sign-in',
  declared: { status: 'done', summary: '' },
  status: 'done',
  guard: 'pass',
  updates: { passesSet: ['sign-in'], attemptsIncremented: [], derivedPassesSet: [] },
  message: 'Step 3\n\nAgent-Step: node=sign-in status=done guard=pass\n',
  finished: false,
  next: { status: 'open', node: 'b', path: 'shop/b', attempts: 1, maxAttempts: 3 },
};
const recorded = (more: Partial<StepRecord> = {}): StepResult => ({
  outcome: 'recorded',
  record: { ...record, ...more },
});

describe('the result of step', () => {
  it.each<[StepResult, number, string]>([
    [
      recorded(),
      0,
      'recorded: run-1, iteration 3: sign-in done, guard pass\n  records .runner/iterations/run-1/3\n  Agent-Step: node=sign-in status=done guard=pass\nnext: shop/b (1 of 3 attempts used)\n',
    ],
    [
      recorded({
        commit: 'c'.repeat(40),
        guard: 'fail',
        next: { status: 'stuck', node: 'b', path: 'shop/b', attempts: 3, maxAttempts: 3 },
      }),
      1,
      'recorded: run-1, iteration 3: sign-in done, guard fail\n  commit cccccccccccc, records .runner/iterations/run-1/3\nnext: nothing, shop/b (3 of 3 attempts used) is stuck\n',
    ],
    [
      recorded({ commit: 'c'.repeat(40), guard: 'skipped', next: { status: 'complete' } }),
      0,
      'recorded: run-1, iteration 3: sign-in done, guard skipped\n  no guard was given, so nothing passes: npx --no stateward step --status done -- npm test\n  commit cccccccccccc, records .runner/iterations/run-1/3\nnext: nothing, the tree is complete\n',
    ],
    [
      recorded({
        commit: 'c'.repeat(40),
        status: 'retry',
        guard: 'skipped',
        agentError: 'bad \u001b[31m\n::error::',
        next: { status: 'complete' },
        finished: true,
      }),
      1,
      'finished an iteration that was interrupted; what is declared now was not looked at. Step again.\nagent error, recorded: run-1, iteration 3: sign-in retry\n  bad \\u{1b}[31m\\n::error::\n  the tree is restored\n  commit cccccccccccc, records .runner/iterations/run-1/3\nnext: nothing, the tree is complete\n',
    ],
    [{ outcome: 'refused', reason: 'stuck', message: 'shop/b is stuck' }, 2, 'refused: shop/b is stuck\n'],
    [
      { outcome: 'runner-error', message: 'no', directory: 'd' },
      4,
      'runner error: no\n  see d/runner_error.log\n',
    ],
  ])('%# is text for people, JSON for programs, and a code', (result, code, text) => {
    expect([stepExitCode(result), stepText(result)]).toEqual([code, text]);
    expect(JSON.parse(stepJson(result))).toMatchObject({
      version: 1,
      outcome: result.outcome,
      exitCode: code,
    });
  });

  it('has all of a record in its JSON', () => {
    expect(JSON.parse(stepJson(recorded()))).toEqual({
      version: 1,
      outcome: 'recorded',
      exitCode: 0,
      ...record,
    });
  });
});
