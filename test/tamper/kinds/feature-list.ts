import type { Situation, TamperKind } from '../kind.ts';
import type { Random } from '../random.ts';
import { listEdits } from './list-edits.ts';
import { isDone, type ListDoc, plannedItem } from './list-model.ts';
import * as moves from './list-moves.ts';
import { checklistPolicy } from './list-policy.ts';

const freshId = ({ fresh }: Situation<ListDoc>) => `feat-${1000 + fresh()}`;

function plan(random: Random, first: number): ListDoc {
  const items = Array.from({ length: 12 + random.below(4) }, (_, index) =>
    plannedItem(`feat-${first + index}`, random, {
      needs: index > 2 && random.chance(0.2) ? [`feat-${first + random.below(index)}`] : [],
    }),
  );
  return { plan: '', items };
}

function write({ items }: ListDoc): string {
  const features = items.map((item) => ({
    id: item.id,
    category: 'functional',
    title: item.title,
    description: item.description,
    steps: item.criteria,
    depends_on: item.needs,
    passes: isDone(item),
    evidence: item.notes,
    iteration_count: item.tries,
    ...item.extra,
  }));
  return `${JSON.stringify({ features }, null, 2)}\n`;
}

const nextList = moves.rotate(write, ({ random, fresh }) => plan(random, 5000 + 50 * fresh()));

export const featureList: TamperKind<ListDoc> = {
  name: 'feature-list',
  path: 'feature_list.json',
  otherPath: 'web/feature_list.json',
  format: 'json',
  ...checklistPolicy('feature-list', 'feature_list.json'),
  deletion: 'announced',
  losing: 'refused',
  start: (random) => plan(random, 1),
  write,
  moves: [
    ...[moves.finish, moves.finish, moves.finish, moves.finish, moves.attempt, moves.finishTwo],
    ...[moves.addOpen(freshId), moves.editOpen, moves.dropOpen, moves.reopen, moves.noteOnDone],
    moves.renameOpen(freshId),
    (situation) => (situation.random.chance(0.1) ? nextList(situation) : undefined),
  ],
  ownerMoves: [],
  merge: moves.mergeLists,
  edits: listEdits('feature-list', freshId),
};
