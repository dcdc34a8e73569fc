import { tamperKinds } from './kinds/index.ts';
import { operatorsOf } from './matrix.ts';
import type { Operator } from './operator.ts';
import { type Followed, followInGit, followInMemory } from './ways-back.ts';

export interface WaysOptions {
  readonly seed: number;
  readonly kind: string | undefined;
  readonly operator: string | undefined;
  /** Of so many operators one is followed by git and the built command line, too; none where it is 0. */
  readonly share: number;
  /** The command line, as a path. */
  readonly cli: string;
}

interface Way extends Followed {
  readonly name: string;
}

/** Follows every printed way back (docs/judging.md, 2); gives those that stay red. */
export async function runWays(
  { seed, kind: only, operator: part = '', share, cli }: WaysOptions,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const [memory, git]: [Way[], Way[]] = [[], []];
  for (const kind of tamperKinds) {
    if (only !== undefined && kind.name !== only) continue;
    const operators = operatorsOf(kind).filter(({ name }) => name.includes(part));
    for (const [index, operator] of operators.entries()) {
      const name = `${kind.name} | ${operator.name}`;
      const followed = await first(operator, seed, (next) => followInMemory(kind, operator, next));
      if (followed !== undefined) memory.push({ ...followed, name });
      if (share === 0 || index % share !== seed % share || operator.arrival !== 'pull-request') continue;
      if (operator.guard !== undefined) continue;
      const real = await first(operator, seed, (next) => followInGit(kind, operator, next, cli));
      if (real !== undefined) git.push({ ...real, name: `${name}, by git` });
    }
  }
  for (const [where, ways] of [
    ['in memory', memory],
    ['by git and the command line', git],
  ] as const) {
    const count = (outcome: Followed['outcome']) => ways.filter((way) => way.outcome === outcome).length;
    const printed = ways.length - count('words');
    const followed = ways.reduce((sum, { commands }) => sum + commands.length, 0);
    print(
      `${where}: ${ways.length} refused, ${printed} with a command, ${count('green')} green, ${count('words')} words`,
    );
    print(`  ${followed} commands followed`);
  }
  const all = [...memory, ...git];
  for (const { name, why } of all.filter(({ outcome }) => outcome === 'words'))
    print(`words: ${name}: ${why}`);
  const red = all
    .filter(({ outcome }) => outcome === 'red')
    .map(({ name, commands, why }) => `red: ${name}: ${commands.join(' && ')}: ${why}`);
  for (const line of red) print(line);
  return red;
}

/** The first seed that offers something to tamper with, and is refused. */
async function first(
  { expect }: Operator,
  seed: number,
  follow: (seed: number) => Promise<Followed | undefined>,
): Promise<Followed | undefined> {
  if (expect !== 'refused') return undefined;
  for (let next = seed; next < seed + 12; next += 1) {
    const followed = await follow(next);
    if (followed !== undefined) return followed;
  }
  return undefined;
}
