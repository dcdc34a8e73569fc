import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { built } from './built.ts';

export interface WriterEnd {
  readonly signal: string | null;
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

const store = pathToFileURL(built('store.js')).href;

/** Runs a module in a process of its own; `fsWrite` and `fsApplyPatch` of the built store are known in it. */
export function runWriter(code: string, environment: Readonly<Record<string, string>>): Promise<WriterEnd> {
  const text = `${code.replace('STORE', `const { fsWrite, fsApplyPatch } = await import(${JSON.stringify(store)});`)}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error] = [child.stdout, child.stderr].map((pipe) => {
    const chunks: Buffer[] = [];
    pipe.on('data', (chunk: Buffer) => chunks.push(chunk));
    return () => Buffer.concat(chunks).toString();
  });
  return new Promise((settle) => {
    child.on('close', (code, signal) => settle({ signal, code, out: out?.() ?? '', error: error?.() ?? '' }));
  });
}
