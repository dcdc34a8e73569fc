import type { Edit, Expectation, Move, Situation } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import {
  childrenOf,
  isDone,
  isFresh,
  leavesOf,
  type Page,
  type PageFormat,
  plannedPage,
  plannedTask,
  type Section,
  type Task,
  withNewTask,
  withoutTasks,
  withSection,
  withTask,
  writePage,
} from './page-model.ts';
import { spoken, work } from './page-moves.ts';

type PageSituation = Situation<Page>;
type PageEdit = Edit<Page>;
type Edits = Readonly<Record<string, PageEdit>>;
type Change = Partial<Task> | ((task: Task, situation: PageSituation) => Partial<Task> | undefined);
type Pick = (page: Page) => readonly Task[];

interface Details {
  readonly net?: Expectation;
  readonly isPlain?: true;
  readonly isFromTip?: true;
  readonly says?: (task: Task) => string;
  readonly files?: true;
}

const done: Pick = (page) => leavesOf(page).filter(isDone);
const open: Pick = (page) => leavesOf(page).filter(isFresh);
/** Those that are known by an identifier, and those that are known by their text. */
const numbered =
  (pick: Pick): Pick =>
  (page) =>
    pick(page).filter(({ id }) => id !== '');
const unnumbered =
  (pick: Pick): Pick =>
  (page) =>
    pick(page).filter(({ id }) => id === '');

/** One line is changed by hand. */
/** Other words, of which the last one is lost. */
function inOtherWords(text: string): string {
  return text.replace(/\S+$/, 'kettles');
}

function task(pick: Pick, change: Change, expect: Expectation, details: Details = {}): PageEdit {
  const { says, files, ...more } = details;
  return {
    expect,
    ...more,
    apply(situation) {
      const { doc, random } = situation;
      const target = random.pick(pick(doc));
      const changed = target && (typeof change === 'function' ? change(target, situation) : change);
      if (target === undefined || changed === undefined) return undefined;
      return {
        doc: withTask(doc, target.uid, changed),
        message: says === undefined ? 'Work' : says(target),
        ...(files ? { files: work(situation) } : {}),
      };
    },
  };
}

function whole(expect: Expectation, apply: PageEdit['apply'], more: Partial<PageEdit> = {}): PageEdit {
  return { expect, ...more, apply };
}

/** The page as it becomes, in one commit. */
function page(
  expect: Expectation,
  change: (situation: PageSituation) => Page | undefined,
  more: Partial<PageEdit> = {},
): PageEdit {
  return whole(
    expect,
    (situation) => {
      const doc = change(situation);
      return doc && { doc, message: 'Work' };
    },
    more,
  );
}

function many(count: number, pick: Pick, mark: string, expect: Expectation, more: Details = {}): PageEdit {
  const { files, net } = more;
  return {
    expect,
    ...(net === undefined ? {} : { net }),
    apply(situation) {
      const chosen = situation.random.shuffled(pick(situation.doc)).slice(0, count);
      if (chosen.length < count) return undefined;
      const doc = chosen.reduce((next, { uid }) => withTask(next, uid, { mark }), situation.doc);
      return { doc, message: 'Work', ...(files ? { files: work(situation) } : {}) };
    },
  };
}

/** After three commits that change nothing but the page. */
function idle(edit: PageEdit): PageEdit {
  return {
    ...edit,
    apply(situation) {
      let doc = situation.doc;
      const before = [1, 2, 3].flatMap(() => {
        const own = situation.random.pick(open(doc));
        if (own === undefined) return [];
        doc = withTask(doc, own.uid, { text: `${own.text}, maybe` });
        return [{ doc, message: 'Work' }];
      });
      const made = edit.apply({ ...situation, doc });
      return made === undefined ? undefined : [...before, ...[made].flat()];
    },
  };
}

/** What was ticked keeps its words, in a commit and in the net. */
const frozen = (change: Change): PageEdit =>
  task(numbered(done), change, 'refused', { net: 'refused', isPlain: true });
