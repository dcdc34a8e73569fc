import { commandName } from '../../output/home.ts';

/** The flag of commands that print for people or for programs. */
export interface Format {
  readonly format: string;
}

export function exit(code: number): void {
  process.exitCode = code;
}

/** Values of an option that may be repeated. */
export function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

/** Command lines, as the help of a command shows them. */
export function examples(lines: readonly string[]): string {
  return `\nExamples:${lines.map((line) => `\n  $ ${commandName} ${line}`).join('')}`;
}
