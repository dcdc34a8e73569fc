import fc from 'fast-check';
import { differencesOf } from './differences.ts';
import { caseOf, outcomesOf, type Seed, seeds } from './histories.ts';
import { tell } from './properties.mjs';

export interface ModelOptions {
  readonly runs: number;
  readonly seed: number;
  /** How many sorts of differences are shrunk and printed. */
  readonly most: number;
  /** Only those that have this in their line. */
  readonly about: string;
}

interface Sort {
  /** The run in which it came first. */
  readonly run: number;
  readonly count: number;
}

/** Holds the engine against the model, for `npm run lab -- model`; gives how many histories differ. */
export async function runModel(options: ModelOptions, print: (line: string) => void): Promise<number> {
  const counts = new Map<string, number>();
  const sorts = new Map<string, Sort>();
  let run = -1;
  let differing = 0;
  const look = async (seed: Seed) => {
    run += 1;
    const given = caseOf(seed);
    for (const outcome of outcomesOf(given)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const lines = await differencesOf(given);
    if (lines.length > 0) differing += 1;
    for (const sort of sortsOf(lines)) {
      const known = sorts.get(sort) ?? { run, count: 0 };
      sorts.set(sort, { ...known, count: known.count + 1 });
    }
  };
  await fc.assert(fc.asyncProperty(seeds, look), { numRuns: options.runs, seed: options.seed });
  for (const [outcome, count] of [...counts].sort()) print(`${String(count).padStart(7)} ${outcome}`);
  const frequent = [...sorts]
    .filter(([sort]) => sort.includes(options.about))
    .sort(([, left], [, right]) => right.count - left.count);
  for (const [sort, { count }] of frequent) print(`${String(count).padStart(7)} differ: ${sort}`);
  for (const [sort, first] of frequent.slice(0, options.most))
    await printSmallest(options, sort, first, print);
  print(`${options.runs} histories, ${differing} differ (seed ${options.seed})`);
  return differing;
}

/** What is alike in differences: the rule and its fate, whatever the commit, file and item. */
function sortsOf(lines: readonly string[]): Set<string> {
  return new Set(lines.map((line) => line.replace(/^([-+]) \w+ ([pq]: )?/, '$1 ').replace(/\[.*?\]/g, '')));
}

/** The smallest history, as fast-check finds it, that differs in this way. */
async function printSmallest(
  { seed }: ModelOptions,
  sort: string,
  { run }: Sort,
  print: (line: string) => void,
): Promise<void> {
  const isFree = async (chosen: Seed) => !sortsOf(await differencesOf(caseOf(chosen))).has(sort);
  const { counterexample } = await fc.check(fc.asyncProperty(seeds, isFree), { seed, path: String(run) });
  const [smallest] = counterexample ?? [];
  if (smallest === undefined) return;
  const given = caseOf(smallest);
  const waived = given.waivers.map(({ path, rule, change }) => `waived ${path}: ${rule} ${change}`);
  print(`\n${sort}\nbase ${given.base} head ${given.head}`);
  for (const line of [tell(given), ...waived, ...(await differencesOf(given))]) print(line);
}
