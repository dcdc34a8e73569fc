import type { JsonObject } from '../../src/formats/json-value.ts';

/**
 * Whether a log is legal, by looking up and down the list for every event: slow, and on purpose without anything that the product uses. For
 * mode `auto` and no registry.
 */
export function isLegal(log: readonly JsonObject[]): boolean {
  if (!log.every(hasForm) || !eventIdsFit(log)) return false;
  return [...new Set(log.map(({ run_id }) => run_id))].every((id) =>
    runIsLegal(log.filter(({ run_id }) => run_id === id)),
  );
}

const hex = '[0-9a-fA-F]';
const uuid = new RegExp(`^${hex}{8}-${hex}{4}-4${hex}{3}-[89abAB]${hex}{3}-${hex}{12}$`);
const isUuid = (value: unknown) => typeof value === 'string' && uuid.test(value);
const isText = (value: unknown) => typeof value === 'string';
const isPhase = (value: unknown) => value === 'planner' || value === 'executor' || value === 'reviewer';

/** What each type must have besides the envelope. */
const needs: Record<string, Record<string, (value: unknown) => boolean>> = {
  'run.started': { workspace_root: (value) => isText(value) && String(value).startsWith('/') },
  'run.finished': {},
  'run.failed': { reason: isText },
  'step.started': { step_id: isUuid, phase: isPhase },
  'step.finished': { step_id: isUuid, phase: isPhase },
  'step.failed': { step_id: isUuid, phase: isPhase, reason: isText },
  'llm.requested': { step_id: isUuid, llm_call_id: isUuid },
  'llm.responded': { step_id: isUuid, llm_call_id: isUuid },
  'tool.called': { step_id: isUuid, tool_call_id: isUuid, tool_name: isText },
  'tool.returned': { step_id: isUuid, tool_call_id: isUuid, tool_name: isText },
  'tool.failed': { step_id: isUuid, tool_call_id: isUuid, tool_name: isText, reason: isText },
  'artifact.created': {
    step_id: isUuid,
    artifact_id: isUuid,
    artifact_type: (value) => value === 'file',
    checksum: isText,
    size_bytes: (value) => Number(value) >= 0,
    path: (value) => String(value).startsWith('/work/shop/'),
  },
};

function hasForm(event: JsonObject): boolean {
  const own = needs[String(event.type)];
  if (own === undefined) return false;
  if (!isUuid(String(event.run_id).replace(/^run-/, ''))) return false;
  if (!Number.isInteger(event.seq) || Number(event.seq) < 1) return false;
  return Object.entries(own).every(([name, fits]) => fits(event[name]));
}

function eventIdsFit(log: readonly JsonObject[]): boolean {
  const ids = log.flatMap(({ event_id: id }) => (id === undefined ? [] : [id]));
  return (
    (ids.length === 0 || ids.length === log.length) && new Set(ids).size === ids.length && ids.every(isUuid)
  );
}

function runIsLegal(run: readonly JsonObject[]): boolean {
  const places = (...types: readonly string[]) =>
    run.flatMap(({ type }, index) => (types.includes(String(type)) ? [index] : []));
  if (run.some(({ seq }, index) => index > 0 && Number(seq) <= Number(run[index - 1]?.seq))) return false;
  if (places('run.started').join() !== '0') return false;
  const ends = places('run.finished', 'run.failed');
  if (ends.length > 1 || (ends.length === 1 && ends[0] !== run.length - 1)) return false;
  return (
    phasesFit(run) &&
    stepsFit(run, ends.length === 1) &&
    callsFit(run, ends.length === 1) &&
    artifactsFit(run)
  );
}

function phasesFit(run: readonly JsonObject[]): boolean {
  const order = ['planner', 'executor', 'reviewer'];
  const starts = run.flatMap(({ type, phase }, index) =>
    type === 'step.started' ? [{ index, rank: order.indexOf(String(phase)) }] : [],
  );
  const finishes = (rank: number, before: number) =>
    run.slice(0, before).some(({ type, step_id: id }) => {
      const start = run.find((event) => event.type === 'step.started' && event.step_id === id);
      return type === 'step.finished' && start?.phase === order[rank];
    });
  for (const [place, { index, rank }] of starts.entries()) {
    if (starts.slice(0, place).some((earlier) => earlier.rank > rank)) return false;
    if (rank > 0 && !finishes(rank - 1, index)) return false;
    if (starts.slice(0, place + 1).filter((each) => each.rank === rank).length > 3) return false;
  }
  const isSpent = (rank: number) =>
    starts.filter((each) => each.rank === rank).length >= 3 && !finishes(rank, run.length);
  return run.at(-1)?.type !== 'run.finished' || ![0, 1, 2].some(isSpent);
}

function stepsFit(run: readonly JsonObject[], isOver: boolean): boolean {
  for (const id of new Set(run.flatMap(({ step_id }) => (step_id === undefined ? [] : [step_id])))) {
    const own = run.filter(({ step_id, type }) => step_id === id && !String(type).startsWith('run.'));
    if (own.length === 0) continue;
    if (own[0]?.type !== 'step.started' || own.filter(({ type }) => type === 'step.started').length > 1)
      return false;
    const ends = own.filter(({ type }) => type === 'step.finished' || type === 'step.failed');
    if (ends.length > 1 || (isOver && ends.length === 0)) return false;
    if (ends.length === 1 && (own.at(-1) !== ends[0] || ends[0]?.phase !== own[0]?.phase)) return false;
  }
  return true;
}

function callsFit(run: readonly JsonObject[], isOver: boolean): boolean {
  const sorts = [
    { key: 'tool_call_id', sort: 'tool.', opens: 'tool.called' },
    { key: 'llm_call_id', sort: 'llm.', opens: 'llm.requested' },
  ];
  return sorts.every(({ key, sort, opens }) => {
    const all = run.filter(({ type }) => String(type).startsWith(sort));
    return [...new Set(all.map((event) => event[key]))].every((id) => {
      const own = all.filter((event) => event[key] === id);
      const [first, second] = own;
      if (first?.type !== opens || own.length > 2 || second?.type === opens) return false;
      if (second === undefined) return !isOver;
      return first.step_id === second.step_id && first.tool_name === second.tool_name;
    });
  });
}

function artifactsFit(run: readonly JsonObject[]): boolean {
  const ids = run.flatMap(({ type, artifact_id: id }) => (type === 'artifact.created' ? [id] : []));
  return new Set(ids).size === ids.length;
}
