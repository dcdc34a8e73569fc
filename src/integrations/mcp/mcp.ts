import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { countCalls } from './calls.ts';
import { clientLines, mostBytes } from './lines.ts';
import { makeServer } from './server.ts';

const lineFeed = Buffer.from('\n');

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
  const transport = new StdioServerTransport(input, process.stdout, { maxBufferSize: mostBytes });
  const onerror = ({ message }: Error) => console.error(message);
  const handle = serveStdio(() => makeServer(place), { transport, onerror });
  for await (const each of clientLines(process.stdin)) {
    if ('answer' in each) process.stdout.write(each.answer);
    else input.write(Buffer.concat([each.line, lineFeed]));
  }
  await calls.idle();
  await handle.close();
}
