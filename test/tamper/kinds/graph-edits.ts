import type { Edit, Expectation, Situation } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import {
  activeIn,
  altered,
  ended,
  endedIn,
  found,
  type GraphDoc,
  graphDocText,
  heated,
  holds,
  hotFields,
  isProven,
  link,
  node,
  type RunView,
  started,
  stepLinkOf,
  timeOf,
  withMore,
  without,
} from './graph-model.ts';

type GraphEdit = Edit<GraphDoc>;
type Details = Partial<Pick<GraphEdit, 'net' | 'isPlain' | 'isFromTip'>>;

const plain: Details = { net: 'refused', isPlain: true };
/** From its own parent: whether the run was active at the base is another question. */
const fromTip: Details = { isFromTip: true };

function graph(
  change: (situation: Situation<GraphDoc>) => GraphDoc | '' | undefined,
  expect: Expectation = 'refused',
  details: Details = { ...fromTip, net: expect },
): GraphEdit {
  return {
    expect,
    ...details,
    apply(situation) {
      const next = change(situation);
      if (next === undefined || next === '' || graphDocText(next) === graphDocText(situation.doc))
        return undefined;
      return { doc: next, message: 'Work' };
    },
  };
}

const active = (
  change: (run: RunView, situation: Situation<GraphDoc>) => GraphDoc | '' | undefined,
  expect?: Expectation,
  details?: Details,
) =>
  graph(
    (situation) => {
      const run = situation.random.pick(activeIn(situation.doc));
      return run && change(run, situation);
    },
    expect,
    details,
  );

const over = (change: (run: RunView, situation: Situation<GraphDoc>) => GraphDoc | '' | undefined) =>
  graph((situation) => {
    const run = situation.random.pick(endedIn(situation.doc));
    return run && change(run, situation);
  });

const hotAltered = (fields: object) =>
  active(({ id }, { doc }) => {
    const hot = stepLinkOf(doc, id);
    return hot && altered(doc, hot.id, fields);
  });

const runContent = (status: string, started_at = '2026-01-10T10:00:00Z') => ({
  content: { status, started_at },
});
const running = ['audit', 'look', 'think', 'tell'];
const inUse = ({ procedure }: RunView) => procedure === 'audit';
const template = (change: (doc: GraphDoc) => GraphDoc) =>
  active((run, { doc }) => (inUse(run) ? change(doc) : undefined));

const steps: Readonly<Record<string, GraphEdit>> = {
  'heat another step too': active(({ id, steps: own, current }, { doc }) => {
    const other = own[current === 0 ? 1 : current - 1]?.[0];
    return other && withMore(doc, [], [link(`${id}-too`, id, 'acts on', other, hotFields)]);
  }),
  'heat a step of another procedure': active(({ id, procedure }, { doc }) =>
    heated(doc, id, procedure === 'audit' ? 'pack' : 'look'),
  ),
  'cool the active step': hotAltered({ verb: 'receives from', energy: 1, polarity: [0.2, 0.8] }),
  'leave a step lukewarm': hotAltered({ energy: 3 }),
  'turn the polarity of the active step': hotAltered({ polarity: [0.2, 0.8] }),
  'give the active step another verb': hotAltered({ verb: 'likes' }),
  'advance without the proof': active((run, { doc }) => {
    const next = run.steps[run.current + 1]?.[0];
    return next && !isProven(doc, run) ? heated(doc, run.id, next) : undefined;
  }),
  'advance with a proof in another run': active((run, { doc, fresh }) => {
    const next = run.steps[run.current + 1]?.[0];
    const other = activeIn(doc).find(({ id }) => id !== run.id);
    if (next === undefined || other === undefined || isProven(doc, run)) return undefined;
    return heated(found(doc, other.id, `w${fresh()}`, 'finding'), run.id, next);
  }),
  'skip a step': active(
    (run, { doc, fresh }) => {
      const next = run.current === 0 ? run.steps[2]?.[0] : undefined;
      return next && heated(found(doc, run.id, `w${fresh()}`, 'finding'), run.id, next);
    },
    'refused',
    fromTip,
  ),
  'go back a step': active((run, { doc }) => {
    const before = run.steps[run.current - 1]?.[0];
    const old = before && doc.links.find(({ node_a, node_b }) => node_a === run.id && node_b === before);
    return old ? altered(heated(without(doc, old.id), run.id, before), old.id, {}) : undefined;
  }),
  'complete before the last step': active((run, { doc }) =>
    run.current < run.steps.length - 1 && !isProven(doc, run) ? ended(doc, run, 'completed') : undefined,
  ),
  'take back a completed step': active(
    ({ id }, { doc }) => {
      const cold = stepLinkOf(doc, id, 'receives from');
      return cold && without(doc, cold.id);
    },
    'refused',
    fromTip,
  ),
  'make the proof up': active(
    (run, { doc, fresh }) => {
      const next = run.steps[run.current + 1]?.[0];
      return next && run.steps[run.current]?.[1] === 'finding'
        ? heated(found(doc, run.id, `w${fresh()}`, 'finding'), run.id, next)
        : undefined;
    },
    legal('proof'),
    { net: legal('proof') },
  ),
};

