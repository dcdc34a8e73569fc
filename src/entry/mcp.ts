import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { countCalls } from './mcp/calls.ts';
import { makeServer } from './mcp/server.ts';

/**
 * Serves the Model Context Protocol on standard input and output, until standard input ends and what was asked is answered: a
 * transport that ends drops what it has not answered yet.
 */
export async function serve(guard: string | undefined): Promise<void> {
  const calls = countCalls();
  const place = {
    guard,
    folder: process.cwd(),
    program: fileURLToPath(new URL('cli.js', import.meta.url)),
    run: calls.run,
  };
  const input = new PassThrough();
  const transport = new StdioServerTransport(input, process.stdout);
  const onerror = ({ message }: Error) => console.error(message);
  const handle = serveStdio(() => makeServer(place), { transport, onerror });
  for await (const chunk of process.stdin) input.write(chunk);
  await calls.idle();
  await handle.close();
}
