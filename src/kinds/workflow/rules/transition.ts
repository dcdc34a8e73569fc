import { inAfter } from '../../../formats/location.ts';
import { codes, moveData, workflowRule } from '../facts.ts';
import { hasEdge } from '../moves.ts';
import { movesText } from '../moves-text.ts';
import { runSubject } from '../subjects.ts';

export const transition = workflowRule({
  id: 'workflow/transition',
  title: 'A run moves along the edges of its graph',
  why: 'A run that jumps skips the work, the review or the decision that stands between.',
  fix: 'Set currentNodeId back, and make one of the moves that are allowed next (data.allowedNext).',
  messageFixes: {
    tooEarly:
      'Merge the change of the graph first, in a commit of its own: once the base has it, the move passes as it stands.',
  },
  severity: 'error',
  messageSeverities: { restarted: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    unknown: "Invalid transition: {from} → {to}: the graph has no node '{to}'; {next}",
    illegal: 'Invalid transition: {from} → {to}: no edge leads there; {next}',
    unreachable: 'Invalid transition: {from} → {to}: no path leads there; {next}',
    tooEarly:
      'Invalid transition: {from} → {to}: an edge leads there only in the graph as this change leaves it, and the one before it judges: merge the change of the graph first, alone; {next}',
    restarted: "{from} → {to}: the graph has no node '{from}', so the run starts again at its entry",
  },
  *check({ move, scope, after }, problem) {
    // Where the new node is no text, the rule about the schema says so.
    if (
      move === undefined ||
      after?.state.currentNodeId === undefined ||
      !move.isStated ||
      (move.isAllowed && move.graph.nodes.has(move.to))
    )
      return;
    const { graph, from, to } = move;
    const detail = {
      subject: runSubject('currentNodeId'),
      at: inAfter('/frontmatter/currentNodeId'),
      data: moveData(codes.transition, move),
    };
    const next = movesText(move.allowedNext);
    const own = after.graph?.graph;
    if (to === graph.entry && !graph.nodes.has(from)) yield problem('restarted', { from, to }, detail);
    else if (own !== undefined && hasEdge(own, from, to))
      yield problem('tooEarly', { from, to, next }, detail);
    else if (!graph.nodes.has(to)) yield problem('unknown', { from, to, next }, detail);
    else yield problem(scope === 'net' ? 'unreachable' : 'illegal', { from, to, next }, detail);
  },
});
