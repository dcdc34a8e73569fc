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
  guide,
  heated,
  holds,
  hotFields,
  idleIn,
  isProven,
  link,
  node,
  proceduresIn,
  type RunView,
  started,
  stepLinkOf,
  stepNode,
  stepPlace,
  stepsIn,
  timeOf,
  withMore,
  without,
} from './graph-model.ts';
import { mostDays } from './graph-moves.ts';

type GraphEdit = Edit<GraphDoc>;
type Details = Partial<Pick<GraphEdit, 'net' | 'isPlain' | 'isFromTip' | 'option'>>;
type Change<Subject> = (subject: Subject, situation: Situation<GraphDoc>) => GraphDoc | '' | undefined;

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

const active = (change: Change<RunView>, expect?: Expectation, details?: Details) =>
  graph(
    (situation) => {
      const run = situation.random.pick(activeIn(situation.doc));
      return run && change(run, situation);
    },
    expect,
    details,
  );

/** What an honest step beside it does not undo. */
const lasting = (change: Change<RunView>) => active(change, 'refused', plain);

const over = (change: Change<RunView>) =>
  graph(
    (situation) => {
      const run = situation.random.pick(endedIn(situation.doc));
      return run && change(run, situation);
    },
    'refused',
    plain,
  );

const hotAltered = (fields: object) =>
  active(({ id }, { doc }) => {
    const hot = stepLinkOf(doc, id);
    return hot && altered(doc, hot.id, fields);
  });

const runContent = (status: string, started_at: string) => ({ content: { status, started_at } });
const template = (
  change: (doc: GraphDoc, run: RunView, situation: Situation<GraphDoc>) => GraphDoc | '' | undefined,
) => lasting((run, situation) => change(situation.doc, run, situation));
/** Places of a run's steps, whatever its template has become. */
const firstOf = ({ steps: [first] }: RunView) => first?.[0] ?? '';
const lastOf = ({ steps: all }: RunView) => all.at(-1)?.[0] ?? '';

const steps: Readonly<Record<string, GraphEdit>> = {
  'heat another step too': active(({ id, steps: own, current }, { doc }) => {
    const other = own[current === 0 ? 1 : current - 1]?.[0];
    return other && withMore(doc, [], [link(`${id}-too`, id, 'acts on', other, hotFields)]);
  }),
  'heat a step of another procedure': lasting(({ id, procedure }, { doc }) => {
    const other = proceduresIn(doc).find((each) => each !== procedure);
    const [step] = other === undefined ? [] : stepsIn(doc, other);
    return step && heated(doc, id, step[0]);
  }),
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
  'complete before the last step': lasting((run, { doc }) =>
    run.current < run.steps.length - 1 && !isProven(doc, run) ? ended(doc, run, 'completed') : undefined,
  ),
  'take back a completed step': lasting(({ id }, { doc }) => {
    const cold = stepLinkOf(doc, id, 'receives from');
    return cold && without(doc, cold.id);
  }),
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
  'reword a step during a run': template((doc, run) =>
    altered(doc, lastOf(run), { synthesis: 'Think less' }),
  ),
  'reword the procedure during a run': template((doc, run) =>
    altered(doc, run.procedure, { synthesis: 'Something' }),
  ),
  'drop the proof of a step during a run': template((doc, run, { random }) => {
    const asking = random.pick(run.steps.filter(([, proof]) => proof !== undefined));
    return asking && altered(doc, asking[0], { content: guide('Look.') });
  }),
  'drop the proof of a step and advance': active((run, { doc }) => {
    const next = run.steps[run.current + 1]?.[0];
    if (next === undefined || isProven(doc, run)) return undefined;
    return heated(altered(doc, run.steps[run.current]?.[0] ?? '', { content: guide('Look.') }), run.id, next);
  }),
  'drop the proofs and complete the run': lasting((run, { doc }) => {
    if (isProven(doc, run)) return undefined;
    const bare = run.steps.reduce((graph, [step]) => altered(graph, step, { content: guide('Do it.') }), doc);
    const rest = run.steps.slice(run.current + 1);
    return ended(
      rest.reduce((graph, [step]) => heated(graph, run.id, step), bare),
      run,
      'completed',
    );
  }),
  'remove a step during a run': template((doc, run) => {
    const ahead = run.steps.slice(run.current + 1).at(-1);
    return ahead && without(doc, ahead[0]);
  }),
  'add a step during a run': template((doc, { procedure }, { fresh }) => {
    const id = `more-${fresh()}`;
    return withMore(doc, [stepNode([id, undefined])], [stepPlace(procedure, id, 99)]);
  }),
  'reorder the steps during a run': template((doc, run) =>
    altered(doc, `${run.procedure}-${lastOf(run)}`, { sequence: 0 }),
  ),
  'link from a template during a run': template((doc, run, { fresh }) =>
    withMore(doc, [], [link(`link-${fresh()}`, firstOf(run), 'supports', 'code')]),
  ),
  'delete the template during a run': template((doc, { procedure, steps: own }) =>
    without(doc, procedure, ...own.map(([id]) => id)),
  ),
  'plan a step anew and start a run of it in one commit': graph(
    ({ doc, random, fresh }) => {
      const procedure = random.pick(idleIn(doc));
      const [step] = procedure === undefined ? [] : stepsIn(doc, procedure);
      if (procedure === undefined || step === undefined) return undefined;
      return started(
        altered(doc, step[0], { content: guide('Skip it.') }),
        `run-${fresh()}`,
        procedure,
        'dan',
      );
    },
    'refused',
    fromTip,
  ),
  'empty a guide during a run': template((doc, run) => altered(doc, lastOf(run), { content: 'TODO' })),
  'empty a guide that nobody reads now': graph(
    ({ doc, random }) => {
      const step = random.pick(idleIn(doc).flatMap((id) => stepsIn(doc, id)));
      return step && altered(doc, step[0], { content: 'TODO' });
    },
    'refused',
    plain,
  ),
  'write a spec that is none where nobody runs': graph(
    ({ doc, random }) => {
      const step = random.pick(idleIn(doc).flatMap((id) => stepsIn(doc, id)));
      const content = `${guide('Look.')}\n\n## Validation\ntype: content_matches\nin_space: $run`;
      return step && altered(doc, step[0], { content });
    },
    'refused',
    plain,
  ),
};

