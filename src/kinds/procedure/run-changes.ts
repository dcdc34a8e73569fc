import type { JsonValue } from '../../formats/json-value.ts';
import type { Change, GraphChanges } from './changes.ts';
import type { GraphLink, GraphNode, ProcedureGraph, Run } from './model.ts';
import { isHot } from './physics.ts';

/** How the record of a run breaks with what it said. */
export interface RecordBreak {
  readonly type:
    | 'vanished'
    | 'noRun'
    | 'startedAt'
    | 'procedure'
    | 'actor'
    | 'status'
    | 'frozenRun'
    | 'frozenWork'
    | 'bornEnded'
    | 'notAtFirst';
  /** The new version where there is one. */
  readonly run: Run;
  readonly from: string;
  readonly to: string;
  /** The same for programs, where there is something to compare: texts, lists of ids, null for nothing. */
  readonly values?: { readonly from: JsonValue; readonly to: JsonValue };
  readonly node?: Change<GraphNode>;
  readonly link?: Change<GraphLink>;
}

/** What of a run is compared; null where it says nothing. */
type Compared = string | number | null | readonly string[];

/** Judges what became of every run (V2, V3, V7). In the net a new run may have come any way; `advance` judges it. */
export function recordBreaks(
  before: ProcedureGraph,
  after: ProcedureGraph,
  changes: GraphChanges,
  isNet: boolean,
): RecordBreak[] {
  const kept = [...before.runs.values()].flatMap((run) => keptBreaks(run, after));
  const born = isNet
    ? []
    : [...after.runs.values()]
        .filter(({ node }) => !before.runs.has(node.id))
        .flatMap((run) => birth(run, after));
  return [...kept, ...born, ...frozenBreaks(before, after, changes)];
}

function keptBreaks(run: Run, after: ProcedureGraph): RecordBreak[] {
  const next = after.runs.get(run.node.id);
  const node = after.nodeById.get(run.node.id);
  if (next === undefined) {
    if (node === undefined) return [{ type: 'vanished', run, from: '', to: '' }];
    return [
      {
        type: 'noRun',
        run,
        from: kindOf(run.node),
        to: kindOf(node),
        values: { from: kindOf(run.node), to: kindOf(node) },
      },
    ];
  }
  const pairs: [RecordBreak['type'], Compared, Compared][] = [
    ['startedAt', run.startedAt ?? null, next.startedAt ?? null],
    ['procedure', targets(run.elaborates), targets(next.elaborates)],
    ['actor', sources(run.actorLinks), sources(next.actorLinks)],
  ];
  const breaks = pairs.filter(([, from, to]) => shown(from) !== shown(to));
  if (run.status !== 'active' && next.status !== run.status) breaks.push(['status', run.status, next.status]);
  return breaks.map(([type, from, to]) => ({
    type,
    run: next,
    from: shown(from),
    to: shown(to),
    values: { from, to },
  }));
}

/** A run that starts is active, with its first step hot and no other. */
function birth(run: Run, graph: ProcedureGraph): RecordBreak[] {
  if (run.status !== 'active')
    return [{ type: 'bornEnded', run, from: '', to: run.status, values: { from: null, to: run.status } }];
  const [elaborates] = run.elaborates;
  const steps = graph.procedures.get(elaborates?.to ?? '')?.steps ?? [];
  const [first] = steps;
  const [hot, ...others] = run.stepLinks;
  if (hot !== undefined && isHot(hot) && others.length === 0 && hot.to === first?.node.id) return [];
  const from = first === undefined ? 'no step' : `'${first.node.id}'`;
  const to = run.stepLinks.map((link) => `'${link.to}'${isHot(link) ? ' hot' : ''}`).join(', ');
  const values = { from: first?.node.id ?? null, to: run.stepLinks.map((link) => link.to) };
  return [{ type: 'notAtFirst', run, from, to: to === '' ? 'none' : to, values }];
}

/** What belongs to runs that had ended: themselves, their own links and their actors', and what they contain. */
function frozenBreaks(before: ProcedureGraph, after: ProcedureGraph, changes: GraphChanges): RecordBreak[] {
  const ended = [...before.runs.values()].filter(({ status }) => status !== 'active');
  if (ended.length === 0) return [];
  const byId = new Map(ended.map((run) => [run.node.id, run]));
  const byWork = new Map(ended.flatMap((run) => [...run.contained].map((id) => [id, run] as const)));
  const actorLinks = new Map(
    [before, after].flatMap((graph) =>
      ended.flatMap((run) =>
        (graph.runs.get(run.node.id)?.actorLinks ?? []).map(({ id }) => [id, run] as const),
      ),
    ),
  );
  const found: RecordBreak[] = [];
  const add = (type: RecordBreak['type'], run: Run, change: Pick<RecordBreak, 'node' | 'link'>) =>
    found.push({ type, run: after.runs.get(run.node.id) ?? run, from: '', to: '', ...change });
  for (const node of changes.nodes) {
    const { id } = node.entry;
    const [run, keeper] = [byId.get(id), byWork.get(id)];
    // What is gone or no run any more is said already.
    const next = after.runs.get(id);
    if (run !== undefined && next !== undefined) {
      // So is a changed status.
      if (next.status === run.status || node.fields.some((field) => field !== 'content'))
        add('frozenRun', run, { node });
    } else if (run === undefined && keeper !== undefined && node.type !== 'added')
      add('frozenWork', keeper, { node });
  }
  for (const link of changes.links) {
    const ends = [link.entry, ...(link.before === undefined ? [] : [link.before])];
    const run =
      actorLinks.get(link.entry.id) ??
      ends.map(({ from }) => byId.get(from)).find((each) => each !== undefined);
    const keeper = link.before === undefined ? undefined : byWork.get(link.before.from);
    if (run !== undefined && after.nodeById.has(run.node.id)) add('frozenRun', run, { link });
    else if (run === undefined && keeper !== undefined) add('frozenWork', keeper, { link });
  }
  return found;
}

function kindOf({ nodeType, subtype }: GraphNode): string {
  return subtype === '' ? nodeType : `${nodeType} of subtype ${subtype}`;
}

function targets(links: readonly GraphLink[]): string[] {
  return idsIn(links.map(({ to }) => to));
}

function sources(links: readonly GraphLink[]): string[] {
  return idsIn(links.map(({ from }) => from));
}

function idsIn(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/** As messages show it. */
function shown(value: Compared): string {
  if (value === null) return 'nothing';
  if (typeof value !== 'object') return String(value);
  return value.length === 0 ? 'none' : value.map((id) => `'${id}'`).join(', ');
}
