import { honestStep, mergeLines, workOnly } from '../honest.ts';
import type { Expectation, Move, Planted, TamperKind } from '../kind.ts';
import { harmAt, type Operator, textAt } from '../operator.ts';
import { announced, legal } from '../reasons.ts';
import { changed, commitAt, difference, play, record, type Story, tipOf } from '../story.ts';
import { finish, progressAt } from './finish.ts';
import { touched } from './touched.ts';

type Apply = Operator['apply'];
type Harm = Move<unknown>;

const refused = (name: string, apply: Apply): Operator => ({
  name,
  expect: 'refused',
  arrival: 'pull-request',
  apply,
});
const expecting = (name: string, expect: Expectation, apply: Apply): Operator => ({
  ...refused(name, apply),
  expect,
});

/** What is done with harm that there is; nothing where the history offers none. */
const harming =
  (use: (story: Story, harm: Harm) => readonly number[] | undefined): Apply =>
  (story) => {
    const harm = harmAt(story);
    return harm === undefined ? undefined : use(story, harm);
  };

/** Harm that takes nothing away: what another path still holds counts as archived. */
const rewording =
  (use: (story: Story, harm: Harm) => readonly number[] | undefined): Apply =>
  (story) => {
    const harm = harmAt(story);
    const { kind } = story;
    const ids = (doc: unknown) => (kind.ids?.(doc) ?? kind.write(doc).match(/"id": [^\n]*/g))?.join();
    const known = ids(docAt(story));
    return harm !== undefined && known !== undefined && ids(harm.doc) === known
      ? use(story, harm)
      : undefined;
  };

const docAt = (story: Story, at = tipOf(story)) => commitAt(story, at).doc;
const beside = (story: Story): Record<string, Planted> => ({ [`src/work-${story.fresh()}.js`]: '// work\n' });
const idle = (story: Story, text?: Planted | null, more: Partial<Harm> = {}) =>
  play(story, { doc: docAt(story), message: 'Work', ...(text === undefined ? {} : { text }), ...more });

function huge(story: Story): Record<string, Planted> {
  return Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`gen/${story.fresh()}/${index}.js`, `// ${index}\n`]),
  );
}

/** The whole file as an earlier commit of the story had it. */
function fileAt(story: Story, at: number): Planted | null {
  return commitAt(story, at).files.get(story.kind.path) ?? null;
}

/** Two lines that part at the tip, one commit each. */
function parted(story: Story): { fork: number; ours: number; theirs: number } {
  const fork = tipOf(story);
  const ours = workOnly(story, fork);
  const theirs = honestStep(story, story.kind.moves, fork);
  return { fork, ours, theirs };
}

/**
 * What replaces the whole plan takes the tampering with it; and a step on what was tampered with makes something else of
 * it: what is open again may be reworded, what is buried or tidied away says nothing, what is completed again is not lost.
 */
function isLeftAlone(story: Story, harm: Harm, step: Pick<Harm, 'doc' | 'isAlone'>): boolean {
  const harmed = touched(docAt(story), harm.doc);
  return step.isAlone !== true && ![...touched(harm.doc, step.doc)].some((part) => harmed.has(part));
}

const inOneCommit: readonly Operator[] = [
  refused(
    'tamper with work beside it',
    harming((story, harm) => [play(story, { ...harm, files: beside(story) })]),
  ),
  refused(
    'tamper in an honest step',
    harming((story, harm) => {
      const parent = tipOf(story);
      // The step is taken on what the tampering left, and both are one commit.
      play(story, harm);
      honestStep(story);
      const step = story.commits.pop();
      story.commits.pop();
      return step && isLeftAlone(story, harm, step)
        ? [record(story, { ...step, parents: [parent] })]
        : undefined;
    }),
  ),
  refused(
    'tamper behind a huge diff',
    harming((story, harm) => [play(story, { ...harm, files: huge(story) })]),
  ),
  refused(
    'tamper and say that it is only formatting',
    harming((story, harm) => [play(story, { ...harm, message: 'style: format\n\n[skip ci]' })]),
  ),
  refused(
    'tamper and call it a revert',
    harming((story, harm) => [
      play(story, {
        ...harm,
        files: beside(story),
        message: `Revert "Work"\n\nThis reverts commit ${'a'.repeat(40)}.`,
      }),
    ]),
  ),
  refused(
    'tamper and call it a merge',
    harming((story, harm) => [play(story, { ...harm, message: "Merge branch 'main'" })]),
  ),
  refused('amend an honest commit into tampering', (story) => {
    const parent = tipOf(story);
    honestStep(story);
    const harm = harmAt(story, parent);
    story.commits.pop();
    return harm && [play(story, { ...harm, files: beside(story) })];
  }),
];