/** A line that is no item any more, or another one. */
const tidied = (pick: Pick, change: Change): PageEdit =>
  task(pick, change, announced('tidied'), { net: announced('tidied'), isFromTip: true });
const same = (pick: Pick, change: Change): PageEdit =>
  task(pick, change, legal('format'), { net: legal('format') });
const loosened = (change: Change): PageEdit =>
  task(done, change, announced('lenientReopening'), { isFromTip: true });

const lineOf = ({ id, tags, text }: Task) => [id, ...tags.map((tag) => `[${tag}]`), text].join(' ').trim();

const marks: Edits = {
  'tick a line without work': task(open, { mark: 'x' }, legal('claim'), { net: legal('severalSteps') }),
  'tick a line with work beside it': task(open, { mark: 'x' }, legal('claim'), { files: true }),
  'tick a line and name it in the message': task(open, { mark: 'x' }, legal('claim'), { says: spoken }),
  'tick four lines at once': many(4, open, 'x', legal('smallBulk')),
  'tick ten lines at once, with work': many(10, open, 'x', announced('smallBulk'), {
    files: true,
    net: legal('severalSteps'),
  }),
  'tick ten lines at once after three commits of state alone': idle(many(10, open, 'x', 'refused')),
  'tick a task above open parts': task(
    (doc) => doc.tasks.filter((each) => !isDone(each) && childrenOf(doc, each).some((part) => !isDone(part))),
    { mark: 'x' },
    legal('claim'),
  ),
  'untick a line without a reason': loosened({ mark: ' ' }),
  'untick a line with a reason': task(done, { mark: ' ' }, announced('reason'), {
    says: (each) => `reopen ${spoken(each)}: it fails`,
    isFromTip: true,
  }),
  'untick five lines at once': many(5, done, ' ', 'refused', { net: 'refused' }),
  'put a sign that means nothing into the box of done work': loosened((_, { random }) => ({
    mark: random.pick(['-', '~', '/', '?', '✓', 'х', '!']) ?? '-',
  })),
  'put signs that mean nothing into five boxes of done work': many(5, done, '-', 'refused', {
    net: 'refused',
  }),
  'put a sign that means nothing into an open box': task(open, { mark: '✓' }, legal('openWork')),
  'move a mark from one line to another': page(
    announced('lenientReopening'),
    ({ doc, random }) => {
      const [from, to] = [random.pick(done(doc)), random.pick(open(doc))];
      return from && to && withTask(withTask(doc, from.uid, { mark: ' ' }), to.uid, { mark: 'x' });
    },
    { isFromTip: true },
  ),
  'empty the list': page('refused', ({ doc }) => ({ ...doc, tasks: [] }), { net: 'refused' }),
};

