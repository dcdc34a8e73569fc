import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AgentName, agentNames } from '../../../src/integrations/agents/agent-names.ts';
import { answer } from '../../../src/integrations/agents/answer.ts';
import { readToolCall } from '../../../src/integrations/agents/tool-call.ts';
import { treeFile } from '../../support/e2e-trees.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../../support/trees.ts';

/** What an agent, or who whispers to it, may try with each of its own tools. */
const half = tree(passed('a'), node('b'));
const before = pretty(half);
const less = pretty(changing(half, 'a', { goal: 'Less' }));
const more = pretty(changing(half, 'b', { goal: 'More' }));
const here = process.cwd();

let repository: TemporaryRepository;
let top: string;
let turn = 0;

beforeAll(() => {
  repository = createTemporaryRepository();
  top = realpathSync(repository.directory);
  repository.commitAll([{ message: 'start', files: { [treeFile]: before, 'deep/down/x.txt': '1\n' } }]);
  repository.git('reset', '-q', '--hard');
  symlinkSync(join(top, '.runner'), join(top, 'linked'));
  symlinkSync(join(top, treeFile), join(top, 'link.json'));
});
afterAll(() => repository.cleanup());
afterEach(() => {
  process.chdir(here);
  stand(before);
});

function stand(text: string): void {
  mkdirSync(dirname(join(top, treeFile)), { recursive: true });
  writeFileSync(join(top, treeFile), text);
}

interface Ask {
  readonly agent: AgentName;
  readonly tool: string;
  readonly input: unknown;
  readonly cwd?: string;
}

const events: Readonly<Record<string, string>> = { gemini: 'BeforeTool', opencode: 'tool.execute.before' };

/** `denied`, or `-` where nothing is said. */
async function asked({ agent, tool, input, cwd = top }: Ask): Promise<string> {
  turn += 1;
  const event = { hook_event_name: events[agent] ?? 'PreToolUse', session_id: `${turn}` };
  const call = readToolCall(JSON.stringify({ ...event, cwd, tool_name: tool, tool_input: input }), here);
  if (!call) throw new Error('no call');
  return (await answer(call, agent)) === undefined ? '-' : 'denied';
}

type Input = Readonly<Record<string, unknown>>;
interface Tools {
  readonly write?: (path: string, text: string) => readonly [string, Input];
  readonly swap?: (path: string, old: string, text: string) => readonly [string, Input];
  readonly patch?: (text: string) => readonly [string, unknown];
}

const swapBy =
  (tool: string, path: string, old: string, text: string) => (at: string, from: string, to: string) =>
    [tool, { [path]: at, [old]: from, [text]: to }] as const;
const writeBy = (tool: string, path: string, text: string) => (at: string, to: string) =>
  [tool, { [path]: at, [text]: to }] as const;

const tools: Readonly<Record<AgentName, Tools>> = {
  'claude-code': {
    write: writeBy('Write', 'file_path', 'content'),
    swap: swapBy('Edit', 'file_path', 'old_string', 'new_string'),
  },
  codex: { patch: (command) => ['apply_patch', { command }] },
  copilot: {
    write: writeBy('create', 'path', 'file_text'),
    swap: swapBy('edit', 'path', 'old_str', 'new_str'),
    patch: (text) => ['apply_patch', text],
  },
  cursor: {
    write: writeBy('Write', 'file_path', 'content'),
    swap: swapBy('StrReplace', 'path', 'old_string', 'new_string'),
    patch: (text) => ['ApplyPatch', text],
  },
  gemini: {
    write: writeBy('write_file', 'file_path', 'content'),
    swap: swapBy('replace', 'file_path', 'old_string', 'new_string'),
  },
  kiro: {
    write: (path, text) => ['fs_write', { command: 'create', path, file_text: text }],
    swap: (path, old, text) => ['fs_write', { command: 'str_replace', path, old_str: old, new_str: text }],
  },
  opencode: {
    write: writeBy('write', 'filePath', 'content'),
    swap: swapBy('edit', 'filePath', 'oldString', 'newString'),
    patch: (patchText) => ['apply_patch', { patchText }],
  },
  vscode: {
    write: writeBy('create_file', 'filePath', 'content'),
    swap: swapBy('replace_string_in_file', 'filePath', 'oldString', 'newString'),
    patch: (input) => ['apply_patch', { input, explanation: 'x' }],
  },
};

