import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { laws } from '../../../src/kinds/event-log/laws.ts';
import { rules } from '../../../src/kinds/event-log/rules/index.generated.ts';
import {
  answered,
  artifact,
  asked,
  broke,
  called,
  done,
  failed,
  finished,
  found,
  judge,
  returned,
  root,
  started,
  step,
  type Told,
  toolFailed,
  uuid,
  wholeRun,
} from '../../support/event-logs.ts';

type Case = readonly [
  name: string,
  log: readonly JsonObject[],
  expected: readonly string[],
  options?: JsonObject,
];

const closed = { mode: 'closed' };
const open = { mode: 'open' };
const inRun = (run: string, told: readonly Told[]): Told[] => told.map((event) => ({ ...event, run }));
const tail = wholeRun().slice(2);
const [, ...withoutStart] = wholeRun();
const retries = (count: number, phase = 'planner') =>
  Array.from({ length: count }, (_, index) => [
    step(`${phase}${index}`, phase),
    broke(`${phase}${index}`, phase),
  ]).flat();
const planned = [started(), step('s'), done('s')];

/** By the numbers of the invariants: what is refused, and the near miss that passes. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  '1': [
    [
      'a run id that is no UUID',
      [started({ run_id: 'run-1' }), failed({ run_id: 'run-1', seq: 2 })],
      ['uuid form', 'uuid form'],
    ],
    ['a UUID of version 1', [started({ run_id: 'c232ab00-9414-11ec-b3c8-9f6bdeced846' })], ['uuid form']],
    ['a run id behind run-', [started({ run_id: `run-${uuid('b')}` })], []],
    ['a run id behind another prefix', [started({ run_id: `RUN-${uuid('b')}` })], ['uuid form']],
    [
      'a run in other spellings, which is one run',
      [
        started(),
        step('s', 'planner', { run_id: `run-${uuid('a')}` }),
        done('s', 'planner', { run_id: uuid('a').toUpperCase() }),
        failed({ run_id: `run-${uuid('a').toUpperCase()}` }),
        started({ run_id: `run-${uuid('a')}` }),
      ],
      ['run-started-once duplicate'],
    ],
  ],
  '2a': [
    ['a whole run', wholeRun(), []],
    ['an empty log', [], []],
    ['1) no start', withoutStart, ['run-started-first missing']],
    ['1) no start of a run that goes on', [step('s')], ['run-started-first missing']],
    ['2) two starts', [started(), ...wholeRun()], ['run-started-once duplicate']],
    ['2) a start after the end', [...wholeRun(), started()], ['run-started-once duplicate']],
    ['3) a start that is not first', [step('s'), started(), ...tail], ['run-started-first late']],
    ['4) no end, closed', [started()], ['run-terminated missing'], closed],
    ['4) no end, auto', [started()], []],
    ['4) no end, open', [started()], [], open],
    ['4) an end, closed', wholeRun(), [], closed],
    ['5) two ends', [...wholeRun(), finished()], ['run-terminated twice']],
    ['5) both ends', [...wholeRun(), failed()], ['run-terminated twice']],
    [
      '6) an event after the end, in another spelling',
      [...wholeRun(), step('x', 'planner', { run_id: uuid('a').toUpperCase() })],
      ['event-after-termination late'],
    ],
    ['6) an event after the end', [...wholeRun(), step('x')], ['event-after-termination late']],
    [
      '7) an event after the end, with a lower seq',
      [...wholeRun(), step('x', 'planner', { seq: 4 })],
      ['event-after-termination late'],
    ],
    ['two runs, one after the other', [...wholeRun(), ...inRun('b', wholeRun())], []],
    ['runs that interleave', wholeRun().flatMap((event) => [event, { ...event, run: 'b' }]), []],
    ['an end of another run', [started(), ...inRun('b', [started(), failed()]), step('s')], []],
  ],
  '3': [
    [
      'planner after executor',
      [...planned, step('e', 'executor'), step('p', 'planner')],
      ['phase-order backwards'],
    ],
    ['planner twice', [...planned, step('p', 'planner')], []],
    [
      'executor before a planner finished',
      [started(), step('s'), step('e', 'executor')],
      ['phase-order gated'],
    ],
    [
      'executor when a planner failed',
      [started(), step('s'), broke('s'), step('e', 'executor')],
      ['phase-order gated'],
    ],
    [
      'executor when a second planner finished',
      [started(), ...retries(1), step('s'), done('s'), step('e', 'executor')],
      [],
    ],
    [
      'reviewer before an executor finished',
      [...planned, step('e', 'executor'), step('r', 'reviewer')],
      ['phase-order gated'],
    ],
    ['reviewer right after planner', [...planned, step('r', 'reviewer')], ['phase-order gated']],
    ['three attempts', [started(), ...retries(3)], []],
    ['four attempts', [started(), ...retries(4)], ['attempt-limit tooMany']],
    ['three failed attempts, then run.failed', [started(), ...retries(3), failed()], []],
    [
      'three failed attempts, then run.finished',
      [started(), ...retries(3), finished()],
      ['attempt-limit finished'],
    ],
    [
      'three failed attempts, then the next phase',
      [started(), ...retries(3), step('e', 'executor')],
      ['attempt-limit laterPhase'],
    ],
    [
      'success at the third attempt',
      [started(), ...retries(2), step('s'), done('s'), step('e', 'executor')],
      [],
    ],
    ['three attempts in each phase', [...planned, ...retries(3, 'executor'), failed()], []],
    [
      'a run that finishes without a review',
      [...planned, step('e', 'executor'), done('e', 'executor'), finished()],
      ['warning finished-early early'],
    ],
    ['a run that fails without a review', [...planned, failed()], []],
  ],
  '4a': [
    ['a relative root', [started({ workspace_root: 'shop' })], ['workspace-root absolute']],
    ['a root with ..', [started({ workspace_root: '/work/../etc' })], ['workspace-root normalised']],
    [
      'a root with a separator at the end',
      [started({ workspace_root: '/work/' })],
      ['workspace-root normalised'],
    ],
    ['the root of everything', [started({ workspace_root: '/' })], []],
    ['a drive', [started({ workspace_root: 'C:\\work' })], []],
    ['a whole drive', [started({ workspace_root: 'C:\\' })], []],
    ['a share', [started({ workspace_root: '\\\\server\\share\\work' })], []],
    ['a drive without a root', [started({ workspace_root: 'C:work' })], ['workspace-root absolute']],
    ['no root', [{ ...started(), workspace_root: 7 }], ['event-schema value']],
  ],
  '8': [['a step id that is no UUID', [started(), { ...step('s'), step_id: 's-1' }], ['uuid form']]],
  '9': [
    ['a step that starts twice', [started(), step('s'), step('s')], ['step-started-once duplicate']],
    [
      'a step that starts twice, once in capitals',
      [started(), step('s'), { ...step('s'), step_id: uuid('s').toUpperCase() }],
      ['step-started-once duplicate'],
    ],
    [
      'a step that ends in capitals',
      [started(), step('s'), { ...done('s'), step_id: uuid('s').toUpperCase() }],
      [],
    ],
    ['the same step id in another run', [...planned, ...inRun('b', planned)], []],
  ],
  '10': [
    ['a step that finishes twice', [...planned, done('s')], ['step-terminated twice']],
    ['a step that finishes and fails', [...planned, broke('s')], ['step-terminated twice']],
    ['a tool called after its step', [...planned, called('t')], ['step-terminated after']],
    [
      'a tool that returns after its step',
      [started(), step('s'), called('t'), done('s'), returned('t')],
      ['step-terminated after'],
    ],
    [
      'a tool that returns before its step ends',
      [started(), step('s'), called('t'), returned('t'), done('s')],
      [],
    ],
    ['an artifact after its step', [...planned, artifact('f')], ['step-terminated after']],
    [
      'an answer after its step',
      [started(), step('s'), asked('l'), done('s'), answered('l')],
      ['step-terminated after'],
    ],
    ['a step that never ends', [started(), step('s'), failed()], ['step-terminated open']],
    ['a step that never ends, in a log that grows', [started(), step('s'), failed()], [], open],
    ['a step that has not ended yet', [started(), step('s')], []],
  ],
  '11': [
    ['the end of an unknown step', [started(), done('s')], ['step-reference unknown']],
    [
      'the end of a step of another run',
      [...planned.slice(0, 2), ...inRun('b', [started(), done('s')])],
      ['step-reference unknown'],
    ],
  ],
  '12': [
    ['an unknown phase', [started(), step('s', 'tester')], ['step-phase unknown']],
    ['another phase at the end', [started(), step('s'), done('s', 'executor')], ['step-phase changed']],
  ],
  '13': [
    [
      'a reviewer that plans',
      [started(), step('s', 'planner', { agent_id: 'reviewer' })],
      ['agent otherPhase'],
    ],
    ['a planner that plans', [started(), step('s', 'planner', { agent_id: 'Planner' })], []],
    ['an agent of whom nothing is known', [started(), step('s', 'planner', { agent_id: 'claude' })], []],
  ],
  '14': [
    [
      'a call id that is no UUID',
      [...planned.slice(0, 2), { ...called('t'), tool_call_id: 't1' }],
      ['uuid form'],
    ],
  ],
  '15': [
    [
      'a call that begins twice',
      [started(), step('s'), called('t'), called('t')],
      ['tool-called-once duplicate'],
    ],
    [
      'the same call id in another run',
      [started(), step('s'), called('t'), ...inRun('b', [started(), step('s'), called('t')])],
      [],
    ],
  ],
  '16': [
    [
      'a call that returns twice',
      [started(), step('s'), called('t'), returned('t'), returned('t')],
      ['tool-terminated twice'],
    ],
    [
      'a call that returns and fails',
      [started(), step('s'), called('t'), returned('t'), toolFailed('t')],
      ['tool-terminated twice'],
    ],
    ['a call that never ends', wholeRun(called('t')), ['tool-terminated open']],
    ['the end of a call that never began', wholeRun(returned('t')), ['tool-reference noCall']],
    ['a call that fails', wholeRun(called('t'), toolFailed('t')), []],
  ],
  '17': [
    ['a call of an unknown step', [started(), called('t')], ['tool-reference noStep']],
    [
      'an end in another step',
      [started(), step('s'), step('z'), called('t'), returned('t', 'z')],
      ['tool-reference otherStep'],
    ],
    [
      'an end of another tool',
      [started(), step('s'), called('t'), returned('t', 's', { tool_name: 'ls' })],
      ['tool-reference otherTool'],
    ],
  ],
  '22': [
    [
      'a negative duration',
      wholeRun(called('t'), returned('t', 's', { duration_ms: -1 })),
      ['tool-duration negative'],
    ],
    ['a duration of nothing', wholeRun(called('t'), returned('t', 's', { duration_ms: 0 })), []],
  ],
  '23': [
    ['a call id that is no UUID', [started(), step('s'), { ...asked('l'), llm_call_id: '1' }], ['uuid form']],
  ],
  '24': [
    [
      'a request that is made twice',
      [started(), step('s'), asked('l'), asked('l')],
      ['llm-requested-once duplicate'],
    ],
  ],
  '25': [
    ['two answers', wholeRun(asked('l'), answered('l'), answered('l')), ['llm-responded twice']],
    ['no answer', wholeRun(asked('l')), ['llm-responded open']],
    ['an answer without a request', wholeRun(answered('l')), ['llm-reference noCall']],
    ['one answer', wholeRun(asked('l'), answered('l')), []],
  ],
  '26': [
    ['a request of an unknown step', [started(), asked('l')], ['llm-reference noStep']],
    [
      'an answer in another step',
      [started(), step('s'), step('z'), asked('l'), answered('l', 'z')],
      ['llm-reference otherStep'],
    ],
  ],
  '27': [['an artifact id that is no UUID', wholeRun({ ...artifact('f'), artifact_id: 'f' }), ['uuid form']]],
  '28': [
    [
      'an artifact that is created twice',
      wholeRun(artifact('f'), artifact('f')),
      ['artifact-created-once duplicate'],
    ],
    ['two artifacts', wholeRun(artifact('f'), artifact('g')), []],
  ],
  '29': [['an artifact of an unknown step', [started(), artifact('f')], ['artifact-reference noStep']]],
  '30': [
    [
      'an artifact of an unknown run',
      [artifact('f')],
      ['run-started-first missing', 'artifact-reference noStep'],
    ],
    [
      'an artifact of a step of another run',
      [started(), step('s'), ...inRun('b', [started(), artifact('f')])],
      ['artifact-reference noStep'],
    ],
  ],
  '31': [
    ['an unknown type', wholeRun(artifact('f', 's', { artifact_type: 'image' })), ['artifact-form value']],
  ],
  '32': [
    [
      'a checksum that is too short',
      wholeRun(artifact('f', 's', { checksum: 'abc' })),
      ['artifact-form value'],
    ],
    ['a checksum with its name', wholeRun(artifact('f', 's', { checksum: `sha256:${'0'.repeat(64)}` })), []],
  ],
  '33': [
    ['a negative size', wholeRun(artifact('f', 's', { size_bytes: -1 })), ['artifact-form value']],
    ['an empty file', wholeRun(artifact('f', 's', { size_bytes: 0 })), []],
  ],
  '34': [
    ['no path of a file', wholeRun({ ...artifact('f'), path: undefined as never }), ['event-schema missing']],
    [
      'no path of a text',
      wholeRun({ ...artifact('f'), artifact_type: 'text', path: undefined as never }),
      [],
    ],
    [
      'a relative path of a file',
      wholeRun(artifact('f', 's', { path: 'out/f' })),
      ['artifact-path absolute'],
    ],
    [
      'a relative path of a diff',
      wholeRun(artifact('f', 's', { artifact_type: 'diff', path: 'a.diff' })),
      [],
    ],
    [
      '.. in the path of a text',
      wholeRun(artifact('f', 's', { artifact_type: 'text', path: 'a/../b' })),
      ['artifact-path escapes'],
    ],
    [
      '.. that leads back into the root',
      wholeRun(artifact('f', 's', { path: `${root}/../shop/f` })),
      ['artifact-path escapes'],
    ],
    ['dots that are no segment', wholeRun(artifact('f', 's', { path: `${root}/a..b` })), []],
  ],
  '36': [
    ['an event id that is no UUID', [started({ event_id: '1' })], ['uuid form']],
    [
      'an event id twice',
      [started({ event_id: uuid('1') }), step('s', 'planner', { event_id: uuid('1') })],
      ['event-id duplicate'],
    ],
    [
      'an event id twice, once in capitals',
      [started({ event_id: uuid('b') }), step('s', 'planner', { event_id: uuid('b').toUpperCase() })],
      ['event-id duplicate'],
    ],
    ['event ids on some events', [started({ event_id: uuid('1') }), step('s')], ['event-id partly']],
    ['no event ids', wholeRun(), []],
    ['no event ids where they are required', [started()], ['event-id missing'], { strictPayload: true }],
  ],
  '37': [
    ['an unknown type', [started(), { type: 'run.paused' }], ['event-type unknown']],
    [
      'an unknown type in other letters',
      [{ ...started(), type: 'Run.Started' }],
      ['run-started-first missing', 'event-type unknown'],
    ],
  ],
  '38': [
    ['a gap in seq', [started(), step('s', 'planner', { seq: 20 })], []],
    ['an equal seq', [started({ seq: 2 }), step('s', 'planner', { seq: 2 })], ['seq-order notIncreasing']],
    ['a lower seq', [started({ seq: 2 }), step('s', 'planner', { seq: 1 })], ['seq-order notIncreasing']],
    ['a seq of zero', [started({ seq: 0 })], ['event-schema value']],
    ['a seq with a fraction', [started({ seq: 1.5 })], ['event-schema value']],
    ['the same seq in another run', [started(), ...inRun('b', [started()])], []],
  ],
  '39': [
    ['a missing member', [{ type: 'run.started' }], ['event-schema missing']],
    ['a member of the wrong type', [started(), failed({ reason: 7 })], ['event-schema value']],
    ['a time that is none', [started({ timestamp: 'yesterday' })], ['event-schema value']],
    ['a time', [started({ timestamp: '2026-01-31T09:00:00.5+01:00' })], []],
    ['an unknown member', [started({ mood: 'good' })], []],
    [
      'an unknown member where these are refused',
      [started({ mood: 'good', event_id: uuid('1') })],
      ['event-schema unknown'],
      { strictPayload: true },
    ],
    ['members in a payload', [{ type: 'run.started', payload: { workspace_root: root } }], []],
    [
      'a payload that contradicts',
      [started({ payload: { workspace_root: '/etc' } })],
      ['event-schema twice'],
    ],
    ['a payload that repeats', [started({ payload: { workspace_root: root } })], []],
  ],
  '42': [
    ['a file outside', wholeRun(artifact('f', 's', { path: '/etc/passwd' })), ['artifact-path outside']],
    [
      'a file in a folder whose name begins alike',
      wholeRun(artifact('f', 's', { path: `${root}s/f` })),
      ['artifact-path outside'],
    ],
    ['the root itself', wholeRun(artifact('f', 's', { path: root })), []],
    [
      'a drive, with other letters',
      [started({ workspace_root: 'C:\\Work' }), step('s'), artifact('f', 's', { path: 'c:\\work\\f' })],
      [],
    ],
    [
      'another drive',
      [started({ workspace_root: 'C:\\Work' }), step('s'), artifact('f', 's', { path: 'D:\\Work\\f' })],
      ['artifact-path outside'],
    ],
  ],
  '44': [
    [
      'a shell',
      wholeRun(
        called('t', 's', { tool_name: 'execute_shell' }),
        toolFailed('t', 's', { tool_name: 'execute_shell' }),
      ),
      ['shell forbidden'],
    ],
    [
      'a wrapper',
      wholeRun(called('t', 's', { tool_name: 'run_tests' }), returned('t', 's', { tool_name: 'run_tests' })),
      [],
    ],
  ],
};

const named = ([name, log, expected, options = {}]: Case) => ({ name, log, expected, options });

describe.each(Object.entries(cases))('invariant %s', (_, own) => {
  it.each(own.map(named))('$name', ({ log, expected, options }) => {
    expect(found(log, options)).toEqual(expected);
  });
});

/** A registry: what goes in and out of two tools, and who may use them. */
const registry = {
  agents: {
    ada: { phase: 'planner', tier: 'READ', tools: ['read_file', 'write_file'] },
    bob: { phase: 'executor', tier: 'EXECUTE' },
    cat: { phase: 'reviewer', tier: 'READ' },
  },
  tools: {
    read_file: {
      tier: 'READ',
      input: { type: 'object', required: ['path'], properties: { path: { type: 'string' } } },
      output: { type: 'string' },
    },
    write_file: { tier: 'WRITE' },
    run_tests: { tier: 'EXECUTE' },
  },
};
const byAda = [started(), step('s', 'planner', { agent_id: 'ada' })];
const good = { input: { path: 'a.ts' } };
const bad = { input: { path: 7 } };
const { agents: _, ...toolsOnly } = registry;

