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

/** Command lines, as the help of a command shows them. */
export function examples(lines: readonly string[]): string {
  return `\nExamples:${lines.map((line) => `\n  $ ${commandName} ${line}`).join('')}`;
}
