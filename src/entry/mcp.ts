import { fileURLToPath } from 'node:url';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { makeServer } from './mcp/server.ts';

/** Serves the Model Context Protocol on standard input and output, until standard input ends. */
export function serve(guard: string | undefined): Promise<void> {
  const place = {
    guard,
    folder: process.cwd(),
    program: fileURLToPath(new URL('cli.js', import.meta.url)),
  };
  const handle = serveStdio(() => makeServer(place), { onerror: ({ message }) => console.error(message) });
  return new Promise((settle) => {
    process.stdin.once('end', settle);
    process.stdin.once('close', settle);
  }).then(() => handle.close());
}
