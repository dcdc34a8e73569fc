import type { StateKind } from '../../engine/contract/kind.ts';
import { configurationPath } from '../../engine/policy/policy-paths.ts';
import { commandName } from '../../output/home.ts';
import { safeText } from '../../output/safe-text.ts';
import { wrapIndented } from '../../output/wrap.ts';
import { programKey, shellWord } from './caller.ts';
import type { InitResult } from './init.ts';
import { nothingFound } from './nothing-text.ts';
import { obstacleLines, pastLines } from './past-text.ts';
import type { Plan } from './plan.ts';
import { type Proposal, proposalLines } from './proposal.ts';

/** What `stateward init` says to a person. */
export interface InitLook {
  /** Columns that prose may take. */
  readonly width: number;
  /** Shows the text of every file, not only of the configuration. */
  readonly verbose: boolean;
}

export function initText(result: InitResult, kinds: readonly StateKind[], look: InitLook): string {
  const { plan } = result;
  const commands = (plan?.commands ?? []).map((command) => `Then run: ${safeText(command)}`);
  const elsewhere = (plan?.elsewhere ?? []).map(safeText);
  const lines = [...bodyLines(result, kinds, look), ...commands, ...elsewhere];
  return `${lines.flatMap((line) => shownLines(line, look.width)).join('\n')}\n`;
}

function bodyLines(result: InitResult, kinds: readonly StateKind[], look: InitLook): string[] {
  const { files, manner, plan } = result;
  if (manner === 'set-up' && files.every(({ isProposed }) => isProposed))
    return [
      ...obstacleLines(result.past),
      ...nothingFound(kinds, result),
      ...(plan === undefined ? [] : ['', ...setupLines(result, look)]),
    ];
  return [...(manner === 'remove' ? [] : pastLines(result)), ...setupLines(result, look)];
}

/** What is there to be copied is not broken. */
function shownLines(line: string, width: number): string[] {
  const isCopied = /^ *\| |^(?:Then run|To write it, run|In every other clone, once): /.test(line);
  return isCopied || line === '' ? [line] : line.split('\n').flatMap((each) => wrapIndented(each, width, 2));
}

/** What is done, by what becomes of a file: before it is written, and after. */
const sections: readonly (readonly [would: string, did: string, ...states: Proposal['state'][]])[] = [
  ['Would write:', 'Wrote:', 'create', 'append'],
  ['Would renew:', 'Renewed:', 'renew'],
  ['Would take its lines out of:', 'Took its lines out of:', 'take-out'],
  ['Would delete:', 'Deleted:', 'delete'],
];

function setupLines(result: InitResult, look: InitLook): string[] {
  const { plan, written } = result;
  const proposals = plan?.proposals ?? [];
  const failed = (written ?? []).filter(({ problem }) => problem !== undefined);
  const isDone = ({ path }: Proposal) => failed.every((other) => other.path !== path);
  const inState = (...states: readonly Proposal['state'][]) =>
    proposals.filter(({ state }) => states.includes(state));
  return [
    ...sections.flatMap(([would, did, ...states]) =>
      section(written === undefined ? would : did, inState(...states).filter(isDone), look),
    ),
    ...programLines(plan?.program, written !== undefined),
    ...failed.flatMap(({ path, problem = '' }) => [
      `Could not write ${safeText(path)}: ${safeText(problem)}`,
      '',
    ]),
    ...section('Already there:', inState('there'), look),
    ...section('Left to you, by hand:', inState('by-hand'), { ...look, verbose: true }),
    ...lastLines(result),
  ];
}

function lastLines({ plan, written, manner, again = '' }: InitResult): string[] {
  const planned = (plan?.proposals ?? []).filter(({ target }) => target !== undefined);
  if (planned.length === 0 && plan?.program === undefined)
    return [manner === 'remove' ? 'There is nothing to take out.' : 'There is nothing to write.'];
  if (written === undefined)
    return [
      'Nothing was written. What others wrote into these files stays as it is.',
      `To write it, run: ${again}`,
    ];
  if (manner === 'remove') return leftToTakeOut;
  return [
    `Read these files, and commit those of the work tree; ${commandName} doctor looks the whole set-up over.`,
  ];
}

/** Each clone says for itself where its program lies. */
function programLines(program: Plan['program'], isWritten: boolean): string[] {
  if (program === undefined) return [];
  const { after } = program;
  const words = after === undefined ? `--unset ${programKey}` : `${programKey} ${shellWord(safeText(after))}`;
  const title = isWritten ? 'Set in this clone' : 'Would set in this clone';
  const why = after === undefined ? '' : ', and each clone says for itself where its Stateward lies';
  return [`${title}${why}:`, `    | git config ${words}`, ''];
}

const leftToTakeOut = [
  'Commit this. Yours to take out: whatever calls Stateward elsewhere (a required check, CODEOWNERS, lines without its marks); .stateward.waivers.yml; the folders .stateward and .git/stateward; in each clone with the merge driver:',
  '    | git config --remove-section merge.stateward',
  '    | git config --remove-section diff.stateward',
];

function section(title: string, proposals: readonly Proposal[], { verbose }: InitLook): string[] {
  if (proposals.length === 0) return [];
  const isShown = ({ path }: Proposal) => verbose || path === configurationPath;
  return [title, ...proposals.flatMap((each) => proposalLines(each, isShown(each))), ''];
}
