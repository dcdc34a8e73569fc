import type { View, ViewLink, ViewNode } from '../../engine/contract/view.ts';
import type { GraphNode, RunState, Workflow, WorkflowGraph } from './model.ts';
import { allowedNext, effectiveNode, isOver } from './moves.ts';
import { stepSubject } from './subjects.ts';

/** Where a run stands: the nodes of its graph, those completed, the current one, and what may come next from there. */
export function viewOf({ state, graph: file }: Workflow): View {
  const completed = new Set(state.completed);
  const graph = file?.graph;
  if (graph === undefined) return viewWithoutGraph(state);
  const current = effectiveNode(state, graph);
  const isDone = isOver(state, graph);
  const known = [...graph.nodes.values()].map((node) => viewNode(node, isDone ? '' : current, completed));
  const beyond = [...completed].filter((id) => !graph.nodes.has(id)).map(doneNode);
  const lost = graph.nodes.has(current) ? [] : [lostNode(current, 'the graph does not hold this node')];
  return { shape: 'graph', nodes: [...lost, ...known, ...beyond], links: linksFrom(graph, current) };
}

function viewWithoutGraph({ currentNodeId = '', completed }: RunState): View {
  const current = currentNodeId.trim();
  const others = completed.filter((id) => id !== current).map(doneNode);
  const nodes = current === '' ? others : [lostNode(current, 'no graph that can be followed'), ...others];
  return { shape: 'list', nodes, links: [] };
}

function viewNode({ id, type, title }: GraphNode, current: string, completed: ReadonlySet<string>): ViewNode {
  const state = id === current ? 'active' : completed.has(id) ? 'done' : 'open';
  const detail = id === current && completed.has(id) ? `${type}, completed` : type;
  return { subject: stepSubject(id), label: title === '' ? id : title, state, detail };
}

/** The same with every move of the graph. */
export function pictureOf(workflow: Workflow): View {
  const graph = workflow.graph?.graph;
  const view = viewOf(workflow);
  return graph === undefined
    ? view
    : { ...view, links: [...graph.nodes.keys()].flatMap((id) => linksFrom(graph, id)) };
}

/** A step whose node the graph does not hold. */
function doneNode(id: string): ViewNode {
  return { subject: stepSubject(id), label: id, state: 'done' };
}

function lostNode(id: string, detail: string): ViewNode {
  return { subject: stepSubject(id), label: id, state: 'stuck', detail };
}

function linksFrom(graph: WorkflowGraph, current: string): ViewLink[] {
  return allowedNext(graph, current).map(({ to, label, isDefault, conditionText }) => {
    const remarks = [
      label,
      isDefault === true ? '(default)' : '',
      conditionText ? `if ${String(conditionText)}` : '',
    ];
    const text = remarks.filter((remark) => remark !== '').join(' ');
    return { from: stepSubject(current), to: stepSubject(to), label: text };
  });
}