const contracts: Edits = {
  'reword done work': frozen(({ text }) => ({ text: inOtherWords(text) })),
  'shorten done work': frozen(({ text }) => ({ text: text.split(' ').slice(0, 3).join(' ') })),
  'replace done work by something else': frozen({ text: 'Warm the kettle' }),
  'put an invisible character into done work': frozen(({ text }) => ({ text: text.replace(' ', ' \u200b') })),
  'replace a letter of done work by a homoglyph': frozen(({ text }) => ({ text: text.replace('e', 'е') })),
  'strike a word of done work': frozen(({ text }) => ({ text: text.replace(/(\S+) (\S+)/, '$1 ~~$2~~') })),
  'hide a word of done work in a comment': frozen(({ text }) => ({
    text: text.replace(/(\S+) (\S+)/, '$1 <!-- $2 -->'),
  })),
  'turn words of done work into a link': same(numbered(done), ({ text }) => ({
    text: text.replace(/(\S+) (\S+)/, '$1 [$2](other.md)'),
  })),
  'say more of done work in brackets': task(
    numbered(done),
    ({ text }) => ({ text: `${text} (only on the phone)` }),
    announced('saidBehind'),
    { net: announced('saidBehind'), isFromTip: true },
  ),
  'reword a line that is known by its text': task(
    unnumbered(done),
    ({ text }) => ({ text: inOtherWords(text) }),
    'refused',
    { net: announced('tidied'), isFromTip: true },
  ),
  'reword open work': task(open, ({ text }) => ({ text: `${text}, maybe` }), legal('openWork'), {
    net: legal('openWork'),
  }),
  'replace open work by something else': task(open, { text: 'Warm the kettle' }, legal('openWork')),
  'reword in the commit that ticks': task(
    numbered(open),
    ({ text }) => ({ mark: 'x', text: inOtherWords(text) }),
    announced('lenientContract'),
    { files: true, net: announced('contract') },
  ),
  'replace the text in the commit that ticks': task(
    numbered(open),
    { mark: 'x', text: 'Warm the kettle' },
    announced('lenientContract'),
    { files: true, net: announced('contract') },
  ),
  'replace the text, and tick in the next commit': whole(
    announced('contract'),
    (situation) => {
      const own = situation.random.pick(numbered(open)(situation.doc));
      if (own === undefined) return undefined;
      const reworded = withTask(situation.doc, own.uid, { text: 'Warm the kettle' });
      return [
        { doc: reworded, message: 'Say it otherwise' },
        { doc: withTask(reworded, own.uid, { mark: 'x' }), message: spoken(own), files: work(situation) },
      ];
    },
    { isFromTip: true },
  ),
  'untick with a reason, reword, and tick again': whole(
    announced('legalSteps'),
    (situation) => {
      const own = situation.random.pick(numbered(done)(situation.doc));
      if (own === undefined) return undefined;
      const bare = withTask(situation.doc, own.uid, { mark: ' ' });
      const reworded = withTask(bare, own.uid, { text: inOtherWords(own.text) });
      return [
        { doc: bare, message: `reopen ${spoken(own)}: it fails` },
        { doc: reworded, message: 'Say it otherwise' },
        { doc: withTask(reworded, own.uid, { mark: 'x' }), message: spoken(own), files: work(situation) },
      ];
    },
    { isFromTip: true, net: 'refused' },
  ),
  'remove done work, and put it back reworded': whole(
    'refused',
    ({ doc, random }) => {
      const own = random.pick(numbered(done)(doc));
      if (own === undefined) return undefined;
      const without = withoutTasks(doc, ({ uid }) => uid === own.uid);
      return [
        { doc: without, message: 'Tidy' },
        { doc: withNewTask(without, { ...own, text: inOtherWords(own.text) }), message: 'Bring it back' },
      ];
    },
    { isFromTip: true },
  ),
};

/** What is no contract, or only looks otherwise. */
const claims: Edits = {
  'write other lines below done work': task(
    done,
    { details: ['Nobody asked for this'] },
    legal('claimFields'),
    { net: legal('claimFields') },
  ),
  'change the tags of done work': task(numbered(done), { tags: ['P', 'US7'] }, legal('claimFields'), {
    net: legal('claimFields'),
  }),
  'change only blanks in done work': same(numbered(done), ({ text }) => ({
    text: text.replaceAll(' ', '   '),
  })),
  'put a sign behind done work': same(done, { sign: '✅' }),
  'write a status behind done work': same(done, { sign: '(completed 2026-03-05)' }),
  'write a comment into done work': same(done, ({ text }) => ({
    text: text.replace(' ', ' <!-- seen --> '),
  })),
  'write done work in bold': same(numbered(done), (own) => ({ text: `**${own.text}**` })),
  'strike done work through': same(numbered(done), (own) => ({ text: `~~${own.text}~~` })),
  'write the box with blanks': same(done, (own) => ({ line: `- [ x ] ${lineOf(own)}` })),
  'write the box without a blank': same(numbered(done), (own) => ({ line: `- [x]${lineOf(own)}` })),
  'write another bullet': same(done, (own, { random }) => ({
    line: `${own.parent === undefined ? '' : '  '}${random.pick(['+', '*', '-']) ?? '+'} [X] ${lineOf(own)}`,
  })),
  'rename a heading': page(legal('claimFields'), ({ doc, fresh }) => {
    // A finished phase is an item itself.
    if (doc.sections[0]?.status === 'complete' || doc.sections[0]?.wasDone) return undefined;
    const renamed = (title: string) => `${title.split(':')[0]}: stage ${fresh()}`;
    const sections = doc.sections.map((each, at) =>
      at === 0
        ? { ...each, title: each.status === undefined ? `Stage ${fresh()}` : renamed(each.title) }
        : each,
    );
    return { ...doc, sections };
  }),
  'move done work to another section': page(legal('order'), ({ doc, random }) => {
    const own = random.pick(numbered(done)(doc));
    const to = random.pick(doc.sections.filter(({ uid }) => uid !== own?.section));
    return own && to && withTask(doc, own.uid, { section: to.uid });
  }),
  'move done work below another task': page(legal('order'), ({ doc, random }) => {
    const own = random.pick(numbered(done)(doc));
    const to = doc.tasks.find(({ uid, id, parent }) => uid !== own?.uid && id !== '' && parent === undefined);
    return own && to && withTask(doc, own.uid, { parent: to.uid, section: to.section });
  }),
  'swap two lines': page(legal('order'), ({ doc }) => {
    const [a, b] = numbered(({ tasks }) => tasks.filter(({ parent }) => parent === undefined))(doc);
    if (a === undefined || b === undefined || a.section !== b.section) return undefined;
    return { ...doc, tasks: doc.tasks.map((each) => (each === a ? b : each === b ? a : each)) };
  }),
};

