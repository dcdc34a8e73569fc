import type { Command, Option } from 'commander';
import { commandName } from '../../output/home.ts';
import type { Io } from '../io.ts';

/** Makes an action for commander of what runs a command; the exit code that it gives is that of the program. */
export type Runs = <Args extends readonly unknown[]>(
  run: (io: Io, ...args: Args) => number | Promise<number>,
) => (...args: Args) => Promise<void>;

/** The format of commands that print for people or for programs. */
export type TextOrJson = 'text' | 'json';

export function formatOption(command: Command): Option {
  return command
    .createOption('--format <format>', 'how it is printed')
    .choices(['text', 'json'])
    .default('text');
}

/** Whose configuration judges; one that is named is not read from git. */
export function configFromOption(command: Command): Option {
  return command
    .createOption('--config-from <side>', 'base judges by the configuration of the base side, as CI does')
    .choices(['worktree', 'base'])
    .default('worktree')
    .conflicts('config');
}

export function failOnOption(command: Command): Option {
  return command
    .createOption('--fail-on <severity>', 'exit 1 from this severity on')
    .choices(['error', 'warning', 'never'])
    .default('error');
}

/** Options of which a call gives one at most, as flags and what they mean. */
export function addOneOf(command: Command, options: Readonly<Record<string, string>>): void {
  const all = Object.entries(options).map((each) => command.createOption(...each));
  for (const option of all)
    command.addOption(
      option.conflicts(all.filter((each) => each !== option).map((each) => each.attributeName())),
    );
}

/** Command lines, as the help of a command shows them. */
export function examples(lines: readonly string[]): string {
  return `\nExamples:${lines.map((line) => `\n  $ ${commandName} ${line}`).join('')}`;
}
