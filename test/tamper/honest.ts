import type { HonestMove, TamperKind } from './kind.ts';
import { randomFrom } from './random.ts';
import {
  beginStory,
  changed,
  commitAt,
  difference,
  play,
  record,
  type Story,
  situationAt,
  tipOf,
} from './story.ts';

/** A legal history: agents and runners that step, people who edit, branch, merge, squash, revert and reformat. */
export function honestStory<Doc>(
  kind: TamperKind<Doc>,
  seed: number,
  count: number,
  isOwner = false,
): Story<Doc> {
  const random = randomFrom(seed);
  const story = beginStory(kind, random, isOwner ? kind.ownerPolicy : kind.policy);
  const moves = isOwner ? [...kind.moves, ...kind.ownerMoves] : kind.moves;
  while (story.commits.length < count) nextChapter(story, moves);
  return story;
}

function nextChapter<Doc>(story: Story<Doc>, moves: readonly HonestMove<Doc>[]): void {
  const drawn = story.random.number();
  if (drawn < 0.08) branchAndMerge(story, moves);
  else if (drawn < 0.12) branchAndSquash(story, moves);
  else if (drawn < 0.15) workAndRevert(story, moves);
  else if (drawn < 0.2) workOnly(story);
  else honestStep(story, moves);
}

/** One move of the kind, or work that leaves the state alone where there is none. */
export function honestStep<Doc>(
  story: Story<Doc>,
  moves: readonly HonestMove<Doc>[] = story.kind.moves,
  at = tipOf(story),
): number {
  for (const move of story.random.shuffled(moves).slice(0, 12)) {
    const made = move(situationAt(story, at));
    if (made !== undefined) return play(story, made, [at]);
  }
  return workOnly(story, at);
}

export function workOnly<Doc>(story: Story<Doc>, at = tipOf(story)): number {
  const { doc, files } = commitAt(story, at);
  const own = { [`src/work-${story.fresh()}.js`]: `// ${story.random.number()}\n` };
  return record(story, { message: 'Tidy the code', parents: [at], files: changed(files, own), doc });
}

/** Two lines of work on one plan, and a merge of both; where they contradict each other, the side is given up. */
function branchAndMerge<Doc>(story: Story<Doc>, moves: readonly HonestMove<Doc>[]): void {
  const fork = tipOf(story);
  const ours = several(story, moves, fork, 1 + story.random.below(2));
  const theirs = several(story, moves, fork, 1 + story.random.below(2));
  if (mergeLines(story, fork, ours, theirs) === undefined) {
    const { doc, files } = commitAt(story, ours);
    record(story, {
      message: 'Give the side up',
      parents: [ours],
      files: changed(files, { notes: String(theirs) }),
      doc,
    });
  }
}

/** Merges what two lines did since they parted. */
export function mergeLines<Doc>(
  story: Story<Doc>,
  fork: number,
  ours: number,
  theirs: number,
): number | undefined {
  const [base, one, other] = [fork, ours, theirs].map((at) => commitAt(story, at));
  if (base === undefined || one === undefined || other === undefined) return undefined;
  const doc = story.kind.merge(base.doc, one.doc, other.doc);
  if (doc === undefined) return undefined;
  const { [story.kind.path]: _, ...beside } = difference(base.files, other.files);
  const files = changed(one.files, { ...beside, [story.kind.path]: story.kind.write(doc) });
  return record(story, { message: "Merge branch 'side'", parents: [ours, theirs], files, doc });
}

/** What a pull request did, as one commit; its own commits are on no branch any more. */
function branchAndSquash<Doc>(story: Story<Doc>, moves: readonly HonestMove<Doc>[]): void {
  const fork = tipOf(story);
  const count = 1 + story.random.below(3);
  const side = several(story, moves, fork, count);
  if (story.commits.slice(fork + 1).some(({ isAlone }) => isAlone)) return;
  const dropped = story.commits.splice(fork + 1);
  const last = dropped[side - fork - 1];
  if (last === undefined) return;
  const bodies = dropped.map(({ message }) => `* ${message}\n`);
  const message = `Pull request (#${story.fresh()})\n\n${bodies.join('\n')}`;
  record(story, { ...last, message, parents: [fork] });
}

/** A step with work, and its exact revert, unless that would take back what was counted. */
function workAndRevert<Doc>(story: Story<Doc>, moves: readonly HonestMove<Doc>[]): void {
  const at = tipOf(story);
  const before = commitAt(story, at);
  honestStep(story, moves);
  const { files, message, doc } = commitAt(story, tipOf(story));
  const { counted = () => 0 } = story.kind;
  if (counted(doc) > counted(before.doc)) return;
  const touched = Object.keys(difference(before.files, files));
  if (!touched.some((path) => path.startsWith('src/'))) return;
  record(story, { ...before, message: `Revert "${message.split('\n')[0]}"`, parents: [tipOf(story)] });
}

function several<Doc>(
  story: Story<Doc>,
  moves: readonly HonestMove<Doc>[],
  from: number,
  count: number,
): number {
  let at = from;
  for (let step = 0; step < count; step += 1) at = honestStep(story, moves, at);
  return at;
}
