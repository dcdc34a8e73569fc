import type { JsonObject } from '../../src/formats/json-value.ts';
import { doneStory, prd, story } from './checklists.ts';

/** A start, a commit that a rule refuses, and the near miss that is accepted. */
export interface ChecklistHookCase {
  readonly start: JsonObject;
  readonly refused: JsonObject;
  readonly accepted: JsonObject;
}

const rest = [story('US-2'), story('US-3'), story('US-4')];
const start = prd(doneStory('US-1'), ...rest);
const less = { acceptanceCriteria: ['It compiles'] };
const many = Array.from({ length: 26 }, (_, index) => story(`US-${index}`));
const needs = { dependsOn: ['US-3'] };

/** By rule; judged with the preset `ralph`, in commits that change nothing else. */
export const checklistCases: Readonly<Record<string, ChecklistHookCase>> = {
  'born-done': {
    start,
    refused: prd(doneStory('US-1'), ...rest, doneStory('US-5')),
    accepted: prd(doneStory('US-1'), ...rest, story('US-5')),
  },
  'bulk-flip': {
    start: prd(...many),
    refused: prd(...many.map((each) => ({ ...each, passes: true }))),
    accepted: prd(...many.map((each, index) => ({ ...each, passes: index < 9 }))),
  },
  counter: {
    start: prd(story('US-1', { attempts: 1 }), ...rest),
    refused: prd(story('US-1', { attempts: 0 }), ...rest),
    accepted: prd(story('US-1', { attempts: 2 }), ...rest),
  },
  'dependency-order': {
    start: prd(story('US-1', needs), ...rest),
    refused: prd(doneStory('US-1', needs), ...rest),
    accepted: prd(story('US-1', needs), story('US-2'), doneStory('US-3'), story('US-4')),
  },
  'done-changed': {
    start,
    refused: prd(doneStory('US-1', less), ...rest),
    accepted: prd(doneStory('US-1', { notes: 'seen' }), ...rest),
  },
  'done-removed': { start, refused: prd(...rest), accepted: prd(doneStory('US-1'), ...rest.slice(1)) },
  'done-type': {
    start,
    refused: prd(doneStory('US-1'), story('US-2', { passes: 'true' }), ...rest.slice(1)),
    accepted: prd(doneStory('US-1'), doneStory('US-2'), ...rest.slice(1)),
  },
  'duplicate-key': {
    start,
    refused: prd(doneStory('US-1'), ...rest, story('US-4')),
    accepted: prd(doneStory('US-1'), ...rest, story('US-5')),
  },
  emptied: { start, refused: prd(), accepted: prd(doneStory('US-1'), story('US-2'), story('US-3')) },
  goalposts: {
    start,
    refused: prd(doneStory('US-1'), doneStory('US-2', less), ...rest.slice(1)),
    accepted: prd(doneStory('US-1'), doneStory('US-2'), ...rest.slice(1)),
  },
  'item-replaced': {
    start,
    refused: prd(
      doneStory('US-1'),
      doneStory('US-2', { title: 'Delete accounts', description: 'All data go' }),
      ...rest.slice(1),
    ),
    accepted: prd(
      doneStory('US-1'),
      story('US-2', { title: 'Delete accounts', description: 'All data go' }),
      ...rest.slice(1),
    ),
  },
  'plan-rotation': {
    start,
    refused: prd(story('N-1'), story('N-5')),
    accepted: { ...prd(story('N-1'), story('N-5')), branchName: 'ralph/next' },
  },
  reopened: {
    start,
    refused: prd(story('US-1'), ...rest),
    accepted: prd(story('US-1', { notes: 'fails on Safari' }), ...rest),
  },
  'unknown-shape': {
    start: prd(),
    refused: { project: 'Shop', quests: [story('US-1')] },
    accepted: prd(story('US-1')),
  },
};

/** Rules that no commit of these cases shows, and why. */
export const checklistElsewhere: Readonly<Record<string, string>> = {
  'checklist/done-disagrees': 'a warning: see test/kinds/checklist/rules',
  'checklist/dropped-open': 'a warning: see test/kinds/checklist/rules',
  'checklist/named-file': 'a warning: see test/kinds/checklist/rules',
  'checklist/evidence': 'a warning: see test/kinds/checklist/rules',
  'checklist/filed-away': 'a note: see test/kinds/checklist/rules',
  'checklist/guard-evidence': 'needs the result of a guard, which no hook has',
  'checklist/hidden': 'a warning: see test/kinds/checklist/rules',
  'checklist/order': 'off for this preset: see test/kinds/checklist/rules',
  'checklist/parent-done': 'another preset: see test/kinds/checklist/rules',
  'checklist/rekeyed': 'a note: see test/kinds/checklist/rules',
  'checklist/status-path': 'another preset: see test/kinds/checklist/rules',
};
