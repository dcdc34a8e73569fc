import type { Edit, Expectation, HonestMove, Planted, Situation, TamperKind } from '../kind.ts';
import type { Random } from '../random.ts';
import { legal } from '../reasons.ts';
import { checklistPolicy } from './list-policy.ts';

/** A log that a machine appends to, and the plan that it tells of; this file knows nothing of `src/`. */
interface MachineLog {
  readonly plan: number;
  readonly entries: readonly string[];
}

type LogEdit = Edit<MachineLog>;
type LogSituation = Situation<MachineLog>;

const path = '.ralph/history.jsonl';

function entry({ random, fresh }: Pick<LogSituation, 'random' | 'fresh'>): string {
  const result = random.pick(['kept', 'discarded', 'kept', 'broken']);
  return JSON.stringify({ iteration: fresh(), result, score: random.below(100) });
}

const entriesOf = (count: number, situation: Pick<LogSituation, 'random' | 'fresh'>) =>
  Array.from({ length: count }, () => entry(situation));
const write = ({ entries }: MachineLog) => entries.map((each) => `${each}\n`).join('');
const work = ({ fresh }: LogSituation): Record<string, Planted> => ({
  [`src/try-${fresh()}.js`]: '// try\n',
});

function planText(plan: number): string {
  const userStories = [1, 2, 3].map((number) => ({
    id: `US-${number}`,
    title: `Story ${number} of plan ${plan}`,
    passes: false,
  }));
  return `${JSON.stringify({ branchName: `ralph/plan-${plan}`, userStories }, null, 2)}\n`;
}

const appending =
  (count: number, hasWork: boolean): HonestMove<MachineLog> =>
  (situation) => ({
    doc: { ...situation.doc, entries: [...situation.doc.entries, ...entriesOf(count, situation)] },
    message: 'log: another round',
    ...(hasWork ? { files: work(situation) } : {}),
  });

/** A round whose first and last lines say the same each time: sides of a merge write equal lines. */
const wholeRound: HonestMove<MachineLog> = (situation) => {
  const [begin, end] = ['begin', 'end'].map((round) => JSON.stringify({ round }));
  const entries = [...situation.doc.entries, begin ?? '', ...entriesOf(1, situation), end ?? ''];
  return { doc: { ...situation.doc, entries }, message: 'log: a whole round' };
};

/** Both sides' rounds, as a union merge has them. */
function mergeLogs(base: MachineLog, one: MachineLog, other: MachineLog): MachineLog | undefined {
  if (one.plan !== base.plan || other.plan !== base.plan) return undefined;
  const isLonger = (log: MachineLog) => base.entries.every((each, index) => log.entries[index] === each);
  if (!isLonger(one) || !isLonger(other)) return undefined;
  return { ...one, entries: [...one.entries, ...other.entries.slice(base.entries.length)] };
}

/** The entries as somebody leaves them in one commit. */
function rewritten(
  expect: Expectation,
  change: (entries: readonly string[], situation: LogSituation) => readonly string[] | undefined,
  more: Partial<LogEdit> = {},
): LogEdit {
  return {
    expect,
    ...more,
    apply(situation) {
      const { doc } = situation;
      if (doc.entries.length < 4) return undefined;
      const entries = change(doc.entries, situation);
      return entries && { doc: { ...doc, entries }, message: 'Work' };
    },
  };
}

/** An old entry is never what it was not, in a commit and in the net. */
const broken = (change: Parameters<typeof rewritten>[1]): LogEdit =>
  rewritten('refused', change, { net: 'refused', isPlain: true, isFromTip: true });
/** The same by itself: where a merge or a move brings it, it may be what the other side did, or another log. */
const brokenAlone = (change: Parameters<typeof rewritten>[1]): LogEdit =>
  rewritten('refused', change, { net: 'refused', isFromTip: true });
const allowed = (reason: Parameters<typeof legal>[0], change: Parameters<typeof rewritten>[1]): LogEdit =>
  rewritten(legal(reason), change, { net: legal(reason) });

const somewhere = (entries: readonly string[], { random }: { readonly random: Random }) =>
  random.below(entries.length - 1);
const raised = (each: string) => each.replace(/"score":\d+/, '"score":1000');

const edits: Readonly<Record<string, LogEdit>> = {
  'edit an old entry': broken((entries, situation) => {
    const at = somewhere(entries, situation);
    return entries.map((each, index) => (index === at ? raised(each) : each));
  }),
  'edit the last entry': broken((entries) => [...entries.slice(0, -1), raised(entries.at(-1) ?? '')]),
  'put an invisible character into an old entry': broken((entries) =>
    entries.map((each, index) => (index === 0 ? each.replace('result', 'res\u200bult') : each)),
  ),
  'drop an old entry': broken((entries, situation) => entries.toSpliced(somewhere(entries, situation), 1)),
  'drop the first entry': broken((entries) => entries.slice(1)),
  'drop the last entry': broken((entries) => entries.slice(0, -1)),
  'drop entries and append others': brokenAlone((entries, situation) => [
    ...entries.slice(0, 2),
    ...entriesOf(entries.length, situation),
  ]),
  'swap two entries': brokenAlone((entries) => [...entries.slice(0, -2), ...entries.slice(-2).reverse()]),
  'reverse the log': brokenAlone((entries) => entries.toReversed()),
  'begin the log anew': brokenAlone((_, situation) => entriesOf(2, situation)),
  'insert an entry before an old one': rewritten(
    'refused',
    (entries, situation) => entries.toSpliced(somewhere(entries, situation), 0, entry(situation)),
    { net: 'refused' },
  ),
  'write an old entry twice, in its place': rewritten('refused', ([first = '', ...rest]) => [
    first,
    first,
    ...rest,
  ]),
  'empty the log': rewritten('refused', () => [], { net: 'refused' }),
  'begin the log anew with a new plan': {
    expect: 'refused',
    apply: (situation) => ({
      doc: { plan: situation.fresh(), entries: entriesOf(1, situation) },
      message: 'plan: the next feature',
    }),
  },
  'append an entry that is made up': allowed('logClaim', (entries, situation) => [
    ...entries,
    entry(situation),
  ]),
  'append an old entry once more': allowed('logClaim', (entries) => [...entries, entries[0] ?? '']),
  'append what is no JSON': allowed('logClaim', (entries) => [...entries, 'nothing']),
  'write blank lines into the log': allowed('format', (entries) => entries.map((each) => `${each}\n\n`)),
};

export const machineLog: TamperKind<MachineLog> = {
  name: 'log',
  path,
  otherPath: 'app/.ralph/history.jsonl',
  format: 'lines',
  policy: checklistPolicy('log', path).policy,
  ownerPolicy: checklistPolicy('log', path).policy,
  deletion: 'announced',
  losing: 'refused',
  isUnguarded: true,
  progress: ({ entries }) => entries.length,
  ids: ({ entries }) => entries.map((_, index) => String(index)),
  start(random) {
    let number = 1_000_000;
    return { plan: 0, entries: entriesOf(5 + random.below(4), { random, fresh: () => ++number }) };
  },
  write,
  companions: ({ plan }) => ({ 'prd.json': planText(plan) }),
  moves: [appending(1, true), appending(1, true), appending(1, false), appending(3, true)],
  sideMoves: [wholeRound],
  ownerMoves: [],
  merge: mergeLogs,
  edits,
};