function reopened(doc: GraphDoc, { id, since, steps: [first] }: RunView): GraphDoc | undefined {
  const open = altered(doc, id, runContent('active', since));
  const owned = altered(open, `${id}-by`, { verb: 'occupies', energy: 8, polarity: [0.8, 0.2] });
  return first && altered(owned, `${id}-${first[0]}`, { verb: 'acts on', ...hotFields });
}

/** A node under another id, and so are the ends of its links. */
function renamed(doc: GraphDoc, from: string, to: string): GraphDoc {
  const other = (id: string) => (id === from ? to : id);
  return {
    ...doc,
    nodes: doc.nodes.map((each) => ({ ...each, id: other(each.id) })),
    links: doc.links.map((each) => ({ ...each, node_a: other(each.node_a), node_b: other(each.node_b) })),
  };
}

const identities: Readonly<Record<string, GraphEdit>> = {
  'give an active run another id': lasting(({ id }, { doc, fresh }) => renamed(doc, id, `run-${fresh()}`)),
  'give an ended run another id': over(({ id }, { doc, fresh }) => renamed(doc, id, `run-${fresh()}`)),
  'give a run an id that looks the same': lasting(({ id }, { doc }) =>
    renamed(doc, id, id.replace('u', 'υ')),
  ),
  'give an ended run an id with an invisible character': over(({ id }, { doc }) =>
    renamed(doc, id, `${id}\u200b`),
  ),
  'exchange an active run with one that ended': lasting(({ id }, { doc }) => {
    const [other] = endedIn(doc);
    return other && renamed(renamed(renamed(doc, id, 'x'), other.id, id), 'x', other.id);
  }),
  'exchange two steps of a template during a run': template((doc, { steps: [one, other] }) =>
    one && other ? renamed(renamed(renamed(doc, one[0], 'x'), other[0], one[0]), 'x', other[0]) : undefined,
  ),
  'delete the actor of an active run': lasting(({ actor }, { doc }) => without(doc, actor)),
  'delete the actor of an ended run': over(({ actor }, { doc }) => without(doc, actor)),
  'heat a step of an ended run': over(({ id }, { doc }) => {
    const cold = stepLinkOf(doc, id, 'receives from');
    return cold && altered(doc, cold.id, hotFields);
  }),
};

