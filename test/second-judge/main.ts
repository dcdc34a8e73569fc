import { compare } from './compare.ts';
import { makeHistory, numbers } from './generate.ts';

export interface Options {
  readonly runs: number;
  readonly seed: number;
  /** How many sorts of differences are shown with a history. */
  readonly most: number;
  /** Only sorts that have this in their line. */
  readonly about: string;
  /** Only histories of this format; '' for all. */
  readonly format: string;
  /** How many commits behind the first are judged. */
  readonly steps: number;
  /** One history by its number. */
  readonly run?: number | undefined;
}

type Print = (line: string) => void;

export function historyOf(seed: number, run: number, steps = 9) {
  const { format, commits } = makeHistory(numbers(seed * 1_000_003 + run));
  return { format, commits: commits.slice(0, steps + 1) };
}

const commitOf = (line: string) => Number(line.split(' ')[1]);

/** What is alike in the first differences of a history, whatever the commit and the item. */
function sortOf(format: string, lines: readonly string[]): string {
  const first = Math.min(...lines.map(commitOf));
  const sorts = lines
    .filter((line) => commitOf(line) === first)
    .map((line) => line.replace(/^(.) \d+ (\S+ \w+( ended)?).*$/, '$1 $2'));
  return `${[...new Set(sorts)].join(', ')} (${format})`;
}

/** Holds the product against the second judge; gives how many histories differ. */
export async function runSecondJudge(options: Options, print: Print): Promise<number> {
  const { runs, seed, steps, most, about } = options;
  if (options.run !== undefined) return show(options, options.run, print);
  const sorts = new Map<string, { count: number; run: number; size: number }>();
  let differing = 0;
  for (let run = 0; run < runs; run++) {
    const { format, commits } = historyOf(seed, run, steps);
    if (options.format !== '' && options.format !== format) continue;
    const { lines } = await compare(format, commits);
    if (lines.length === 0) continue;
    differing += 1;
    const sort = sortOf(format, lines);
    const known = sorts.get(sort) ?? { count: 0, run, size: Infinity };
    const size = 3000 * lines.length + commits.reduce((sum, { text }) => sum + text.length, 0);
    sorts.set(sort, { ...(size < known.size ? { run, size } : known), count: known.count + 1 });
  }
  const frequent = [...sorts]
    .filter(([sort]) => sort.includes(about))
    .sort(([, one], [, other]) => other.count - one.count);
  for (const [sort, { count, run }] of frequent) print(`${String(count).padStart(6)} ${sort}  (run ${run})`);
  for (const [, { run }] of frequent.slice(0, most)) await show(options, run, print);
  print(`${runs} histories, ${differing} differ (seed ${seed})`);
  return differing;
}

async function show({ seed, steps }: Options, run: number, print: Print): Promise<number> {
  const { format, commits } = historyOf(seed, run, steps);
  const { answers, lines } = await compare(format, commits);
  print(`\n=== run ${run}, ${format}`);
  for (const [at, { did, message, work, archive, text }] of commits.entries()) {
    print(
      `--- ${at}: ${did.join(', ')} | ${message}${work ? ' | work' : ''}${archive === undefined ? '' : ' | archive'}`,
    );
    const [before, after] = [commits[at - 1]?.text ?? '', text].map(linesOf);
    for (const each of (after ?? []).filter((line) => !before?.includes(line)).slice(0, 14))
      print(`      ${each}`);
    for (const each of before?.filter((line) => !after?.includes(line)) ?? []) print(`    < ${each}`);
    for (const answer of answers.filter(({ commit }) => commit === at))
      print(
        `  ${answer.severity} ${answer.rule}: ${answer.text} [${answer.refuses.join(', ')}]${answer.ended === undefined ? '' : ` ended ${answer.ended}`}`,
      );
  }
  for (const each of lines) print(each);
  return lines.length;
}

/** A line for each item, so that an edit is one line. */
function linesOf(text: string): string[] {
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r', '');
  if (!/^\s*[[{]/.test(clean) || clean.includes('}\n{')) return clean.split('\n');
  return JSON.stringify(JSON.parse(clean)).replaceAll('{"', '\n{"').replaceAll('},', '}').split('\n');
}