const templates: Readonly<Record<string, GraphEdit>> = {
  'reword a step during a run': template((doc) => altered(doc, 'think', { synthesis: 'Think less' })),
  'drop the proof of a step during a run': template((doc) =>
    altered(doc, 'look', { content: '## What\nLook.\n\n## Why\nSo.\n\n## How\nSomehow.' }),
  ),
  'drop the proof of a step and advance': active((run, { doc }) => {
    if (run.procedure !== 'audit' || run.current !== 0) return undefined;
    const content = '## What\nLook.\n\n## Why\nSo.\n\n## How\nSomehow.';
    return heated(altered(doc, 'look', { content }), run.id, 'think');
  }),
  'remove a step during a run': template((doc) => without(doc, 'tell')),
  'add a step during a run': template((doc) =>
    withMore(
      doc,
      [node('more', 'narrative', { subtype: 'step', content: '## What\nA\n\n## Why\nB\n\n## How\nC' })],
      [link('audit-more', 'audit', 'contains', 'more', { sequence: 9 })],
    ),
  ),
  'reorder the steps during a run': template((doc) => altered(doc, 'audit-tell', { sequence: 0 })),
  'link from a template during a run': template((doc) =>
    withMore(doc, [], [link('new-link', 'think', 'supports', 'code')]),
  ),
  'delete the template during a run': template((doc) => without(doc, ...running)),
  'empty a guide': graph(({ doc }) => altered(doc, 'pack', { content: 'TODO' })),
  'write a spec that is none': graph(({ doc }) =>
    altered(doc, 'sign', {
      content: '## What\nA\n\n## Why\nB\n\n## How\nC\n\n## Validation\ntype: content_matches\nin_space: $run',
    }),
  ),
};

