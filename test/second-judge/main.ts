import { numbers } from '../support/random-history.ts';
import { differencesOf } from './compare.ts';
import { makeHistory } from './generate.ts';
import { type Format, isMarkdown, readList } from './list.ts';
import { askProduct } from './product.ts';

export interface Options {
  readonly runs: number;
  readonly seed: number;
  /** How many sorts of differences are shown with a history. */
  readonly most: number;
  /** Only those that have this in their line. */
  readonly about: string;
  /** Only histories of this format; '' for all. */
  readonly format: string;
  /** How many commits of a history are judged behind its first. */
  readonly steps: number;
  /** One history by its number, with what both judges say of it. */
  readonly run?: number;
}

/** What is alike in differences, whatever the commit and the item. */
const sortOf = (format: string, line: string) =>
  line.replace(/^([-+]) \d+ (\S+) .* (\w+)$/, `$1 $2 $3 (${format})`);

/** What differs first: the rest follows from it more often than not. */
function firstOf(lines: readonly string[]): readonly string[] {
  const commitOf = (line: string) => Number(line.split(' ')[1]);
  const first = Math.min(...lines.map(commitOf));
  return lines.filter((line) => commitOf(line) === first);
}

/** Holds the product against the second judge; gives how many histories differ. */
export async function runSecondJudge(options: Options, print: (line: string) => void): Promise<number> {
  const { runs, seed, most, about } = options;
  if (options.run !== undefined) return show(`seed ${seed}`, options, options.run, print);
  const sorts = new Map<string, { count: number; at: number; size: number }>();
  let differing = 0;
  for (let run = 0; run < runs; run++) {
    const { format, commits } = historyOf(options, run);
    if (options.format !== '' && options.format !== format) continue;
    const lines = await differencesOf(format, commits);
    if (lines.length > 0) differing += 1;
    const size =
      commits.map(({ text }) => text?.length ?? 0).reduce((sum, each) => sum + each, 0) + 3000 * lines.length;
    if (lines.length === 0) continue;
    const sort = [...new Set(firstOf(lines).map((each) => sortOf(format, each)))].join(', ');
    const known = sorts.get(sort) ?? { count: 0, at: run, size: Infinity };
    sorts.set(sort, {
      count: known.count + 1,
      ...(size < known.size ? { at: run, size } : { at: known.at, size: known.size }),
    });
  }
  const frequent = [...sorts]
    .filter(([sort]) => sort.includes(about))
    .sort(([, left], [, right]) => right.count - left.count);
  for (const [sort, { count, at }] of frequent) print(`${String(count).padStart(7)} ${sort}  (run ${at})`);
  for (const [sort, { at }] of frequent.slice(0, most)) await show(sort, options, at, print);
  print(`${runs} histories, ${differing} differ (seed ${seed})`);
  return differing;
}

function historyOf({ seed, steps }: Options, run: number): ReturnType<typeof makeHistory> {
  const { format, commits } = makeHistory(numbers(seed * 1_000_003 + run));
  return { format, commits: commits.slice(0, steps + 1) };
}

/** What people read of a list. */
function linesOf(format: Format, text: string | null): readonly string[] {
  if (text === null) return ['(absent)'];
  if (isMarkdown(format)) return text.split(/\r?\n/);
  const { plan, items } = readList(format, text);
  const short = (value: string) => value.replace(/"?([a-z]+n)\b[a-z ]*"?/g, '$1');
  return [
    ...(plan === '' ? [] : [plan]),
    ...items.map(({ id, title, mark, done, contract, claim }) =>
      [
        done ? '[x]' : '[ ]',
        id,
        title,
        mark,
        ...[JSON.stringify({ ...contract, title: undefined }), claim].map(short),
      ].join(' '),
    ),
  ];
}

async function show(
  sort: string,
  options: Options,
  run: number,
  print: (line: string) => void,
): Promise<number> {
  const { format, commits } = historyOf(options, run);
  print(`\n=== ${sort}: run ${run}, ${format}`);
  const answers = await askProduct(format, commits);
  const lines = await differencesOf(format, commits);
  for (const [index, { did, message, work, archive, text }] of commits.entries()) {
    print(
      `--- ${index}: ${did.join(', ')} | ${message}${work ? ' | work' : ''}${archive === undefined ? '' : ' | archive'}`,
    );
    if (lines.length > 0 && lines.every((each) => Number(each.split(' ')[1]) < index)) break;
    const before = linesOf(format, commits[index - 1]?.text ?? null);
    const after = linesOf(format, text);
    for (const each of after.filter((one) => !before.includes(one))) print(`      ${each}`);
    for (const each of before.filter((one) => !after.includes(one))) print(`    < ${each}`);
    for (const answer of answers.filter(({ commit }) => commit === index))
      print(
        `  ${answer.scope === 'net' ? 'net ' : ''}${answer.severity} ${answer.rule} ${answer.subject}: ${answer.message}`,
      );
  }
  for (const each of lines) print(each);
  return lines.length;
}
