import type { Edit, Expectation, Move, Situation } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import {
  edge,
  graphPath,
  graphText,
  nextOf,
  placeOf,
  type RunDoc,
  reachable,
  runText,
  stepNode,
} from './run-model.ts';

type RunSituation = Situation<RunDoc>;
type RunEdit = Edit<RunDoc>;
type Details = Partial<Pick<RunEdit, 'net' | 'policy' | 'isPlain' | 'isFromTip'>>;

const plain: Details = { net: 'refused', isPlain: true };
const harm: Details = { net: 'refused' };

const sibling = `version: 1
files:
  - path: "**/workflow.md"
    kind: workflow
`;

function state(
  change: (situation: RunSituation) => Partial<RunDoc> | undefined,
  expect: Expectation = 'refused',
  details: Details = plain,
  files?: Move<RunDoc>['files'] | ((doc: RunDoc) => Move<RunDoc>['files']),
): RunEdit {
  return {
    expect,
    ...details,
    apply(situation) {
      const { doc } = situation;
      const changes = change(situation);
      if (changes === undefined) return undefined;
      const next = { ...doc, ...changes };
      if (runText(next) === runText(doc) && graphText(next) === graphText(doc) && !files) return undefined;
      const more = typeof files === 'function' ? files(doc) : files;
      return { doc: next, message: 'Work', ...(more === undefined ? {} : { files: more }) };
    },
  };
}

/** Nodes that no edge leads to from where the run stands. */
function beyond(doc: RunDoc): string[] {
  const here = placeOf(doc);
  const next = nextOf(doc, here);
  return doc.graph.nodes.map(({ id }) => id).filter((id) => id !== here && !next.includes(id));
}

const jumpTo = ({ doc, random }: RunSituation) => random.pick(beyond(doc));
const ahead = (situation: RunSituation) =>
  situation.random.pick(
    beyond(situation.doc).filter((id) => reachable(situation.doc, placeOf(situation.doc)).has(id)),
  );
/** Where no way leads. */
const behind = ({ doc, random }: RunSituation) =>
  random.pick(beyond(doc).filter((id) => !reachable(doc, placeOf(doc)).has(id)));

const moves: Readonly<Record<string, RunEdit>> = {
  'jump ahead': state((each) => moved(ahead(each)), 'refused', { net: legal('severalSteps') }),
  'jump to where no way leads': state((each) => moved(behind(each))),
  'jump ahead and complete what was skipped': state(
    (each) => {
      const to = ahead(each);
      const { doc } = each;
      const skipped = doc.graph.nodes.map(({ id }) => id).filter((id) => id !== to && !doc.done.includes(id));
      return to === undefined ? undefined : { at: to, done: [...doc.done, ...skipped] };
    },
    'refused',
    {},
  ),
  'go to a node that there is not': state(() => moved('nowhere')),
  'go to a node of another case': state(({ doc }) => moved(nextOf(doc, placeOf(doc))[0]?.toUpperCase())),
  'go to the entry by leaving the node empty': state(({ doc }) =>
    doc.at === '' || reachable(doc, doc.at).has('s0') || doc.at === 's0' ? undefined : moved(''),
  ),
  'put blanks around a jump': state((each) => {
    const to = behind(each);
    return to === undefined ? undefined : moved(` ${to} `);
  }),
  'take a completed step back': state(({ doc, random }) => {
    const lost = random.pick(doc.done);
    return lost === undefined ? undefined : { done: doc.done.filter((id) => id !== lost) };
  }),
  'take all completed steps back': state(({ doc }) => (doc.done.length === 0 ? undefined : { done: [] })),
  'rename a completed step': state(({ doc, random }) => {
    const lost = random.pick(doc.done);
    return lost === undefined ? undefined : { done: doc.done.map((id) => (id === lost ? `${id}-old` : id)) };
  }),
  'go on and take a completed step back': state(({ doc, random }) => {
    const to = random.pick(nextOf(doc, placeOf(doc)));
    const lost = random.pick(doc.done);
    return to && lost ? { at: to, done: doc.done.filter((id) => id !== lost) } : undefined;
  }),
  'start over': state(({ doc }) => (doc.done.length === 0 ? undefined : { at: '', done: [], decisions: [] })),
  'complete a step that was not visited': state(
    ({ doc, random }) => {
      const id = random.pick(beyond(doc).filter((each) => !doc.done.includes(each)));
      return id === undefined ? undefined : { done: [...doc.done, id] };
    },
    announced('unvisited'),
    {},
  ),
  'complete a step that there is not': state(
    ({ doc }) => ({ done: [...doc.done, 'made-up'] }),
    announced('unvisited'),
    { net: announced('unvisited') },
  ),
  'complete a step twice': state(
    ({ doc }) => (doc.done.length === 0 ? undefined : { done: [...doc.done, ...doc.done] }),
    legal('stepSet'),
    { net: legal('stepSet') },
  ),
  'reorder completed steps': state(
    ({ doc }) => (doc.done.length < 2 ? undefined : { done: [...doc.done].reverse() }),
    legal('stepSet'),
    { net: legal('stepSet') },
  ),
  'forget decisions': state(
    ({ doc }) => (doc.decisions.length === 0 ? undefined : { decisions: [] }),
    legal('runNotes'),
    { net: legal('runNotes') },
  ),
  'forget artifacts': state(
    ({ doc }) => (doc.artifacts.length === 0 ? undefined : { artifacts: [] }),
    legal('runNotes'),
    { net: legal('runNotes') },
  ),
  'set a variable that a condition reads': state(
    ({ doc }) => ({ variables: { ...doc.variables, findings: '0' } }),
    legal('runNotes'),
    { net: legal('runNotes') },
  ),
};

