import type { TamperKind } from '../kind.ts';
import { checklistPolicy } from './list-policy.ts';
import { pageEdits } from './page-edits.ts';
import { isDone, type Page, type PageFormat, plannedPage, writePage } from './page-model.ts';
import { mergePages, pageMoves } from './page-moves.ts';

/** One model for every preset that reads a task list in Markdown. */
function pageKind(format: PageFormat, folder: string): TamperKind<Page> {
  return {
    name: format.preset,
    path: `${folder}/shop/tasks.md`,
    otherPath: `${folder}/admin/tasks.md`,
    format: 'markdown',
    ...checklistPolicy(format.preset, `${folder}/*/tasks.md`),
    deletion: 'announced',
    losing: 'announced',
    progress: ({ tasks }) => tasks.filter(isDone).length,
    ids: ({ tasks }) => tasks.map(({ uid, id }) => `${uid} ${id}`),
    start(random) {
      let uid = 1_000_000;
      return plannedPage(format, random, 0, () => ++uid);
    },
    write: writePage(format),
    moves: pageMoves(format),
    ownerMoves: [],
    merge: mergePages,
    edits: pageEdits(format),
  };
}

const dotted = (section: number, number: number) => `${section}.${number}`;

export const specKit = pageKind(
  {
    preset: 'spec-kit',
    hasRequirements: false,
    idOf: (_, number) => `T${String(number).padStart(3, '0')}`,
  },
  'specs',
);
export const openspec = pageKind(
  { preset: 'openspec', hasRequirements: false, idOf: dotted },
  'openspec/changes',
);
export const kiro = pageKind({ preset: 'kiro', hasRequirements: true, idOf: dotted }, '.kiro/specs');