/** What takes a line off the list. */
const gone: Edits = {
  'remove done work': {
    ...page(announced('tidied'), ({ doc, random }) => {
      const own = random.pick(done(doc));
      return own && withoutTasks(doc, ({ uid }) => uid === own.uid);
    }),
    net: announced('tidied'),
    isFromTip: true,
  },
  'drop open work': page(legal('openWork'), ({ doc, random }) => {
    const own = random.pick(open(doc));
    return own && withoutTasks(doc, ({ uid }) => uid === own.uid);
  }),
  'put open work into a comment': task(
    (doc) => numbered(open)(doc).filter((own) => childrenOf(doc, own).length === 0),
    (own) => ({ line: `<!-- - [ ] ${lineOf(own)} -->` }),
    announced('hidden'),
    { isFromTip: true },
  ),
  'drop the box of done work': tidied(done, (own) => ({ line: `- ${lineOf(own)}` })),
  'quote done work': tidied(done, (own) => ({ line: `\n> - [x] ${lineOf(own)}\n` })),
  'put done work into a comment': tidied(done, (own) => ({ line: `<!-- - [x] ${lineOf(own)} -->` })),
  'put done work into a code fence': tidied(done, (own) => ({
    line: `\n\`\`\`\n- [x] ${lineOf(own)}\n\`\`\`\n`,
  })),
  'turn the box of done work into a link': tidied(done, (own) => ({
    line: `- [x](${own.uid}) ${lineOf(own)}`,
  })),
  'open a code fence above the list': page('refused', ({ doc }) => ({ ...doc, above: '```' }), {
    net: 'refused',
  }),
  'open a comment above the list': page('refused', ({ doc }) => ({ ...doc, above: '<!--' }), {
    net: 'refused',
  }),
  'write all lines as code': page('refused', ({ doc }) => ({
    ...doc,
    tasks: doc.tasks.map((own) => ({
      ...own,
      line: `\n    - [${own.mark}] ${lineOf(own)}`,
      details: [],
      requirements: '',
    })),
  })),
  'write all lines without boxes': page('refused', ({ doc }) => ({
    ...doc,
    tasks: doc.tasks.map((own) => ({ ...own, line: `- ${lineOf(own)}` })),
  })),
};

/** The list goes, and comes back as another one. */
const restored = (change: (page: Page, situation: PageSituation) => Page | undefined): PageEdit =>
  whole('refused', (situation) => {
    const doc = change(situation.doc, situation);
    return (
      doc && [
        { doc: { ...situation.doc, tasks: [] }, message: 'Clean up' },
        { doc, message: 'Restore' },
      ]
    );
  });

