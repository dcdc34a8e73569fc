import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import type { Io } from '../io.ts';
import { examples, type Runs } from './command-parts.ts';

/** `stateward mcp`. */
export function add(program: Command, runs: Runs): void {
  program
    .command('mcp')
    .addHelpText('after', examples(['mcp', "mcp --guard 'npm test'"]))
    .description('a server of the Model Context Protocol on standard input and output')
    .option('--guard <line>', 'decides, where an agent steps a node as done, whether it passes, for /bin/sh')
    .action(runs(mcp));
}

/** The server lies beside this program, in a bundle of its own that nothing else loads; it has the streams of the process. */
async function mcp(_: Io, { guard }: { readonly guard?: string }): Promise<number> {
  const beside = new URL('mcp.js', import.meta.url).href;
  const { serve }: { serve(guard: string | undefined): Promise<void> } = await import(beside);
  await serve(guard);
  return exitCodes.clean;
}