const records: Readonly<Record<string, GraphEdit>> = {
  'delete an active run': lasting(({ id }, { doc }) => without(doc, id)),
  'delete a run that ended': over(({ id }, { doc }) => without(doc, id)),
  'reopen a completed run': over((run, { doc }) =>
    run.status === 'completed' ? reopened(doc, run) : undefined,
  ),
  'reopen a failed run': graph(({ doc, random }) => {
    const run = random.pick(endedIn(doc).filter(({ status }) => status === 'failed'));
    return run && reopened(doc, run);
  }),
  'turn a failed run into a completed one': over((run, { doc }) =>
    run.status === 'failed' ? ended(doc, run, 'completed') : undefined,
  ),
  'turn a completed run into a failed one': over((run, { doc }) =>
    run.status === 'completed' ? ended(doc, run, 'failed') : undefined,
  ),
  'begin a run at another time': lasting(({ id }, { doc }) =>
    altered(doc, id, runContent('active', '2026-01-09T10:00:00Z')),
  ),
  'say that an ended run began at another time': over(({ id, status }, { doc }) =>
    altered(doc, id, runContent(status, '2026-01-09T10:00:00Z')),
  ),
  'say that a run ended at another time': over(({ id, status, since }, { doc }) =>
    altered(doc, id, { content: { status, started_at: since, completed_at: '2026-06-01T10:00:00Z' } }),
  ),
  'give a run a status that there is not': lasting(({ id, since }, { doc }) =>
    altered(doc, id, runContent('paused', since)),
  ),
  'give a run another subtype': lasting(({ id }, { doc }) => altered(doc, id, { subtype: 'folder' })),
  'give a run another procedure': lasting(({ id, procedure }, { doc }) =>
    altered(doc, `${id}-of`, { node_b: proceduresIn(doc).find((each) => each !== procedure) }),
  ),
  'give an ended run another procedure': over(({ id, procedure }, { doc }) =>
    altered(doc, `${id}-of`, { node_b: proceduresIn(doc).find((each) => each !== procedure) }),
  ),
  'give an ended run another actor': over(({ id, actor }, { doc }) =>
    altered(doc, `${id}-by`, { node_a: actor === 'dan' ? 'cat' : 'dan' }),
  ),
  'give a run another actor': lasting(({ id, actor }, { doc }) =>
    altered(doc, `${id}-by`, { node_a: actor === 'dan' ? 'cat' : 'dan' }),
  ),
  'give a run a second actor': lasting(({ id, actor }, { doc }) =>
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
  'leave a run without an actor': lasting(({ id }, { doc }) => without(doc, `${id}-by`)),
  'let the actor of an active run go cold': active(({ id }, { doc }) =>
    altered(doc, `${id}-by`, { energy: 1 }),
  ),
  'edit what an ended run holds': over(({ id }, { doc }) => {
    const [work] = holds(doc, id);
    return work && altered(doc, work, { synthesis: 'all is well' });
  }),
  'put work into an ended run': over(({ id }, { doc, fresh }) => found(doc, id, `w${fresh()}`, 'finding')),
  'remove what an ended run holds': over(({ id }, { doc }) => {
    const [work] = holds(doc, id);
    return work && without(doc, work);
  }),
  'move work of an ended run into another': over(({ id }, { doc }) => {
    const [work] = holds(doc, id);
    const [other] = activeIn(doc);
    return work && other && altered(doc, `${work}-in`, { node_a: other.id });
  }),
  'add a run that is completed': graph(
    ({ doc, random, fresh }) => {
      const procedure = random.pick(proceduresIn(doc));
      const run = { id: `run-${fresh()}`, since: timeOf(doc.now) };
      return procedure && ended(started(doc, run.id, procedure, 'dan'), run, 'completed');
    },
    'refused',
    plain,
  ),
  'add a run that begins at its second step': graph(
    ({ doc, random, fresh }) => {
      const id = `run-${fresh()}`;
      const procedure = random.pick(proceduresIn(doc));
      const second = procedure === undefined ? undefined : stepsIn(doc, procedure)[1];
      return procedure && second && heated(started(doc, id, procedure, 'dan'), id, second[0]);
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
  'edit what another run holds': lasting((run, { doc }) => {
    const other = endedIn(doc).find(({ id }) => holds(doc, id).length > 0 && id !== run.id);
    const [work] = other === undefined ? [] : holds(doc, other.id);
    return work && altered(doc, work, { name: 'mine' });
  }),
  'write the bookkeeping of the engine': graph(
    ({ doc }) => altered(doc, 'code', { energy: 77, weight: 3, updated_at_s: 12 }),
    legal('bookkeeping'),
  ),
};

const weeks = (doc: GraphDoc, count = 3): GraphDoc => ({ ...doc, now: doc.now + count * 7 * 24 });
const inTime: Details = { option: `maxRunDays: ${mostDays}`, isFromTip: true };

const times: Readonly<Record<string, GraphEdit>> = {
  'go on with a run that is expired': active(
    ({ id }, { doc, fresh }) => found(weeks(doc), id, `w${fresh()}`, 'finding'),
    'refused',
    { ...inTime, net: 'refused' },
  ),
  'complete another run while one is expired': active(
    (run, { doc }) => {
      const other = activeIn(doc).find(({ id }) => id !== run.id);
      return other && ended(weeks(doc), other, 'failed');
    },
    'refused',
    { ...inTime, net: 'refused' },
  ),
  'begin a run later, so that it does not expire': lasting(({ id }, { doc }) =>
    altered(weeks(doc), id, runContent('active', timeOf(weeks(doc).now))),
  ),
  'end a run that is expired': active(
    (_, { doc }) => activeIn(doc).reduce((graph, run) => ended(graph, run, 'failed'), weeks(doc)),
    legal('expired'),
    { ...inTime, net: legal('expired') },
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
    ({ doc }) => altered(doc, stepsIn(doc, proceduresIn(doc)[0] ?? '')[0]?.[0] ?? '', { done: true }),
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
  ...identities,
  ...outside,
  ...times,
  ...forms,
};