const restorations: Edits = {
  'empty the list, and bring it back with nothing done': restored((doc) =>
    done(doc).length < 5
      ? undefined
      : { ...doc, tasks: doc.tasks.map((own) => (isDone(own) ? { ...own, mark: ' ' } : own)) },
  ),
  'empty the list, and bring it back with done work reworded': restored((doc, { random }) => {
    const own = random.pick(numbered(done)(doc));
    return own && withTask(doc, own.uid, { text: inOtherWords(own.text) });
  }),
};

/** A letter, a point, or all digits of another script. */
function lookalike(id: string): string {
  if (/^\d+$/.test(id)) return id.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  return id.replace('T', 'Т').replace('S', 'Ѕ').replace('.', '․');
}

/** What only a line that is known in the whole page can be. */
function pageWide({ isLocal }: PageFormat, edits: Edits): Edits {
  return isLocal ? {} : edits;
}

function identity(format: PageFormat): Edits {
  const otherId = ({ fresh }: PageSituation) => format.idOf(70 + fresh(), 700 + fresh());
  return {
    'rename done work': task(
      numbered(done),
      (_, situation) => ({ id: otherId(situation) }),
      announced('rekeyed'),
      { isFromTip: true },
    ),
    'rename done work and reword it': tidied(numbered(done), (own, situation) => ({
      id: otherId(situation),
      text: inOtherWords(own.text),
    })),
    'rename an open line and tick it': task(
      numbered(open),
      (_, situation) => ({ id: otherId(situation), mark: 'x' }),
      announced('lenientBirth'),
      { isFromTip: true },
    ),
    'drop the identifier of done work': task(numbered(done), { id: '' }, announced('rekeyed'), {
      isFromTip: true,
    }),
    'write an identifier of done work with a homoglyph': tidied(numbered(done), ({ id }) => ({
      id: lookalike(id),
    })),
    'write an identifier with an invisible character': tidied(numbered(done), ({ id }) => ({
      id: `\u200b${id}`,
    })),
    'swap the identifiers of done and open work': page(
      announced('rekeyed'),
      ({ doc, random }) => {
        const [from, to] = [random.pick(numbered(done)(doc)), random.pick(numbered(open)(doc))];
        return from && to && withTask(withTask(doc, from.uid, { id: to.id }), to.uid, { id: from.id });
      },
      { isFromTip: true },
    ),
    'swap the texts of done and open work': page(
      announced('rekeyed'),
      ({ doc, random }) => {
        const [from, to] = [random.pick(numbered(done)(doc)), random.pick(numbered(open)(doc))];
        if (from === undefined || to === undefined) return undefined;
        const [one, other] = [from, to].map(({ text, requirements }) => ({ text, requirements }));
        return withTask(withTask(doc, from.uid, { ...other, mark: ' ' }), to.uid, { ...one, mark: 'x' });
      },
      { isFromTip: true },
    ),
    'swap the texts of done and open work, and leave the marks': page('refused', ({ doc, random }) => {
      const [from, to] = [random.pick(numbered(done)(doc)), random.pick(numbered(open)(doc))];
      if (from === undefined || to === undefined) return undefined;
      return withTask(withTask(doc, from.uid, { text: to.text }), to.uid, { text: from.text });
    }),
    ...pageWide(format, twins),
  };
}

/** An identifier that stands twice, where the last line counts. */
const twins: Edits = {
  'use an identifier twice': page(announced('repeatedLine'), ({ doc, random, fresh }) => {
    const own = random.pick(numbered(({ tasks }) => tasks)(doc));
    if (own === undefined) return undefined;
    return withNewTask(doc, plannedTask(fresh(), own.id, doc.tasks[0]?.section ?? 0, random), 0);
  }),

  'use an identifier of done work twice, the last line reworded': page(
    'refused',
    ({ doc, random, fresh }) => {
      const own = random.pick(numbered(done)(doc));
      const last = doc.sections.at(-1)?.uid;
      if (own === undefined || last === undefined) return undefined;
      const twin = { ...own, uid: fresh(), section: last, text: inOtherWords(own.text) };
      const { parent: _, ...top } = twin;
      return withNewTask(doc, top);
    },
  ),
  'use an identifier of open work twice, the last line done and another': page(
    'refused',
    ({ doc, random, fresh }) => {
      const own = random.pick(numbered(open)(doc));
      const last = doc.sections.at(-1)?.uid;
      if (own === undefined || last === undefined) return undefined;
      const { parent: _, ...top } = {
        ...own,
        uid: fresh(),
        section: last,
        text: 'Warm the kettle',
        mark: 'x',
      };
      return withNewTask(doc, top);
    },
  ),
};

