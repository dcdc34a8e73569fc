import type { Situation, TamperKind } from '../kind.ts';
import type { Random } from '../random.ts';
import { listEdits } from './list-edits.ts';
import { isDone, type ListDoc, plannedItem } from './list-model.ts';
import * as moves from './list-moves.ts';
import { checklistPolicy } from './list-policy.ts';

const storyId = (number: number) => `US-${String(number).padStart(3, '0')}`;
const freshId = ({ fresh }: Situation<ListDoc>) => storyId(100 + fresh());

function plan(random: Random, name: string): ListDoc {
  const items = Array.from({ length: 12 + random.below(4) }, (_, index) =>
    plannedItem(storyId(index + 1), random, {
      needs: index > 2 && random.chance(0.25) ? [storyId(1 + random.below(index))] : [],
    }),
  );
  return { plan: name, items };
}

function write({ plan: branchName, items }: ListDoc): string {
  const userStories = items.map((item) => ({
    id: item.id,
    title: item.title,
    description: item.description,
    acceptanceCriteria: item.criteria,
    dependencies: item.needs,
    passes: isDone(item),
    notes: item.notes,
    retryCount: item.tries,
    ...item.extra,
  }));
  return `${JSON.stringify({ project: 'Shop', branchName, userStories }, null, 2)}\n`;
}

const usual = [
  ...[moves.finish, moves.finish, moves.finish, moves.finish, moves.attempt, moves.attempt],
  ...[
    moves.addOpen(freshId),
    moves.editOpen,
    moves.dropOpen,
    moves.reopen,
    moves.noteOnDone,
    moves.finishTwo,
  ],
  moves.renameOpen(freshId),
];

export const ralph: TamperKind<ListDoc> = {
  name: 'ralph',
  path: 'prd.json',
  otherPath: 'scripts/ralph/prd.json',
  format: 'json',
  ...checklistPolicy('ralph', 'prd.json'),
  deletion: 'announced',
  losing: 'refused',
  start: (random) => plan(random, 'ralph/start'),
  write,
  counted: ({ items }) => items.reduce((sum, { tries }) => sum + tries, 0),
  moves: [...usual, moves.rotate(write, ({ random, fresh }) => plan(random, `ralph/feature-${fresh()}`))],
  ownerMoves: [],
  merge: moves.mergeLists,
  edits: listEdits('ralph', freshId),
};
