import type { TamperKind } from '../kind.ts';
import { checklistPolicy } from './list-policy.ts';
import { pageDressings } from './page-dressings.ts';
import { pageEdits } from './page-edits.ts';
import { isDone, type Page, type PageFormat, plannedPage, writePage } from './page-model.ts';
import { mergePages, pageMoves } from './page-moves.ts';

/** Where such pages lie: two of them, and the wildcard of both. */
interface Places {
  readonly path: string;
  readonly otherPath: string;
  readonly glob: string;
}

/** One model for every preset that reads a task list in Markdown. */
function pageKind(format: PageFormat, { path, otherPath, glob }: Places): TamperKind<Page> {
  return {
    name: format.preset,
    path,
    otherPath,
    format: 'markdown',
    ...checklistPolicy(format.preset, glob),
    deletion: 'announced',
    losing: 'announced',
    ...(format.hasPhases ? { hasUnboxed: true } : {}),
    progress: ({ tasks, sections }) =>
      tasks.filter(isDone).length + sections.filter(({ status }) => status === 'complete').length,
    ids: ({ tasks }) => tasks.map(({ uid, id }) => `${uid} ${id}`),
    start(random, sections) {
      let uid = 1_000_000;
      return plannedPage(format, random, 0, () => ++uid, sections);
    },
    write: writePage(format),
    moves: pageMoves(format),
    ownerMoves: [],
    dressings: pageDressings,
    merge: mergePages,
    edits: pageEdits(format),
  };
}

const dotted = (section: number, number: number) => `${section}.${number}`;
const noIds = () => '';
const numbered = (word: string) => (_: number, number: number) => `${word}${number}`;
const inFolders = (folder: string, file: string): Places => ({
  path: `${folder}/shop/${file}`,
  otherPath: `${folder}/admin/${file}`,
  glob: `${folder}/*/${file}`,
});
const inFolder = (folder: string, ending = '.md'): Places => ({
  path: `${folder}/shop${ending}`,
  otherPath: `${folder}/admin${ending}`,
  glob: `${folder}/*${ending}`,
});
const byName = (file: string): Places => ({ path: file, otherPath: `web/${file}`, glob: file });

export const specKit = pageKind(
  {
    preset: 'spec-kit',
    hasRequirements: false,
    runsOn: true,
    idOf: (_, number) => `T${String(number).padStart(3, '0')}`,
  },
  inFolders('specs', 'tasks.md'),
);
export const openspec = pageKind(
  { preset: 'openspec', hasRequirements: false, idOf: dotted },
  inFolders('openspec/changes', 'tasks.md'),
);
export const kiro = pageKind(
  { preset: 'kiro', hasRequirements: true, idOf: dotted },
  inFolders('.kiro/specs', 'tasks.md'),
);
export const planningWithFiles = pageKind(
  {
    preset: 'planning-with-files',
    hasRequirements: false,
    hasPhases: true,
    runsOn: true,
    isLocal: true,
    idOf: numbered('Step '),
  },
  byName('task_plan.md'),
);
export const omo = pageKind(
  { preset: 'omo', hasRequirements: false, runsOn: true, isFlat: true, idOf: numbered('') },
  inFolder('.omo/plans'),
);
export const superpowers = pageKind(
  {
    preset: 'superpowers',
    hasRequirements: false,
    ticksMany: true,
    runsOn: true,
    isLocal: true,
    idOf: numbered('Step '),
  },
  inFolder('docs/superpowers/plans'),
);
export const conductor = pageKind(
  {
    preset: 'conductor',
    hasRequirements: false,
    hasOwnTexts: true,
    idOf: noIds,
    signs: ['(43bea15)', '[1a2b3c4]', '7fae265', '[checkpoint: 1a2b3c4]'],
  },
  inFolders('conductor/tracks', 'plan.md'),
);
export const gsd2 = pageKind(
  { preset: 'gsd-2', hasRequirements: false, runsOn: true, idOf: numbered('T') },
  inFolder('.gsd/milestones/M001/slices', '-PLAN.md'),
);
export const execPlan = pageKind(
  {
    preset: 'exec-plan',
    hasRequirements: false,
    isLocal: true,
    idOf: noIds,
    signs: ['(2026-03-04) ', '(2026-03-04 10:00Z) '],
  },
  inFolder('docs/exec-plans/active'),
);
export const aiDlc = pageKind(
  {
    preset: 'ai-dlc',
    hasRequirements: false,
    isLocal: true,
    idOf: noIds,
    signs: ['(2026-03-04)', '— COMPLETED 2026-03-04', '(standard depth, see plan.md)'],
  },
  byName('aidlc-docs/aidlc-state.md'),
);
export const markdown = pageKind(
  {
    preset: 'markdown',
    hasRequirements: false,
    runsOn: true,
    isLocal: true,
    isRewritten: true,
    idOf: numbered('T'),
  },
  byName('tasks/todo.md'),
);