function plans(format: PageFormat): Edits {
  const { isRewritten } = format;
  const lost: Expectation = isRewritten ? announced('tidied') : 'refused';
  const lostInNet = isRewritten ? { net: lost } : { net: 'refused' as const };
  const otherId = ({ fresh }: PageSituation) => format.idOf(70 + fresh(), 700 + fresh());
  const born = (expect: Expectation, more: Details = {}) =>
    whole(expect, (situation) => {
      const { doc, random, fresh } = situation;
      const section = random.pick(doc.sections)?.uid ?? 0;
      const own = plannedTask(fresh(), otherId(situation), section, random, { mark: 'x' });
      const move: Move<Page> = { doc: withNewTask(doc, own), message: 'Work' };
      return more.files ? { ...move, files: work(situation) } : move;
    });
  const anew = ({ random, fresh }: PageSituation) => plannedPage(format, random, fresh(), fresh);
  // A line without an identifier says the same in every plan, and is not lost with one.
  const isUnfinished = ({ tasks }: Page) =>
    tasks.some((each) => isDone(each) && each.id !== '') && !tasks.every(isDone);
  return {
    'plan a line that is done already': born(announced('lenientBirth')),
    'plan a line that is done, with work': born(legal('bornDone'), { files: true }),
    'drop a line and plan it again, done': whole(announced('lenientBirth'), ({ doc, random }) => {
      const own = random.pick(numbered(open)(doc));
      if (own === undefined) return undefined;
      const without = withoutTasks(doc, ({ uid }) => uid === own.uid);
      return [
        { doc: without, message: 'Nobody needs it' },
        { doc: withNewTask(without, { ...own, mark: 'x' }), message: 'After all' },
      ];
    }),
    'replace the plan and lose what was done': page(
      lost,
      (situation) => (isUnfinished(situation.doc) ? anew(situation) : undefined),
      lostInNet,
    ),
    'replace the plan and keep the old one': whole(announced('keptPlan'), (situation) =>
      isUnfinished(situation.doc)
        ? {
            doc: anew(situation),
            message: 'The next plan',
            files: { [`attic/plan-${situation.fresh()}.md`]: writePage(format)(situation.doc) },
          }
        : undefined,
    ),
    'replace the plan and keep only what is open of the old one': whole(lost, (situation) => {
      const { doc, fresh } = situation;
      if (doc.tasks.filter(isDone).length < 4 || !isUnfinished(doc)) return undefined;
      const kept = writePage(format)(withoutTasks(doc, isDone));
      return {
        doc: anew(situation),
        message: 'The next plan',
        files: { [`attic/plan-${fresh()}.md`]: kept },
      };
    }),
    'finish open work by a new plan': page('refused', ({ doc }) => {
      if (doc.tasks.filter(isDone).length * 10 >= doc.tasks.length * 3) return undefined;
      return {
        ...doc,
        tasks: doc.tasks.map((each) =>
          isDone(each) ? each : { ...each, mark: 'x', text: `${each.text} now` },
        ),
      };
    }),
    'cut the list off behind its first lines': page(lost, ({ doc }) => {
      const rest = doc.tasks.slice(0, 3);
      const lost = doc.tasks.slice(3);
      if (!lost.some(isDone) || lost.every(isDone)) return undefined;
      const kept = new Set(rest.map(({ uid }) => uid));
      return withoutTasks(doc, ({ uid }) => !kept.has(uid));
    }),
  };
}

