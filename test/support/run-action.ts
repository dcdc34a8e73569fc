import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from './built.ts';
import { node24 } from './node24.ts';
import type { TemporaryRepository } from './temporary-repository.ts';

export interface ActionRun {
  readonly event: string;
  /** An object, or the text of a payload that is none. */
  readonly payload?: object | string;
  /** `GITHUB_SHA`. */
  readonly sha?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments for node itself. */
  readonly node?: readonly string[];
}

export interface ActionResult {
  readonly code: number | null;
  readonly out: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

const action = built('action.js');
/** The runner uses Node 24; where that is not there, the Node that runs the tests has to do. */
const program = process.env.STATEWARD_TEST_NODE ?? node24 ?? process.execPath;

/** Runs the built Action as the runner would, in a repository that stands for the workspace. */
export async function runAction(repository: TemporaryRepository, run: ActionRun): Promise<ActionResult> {
  const folder = mkdtempSync(join(tmpdir(), 'stateward-run-'));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const { payload = {} } = run;
  const inputs = Object.entries(run.inputs ?? {}).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const environment = {
    ...repository.environment,
    GITHUB_EVENT_NAME: run.event,
    GITHUB_EVENT_PATH: file('event.json', typeof payload === 'string' ? payload : JSON.stringify(payload)),
    GITHUB_SHA: run.sha ?? '',
    GITHUB_REPOSITORY: 'octo/state',
    GITHUB_WORKSPACE: repository.directory,
    GITHUB_OUTPUT: file('output', ''),
    GITHUB_STEP_SUMMARY: file('summary.md', ''),
    ...Object.fromEntries(inputs),
    ...run.environment,
  };
  try {
    const { code, out } = await ended([...(run.node ?? []), action], repository.directory, environment);
    const outputs = outputsOf(readFileSync(join(folder, 'output'), 'utf8'));
    return { code, out, outputs, summary: readFileSync(join(folder, 'summary.md'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ended(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  return new Promise<{ readonly code: number | null; readonly out: string }>((settle) => {
    const child = spawn(program, args, { cwd, env: { ...env } });
    let out = '';
    for (const pipe of [child.stdout, child.stderr]) {
      pipe.setEncoding('utf8');
      pipe.on('data', (text: string) => {
        out += text;
      });
    }
    child.on('close', (code) => settle({ code, out }));
  });
}

/** The file format of outputs: name<<delimiter, lines, delimiter. */
function outputsOf(text: string): Record<string, string> {
  const found = text.matchAll(/^(\w+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name = '', , value = '']) => [name, value]));
}
