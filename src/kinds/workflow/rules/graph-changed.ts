import { listed } from '../../../formats/listed.ts';
import { inAfter, inBefore } from '../../../formats/location.ts';
import type { GraphChange } from '../facts.ts';
import { workflowRule } from '../facts.ts';
import { mostListed } from '../moves-text.ts';
import { graphSubject } from '../subjects.ts';

export const graphChanged = workflowRule({
  id: 'workflow/graph-changed',
  title: 'The graph of a run stays as it is',
  why: 'The graph says what a run may do; who changes it while a run is under way changes the law that judges it.',
  fix: 'Look at the change as at one of the rules themselves, and merge it before any move that needs it: until then the graph before it judges.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'net'],
  messages: {
    changed: 'the graph of this run changed: {changes}',
    repointed: 'this run now follows the graph {to} instead of {from}',
    came: 'this run has a graph now, {to}, and had none before',
  },
  *check({ graphChange, before }, problem) {
    // One that cannot be followed is said by the rule about its schema.
    if (graphChange?.after?.graph === undefined) return;
    const { before: old, after, isMoved } = graphChange;
    const { part, path: to } = after;
    const detail = { subject: graphSubject(), at: inAfter('', part), data: dataOf(graphChange) };
    if (old === undefined) {
      if (before !== null) yield problem('came', { to }, detail);
      return;
    }
    const related = [{ ...inBefore('', old.part), label: 'was' }];
    if (isMoved) yield problem('repointed', { from: old.path, to }, { ...detail, related });
    else yield problem('changed', { changes: changesText(graphChange) }, { ...detail, related });
  },
});

function dataOf({ nodesAdded, nodesRemoved, edgesAdded, edgesRemoved }: GraphChange) {
  return { nodesAdded, nodesRemoved, edgesAdded, edgesRemoved };
}

function changesText({ before, after, ...lists }: GraphChange): string {
  const { nodesAdded, nodesRemoved, edgesAdded, edgesRemoved } = lists;
  const [from, to] = [before?.graph?.entry, after?.graph?.entry];
  const entry = from === to ? [] : [`${from} → ${to}`];
  const texts = [
    ['entry', entry],
    ['nodes added', nodesAdded],
    ['nodes removed', nodesRemoved],
    ['edges added', edgesAdded],
    ['edges removed', edgesRemoved],
  ] as const;
  const said = texts
    .filter(([, all]) => all.length > 0)
    .map(([what, all]) => `${what}: ${listed(all, mostListed)}`);
  return said.length === 0
    ? 'nodes and edges lead where they did, something else about them changed'
    : said.join('; ');
}