const split: readonly Operator[] = [
  ...[2, 3, 7].map((count) =>
    refused(`split tampering over ${count} commits`, (story) => {
      const guilty: number[] = [];
      for (let part = 0; part < count; part += 1) {
        const harm = harmAt(story);
        if (harm === undefined) return undefined;
        guilty.push(play(story, harm));
        workOnly(story);
      }
      return guilty;
    }),
  ),
  refused('tamper, and restore half of it', (story) => {
    const before = tipOf(story);
    const first = harmAt(story);
    if (first === undefined) return undefined;
    const at = play(story, first);
    const second = harmAt(story);
    if (second === undefined || story.kind.write(second.doc) === textAt(story, before)) return undefined;
    const both = play(story, second);
    return [at, both, play(story, { ...first, message: 'Restore' })];
  }),
  refused(
    'tamper, restore and tamper again',
    harming((story, harm) => {
      const good = docAt(story);
      return [
        play(story, harm),
        play(story, { doc: good, message: 'Restore' }),
        play(story, { ...harm, message: 'Again' }),
      ];
    }),
  ),
  refused(
    'tamper, restore, and revert the restoration',
    harming((story, harm) => {
      const good = docAt(story);
      const one = play(story, harm);
      const two = play(story, { doc: good, message: 'Restore', files: beside(story) });
      const { files } = commitAt(story, one);
      return [one, two, record(story, { message: 'Revert "Restore"', parents: [two], files, doc: harm.doc })];
    }),
  ),
  expecting(
    'tamper, and restore exactly',
    announced('repaired'),
    harming((story, harm) => {
      const good = docAt(story);
      return [play(story, harm), play(story, { doc: good, message: 'Restore' })];
    }),
  ),
];

const merges: readonly Operator[] = [
  refused('hide tampering in a merge', (story) => {
    const { fork, ours, theirs } = parted(story);
    const merge = mergeLines(story, fork, ours, theirs);
    const harm = merge === undefined ? undefined : harmAt(story, merge);
    const made = story.commits.pop();
    if (harm === undefined || made === undefined) return undefined;
    return [
      record(story, {
        ...made,
        doc: harm.doc,
        files: changed(made.files, { [story.kind.path]: story.kind.write(harm.doc) }),
      }),
    ];
  }),
  refused('hide tampering in a merge of code', (story) => {
    const fork = tipOf(story);
    const harm = harmAt(story);
    const [ours, theirs] = [workOnly(story, fork), workOnly(story, fork)];
    if (harm === undefined) return undefined;
    const files = {
      ...difference(commitAt(story, fork).files, commitAt(story, theirs).files),
      [story.kind.path]: story.kind.write(harm.doc),
    };
    return [
      record(story, {
        message: 'Merge',
        parents: [ours, theirs],
        files: changed(commitAt(story, ours).files, files),
        doc: harm.doc,
      }),
    ];
  }),
  refused('hide tampering in an octopus', (story) => {
    const fork = tipOf(story);
    const harm = harmAt(story);
    const sides = [1, 2, 3, 4].map(() => workOnly(story, fork));
    if (harm === undefined) return undefined;
    const files = sides.reduce(
      (all, side) => changed(all, difference(commitAt(story, fork).files, commitAt(story, side).files)),
      commitAt(story, fork).files,
    );
    return [
      record(story, {
        message: 'Octopus',
        parents: sides,
        files: changed(files, { [story.kind.path]: story.kind.write(harm.doc) }),
        doc: harm.doc,
      }),
    ];
  }),
  refused('tamper on a side and merge it', (story) => {
    const fork = tipOf(story);
    const harm = harmAt(story, fork);
    if (harm === undefined) return undefined;
    const theirs = play(story, harm, [fork]);
    const ours = workOnly(story, fork);
    const files = changed(commitAt(story, ours).files, { [story.kind.path]: story.kind.write(harm.doc) });
    return [theirs, record(story, { message: 'Merge', parents: [ours, theirs], files, doc: harm.doc })];
  }),
  refused('tamper on a side that is merged with our version first', (story) => {
    const fork = tipOf(story);
    const harm = harmAt(story, fork);
    if (harm === undefined) return undefined;
    const theirs = play(story, harm, [fork]);
    const ours = workOnly(story, fork);
    const kept = record(story, { ...commitAt(story, ours), message: 'Merge, ours', parents: [ours, theirs] });
    const files = changed(commitAt(story, kept).files, { [story.kind.path]: story.kind.write(harm.doc) });
    return [
      theirs,
      kept,
      record(story, { message: 'Merge again', parents: [kept, theirs], files, doc: harm.doc }),
    ];
  }),
  expecting('tamper on a side, restore there, and merge it', announced('repaired'), (story) => {
    const fork = tipOf(story);
    const harm = harmAt(story, fork);
    if (harm === undefined) return undefined;
    const bad = play(story, harm, [fork]);
    const good = play(story, { doc: docAt(story, fork), message: 'Restore' }, [bad]);
    const ours = workOnly(story, fork);
    return [bad, good, record(story, { ...commitAt(story, ours), message: 'Merge', parents: [ours, good] })];
  }),
  refused('drop what a side did in its merge', (story) => {
    const { ours, theirs } = finishedSide(story) ?? {};
    if (ours === undefined || theirs === undefined) return undefined;
    return [record(story, { ...commitAt(story, ours), message: 'Merge', parents: [ours, theirs] })];
  }),
  refused('drop what we did in the merge of a side', (story) => {
    const { ours, theirs } = finishedSide(story) ?? {};
    if (ours === undefined || theirs === undefined) return undefined;
    return [record(story, { ...commitAt(story, ours), message: 'Merge', parents: [theirs, ours] })];
  }),
  refused('tamper between two merges that cross', (story) => {
    const fork = tipOf(story);
    const [left, right] = [workOnly(story, fork), workOnly(story, fork)];
    const across = (one: number, other: number) =>
      record(story, {
        message: 'Merge',
        parents: [one, other],
        files: changed(
          commitAt(story, one).files,
          difference(commitAt(story, fork).files, commitAt(story, other).files),
        ),
        doc: docAt(story, one),
      });
    const [one, two] = [across(left, right), across(right, left)];
    const harm = harmAt(story, one);
    if (harm === undefined) return undefined;
    const files = changed(commitAt(story, one).files, { [story.kind.path]: story.kind.write(harm.doc) });
    return [record(story, { message: 'Merge', parents: [one, two], files, doc: harm.doc })];
  }),
  // A root is judged against the base: what was done since then it may have done in its own words.
];

