import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';

async function run(args: readonly string[], errorColumns?: number) {
  const printed: string[] = [];
  const code = await main(args, {
    cwd: '/',
    env: {},
    script: '',
    stdin: Readable.from([]),
    isTerminal: false,
    columns: undefined,
    errorColumns,
    out: (text) => void printed.push(text),
    error: (text) => void printed.push(String(text)),
  });
  return { code, text: printed.join('') };
}

describe('a call that cannot be used', () => {
  it.each<[number | undefined, string]>([
    [40, 'stateward: a step needs --node and\n--status (and --guard)\n'],
    // Whoever reads it through a pipe gets a sentence whole.
    [undefined, 'stateward: a step needs --node and --status (and --guard)\n'],
  ])('is one sentence, on %s columns', async (columns, text) => {
    expect(await run(['check', '--node', 'a'], columns)).toEqual({ code: 2, text });
  });

  it.each([
    [['check', '--staged', '--base', 'main'], "option '--staged' cannot be used with option '--base <ref>'"],
    [
      ['check', '--fail-on', 'eror'],
      "option '--fail-on <severity>' argument 'eror' is invalid. Allowed choices are error, warning, never.",
    ],
    [['check', '--config', 'a.yml', '--config-from', 'base'], "cannot be used with option '--config <file>'"],
    [['check', '--fail-on', '\u001b[31m'], "argument '\\u{1b}[31m' is invalid"],
    [['explain', 'a\u001b[31m'], 'there is no rule'],
    [['check', '--stagd'], "unknown option '--stagd'\n(Did you mean --staged?)"],
    [['chek'], "unknown command 'chek'\n(Did you mean check?)"],
    [['check', '--with', 'graph=a.json'], '--with needs --files'],
    [
      ['repair', '--range', 'a..b', '--staged'],
      "option '--staged' cannot be used with option '--range <A..B>'",
    ],
    [['init', '--upgrade', '--remove'], "option '--upgrade' cannot be used with option '--remove'"],
    [['step', '--status', 'doen'], "option '--status <status>' argument 'doen' is invalid"],
  ])('%j', async (args, text) => {
    const said = await run(args);
    expect(said).toEqual({ code: 2, text: expect.stringContaining(text) });
    expect(said.text).toMatch(/^stateward: /);
    expect(said.text).not.toContain('\u001b');
  });
});
