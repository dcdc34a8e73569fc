import { spawn } from 'node:child_process';
import type { ToolCall } from './tools.ts';

/** What a command printed, and how it ended. */
export interface CommandRun {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs this program's own command line beside the server, so that nothing of it ends or speaks in the server's place. */
export function runCommand(
  program: string,
  { args, input = '' }: ToolCall,
  folder: string,
  signal?: AbortSignal,
): Promise<CommandRun> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      env: { ...process.env, NO_COLOR: '1' },
      ...(signal === undefined ? {} : { signal }),
    });
    const [out, error]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => error.push(chunk));
    child.stdin.on('error', () => {}).end(input);
    child.on('error', (reason) => settle({ code: null, out: '', error: reason.message }));
    child.on('close', (code) =>
      settle({
        code,
        out: Buffer.concat(out).toString('utf8'),
        error: Buffer.concat(error).toString('utf8'),
      }),
    );
  });
}
