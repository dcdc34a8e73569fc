import { Command, CommanderError, Option } from 'commander';
import { pageLink } from '../home.ts';
import { version } from '../version.ts';
import { agentNames } from './agent/agent-names.ts';
import type { RulesFlags } from './catalogue-commands.ts';
import type { CheckFlags } from './check-options.ts';
import type { DiffFlags } from './command-diff.ts';
import type { InitFlags } from './command-init.ts';
import type { McpFlags } from './command-mcp.ts';
import type { MergeFlags } from './command-merge.ts';
import type { ReplayFlags } from './command-replay.ts';
import type { StatusFlags } from './command-status.ts';
import type { WriteFlags } from './command-write.ts';
import { exitCodes } from './exit-code.ts';
import type { LoopFlags } from './loop/loop-options.ts';
import type { RepairFlags } from './repair/repair-mode.ts';
import type { StepFlags } from './step/step-options.ts';
import { processTerminal } from './terminal.ts';

// Each command loads its own code.
const terminal = processTerminal;

interface Format {
  readonly format: string;
}

/** Runs what a command line asks for. The exit code stands in `process.exitCode`. */
export async function runCommand(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(argv);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exit(error.exitCode === 0 ? exitCodes.clean : exitCodes.usage);
  }
}

function program(): Command {
  const command = new Command('stateward')
    .description("Refuses changes to an agent's state files that could not have happened legally.")
    .version(version)
    .exitOverride()
    .addHelpText('after', `\nBegin with: stateward init\n${links}`)
    // Names alone on the left, so that a terminal of 80 columns has room for what they do.
    .configureHelp({ minWidthToWrap: 30, subcommandTerm: (each) => each.name() })
    .configureOutput({ writeErr: terminal.error, writeOut: terminal.out });
  command
    .command('check')
    .description('judge changes of state files')
    .argument('[path...]', 'PREV and NEXT with --files; else the governed files (default: detected)')
    .option('--staged', 'judge what is staged against HEAD')
    .option('--base <ref>', 'judge the commits from REF to HEAD, and their whole')
    .option('--range <A..B>', 'judge every commit of a range, and the range as a whole')
    .option('--commit <commit>', 'judge one commit against its parent')
    .option('--worktree', 'judge the work tree against HEAD')
    .option('--all', 'judge every governed file as it is now, by itself')
    .option('--ci', 'judge what a CI system builds: GitLab, Bitbucket, Buildkite, Jenkins, Forgejo, GitHub')
    .option('--files', 'judge two versions of one file: PREV NEXT (/dev/null: absent, -: standard input)')
    .option('--kind <kind>', 'the kind of the files, where their name does not say it')
    .option('--node <id>', 'the declared step of the last transition: its node')
    .option('--status <status>', 'its status: done, retry, decomposed or replan')
    .option('--guard <guard>', 'its guard: pass, fail or skipped')
    .option(
      '--granularity <granularity>',
      'commit, squash to judge the range as one change, or auto for squashed pull requests, named (#N)',
      'commit',
    )
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .option('--config-from <side>', 'worktree, or base to judge as CI does', 'worktree')
    .option('--fail-on <severity>', 'exit 1 from this severity on: error, warning or never', 'error')
    .option('--require-files', 'exit 3 if nothing governed was there to judge')
    .addOption(
      new Option(
        '--format <format>',
        'text, json, github, markdown, sarif, junit or gitlab, with =FILE into a file; repeatable',
      )
        .argParser(collect)
        .default([], 'text'),
    )
    .option('--quiet', 'errors only')
    .option('--verbose', 'say also what was judged and what could not be')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(async (operands: readonly string[], flags: CheckFlags) =>
      exit(await (await import('./command-check.ts')).check(operands, flags)),
    );
  command
    .command('status')
    .description('where the governed files stand and what comes next')
    .argument('[path]', 'a governed file, a part of one, or a folder (default: all)')
    .option('--config <file>', 'the configuration (default: .stateward.yml of the work tree)')
    .option('--verbose', 'show everything')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(async (file: string | undefined, flags: StatusFlags) =>
      exit(await (await import('./command-status.ts')).status(file, flags)),
    );
  command
    .command('repair')
    .description('put what stands refused back in the work tree, and nothing else')
    .argument('[path...]', 'governed files, or folders (default: all)')
    .option('--staged', 'repair what is staged against HEAD')
    .option('--base <ref>', 'repair what the commits from REF to HEAD are refused for')
    .option('--range <A..B>', 'the same for a range')
    .option('--root', 'the same for all commits up to HEAD')
    .option('--squash', 'judge the range as a whole, as after a squash')
    .option('--config-from <where>', 'the configuration to judge by: worktree, or base')
    .option('--dry-run', 'write nothing; print the patch, for git apply')
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .action(async (paths: readonly string[], flags: RepairFlags) =>
      exit(await (await import('./command-repair.ts')).repair(paths, flags)),
    );
  command
    .command('write')
    .description('replace a file by what standard input holds, if that could have happened legally')
    .argument('<file>', 'the file, from the current folder')
    .option('--if-match <sha256>', 'refuse unless the file has this SHA-256')
    .option('--agent <id>', 'who writes, for the audit log')
    .option('--audit-log <file>', 'where the call is recorded (default: .stateward/execution.jsonl)')
    .option('--workflow <id>', 'the workflow that the run follows, where the state file is not to say it')
    .option('--graph <file>', 'the graph that the run follows, where the configuration names none')
    .action(async (file: string, flags: WriteFlags) =>
      exit(await (await import('./command-write.ts')).write(file, flags)),
    );
  command
    .command('patch')
    .description("update a run's frontmatter by the JSON on standard input, if the run may move so")
    .argument('<file>', 'the file, from the current folder')
    .option('--if-match <sha256>', 'refuse unless the file has this SHA-256')
    .option('--agent <id>', 'who writes, for the audit log')
    .option('--audit-log <file>', 'where the call is recorded (default: .stateward/execution.jsonl)')
    .option('--workflow <id>', 'the workflow that the run follows, where the state file is not to say it')
    .option('--graph <file>', 'the graph that the run follows, where the configuration names none')
    .action(async (file: string, flags: WriteFlags) =>
      exit(await (await import('./command-write.ts')).patch(file, flags)),
    );
  const procedure = command.command('procedure').description('start, move and end runs of a procedure graph');
  procedure
    .command('start')
    .description('start a run; prints its id and the guide of its first step')
    .argument('<graph>', 'the graph file, JSON or YAML')
    .argument('<procedure>', 'the id of the procedure')
    .requiredOption('--actor <id>', 'the id of the actor that occupies the run')
    .action(async (graph: string, id: string, { actor }: { readonly actor: string }) =>
      exit(await (await import('./command-procedure.ts')).start(graph, id, actor)),
    );
  procedure
    .command('continue')
    .description("move a run to its next step, if the active step's completion proof is met")
    .argument('<graph>', 'the graph file')
    .argument('<run>', 'the id of the run')
    .option('--spec-of <step>', 'whose proof is needed: own, or next (default: as the configuration says)')
    .action(async (graph: string, run: string, { specOf }: { readonly specOf?: string }) =>
      exit(await (await import('./command-procedure.ts')).proceed(graph, run, specOf)),
    );
  procedure
    .command('end')
    .description("complete a run at its last step, if that step's completion proof is met")
    .argument('<graph>', 'the graph file')
    .argument('<run>', 'the id of the run')
    .option('--spec-of <step>', 'whose proof is needed: own, or next (default: as the configuration says)')
    .action(async (graph: string, run: string, { specOf }: { readonly specOf?: string }) =>
      exit(await (await import('./command-procedure.ts')).end(graph, run, specOf)),
    );
  command
    .command('replay')
    .description('what happened in the runs of an event log')
    .argument('<log>', 'the log; - for standard input')
    .option('--run <id>', 'one run')
    .option('--mode <mode>', 'auto, closed (a run without an end is refused) or open', 'auto')
    .option('--format <format>', 'text or json', 'text')
    .action(async (log: string, flags: ReplayFlags) =>
      exit(await (await import('./command-replay.ts')).replay(log, flags)),
    );
  const step = command
    .command('step')
    .description("the runner's half of a step: validate, guard, apply the runner's updates, write")
    .argument('[guard...]', 'after --: the command that decides, with --status done, whether the node passes')
    .option('--status <status>', 'what the agent declares: done, retry or decomposed')
    .option('--summary <text>', 'what the agent says about it; the next attempt is told', '')
    .option('--tree <path>', 'the task tree (default: the only governed one)')
    .option('--previous <file>', 'the tree before the agent worked (default: as HEAD has it)')
    .option('--timeout <seconds>', 'the guard fails after that time', '1800')
    .option('--shell', 'hand the guard, as one argument, to /bin/sh -c')
    .option('--run <id>', 'the run that counts the iterations (default: as the run state has it)')
    .option('--commit', 'commit everything, with the declaration of the step')
    .option('--config <file>', "the configuration (default: HEAD's .stateward.yml)")
    .option('--format <format>', 'text or json', 'text')
    .action(async (guard: readonly string[], flags: StepFlags) =>
      exit(await (await import('./command-step.ts')).step(guard, flags)),
    );
  step
    .command('init')
    .description('write the initial tree in canonical form, the schema beside it, and the run state')
    .option('--tree <path>', 'the task tree', '.runner/state/tree.json')
    .option('--from <file>', 'the plan, a node as JSON; - for standard input (default: one open node)')
    .option('--title <text>', 'the title of the one node (default: the name of the folder)')
    .option('--goal <text>', 'its goal (default: the title)')
    .option('--run <id>', 'the run that counts the iterations (default: named after the tree)')
    .option('--format <format>', 'text or json', 'text')
    .action(async (_: unknown, own: Command) =>
      exit(await (await import('./step/step-init.ts')).initTree(own.optsWithGlobals())),
    );
  command
    .command('loop')
    .description(
      'select a node, run the agent, step and commit, until the tree is complete (0), stuck (5) or the limit is reached (6)',
    )
    .argument('[agent...]', 'after --: the command of the agent, which is told the node on standard input')
    .option('--decompose <line>', 'the agent for nodes that are to be taken apart, for /bin/sh')
    .option('--execute <line>', 'the agent for all other nodes, for /bin/sh')
    .option('--guard <line>', 'decides, where the agent says done, whether the node passes, for /bin/sh')
    .option('--select', 'print the node that comes next, and what an agent is told, as JSON; run nothing')
    .option('--limit <steps>', 'how many steps at most', '100')
    .option('--timeout <seconds>', 'an agent that takes longer is ended, and asked again', '3600')
    .option('--guard-timeout <seconds>', 'the guard fails after that time', '1800')
    .option('--tree <path>', 'the task tree (default: the only governed one)')
    .option('--run <id>', 'the run that counts the iterations (default: as the run state has it)')
    .option('--config <file>', "the configuration (default: HEAD's .stateward.yml)")
    .action(async (agent: readonly string[], flags: LoopFlags) =>
      exit(await (await import('./command-loop.ts')).loop(agent, flags)),
    );
  command
    .command('init')
    .description('find state files, judge their past, and propose what guards them from now on')
    .option('--write', 'write what is proposed; what others wrote into these files stays as it is')
    .option('--upgrade', 'bring what an earlier init wrote up to date')
    .option('--remove', 'take out what init wrote')
    .option('--verbose', 'show the text of every file')
    .option('--hook <tool>', 'husky, lefthook, pre-commit, git or none (default: what is in use)')
    .option('--no-workflow', 'propose no workflow for GitHub Actions')
    .option('--merge', 'have git merge state files item by item, and show their differences so')
    .option('--agents <names>', `have agents judge what they edit: ${agentNames.join(', ')}`)
    .option('--action <owner/name>', 'the GitHub repository that holds the Action')
    .option('--format <format>', 'text or json', 'text')
    .action(async (flags: InitFlags) => exit(await (await import('./command-init.ts')).init(flags)));
  command
    .command('doctor')
    .description('is this repository set up so that the gate can judge')
    .option('--format <format>', 'text or json', 'text')
    .action(async (flags: Format) => exit(await (await import('./doctor.ts')).doctor(flags)));
  command
    .command('hook')
    .description(
      'what other programs call: pre-commit, commit-msg, pre-merge-commit, pre-push, pre-receive; claude-code, codex, cursor, copilot',
    )
    .argument('<name>', 'the name of the hook')
    .argument('[argument...]', 'what git hands to it')
    .action(async (name: string, args: readonly string[]) =>
      exit(await (await import('./command-hook.ts')).hook(name, args)),
    );
  command
    .command('merge')
    .description(
      "git's merge driver: merge three versions of a state file item by item; 1 where they are in conflict",
    )
    .argument('<base>', 'the file of the common ancestor (%O)')
    .argument('<ours>', 'the file of our version, which takes the result (%A)')
    .argument('<theirs>', 'the file of their version (%B)')
    .argument('<path>', 'the path in the repository (%P)')
    .option('--marker-size <signs>', 'how long conflict markers are (%L)', '7')
    .action(async (base: string, ours: string, theirs: string, path: string, flags: MergeFlags) =>
      exit(await (await import('./command-merge.ts')).merge({ base, ours, theirs, path }, flags)),
    );
  command
    .command('diff')
    .description('what changed in state files, entity by entity')
    .argument('[path...]', 'governed files, or folders (default: all); with --files: PREV NEXT')
    .option('--staged', 'what is staged against HEAD')
    .option('--base <ref>', 'the work tree against another commit than HEAD')
    .option('--files', 'two versions of one file: PREV NEXT (/dev/null: absent)')
    .option('--textconv', 'print one file entity by entity, for git (diff.<driver>.textconv)')
    .option('--kind <kind>', 'the kind of the files, where their name does not say it')
    .option('--config <file>', 'the configuration (default: .stateward.yml of the work tree)')
    .action(async (operands: readonly string[], flags: DiffFlags) =>
      exit(await (await import('./command-diff.ts')).diff(operands, flags)),
    );
  command
    .command('mcp')
    .description('a server of the Model Context Protocol on standard input and output')
    .option('--guard <line>', 'decides, where an agent steps a node as done, whether it passes, for /bin/sh')
    .action(async (flags: McpFlags) => exit(await (await import('./command-mcp.ts')).mcp(flags)));
  command
    .command('explain')
    .description('why a rule exists and what to do')
    .argument('<rule>', 'its id, for example task-tree/immutability')
    .option('--format <format>', 'text or json', 'text')
    .action(async (rule: string, { format }: Format) =>
      exit((await import('./catalogue-commands.ts')).explain(rule, format)),
    );
  command
    .command('rules')
    .description('the catalogue of rules')
    .option('--kind <kind>', 'only the rules of one kind, for example checklist')
    .option('--format <format>', 'text or json', 'text')
    .action(async (flags: RulesFlags) => exit((await import('./catalogue-commands.ts')).listRules(flags)));
  for (const each of command.commands) {
    const lines = examples[each.name()] ?? [];
    const shown = lines.map((line) => `\n  $ stateward ${line}`).join('');
    each.addHelpText('after', `${shown === '' ? '' : `\nExamples:${shown}\n`}\n${links}`);
  }
  return command;
}

const links = `More: ${pageLink('command-line.md')}`;

const examples: Readonly<Record<string, readonly string[]>> = {
  check: [
    'check --base origin/main',
    'check --staged',
    'check --files before.json after.json --kind checklist',
  ],
  status: ['status', 'status prd.json'],
  repair: ['repair', 'repair --base origin/main --dry-run'],
  init: ['init', 'init --merge', 'init --write --action acme/stateward', 'init --remove'],
  doctor: ['doctor'],
  mcp: ['mcp', "mcp --guard 'npm test'"],
  diff: ['diff', 'diff --base origin/main prd.json', 'diff --files before.json after.json'],
  loop: ["loop --guard 'npm test' -- ./agent", 'loop --decompose ./plan.sh --execute ./work.sh'],
  merge: ['merge %O %A %B %P'],
  explain: ['explain checklist/goalposts', 'explain done-changed'],
  rules: ['rules --kind checklist'],
  hook: ['hook commit-msg .git/COMMIT_EDITMSG', 'hook pre-push origin', 'hook claude-code'],
};

function exit(code: number): void {
  process.exitCode = code;
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}