describe('with a registry', () => {
  const judged: readonly Case[] = [
    [
      '13: an agent of another phase',
      [started(), step('s', 'planner', { agent_id: 'bob' })],
      ['agent otherPhase'],
    ],
    ['13: an agent of this phase', byAda, []],
    [
      '18: an unknown tool',
      [...byAda, called('t', 's', { tool_name: 'rm' })],
      ['tool-allowed notListed', 'tool-allowed unknown'],
    ],
    [
      '19: a tool that writes, for a reader',
      [...byAda, called('t', 's', { tool_name: 'write_file' })],
      ['tool-tier tooHigh'],
    ],
    ['20: good input', [...byAda, called('t', 's', good), returned('t', 's', { output: 'x' })], []],
    [
      '20: wrong input that returns',
      [...byAda, called('t', 's', bad), returned('t', 's', { output: 'x' })],
      ['tool-input accepted'],
    ],
    [
      '20: wrong input that fails for another reason',
      [...byAda, called('t', 's', bad), toolFailed('t', 's', { error_code: 'ENOENT' })],
      ['tool-input accepted'],
    ],
    [
      '20: wrong input that is refused',
      [...byAda, called('t', 's', bad), toolFailed('t', 's', { error_code: 'INVALID_INPUT' })],
      [],
    ],
    ['20: no input', [...byAda, called('t'), toolFailed('t', 's', { error_code: 'INVALID_INPUT' })], []],
    [
      '21: wrong output',
      [...byAda, called('t', 's', good), returned('t', 's', { output: 7 })],
      ['tool-output accepted'],
    ],
    [
      '21: wrong output that is refused',
      [...byAda, called('t', 's', good), toolFailed('t', 's', { error_code: 'INVALID_OUTPUT' })],
      [],
    ],
    [
      '44: a shell, whatever is configured',
      [...byAda, called('t', 's', { tool_name: 'execute_shell' })],
      ['shell forbidden', 'tool-allowed notListed'],
    ],
    ['45: no agent', [started(), step('s')], ['agent missing']],
    ['45: an unknown agent', [started(), step('s', 'planner', { agent_id: 'eve' })], ['agent unknown']],
    [
      '46: a tool that is not on the list',
      [...byAda, called('t', 's', { tool_name: 'run_tests' })],
      ['tool-allowed notListed', 'tool-tier tooHigh'],
    ],
  ];

  it.each(judged.map(named))('$name', ({ log, expected }) => {
    expect(found(log, registry).sort()).toEqual([...expected].sort());
  });

  it('48: the three agents hold where none are configured', () => {
    const write = called('t', 's', { tool_name: 'write_file' });
    expect(found([started(), step('s'), write], toolsOnly)).toEqual(['tool-tier tooHigh']);
    const executing = [...planned, step('e', 'executor'), called('t', 'e', { tool_name: 'write_file' })];
    expect(found(executing, toolsOnly)).toEqual([]);
  });

  it('the report says what was not judged for want of one', () => {
    expect(judge({ after: wholeRun(called('t'), returned('t')) }).notices).toEqual([
      'no tools are configured for event logs: registry, tiers, input and output of tool calls (18 to 21) were not judged',
    ]);
    expect(judge({ after: wholeRun() }).notices).toEqual([]);
    expect(judge({ after: byAda, options: registry }).notices).toEqual([]);
  });
});