/** One line that finishes something, and one that does other work. */
function finishedSide(story: Story): { ours: number; theirs: number } | undefined {
  const fork = tipOf(story);
  const theirs = finish(story);
  return theirs === undefined ? undefined : { ours: workOnly(story, fork), theirs };
}

/** Whether a commit finished one item and left the others alone, as far as the kind can tell. */
function isOneMark(story: Story, before: number, after: number): boolean {
  const { ids } = story.kind;
  if (ids === undefined) return true;
  const known = (at: number) => ids(docAt(story, at)).join();
  return progressAt(story, after) - progressAt(story, before) === 1 && known(before) === known(after);
}

const squashes: readonly Operator[] = [
  {
    ...refused(
      'launder through a side branch that is squashed',
      harming((story, harm) => [
        play(story, { ...harm, files: beside(story), message: 'Feature (#7)\n\n* work\n* more work' }),
      ]),
    ),
    arrival: 'push',
  },
  {
    ...refused(
      'tamper and let the whole be squashed',
      harming((story, harm) => {
        const at = play(story, harm);
        workOnly(story);
        return [at];
      }),
    ),
    arrival: 'squash',
  },
];

const places: readonly Operator[] = [
  refused(
    'move the file to another governed path and tamper',
    harming((story, harm) => [
      play(story, { ...harm, text: null, files: { [story.kind.otherPath]: story.kind.write(harm.doc) } }),
    ]),
  ),
  refused(
    'move the file, then tamper',
    harming((story, harm) => {
      const text = textAt(story);
      idle(story, null, { files: { [story.kind.otherPath]: text } });
      return [
        play(story, { ...harm, text: null, files: { [story.kind.otherPath]: story.kind.write(harm.doc) } }),
      ];
    }),
  ),
  refused(
    'move the file out of sight, tamper, and move it back',
    harming((story, harm) => {
      const [away, back] = [textAt(story), story.kind.write(harm.doc)];
      return [
        idle(story, null, { files: { 'attic/state.txt': away } }),
        idle(story, null, { files: { 'attic/state.txt': back } }),
        play(story, { ...harm, files: { 'attic/state.txt': null } }),
      ];
    }),
  ),
  refused(
    'delete the file and create it again',
    harming((story, harm) => [idle(story, null), play(story, harm)]),
  ),
  refused(
    'delete the file, wait, and create it again',
    harming((story, harm) => {
      const gone = idle(story, null);
      for (const _ of [1, 2, 3]) {
        const { files, doc } = commitAt(story, tipOf(story));
        record(story, {
          message: 'Tidy',
          parents: [tipOf(story)],
          files: changed(files, beside(story)),
          doc,
        });
      }
      return [gone, play(story, harm)];
    }),
  ),
  refused(
    'turn the file into a link to a tampered copy',
    harming((story, harm) => [
      play(story, {
        ...harm,
        text: { link: linkTo(story, 'attic/state.txt') },
        files: { 'attic/state.txt': story.kind.write(harm.doc) },
      }),
    ]),
  ),
  refused(
    'turn the file into a link, then tamper with its target',
    harming((story, harm) => {
      const text = { link: linkTo(story, 'attic/state.txt') };
      idle(story, text, { files: { 'attic/state.txt': textAt(story) } });
      return [play(story, { ...harm, text, files: { 'attic/state.txt': story.kind.write(harm.doc) } })];
    }),
  ),
  refused(
    'turn the file into a link, then point it elsewhere',
    rewording((story, harm) => {
      idle(
        story,
        { link: linkTo(story, 'attic/state.txt') },
        { files: { 'attic/state.txt': textAt(story) } },
      );
      const files = { 'attic/other.txt': story.kind.write(harm.doc) };
      return [play(story, { ...harm, text: { link: linkTo(story, 'attic/other.txt') }, files })];
    }),
  ),
  refused('link the file out of the repository', (story) => [idle(story, { link: '/etc/passwd' })]),
  refused('link the file to nothing', (story) => [idle(story, { link: 'nowhere.json' })]),
  refused('link the file to itself', (story) => [
    idle(story, { link: story.kind.path.split('/').at(-1) ?? '' }),
  ]),
  refused('turn the file into a submodule', (story) => [idle(story, { submodule: 'a'.repeat(40) })]),
  refused(
    'turn the file into a submodule and back',
    harming((story, harm) => [idle(story, { submodule: 'a'.repeat(40) }), play(story, harm)]),
  ),
  expecting('turn the file into a folder that holds it', announced('archived'), (story) => [
    idle(story, null, { files: { [`${story.kind.path}/state`]: textAt(story) } }),
  ]),
  refused(
    'add a second file of another case',
    harming((story, harm) => [
      idle(story, undefined, { files: { [otherCase(story.kind.path)]: story.kind.write(harm.doc) } }),
    ]),
  ),
  refused(
    'rename the file to another case and tamper',
    harming((story, harm) => [
      play(story, {
        ...harm,
        text: null,
        files: { [otherCase(story.kind.path)]: story.kind.write(harm.doc) },
      }),
      play(story, { ...harm, files: { [otherCase(story.kind.path)]: null } }),
    ]),
  ),
  refused(
    'swap the file with another governed one',
    rewording((story, harm) => {
      const text = textAt(story);
      idle(story, undefined, { files: { [story.kind.otherPath]: freshText(story) } });
      const bad = play(story, { ...harm, files: { [story.kind.otherPath]: text } });
      return [bad];
    }),
  ),
  refused(
    'make the file executable and tamper',
    harming((story, harm) => [play(story, { ...harm, text: { executable: story.kind.write(harm.doc) } })]),
  ),
];

