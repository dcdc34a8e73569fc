import type { Command } from 'commander';
import { examples, exit } from './command-parts.ts';

/** `stateward procedure`. */
export function addProcedure(command: Command): void {
  const procedure = command
    .command('procedure')
    .addHelpText(
      'after',
      examples([
        'procedure start procedure.graph.json P1 --actor A1',
        'procedure continue procedure.graph.json R1',
        'procedure end procedure.graph.json R1',
      ]),
    )
    .description('start, move and end runs of a procedure graph');
  procedure
    .command('start')
    .description('start a run; prints its id and the guide of its first step')
    .argument('<graph>', 'the graph file, JSON or YAML')
    .argument('<procedure>', 'the id of the procedure')
    .requiredOption('--actor <id>', 'the id of the actor that occupies the run')
    .action(async (graph: string, id: string, { actor }: { readonly actor: string }) =>
      exit(await (await import('../command-procedure.ts')).start(graph, id, actor)),
    );
  procedure
    .command('continue')
    .description("move a run to its next step, if the active step's completion proof is met")
    .argument('<graph>', 'the graph file')
    .argument('<run>', 'the id of the run')
    .option('--spec-of <step>', 'whose proof is needed: own, or next (default: as the configuration says)')
    .action(async (graph: string, run: string, { specOf }: { readonly specOf?: string }) =>
      exit(await (await import('../command-procedure.ts')).proceed(graph, run, specOf)),
    );
  procedure
    .command('end')
    .description("complete a run at its last step, if that step's completion proof is met")
    .argument('<graph>', 'the graph file')
    .argument('<run>', 'the id of the run')
    .option('--spec-of <step>', 'whose proof is needed: own, or next (default: as the configuration says)')
    .action(async (graph: string, run: string, { specOf }: { readonly specOf?: string }) =>
      exit(await (await import('../command-procedure.ts')).end(graph, run, specOf)),
    );
}
