import type { Command } from 'commander';
import type { McpFlags } from '../command-mcp.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward mcp`. */
export function addMcp(command: Command): void {
  command
    .command('mcp')
    .addHelpText('after', examples(['mcp', "mcp --guard 'npm test'"]))
    .description('a server of the Model Context Protocol on standard input and output')
    .option('--guard <line>', 'decides, where an agent steps a node as done, whether it passes, for /bin/sh')
    .action(async (flags: McpFlags) => exit(await (await import('../command-mcp.ts')).mcp(flags)));
}