const records: Readonly<Record<string, GraphEdit>> = {
  'delete an active run': active(({ id }, { doc }) => without(doc, id)),
  'delete a run that ended': over(({ id }, { doc }) => without(doc, id)),
  'reopen a run': over(({ id, actor, steps: [first] }, { doc }) => {
    const open = altered(doc, id, runContent('active'));
    const owned = altered(open, `${id}-by`, { verb: 'occupies', energy: 8, polarity: [0.8, 0.2] });
    return actor && first
      ? altered(owned, `${id}-${first[0]}`, { verb: 'acts on', ...hotFields })
      : undefined;
  }),
  'turn a failed run into a completed one': over((run, { doc }) =>
    run.status === 'failed' ? ended(doc, run, 'completed') : undefined,
  ),
  'turn a completed run into a failed one': over((run, { doc }) =>
    run.status === 'completed' ? ended(doc, run, 'failed') : undefined,
  ),
  'begin a run at another time': active(({ id }, { doc }) =>
    altered(doc, id, runContent('active', '2026-01-09T10:00:00Z')),
  ),
  'give a run a status that there is not': active(({ id }, { doc }) =>
    altered(doc, id, runContent('paused')),
  ),
  'give a run another subtype': active(({ id }, { doc }) => altered(doc, id, { subtype: 'folder' })),
  'give a run another procedure': active(({ id, procedure }, { doc }) =>
    altered(doc, `${id}-of`, { node_b: procedure === 'audit' ? 'ship' : 'audit' }),
  ),
  'give a run another actor': active(({ id, actor }, { doc }) =>
    altered(doc, `${id}-by`, { node_a: actor === 'dan' ? 'cat' : 'dan' }),
  ),
  'give a run a second actor': active(({ id, actor }, { doc }) =>
    withMore(
      doc,
      [],
      [
        link(`${id}-also`, actor === 'dan' ? 'cat' : 'dan', 'occupies', id, {
          energy: 8,
          polarity: [0.8, 0.2],
        }),
      ],
    ),
  ),
  'leave a run without an actor': active(({ id }, { doc }) => without(doc, `${id}-by`)),
  'let the actor of an active run go cold': active(({ id }, { doc }) =>
    altered(doc, `${id}-by`, { energy: 1 }),
  ),
  'edit what an ended run holds': over(({ id }, { doc }) => {
    const [work] = holds(doc, id);
    return work && altered(doc, work, { synthesis: 'all is well' });
  }),
  'put work into an ended run': over(({ id }, { doc, fresh }) => found(doc, id, `w${fresh()}`, 'finding')),
  'add a run that is completed': graph(
    ({ doc, fresh }) => {
      const id = `run-${fresh()}`;
      const run = { id, since: timeOf(doc.now) };
      return ended(started(doc, id, 'ship', 'dan'), run, 'completed');
    },
    'refused',
    fromTip,
  ),
  'add a run that begins at its second step': graph(
    ({ doc, fresh }) => {
      const id = `run-${fresh()}`;
      return heated(started(doc, id, 'ship', 'dan'), id, 'sign');
    },
    'refused',
    fromTip,
  ),
};

const outside: Readonly<Record<string, GraphEdit>> = {
  'write outside of every run': active(
    (_, { doc, fresh }) => withMore(doc, [node(`w${fresh()}`, 'thing')], []),
    'refused',
    fromTip,
  ),
  'edit what belongs to nobody': active(
    (_, { doc }) => altered(doc, 'old', { synthesis: 'new' }),
    announced('outsideRuns'),
    fromTip,
  ),
  'edit what another run holds': active((run, { doc }) => {
    const other = endedIn(doc).find(({ id }) => holds(doc, id).length > 0 && id !== run.id);
    const [work] = other === undefined ? [] : holds(doc, other.id);
    return work && altered(doc, work, { name: 'mine' });
  }),
  'write the bookkeeping of the engine': graph(
    ({ doc }) => altered(doc, 'think', { energy: 77, weight: 3, updated_at_s: 12 }),
    legal('bookkeeping'),
  ),
};

const forms: Readonly<Record<string, GraphEdit>> = {
  'write a node of a type that there is not': graph(
    ({ doc }) => altered(doc, 'old', { node_type: 'robot' }),
    'refused',
    plain,
  ),
  'write a field that nobody knows': graph(
    ({ doc }) => altered(doc, 'old', { owner: 'eve' }),
    'refused',
    plain,
  ),
  'write a field that nobody knows into a step': graph(
    ({ doc }) => altered(doc, 'pack', { done: true }),
    'refused',
    plain,
  ),
  'write a subtype that is no text': graph(
    ({ doc }) => altered(doc, 'old', { subtype: 7 }),
    'refused',
    plain,
  ),
  'write a link that leads nowhere': graph(
    ({ doc, fresh }) => withMore(doc, [], [link(`l${fresh()}`, 'old', 'describes', 'nothing')]),
    'refused',
    plain,
  ),
  'write a node twice': graph(({ doc }) => withMore(doc, [node('old', 'thing')], []), 'refused', plain),
  'write a link twice': graph(
    ({ doc }) => withMore(doc, [], [link('old-code', 'old', 'describes', 'code')]),
    'refused',
    plain,
  ),
  'write a polarity beyond its bounds': graph(
    ({ doc }) => altered(doc, 'old-code', { polarity: [2, 0] }),
    'refused',
    plain,
  ),
  'write a negative energy': graph(({ doc }) => altered(doc, 'old', { energy: -1 }), 'refused', plain),
};

export const graphEdits: Readonly<Record<string, GraphEdit>> = {
  ...steps,
  ...templates,
  ...records,
  ...outside,
  ...forms,
};
