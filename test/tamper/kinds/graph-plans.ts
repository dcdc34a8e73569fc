import type { HonestMove, Situation } from '../kind.ts';
import {
  altered,
  type GraphDoc,
  guide,
  idleIn,
  type Proof,
  runsIn,
  stepNode,
  stepPlace,
  stepsIn,
  template,
  withMore,
  without,
} from './graph-model.ts';

type GraphMove = HonestMove<GraphDoc>;
type Planner = (doc: GraphDoc, procedure: string, situation: Situation<GraphDoc>) => GraphDoc | undefined;

/** What a person plans anew about a procedure that nobody runs now; a commit of its own. */
const planning =
  (change: Planner, share = 0.25): GraphMove =>
  (situation) => {
    const { doc, random } = situation;
    const procedure = random.chance(share) ? random.pick(idleIn(doc)) : undefined;
    const next = procedure === undefined ? undefined : change(doc, procedure, situation);
    return next && { doc: next, message: 'Plan', isAlone: true };
  };

const anyStep = (doc: GraphDoc, procedure: string, { random }: Situation<GraphDoc>) =>
  random.pick(stepsIn(doc, procedure));
const proofs: readonly Proof[] = ['finding', 'support', undefined];

const reword = planning((doc, procedure, situation) => {
  const step = anyStep(doc, procedure, situation);
  return step && altered(doc, step[0], { content: guide(`Do it in ${situation.fresh()} ways.`, step[1]) });
});

const askOtherwise = planning((doc, procedure, situation) => {
  const step = anyStep(doc, procedure, situation);
  return step && altered(doc, step[0], { content: guide('Do it.', situation.random.pick(proofs)) });
});

const reorder = planning((doc, procedure, { random }) =>
  numbered(
    doc,
    procedure,
    random.shuffled(stepsIn(doc, procedure)).map(([id]) => id),
  ),
);

const addStep = planning((doc, procedure, { random, fresh }) => {
  const id = `step-${fresh()}`;
  const more = withMore(doc, [stepNode([id, random.pick(proofs)])], [stepPlace(procedure, id, 0)]);
  const order = stepsIn(doc, procedure).map(([step]) => step);
  return numbered(more, procedure, order.toSpliced(random.below(order.length + 1), 0, id));
});

/** A step that no run ever took; the record of the others holds on to theirs. */
const dropStep = planning((doc, procedure) => {
  const steps = stepsIn(doc, procedure);
  const runs = new Set(runsIn(doc).map(({ id }) => id));
  const free = steps.find(
    ([id]) => !doc.links.some(({ node_a, node_b }) => node_b === id && runs.has(node_a)),
  );
  return free === undefined || steps.length < 3 ? undefined : without(doc, free[0]);
});

const addProcedure = planning((doc, _, { random, fresh }) => {
  const id = `plan-${fresh()}`;
  const steps = Array.from(
    { length: 2 + random.below(2) },
    (_step, index) => [`${id}.${index}`, random.pick(proofs)] as const,
  );
  const { nodes, links } = template(id, steps);
  return withMore(doc, nodes, links);
});

const dropProcedure = planning((doc, procedure) =>
  idleIn(doc).length < 3 || runsIn(doc).some((run) => run.procedure === procedure)
    ? undefined
    : without(doc, procedure, ...stepsIn(doc, procedure).map(([id]) => id)),
);

function numbered(doc: GraphDoc, procedure: string, order: readonly string[]): GraphDoc {
  return order.reduce(
    (graph, step, index) => altered(graph, `${procedure}-${step}`, { sequence: index + 1 }),
    doc,
  );
}

export const planMoves: readonly GraphMove[] = [
  reword,
  askOtherwise,
  reorder,
  addStep,
  dropStep,
  addProcedure,
  dropProcedure,
];
