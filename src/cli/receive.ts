import { exitCodeOf, exitCodes } from '../check/exit-code.ts';
import type { Report } from '../engine/contract/report.ts';
import { isObjectId } from '../git/objects/object-id.ts';
import { openGitRepository } from '../git/repository.ts';
import { judgeReceived, type ReceiveResult } from '../integrations/git-hooks/receive.ts';
import { kinds } from '../kinds/index.ts';
import { gravestFirst, groupAlike, othersOf } from '../output/alike.ts';
import { commandName } from '../output/home.ts';
import { safeText } from '../output/safe-text.ts';
import { mostOthers } from '../output/text-finding.ts';
import { wrap } from '../output/wrap.ts';
import { type Io, readInput } from './io.ts';
import { printReport } from './output.ts';

/** git puts "remote: " before each line, and most terminals are no wider than this without it. */
const columns = 72;

/** More findings, or refs, than that nobody reads in the output of a push. */
const mostShown = 10;

/** git has it so: a hook of this kind speaks for the whole push. */
const all = 'one ref is rejected, and with it the whole push; push the others by themselves';

const rewritten = 'is rewritten: what was done in it before is to stand in what is pushed';

const choice = { color: false, quiet: false, verbose: false };

function say(remote: Io, text: string): void {
  remote.error(`${wrap(`stateward: ${text}`, columns - 4).join('\n    ')}\n`);
}

/** `stateward hook pre-receive`. The exit code: any but 0 rejects the push. */
export async function receive(io: Io): Promise<number> {
  // Whoever pushes sees both streams; one keeps the order.
  const remote = remoteOf(io);
  const input = (await readInput(io)).toString('utf8');
  const results = await judgeReceived(openGitRepository(io.cwd, io.env), input, kinds);
  let room = mostShown;
  for (const result of results) room -= print(remote, result, room);
  printNotices(remote, results);
  const code = results.map(codeOf).reduce((worst, each) => Math.max(worst, each), exitCodes.clean as number);
  if (code !== exitCodes.clean && results.some((result) => !isRejected(result))) say(remote, all);
  return code;
}

/** Who reads it has another clone. */
function remoteOf({ cwd, env, stdin, error }: Io): Io {
  const streams = { out: error, error, stdin };
  return { cwd, env, script: '', ...streams, isTerminal: false, columns, errorColumns: undefined };
}

/** Says what there is to say of one ref; how many findings were shown. */
function print(remote: Io, result: ReceiveResult, room: number): number {
  const { ref, report } = result;
  const name = ref === '' ? 'this push' : safeText(ref);
  if (report === undefined || !isWorthSaying(report)) return 0;
  say(remote, isRejected(result) ? `${name} is rejected` : name);
  if (result.isRewritten === true) say(remote, `${name} ${rewritten}`);
  const grouped = groupAlike(report, choice);
  const ranked = gravestFirst(grouped.findings);
  const most = Math.max(0, room);
  const shown = ranked.slice(0, most);
  printReport(grouped, [], { ...choice, most }, remote);
  const told = shown.reduce((sum, each) => sum + 1 + Math.min(mostOthers, othersOf(each)), 0);
  const hidden = report.findings.length - told;
  if (hidden > 0) remote.error(`${hidden} more not shown${whereAll(result)}\n`);
  return shown.length;
}

function printNotices(remote: Io, results: readonly ReceiveResult[]): void {
  const said = results.filter(({ notice }) => notice !== undefined);
  for (const { ref, notice = '' } of said.slice(0, mostShown))
    say(remote, `${safeText(ref)} ${safeText(notice)}`);
  const more = said.length - mostShown;
  if (more > 0) say(remote, `nothing to judge in ${more} more refs`);
}

function codeOf({ report }: ReceiveResult): number {
  return report === undefined ? exitCodes.clean : exitCodeOf(report, 'error', false);
}

function isRejected({ report }: ReceiveResult): boolean {
  return report !== undefined && report.verdict !== 'pass';
}

function isWorthSaying({ findings, obstacles, notes }: Report): boolean {
  return obstacles.length > 0 || notes > 0 || findings.some(({ severity }) => severity !== 'note');
}

/** The command that shows everything in the clone that pushes. */
function whereAll({ range }: ReceiveResult): string {
  if (range === undefined || !isObjectId(range.base)) return '';
  return `; all of them:\n    ${commandName} check --range ${range.base.slice(0, 12)}..${range.head.slice(0, 12)}`;
}