function freshText({ kind, random }: Story): string {
  return kind.write(kind.start(random));
}

function linkTo({ kind: { path } }: Story, target: string): string {
  return `${'../'.repeat(path.split('/').length - 1)}${target}`;
}

function otherCase(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  return path.slice(0, at) + path.slice(at).toUpperCase();
}

const reverts: readonly Operator[] = [
  refused(
    'revert more than was done',
    harming((story, harm) => {
      const before = commitAt(story, tipOf(story));
      const good = play(story, { doc: before.doc, message: 'Work', files: beside(story) });
      const files = changed(before.files, { [story.kind.path]: story.kind.write(harm.doc) });
      return [record(story, { message: 'Revert "Work"', parents: [good], files, doc: harm.doc })];
    }),
  ),
  expecting('revert finished work exactly', announced('reverted'), (story) => {
    const fork = tipOf(story);
    const side = finishedSide(story);
    if (side === undefined) return undefined;
    const { files } = commitAt(story, side.theirs);
    if (!Object.keys(difference(commitAt(story, fork).files, files)).some((path) => path.startsWith('src/')))
      return undefined;
    return [record(story, { ...commitAt(story, fork), message: 'Revert "work"', parents: [side.theirs] })];
  }),
];

/** A file that some other program wrote, where the policy says what ours look like. */
const foreignElsewhere: Apply = (story) => {
  const text = '{ "quests": [{ "slug": "export", "won": true }] }\n';
  return [idle(story, textAt(story), { files: { [story.kind.otherPath]: text } })];
};

