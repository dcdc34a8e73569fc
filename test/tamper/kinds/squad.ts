import type { Edit, Expectation, HonestMove, Situation, TamperKind } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import { checklistPolicy } from './list-policy.ts';

/** What a squad decided, the newest where somebody put it; this file knows nothing of `src/`. */
interface Decisions {
  readonly sections: readonly Section[];
}

interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

type SquadEdit = Edit<Decisions>;
type SquadSituation = Situation<Decisions>;
type Change = (sections: readonly Section[], situation: SquadSituation) => readonly Section[] | undefined;

const path = '.squad/decisions.md';
const people = ['Ada', 'Bob', 'Cleo'];

function decision({ random, fresh }: Pick<SquadSituation, 'random' | 'fresh'>): Section {
  const number = fresh();
  const subject = random.pick(['carts', 'labels', 'payment', 'mail']);
  return {
    heading: `2026-03-${10 + random.below(18)}: ${subject}, number ${number}`,
    lines: [
      `**By:** ${random.pick(people)}`,
      `**What:** ${subject} hold ${random.below(100)} things, as ${number} has it`,
      `**Why:** nobody needs more of ${subject}`,
    ],
  };
}

function write({ sections }: Decisions): string {
  const texts = sections.map(({ heading, lines }) => `### ${heading}\n\n${lines.join('\n')}\n`);
  return ['# Squad Decisions\n', ...texts].join('\n');
}

const deciding =
  (isOnTop: boolean): HonestMove<Decisions> =>
  (situation) => {
    const { sections } = situation.doc;
    const own = decision(situation);
    return {
      doc: { sections: isOnTop ? [own, ...sections] : [...sections, own] },
      message: 'docs: what was decided',
    };
  };

/** Both sides' decisions, as a union merge has them. */
function mergeDecisions(base: Decisions, one: Decisions, other: Decisions): Decisions | undefined {
  const known = new Set([...base.sections, ...one.sections].map(({ heading }) => heading));
  const more = other.sections.filter(({ heading }) => !known.has(heading));
  return { sections: [...one.sections, ...more] };
}

function rewritten(expect: Expectation, change: Change, more: Partial<SquadEdit> = {}): SquadEdit {
  return {
    expect,
    ...more,
    apply(situation) {
      const { sections } = situation.doc;
      const changed = sections.length < 4 ? undefined : change(sections, situation);
      return changed && { doc: { sections: changed }, message: 'Work' };
    },
  };
}

const strict = '    rules: { checklist/log-append: error }\n';
const lenient = checklistPolicy('squad', path).policy;
const broken = (change: Change) =>
  rewritten('refused', change, { net: 'refused', isPlain: true, isFromTip: true });

const somewhere = (sections: readonly Section[], { random }: SquadSituation) =>
  random.below(sections.length - 1);
const at = (sections: readonly Section[], place: number, change: (section: Section) => Section) =>
  sections.map((each, index) => (index === place ? change(each) : each));
const reworded = (each: Section): Section => ({ ...each, lines: each.lines.with(1, '**What:** as we like') });

const edits: Readonly<Record<string, SquadEdit>> = {
  'reword a decision': broken((all, situation) => at(all, somewhere(all, situation), reworded)),
  'give a decision to somebody else': broken((all, situation) =>
    at(all, somewhere(all, situation), (each) => ({ ...each, lines: each.lines.with(0, '**By:** Mallory') })),
  ),
  'give a decision another title': broken((all) =>
    at(all, 0, (each) => ({ ...each, heading: `${each.heading} or so` })),
  ),
  'drop why something was decided': broken((all, situation) =>
    at(all, somewhere(all, situation), (each) => ({ ...each, lines: each.lines.slice(0, -1) })),
  ),
  'drop a decision': broken((all, situation) => all.toSpliced(somewhere(all, situation), 1)),
  'drop the last decision': broken((all) => all.slice(0, -1)),
  'put a decision in place of another one': broken((all, situation) =>
    all.with(somewhere(all, situation), decision(situation)),
  ),
  'join two decisions': broken(
    ([first, second, ...rest]) =>
      first && second && [{ ...first, lines: [...first.lines, ...second.lines] }, ...rest],
  ),
  'insert a decision between old ones': rewritten(
    legal('insertion'),
    (all, situation) => all.toSpliced(somewhere(all, situation), 0, decision(situation)),
    { net: legal('insertion') },
  ),
  'reword a decision where that is a warning': rewritten(
    announced('insertion'),
    (all) => at(all, 1, reworded),
    {
      policy: lenient,
      isFromTip: true,
    },
  ),
  'drop a decision where that is a warning': rewritten(announced('insertion'), (all) => all.slice(1), {
    policy: lenient,
    isFromTip: true,
  }),
};

/** Decisions under headings, none of which may go, with a policy that refuses that. */
export const squad: TamperKind<Decisions> = {
  name: 'squad',
  path,
  otherPath: 'app/.squad/decisions.md',
  format: 'sections',
  ...checklistPolicy('squad', path, strict),
  deletion: 'announced',
  losing: 'refused',
  isUnguarded: true,
  progress: ({ sections }) => sections.length,
  ids: ({ sections }) => sections.map(({ heading }) => heading),
  start(random) {
    let number = 1_000_000;
    const fresh = () => ++number;
    return { sections: Array.from({ length: 5 + random.below(4) }, () => decision({ random, fresh })) };
  },
  write,
  moves: [deciding(true), deciding(false), deciding(false)],
  ownerMoves: [],
  merge: mergeDecisions,
  edits,
};