/** The contract of a format that has more than the text. */
const requirements: Edits = {
  'change the requirements of done work': frozen({ requirements: '9.9' }),
  'drop the requirements of done work': frozen({ requirements: '' }),
  'change the requirements in the commit that ticks': task(
    numbered(open),
    { mark: 'x', requirements: '9.9' },
    'refused',
    { files: true, net: announced('contract') },
  ),
};

/** One phase is changed by hand. */
function phase(
  isChosen: (section: Section) => boolean,
  change: Partial<Section> | ((section: Section) => Partial<Section>),
  expect: Expectation,
  details: Details = {},
): PageEdit {
  const { says: _, files: __, ...more } = details;
  return page(
    expect,
    ({ doc, random }) => {
      const own = random.pick(doc.sections.filter(isChosen));
      return own && withSection(doc, own.uid, typeof change === 'function' ? change(own) : change);
    },
    more,
  );
}

const isBegun = ({ status }: Section) => status === 'in_progress';
const isComplete = ({ status }: Section) => status === 'complete';

/** What a section says of itself, where it is an item. */
const phases: Edits = {
  'finish a phase without work': phase(isBegun, { status: 'complete' }, legal('claim'), {
    net: legal('severalSteps'),
  }),
  'set a phase back to pending': phase(isBegun, { status: 'pending' }, 'refused'),
  'open a finished phase without a reason': phase(
    isComplete,
    { status: 'in_progress', remark: '' },
    announced('lenientReopening'),
    { isFromTip: true },
  ),
  'set a phase to a status that nobody knows': phase(isBegun, { status: 'nearly' }, announced('status')),
  'reword a finished phase': phase(isComplete, ({ title }) => ({ title: inOtherWords(title) }), 'refused', {
    net: 'refused',
    isPlain: true,
  }),
  'write a remark behind the status of a finished phase': phase(
    isComplete,
    { remark: ' (seen by nobody)' },
    legal('claimFields'),
    { net: legal('claimFields') },
  ),
  'say complete in another word': phase(isComplete, { status: 'done' }, legal('status')),
};

/** How task lists in Markdown are tampered with, line by line. */
export function pageEdits(format: PageFormat): Edits {
  const edits = allEdits(format);
  if (!format.hasPhases) return edits;
  // The phases stay where all lines below them are gone: few of them are another plan, which lost what was done.
  const rest = Object.entries(edits).map(([name, edit]) => {
    if (!emptying.has(name)) return [name, edit] as const;
    const apply: PageEdit['apply'] = (situation) => {
      const { tasks, sections } = situation.doc;
      const isOtherPlan = sections.length * 10 < (tasks.length + sections.length) * 3;
      return isOtherPlan && done(situation.doc).length > 0 ? edit.apply(situation) : undefined;
    };
    return [name, { ...edit, net: 'refused', isFromTip: true, apply }] as const;
  });
  return Object.fromEntries(rest);
}

const emptying: ReadonlySet<string> = new Set([
  'empty the list',
  'write all lines as code',
  'write all lines without boxes',
]);

function allEdits(format: PageFormat): Edits {
  const { 'move done work below another task': below, ...own } = claims;
  // Where no line has an identifier: an honest step gives a reason for one of them, or rewords it, and six are left.
  const seven: PageEdit = { ...many(7, done, ' ', 'refused', { net: 'refused' }), isPlain: true };
  const ten = many(10, open, 'x', legal('smallBulk'), { files: true, net: legal('severalSteps') });
  return {
    ...marks,
    ...(format.idOf(1, 1) === '' ? { 'untick seven lines at once': seven } : {}),
    ...(format.ticksMany ? { 'tick ten lines at once, with work': ten } : {}),
    ...contracts,
    ...own,
    ...(format.isFlat || below === undefined ? {} : { 'move done work below another task': below }),
    ...(format.hasPhases ? phases : {}),
    ...gone,
    ...restorations,
    ...identity(format),
    ...plans(format),
    ...(format.hasRequirements ? requirements : {}),
  };
}