const patchOf = (...lines: string[]) => ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');
const added = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `+${line}`);
/** A whole file by whatever the agent has for it. */
function whole(agent: AgentName, path: string, text: string): readonly [string, unknown] {
  const { write, patch } = tools[agent];
  if (write !== undefined) return write(path, text);
  return patch?.(patchOf(`*** Add File: ${path}`, ...added(text))) ?? ['', {}];
}

const at = () => top;
const paths: readonly (readonly [name: string, path: () => string, cwd: () => string])[] = [
  ['relative', () => treeFile, at],
  ['absolute', () => join(top, treeFile), at],
  ['with dots', () => `deep/.././/${treeFile}`, at],
  ['from a folder below', () => `../../${treeFile}`, () => join(top, 'deep/down')],
  ['through a linked folder', () => 'linked/state/tree.json', at],
];

describe.each(agentNames)('%s', (agent) => {
  it.each(paths)('a path that is %s', async (_, path, cwd) => {
    for (const [text, expected] of [
      [less, 'denied'],
      [more, '-'],
    ] as const) {
      const [tool, input] = whole(agent, path(), text);
      expect(await asked({ agent, tool, input, cwd: cwd() }), `${tool} ${expected}`).toBe(expected);
    }
  });

  it.each<[string, () => string]>([
    ['beside it', () => `${treeFile}.bak`],
    ['of another folder', () => `deep/${treeFile}`.replace('.runner', 'runner')],
    ['outside of the repository', () => join(dirname(top), 'elsewhere-x', 'code.json')],
    ['that is a link, and judged after it', () => 'link.json'],
  ])('a path %s', async (_, path) => {
    const [tool, input] = whole(agent, path(), less);
    expect(await asked({ agent, tool, input })).toBe('-');
  });

  it('fields of another type, or that are not there, are judged after it', async () => {
    const [tool, input] = whole(agent, treeFile, less);
    if (typeof input !== 'object' || input === null) return;
    for (const key of Object.keys(input)) {
      const { [key]: _, ...rest } = input as Input;
      const isLeft =
        key === 'explanation' || (key === 'command' && tool !== 'fs_write' && tool !== 'apply_patch');
      for (const wrong of [undefined, 7, { a: 1 }])
        expect(await asked({ agent, tool, input: { ...rest, [key]: wrong } }), `${key} ${wrong}`).toBe(
          isLeft ? 'denied' : '-',
        );
    }
    for (const nothing of [null, 7, [], '', 'x'])
      expect(await asked({ agent, tool, input: nothing })).toBe('-');
  });

  it('the call as a text', async () => {
    const [tool, input] = whole(agent, treeFile, less);
    if (typeof input !== 'object') return;
    expect(await asked({ agent, tool, input: JSON.stringify(input) })).toBe('denied');
  });

  it('a text for another, whatever ends the lines and stands before them', async () => {
    const { swap } = tools[agent];
    if (swap === undefined) return;
    const lines = before.replaceAll('\n', '\r\n');
    const rows: readonly (readonly [string, string, string, string])[] = [
      [before, 'Goal of a', 'Less', 'denied'],
      [before, 'Goal of b', 'More', '-'],
      [lines, '"goal": "Goal of a",\n', '"goal": "Less",\n', 'denied'],
      [lines, '"goal": "Goal of b",\n', '"goal": "More",\n', '-'],
      [lines, '"goal": "Goal of a",\r\n', '"goal": "Less",\r\n', 'denied'],
      [before, 'Goal of b', '"', 'denied'],
    ];
    for (const [held, old, text, expected] of rows) {
      stand(held);
      const [tool, input] = swap(treeFile, old, text);
      expect(await asked({ agent, tool, input }), `${JSON.stringify(old)} ${text}`).toBe(expected);
    }
  });

  it('the only text twice, and all of them', async () => {
    const { swap } = tools[agent];
    if (swap === undefined) return;
    const [tool, input] = swap(treeFile, 'Goal of', 'Less of');
    for (const key of ['replace_all', 'replaceAll', 'allow_multiple'])
      expect(await asked({ agent, tool, input: { ...input, [key]: true } }), key).toBe('denied');
    expect(await asked({ agent, tool, input }), 'once').toBe('-');
  });

  it('a patch of several parts', async () => {
    const { patch } = tools[agent];
    if (patch === undefined) return;
    const goal = (name: string, sign: string) => `${sign}          "goal": "${name}",`;
    const line = (text: string) => before.split('\n').find((each) => each.includes(text)) ?? '';
    const [a, b] = [line('Goal of a'), line('Goal of b')];
    const update = `*** Update File: ${treeFile}`;
    const rows: readonly (readonly [string, readonly string[], string])[] = [
      [
        'legal, then not',
        [
          update,
          '@@',
          `-${b}`,
          `+${b.replace('Goal', 'More')}`,
          update,
          '@@',
          `-${a}`,
          `+${a.replace('Goal', 'Less')}`,
        ],
        'denied',
      ],
      ['wrong, and put right', [update, '@@', `-${a}`, '+  "x"', update, '@@', '-  "x"', `+${a}`], '-'],
      [
        'the second depends on the first',
        [update, '@@', `-${b}`, '+  "x"', update, '@@', '-  "x"', `+${b.replace('Goal', 'More')}`],
        '-',
      ],
      ['loosely placed', [update, '@@', `-${a.trim()}`, `+${a.replace('Goal', 'Less')}`], '-'],
      ['deleted', [`*** Delete File: ${treeFile}`], 'denied'],
      [
        'deleted and made again',
        [`*** Delete File: ${treeFile}`, `*** Add File: ${treeFile}`, ...added(less)],
        'denied',
      ],
      [
        'deleted and made again as it was',
        [`*** Delete File: ${treeFile}`, `*** Add File: ${treeFile}`, ...added(before)],
        '-',
      ],
      ['moved away', [update, '*** Move to: away.json', '@@', `-${b}`, `+${b}`], 'denied'],
      [
        'moved onto',
        [
          '*** Add File: x.json',
          ...added(less),
          '*** Update File: x.json',
          `*** Move to: ${treeFile}`,
          '@@',
          ` ${b}`,
        ],
        'denied',
      ],
      ['of another file', ['*** Update File: deep/down/x.txt', '@@', '-1', `+${goal('Less', '')}`], '-'],
    ];
    for (const [name, lines, expected] of rows) {
      const [tool, input] = patch(patchOf(...lines));
      expect(await asked({ agent, tool, input }), name).toBe(expected);
    }
  });
});

it('a path in another case is another file here, and would be the same for others', async () => {
  const call = { tool: 'Write', input: { file_path: treeFile.toUpperCase(), content: less } };
  expect(await asked({ agent: 'claude-code', ...call })).toBe('denied');
});

it('a file that is not there yet, and a folder that is', async () => {
  rmSync(join(top, '.runner'), { recursive: true });
  expect(
    await asked({ agent: 'claude-code', tool: 'Write', input: { file_path: treeFile, content: less } }),
  ).toBe('denied');
  expect(
    await asked({ agent: 'claude-code', tool: 'Write', input: { file_path: treeFile, content: before } }),
  ).toBe('-');
  expect(
    await asked({ agent: 'claude-code', tool: 'Write', input: { file_path: 'deep', content: less } }),
  ).toBe('-');
});