function moved(to: string | undefined): Partial<RunDoc> | undefined {
  return to === undefined ? undefined : { at: to };
}

/** The schema of the frontmatter: what it asks for is not there, or something else is. */
const forms: Readonly<Record<string, RunEdit>> = {
  'write a variable list': state(() => ({ extra: { updatedAt: 'yesterday' } })),
  'write a run id that is no text': state(() => ({ extra: { runId: 7 } })),
  'write a decision without a label': state(({ doc }) => ({
    decisions: [...doc.decisions, { from: 's0', to: 's1' } as RunDoc['decisions'][number]],
  })),
  'write a decision with another key': state(({ doc }) => ({
    decisions: [
      ...doc.decisions,
      { from: 's0', to: 's1', label: 'on', by: 'eve' } as RunDoc['decisions'][number],
    ],
  })),
  'write a completed step that is no text': state(({ doc }) => ({
    done: [...doc.done, 7 as unknown as string],
  })),
  'write a node that is no text': state(() => ({ at: 7 as unknown as string })),
  'write a key that nobody knows': state(() => ({ extra: { team: 'blue' } }), legal('runNotes'), {
    net: legal('runNotes'),
  }),
};

const withEdge = (doc: RunDoc, to: string): RunDoc['graph'] => ({
  ...doc.graph,
  edges: [...doc.graph.edges, edge(placeOf(doc), to)],
});
const without = (doc: RunDoc, id: string): RunDoc['graph'] => ({
  ...doc.graph,
  nodes: doc.graph.nodes.filter((node) => node.id !== id),
  edges: doc.graph.edges.filter(({ from, to }) => from !== id && to !== id),
});
const looseText = (doc: RunDoc, to: string) => graphText({ graph: withEdge(doc, to) });

/** One commit changes the graph, the next one uses it. */
function twoCommits(first: (doc: RunDoc, to: string) => Move<RunDoc>, policy?: string): RunEdit {
  return {
    expect: 'refused',
    ...harm,
    ...(policy === undefined ? {} : { policy }),
    isFromTip: true,
    apply(situation) {
      const to = behind(situation);
      if (to === undefined) return undefined;
      const one = first(situation.doc, to);
      return [one, { ...one, doc: { ...one.doc, at: to }, message: 'Go on' }];
    },
  };
}

