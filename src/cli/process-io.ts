import { readSync } from 'node:fs';
import { endQuietlyOnClosedOutput } from '../check/closed-output.ts';
import type { Io } from './io.ts';

/** The process itself. Streams are opened where they are used: a hook that has nothing to say does not pay for them. */
export const processIo: Io = {
  cwd: process.cwd(),
  env: process.env,
  script: process.argv[1] ?? 'stateward',
  stdin: standardInput(),
  get isTerminal() {
    return process.stdout.isTTY === true;
  },
  get columns() {
    return process.stdout.columns;
  },
  get errorColumns() {
    return process.stderr.columns;
  },
  out: (text) => {
    endQuietlyOnClosedOutput();
    process.stdout.write(text);
  },
  error: (text) => void process.stderr.write(text),
};

/** Without a stream, since opening one takes longer than most hooks do; what cannot be read so (EAGAIN) is read as one. */
async function* standardInput(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = Buffer.allocUnsafe(1 << 16);
    const read = readChunk(chunk);
    if (read === 0) return;
    if (read === undefined) break;
    yield chunk.subarray(0, read);
  }
  yield* process.stdin;
}

function readChunk(chunk: Buffer): number | undefined {
  try {
    return readSync(0, chunk, 0, chunk.length, null);
  } catch {
    return undefined;
  }
}
