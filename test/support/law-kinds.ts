import fc from 'fast-check';
import { parse } from 'yaml';
import type { JsonObject } from '../../src/formats/json-value.ts';
import type { TaskNode } from '../../src/index.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';
import type { ChecklistOptions } from '../../src/kinds/checklist/options.ts';
import { eventLog } from '../../src/kinds/event-log/index.ts';
import { procedure } from '../../src/kinds/procedure/index.ts';
import { taskTree } from '../../src/kinds/task-tree/index.ts';
import { workflow } from '../../src/kinds/workflow/index.ts';
import { arbitraryPlan, editPlan, type Plan, reformatJson, tamperPlan } from './arbitrary-checklists.ts';
import { withLineEnds } from './arbitrary-layouts.ts';
import { arbitraryLog, editLog, tamperLog } from './arbitrary-logs.ts';
import { arbitraryGraph, editGraph, tamperGraph, withUnrelatedThing } from './arbitrary-procedures.ts';
import { arbitraryRun, editRun, type Run, reformatRun, runParts, tamperRun } from './arbitrary-runs.ts';
import { arbitraryTree, editTree, reformatTree, tamperTree } from './arbitrary-trees.ts';
import { doneStory } from './checklists.ts';
import { asLog, started, uuid } from './event-logs.ts';
import type { LawKind, Version } from './law-kind.ts';
import type { Graph } from './procedures.ts';
import { toyCount } from './toy-kinds/toy-count.ts';
import { toyFolder } from './toy-kinds/toy-folder.ts';
import { toyLog } from './toy-kinds/toy-log.ts';
import { toyPair } from './toy-kinds/toy-pair.ts';

const digits = fc.integer({ min: 0, max: 12 }).map(String);
const lines = fc.array(fc.constantFrom('one', 'two', 'three', ''), { maxLength: 6 });
const item = fc
  .tuple(fc.constantFrom('[x] ', '[ ] '), fc.constantFrom('a', 'b', 'c'))
  .map((pair) => pair.join(''));

function optionsOf(preset: string): ChecklistOptions {
  const checked = checklist.options.check({ preset });
  return checked.ok ? checked.options : checklist.options.defaults;
}

/** A plan as a numbered task list. */
function asList({ userStories }: Plan): string {
  const lines = userStories.map(
    ({ passes, title }, index) => `- [${passes === true ? 'x' : ' '}] ${index + 1}. ${title}\n`,
  );
  return `# Plan\n\n${lines.join('')}`;
}

/** One edit as agents make them, legal and not. */
function editList(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    text.replace('- [ ]', '- [x]'),
    text.replace('- [x]', '- [ ]'),
    text.replace(/- \[ \] (\d+\. ).*/, '- [x] $1Something else entirely'),
    text.replace(/- \[x\] .*\n/, ''),
    text.replace('- [x]', '- [~]'),
    `${text}- [ ] 9. Something new\n`,
    `${text}- [x] Something done\n`,
    text,
  );
}