describe('invariant 53', () => {
  it('every finding names seq, event type, reason and the line', () => {
    const [finding] = judge({ after: [started(), step('s'), step('s')] }).findings;
    expect(finding).toMatchObject({ line: 3, data: { seq: 3, eventType: 'step.started', invariant: '9' } });
    expect(finding?.message).toBe(`seq 3 (step.started): ${finding?.data?.reason}`);
    expect(finding?.data?.reason).toBe(`step ${uuid('s')} was started already, at seq 2`);
    expect(finding?.related).toMatchObject([{ line: 2, label: 'seq 2 (step.started)' }]);
  });
});

/** The numbering of the invariants, as their list has it: the numbers it leaves out are left out here. */
describe('the table of invariants', () => {
  const page = readFileSync('docs/kinds/event-log.md', 'utf8');
  const own = new Set(rules.map(({ id }) => id.slice('event-log/'.length)));

  it('has every number once, with a home', () => {
    const numbers = laws.map(({ id }) => id);
    const seed = [
      '1',
      '2a',
      '2b',
      '2c',
      '3',
      '4a',
      '4b',
      '5a',
      ...Array.from({ length: 47 }, (_each, index) => String(index + 8)),
    ];
    expect(numbers).toEqual(seed);
    for (const { rules: homes, besides = [], says } of laws) {
      expect(homes.length + besides.length).toBeGreaterThan(0);
      expect(homes.length > 0 || besides.includes('recorder') || says !== undefined).toBe(true);
    }
    for (const number of numbers) expect(page).toMatch(new RegExp(`^\\| ${number} \\|`, 'm'));
  });

  it('names rules that are there, and every rule', () => {
    const named = new Set(laws.flatMap(({ rules: homes }) => homes));
    expect([...named].filter((name) => !own.has(name))).toEqual([]);
    expect([...own].filter((name) => !named.has(name))).toEqual([]);
    expect(readdirSync('src/kinds/event-log/rules').length).toBe(own.size + 1);
  });

  it('every number that rules judge is shown above', () => {
    const elsewhere = ['2b', '4b', '5a', '18', '19', '20', '21', '35', '40', '43', '45', '46', '47', '48'];
    const judged = laws.filter(({ rules: homes }) => homes.length > 0).map(({ id }) => id);
    expect(judged.filter((number) => !(number in cases) && !elsewhere.includes(number))).toEqual([]);
  });
});