const graphs: Readonly<Record<string, RunEdit>> = {
  'add the edge with the jump': state(
    (each) => {
      const to = behind(each);
      return to === undefined ? undefined : { at: to, graph: withEdge(each.doc, to) };
    },
    'refused',
    harm,
  ),
  'add the edge, then jump': twoCommits((doc, to) => ({
    doc: { ...doc, graph: withEdge(doc, to) },
    message: 'Workflow',
  })),
  'add the edge, jump, and take the edge away': {
    expect: 'refused',
    ...harm,
    isFromTip: true,
    apply(situation) {
      const { doc } = situation;
      const to = behind(situation);
      if (to === undefined) return undefined;
      return [
        { doc: { ...doc, graph: withEdge(doc, to) }, message: 'Workflow' },
        { doc: { ...doc, graph: withEdge(doc, to), at: to }, message: 'Go on' },
        { doc: { ...doc, at: to }, message: 'Workflow' },
      ];
    },
  },
  'add an edge': state(
    (each) => {
      const to = jumpTo(each);
      return to === undefined ? undefined : { graph: withEdge(each.doc, to) };
    },
    announced('graphChange'),
    { net: announced('graphChange') },
  ),
  'make a later node the entry, and begin there': state(
    ({ doc }) => (doc.at === '' ? { graph: { ...doc.graph, entryNodeId: 's5' } } : undefined),
    announced('graphChange'),
    {},
  ),
  'remove a completed node from the graph': state(
    ({ doc, random }) => {
      const id = random.pick(doc.done.filter((each) => each !== 's0'));
      return id === undefined ? undefined : { graph: without(doc, id) };
    },
    'refused',
    harm,
  ),
  'remove the current node from the graph': state(
    ({ doc }) => (doc.at === '' || doc.at === 's0' ? undefined : { graph: without(doc, doc.at) }),
    'refused',
    harm,
  ),
  'remove a node that was not visited': state(
    ({ doc, random }) => {
      const known = new Set([...doc.done, placeOf(doc), 's0']);
      const id = random.pick(doc.graph.nodes.map((node) => node.id).filter((each) => !known.has(each)));
      return id === undefined ? undefined : { graph: without(doc, id) };
    },
    announced('graphChange'),
    { net: announced('graphChange') },
  ),
  'delete the graph': state(() => ({}), 'refused', harm, { [graphPath]: null }),
  'delete the graph with a jump': state((each) => moved(jumpTo(each)), 'refused', {}, { [graphPath]: null }),
  'break the graph with a jump': state((each) => moved(jumpTo(each)), 'refused', {}, { [graphPath]: '{' }),
  'break the graph': state(() => ({}), 'refused', harm, { [graphPath]: '{' }),
  'turn the graph into a link out of the repository': state(() => ({}), 'refused', harm, {
    [graphPath]: { link: '/etc/graph.json' },
  }),
  'turn the graph into a link to a looser one, and jump': {
    expect: 'refused',
    ...harm,
    apply(situation) {
      const to = behind(situation);
      if (to === undefined) return undefined;
      const files = {
        'attic/loose.json': looseText(situation.doc, to),
        [graphPath]: { link: '../attic/loose.json' },
      };
      return { doc: { ...situation.doc, at: to }, message: 'Work', files };
    },
  },
  'point a package record at a looser graph, and jump': twoCommits(
    (doc, to) => ({
      doc,
      message: 'Package',
      files: {
        'run/lib/loose.graph.json': looseText(doc, to),
        'run/bmad.json': '{"entry":{"workflow":"workflow.md","graph":"lib/loose.graph.json"}}',
      },
    }),
    sibling,
  ),
  'write an edge that leads nowhere': state(
    ({ doc }) => ({ graph: { ...doc.graph, edges: [...doc.graph.edges, edge('s0', 'nowhere')] } }),
    'refused',
    harm,
  ),
  'write an edge without a label': state(
    ({ doc }) => ({ graph: { ...doc.graph, edges: [...doc.graph.edges, edge('s0', 's1', '')] } }),
    'refused',
    harm,
  ),
  'write a node twice': state(
    ({ doc }) => ({ graph: { ...doc.graph, nodes: [...doc.graph.nodes, stepNode('s1')] } }),
    'refused',
    harm,
  ),
  'write a node of a type that there is not': state(
    ({ doc }) => ({ graph: { ...doc.graph, nodes: [...doc.graph.nodes, stepNode('z', 'jump')] } }),
    'refused',
    harm,
  ),
  'name an entry that there is not': state(
    ({ doc }) => (doc.at === '' ? undefined : { graph: { ...doc.graph, entryNodeId: 'nowhere' } }),
    'refused',
    harm,
  ),
};

const elsewhere = (at: string, done: readonly string[]) => (doc: RunDoc) => ({
  'app/run/workflow.md': runText({ ...doc, at, done }),
});

const others: Readonly<Record<string, RunEdit>> = {
  'add a run that is far along': state(() => ({}), 'refused', {}, elsewhere('s5', ['s0', 's1', 's2', 's3'])),
  'add a run that has taken its first step': state(
    () => ({}),
    legal('firstStep'),
    { net: legal('firstStep') },
    elsewhere('s1', ['s0']),
  ),
};

export const runEdits: Readonly<Record<string, RunEdit>> = { ...moves, ...forms, ...graphs, ...others };