export const lawKinds: readonly LawKind[] = [
  {
    kind: taskTree,
    path: '.runner/state/tree.json',
    tampered(version, number) {
      const tree = tamperTree(asTree(version), number);
      return tree === undefined ? undefined : asVersion(tree);
    },
    version: arbitraryTree.map(asVersion),
    edited: (version) => editTree(asTree(version)).map(asVersion),
    reformatted: (version) => reformatTree(asTree(version)).map((text) => ({ '': text })),
    withUnrelated(version) {
      const tree = asTree(version);
      // A leaf that gets a child is no longer what it was.
      return tree.children.length === 0 ? undefined : asVersion(withPassedLeaf(tree));
    },
  },
  {
    // Without a preset the shape decides; the path is one that some preset names.
    kind: { ...checklist, match: { ...checklist.match, globs: ['**/prd.json'] } },
    path: 'prd.json',
    tampered(version, number) {
      const plan = tamperPlan(asPlan(version), number);
      return plan === undefined ? undefined : asText(JSON.stringify(plan, null, 2));
    },
    version: arbitraryPlan.map((plan) => asText(JSON.stringify(plan, null, 2))),
    edited: (version) => editPlan(asPlan(version)).map((plan) => asText(JSON.stringify(plan, null, 2))),
    reformatted: (version) => reformatJson(asPlan(version)).map(asText),
    withUnrelated(version) {
      const plan = asPlan(version);
      const unrelated = doneStory('unrelated', { title: 'Unrelated', description: 'To none of the others' });
      return asText(JSON.stringify({ ...plan, userStories: [...plan.userStories, unrelated] }));
    },
  },
  {
    kind: workflow,
    path: 'workflow.md',
    tampered(version, number) {
      const run = tamperRun(asRun(version), number);
      return run === undefined ? undefined : runParts(run);
    },
    version: arbitraryRun.map(runParts),
    edited: (version) => editRun(asRun(version)).map(runParts),
    reformatted: (version) => reformatRun(asRun(version)),
    withUnrelated(version) {
      const { state, graph } = asRun(version);
      return runParts({ graph, state: { ...state, stepsCompleted: [...state.stepsCompleted, 'unrelated'] } });
    },
  },
  {
    kind: procedure,
    path: 'team.procedure.json',
    tampered(version, number) {
      const graph = tamperGraph(asGraph(version), number);
      return graph === undefined ? undefined : asText(JSON.stringify(graph, null, 2));
    },
    version: arbitraryGraph.map((graph) => asText(JSON.stringify(graph, null, 2))),
    edited: (version) => editGraph(asGraph(version)).map((graph) => asText(JSON.stringify(graph, null, 2))),
    reformatted: (version) => reformatJson(asGraph(version) as unknown as JsonObject).map(asText),
    withUnrelated: (version) => asText(JSON.stringify(withUnrelatedThing(asGraph(version)))),
  },
  {
    kind: eventLog,
    path: 'events.jsonl',
    tampered(version, number) {
      const text = tamperLog(version[''] ?? '', number);
      return text === undefined ? undefined : asText(text);
    },
    version: arbitraryLog.map(asText),
    edited: ({ '': text = '' }) => editLog(text).map(asText),
    withUnrelated: ({ '': text = '' }) => asText(unrelatedRun(text) + text),
  },
  {
    kind: {
      ...checklist,
      match: { ...checklist.match, globs: ['**/TODO.md'] },
      options: { ...checklist.options, defaults: optionsOf('markdown') },
    },
    path: 'TODO.md',
    tampered({ '': text = '' }, number) {
      const ticked = text.split('\n').filter((line) => line.startsWith('- [x]'))[number];
      return ticked === undefined ? undefined : asText(text.replace(ticked, `${ticked.slice(0, -1)}X`));
    },
    version: arbitraryPlan.map((plan) => asText(asList(plan))),
    edited: ({ '': text = '' }) => editList(text).map(asText),
    reformatted: ({ '': text = '' }) =>
      fc
        .constantFrom('-', '*', '+')
        .chain((bullet) => withLineEnds(text.replace(/^-/gm, bullet).split('\n')))
        .map(asText),
    withUnrelated: ({ '': text = '' }) => asText(`${text}- [x] unrelated: to none of the others\n`),
  },
  {
    kind: toyLog,
    path: 'a.toylog',
    tampered({ '': text = '' }, number) {
      const rows = text.split('\n').slice(0, -1);
      if (number >= rows.length) return undefined;
      return { '': rows.map((row, index) => `${row}${index === number ? '!' : ''}\n`).join('') };
    },
    version: lines.map((each) => ({ '': each.map((line) => `${line}\n`).join('') })),
    edited: ({ '': text = '' }) =>
      fc.constantFrom(`${text}more\n`, text.replace('one', 'ONE'), text.slice(1)).map(asText),
  },
  {
    kind: toyPair,
    path: 'value.toypair',
    version: fc.record({ '': digits, limit: digits }),
    edited: (version) => fc.tuple(digits, digits).map(([value, limit]) => ({ ...version, '': value, limit })),
  },
  {
    kind: toyFolder,
    path: 'box.toyfolder',
    tampered(version, number) {
      const name = ['a.item', 'b.item'][number] ?? '';
      return version[name]?.startsWith('[x]') ? { ...version, [name]: `${version[name]}!` } : undefined;
    },
    version: fc.record({ '': fc.constant(''), 'a.item': item, 'b.item': item }),
    edited: (version) => item.map((text) => ({ ...version, 'a.item': text })),
    withUnrelated: (version) => ({ ...version, 'unrelated.item': '[x] unrelated' }),
  },
  {
    kind: toyCount,
    path: 'n.toycount',
    version: digits.map(asText),
    edited: () => digits.map(asText),
  },
];

/** A run of its own before everything else; with an event id where the others have one. */
function unrelatedRun(text: string): string {
  const id = text.includes('event_id') ? { event_id: uuid('unrelated') } : {};
  return asLog([started({ run_id: 'unrelated', ...id })]);
}

function asText(text: string): Version {
  return { '': text };
}

function asVersion(tree: TaskNode): Version {
  return { '': `${JSON.stringify(tree, null, 2)}\n` };
}

function asPlan({ '': text = '' }: Version): Plan {
  return JSON.parse(text);
}

function asRun({ '': text = '', 'workflow.graph.json': graph = '' }: Version): Run {
  return { state: parse(text.split('---\n')[1] ?? ''), graph: JSON.parse(graph) };
}

function asGraph({ '': text = '' }: Version): Graph {
  return JSON.parse(text);
}

function asTree({ '': text = '' }: Version): TaskNode {
  return JSON.parse(text);
}

/** A passed leaf at the far right changes no derived mark and no selection. */
function withPassedLeaf(tree: TaskNode): TaskNode {
  const order = Math.max(0, ...tree.children.map((child) => child.order)) + 1;
  const leaf: TaskNode = {
    ...tree,
    id: 'unrelated',
    order,
    passes: true,
    attempts: 0,
    max_attempts: 1,
    children: [],
  };
  return { ...tree, children: [...tree.children, leaf] };
}