/** The file as it is, at a path where nothing stood: it holds what was done here. */
const finishedElsewhere: Apply = (story) => {
  const side = finishedSide(story);
  if (side === undefined) return undefined;
  const { doc } = commitAt(story, side.theirs);
  const files = { [story.kind.otherPath]: textAt(story, side.theirs) };
  return [play(story, { doc, message: 'Another project', files }, [side.theirs])];
};

const claimedSquash: Apply = (story) => {
  const fork = tipOf(story);
  for (const _ of [1, 2, 3]) honestStep(story);
  const steps = story.commits.splice(fork + 1);
  const last = steps.at(-1);
  if (last === undefined || steps.some(({ isAlone }) => isAlone)) return undefined;
  const message = `Work (#9)\n\n${steps.map((step) => `* ${step.message}\n`).join('\n')}`;
  return [record(story, { ...last, message, parents: [fork] })];
};

const goBack: Apply = (story) => {
  const fork = tipOf(story);
  const side = finishedSide(story);
  if (side === undefined) return undefined;
  // Where one mark may be lost, more of them, or whole items, are another question.
  if (story.kind.losing === 'announced' && !isOneMark(story, fork, side.theirs)) return undefined;
  const { doc } = commitAt(story, side.ours);
  const text = fileAt(story, side.ours);
  return [
    play(story, { doc, message: 'Export', text, files: beside(story) }, [workOnly(story, side.theirs)]),
  ];
};

/** A side that moves the file where nothing governs it, and what we do meanwhile. */
function movedAside(story: Story, meanwhile: (fork: number) => number) {
  const fork = tipOf(story);
  const files = { 'attic/state.txt': textAt(story) };
  const theirs = play(story, { doc: docAt(story), message: 'Archive', text: null, files }, [fork]);
  return { ours: meanwhile(fork), theirs };
}

/** Ways to bring tampering into a history, whatever it is about. */
export function gitOperators(kind: TamperKind): Operator[] {
  const isList = kind.deletion === 'announced';
  const gone = (name: string, apply: Apply): Operator =>
    expecting(name, isList ? announced('deletedList') : 'refused', apply);
  return [
    ...inOneCommit,
    ...split,
    ...merges,
    ...squashes,
    ...places,
    ...reverts,
    expecting(
      'go back to an old version of the file',
      kind.losing === 'refused' ? 'refused' : announced('lenientReopening'),
      goBack,
    ),
    ...(kind.adding === 'depends'
      ? []
      : [
          expecting(
            'add another governed file with finished work',
            kind.adding === 'legal' || isList ? legal('newFile') : 'refused',
            finishedElsewhere,
          ),
        ]),
    ...(kind.format === 'json' ? [refused('add a governed file of another shape', foreignElsewhere)] : []),
    {
      ...expecting(
        'say that it is a squash, and take several steps at once',
        legal('squashClaim'),
        claimedSquash,
      ),
      arrival: 'push',
    },
    gone('delete the file', (each) => [idle(each, null)]),
    expecting('move the file where nothing governs it', announced('archived'), (each) => [
      idle(each, null, { files: { 'attic/state.txt': textAt(each) } }),
    ]),
    gone('merge a side that moved the file where nothing governs it, and leave that out', (each) => {
      const { ours, theirs } = movedAside(each, (fork) => workOnly(each, fork));
      const files = changed(commitAt(each, ours).files, { [each.kind.path]: null });
      return [record(each, { ...commitAt(each, ours), message: 'Merge', parents: [ours, theirs], files })];
    }),
    gone('delete the file, and merge a side that moved it, with our version', (each) => {
      const { ours, theirs } = movedAside(each, (fork) =>
        play(each, { doc: docAt(each, fork), message: 'Work', text: null }, [fork]),
      );
      return [
        ours,
        record(each, { ...commitAt(each, ours), message: 'Merge, ours', parents: [ours, theirs] }),
      ];
    }),
    gone(
      'move the file where nothing governs it and tamper',
      harming((each, harm) => {
        const text = each.kind.write(harm.doc);
        return [
          play(each, {
            ...harm,
            text: null,
            files: { 'attic/state.txt': `${text}\nnothing of it is kept\n` },
          }),
        ];
      }),
    ),
  ];
}
