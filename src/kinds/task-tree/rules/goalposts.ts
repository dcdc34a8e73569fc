import { subjectOf } from '../../../engine/contract/subject.ts';
import { differencePlaces } from '../difference-places.ts';
import { treeRule } from '../facts.ts';
import { pathOf } from '../tree-place.ts';

const contract = ['acceptance', 'goal'];

export const goalposts = treeRule({
  id: 'task-tree/goalposts',
  title: 'A node passes by the goal it had',
  why: 'Open nodes may be edited, but one that changes as the node passes was made to fit what there is.',
  fix: 'Change the goal in a commit of its own, while the node is open, and let the guard run again.',
  messageFixes: {
    overall: 'Nothing has to be written: each commit by itself was legal. See that the new goal was agreed.',
  },
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'net'],
  messages: {
    moved: '{path}: {fields} changed while the node turned passes: true',
    overall: '{path}: turned passes: true in this range, and {fields} is not what it was',
  },
  *check(facts, problem) {
    for (const pair of facts.pairs) {
      const { before, after, changed } = pair;
      const fields = changed.filter((field) => contract.includes(field));
      const [field] = fields;
      if (before.passes || !after.passes || field === undefined) continue;
      const { at, was } = differencePlaces(pair, field);
      yield problem(
        facts.scope === 'net' ? 'overall' : 'moved',
        { path: pathOf(after), fields: fields.join(' and ') },
        {
          subject: subjectOf(after.id),
          at,
          related: [{ ...was, label: 'was' }],
          data: { fields },
          refuses: fields.map((each) => subjectOf(after.id, each)),
        },
      );
    }
  },
});
