import { subjectOf } from '../../../engine/contract/subject.ts';
import { inAfter } from '../../../formats/location.ts';
import { inEveryReading } from '../every-reading.ts';
import { stepRule } from '../facts.ts';
import { rejectedDeclaration } from '../rejected.ts';
import { afterPlace } from '../tree-place.ts';

export const status = stepRule({
  id: 'task-tree/status',
  title: 'The declared status agrees with the children of the selected node',
  why: 'A status that the tree contradicts is a record of something that did not happen.',
  fix: 'Declare what was done, decomposed when the node gained children, done or retry when it did not (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put it back and do it again with the right declaration.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  messages: {
    notGained: "status=decomposed but selected node '{id}' did not gain children (prev={prev}, next={next})",
    gained: "status={status} but selected node '{id}' gained children (prev={prev}, next={next})",
    missing: "selected node '{id}' missing in {which} tree",
  },
  *check(facts, problem) {
    yield* inEveryReading(facts, function* ({ counts }) {
      if (counts === undefined) return;
      const { step, before: prev, after: next, node } = counts;
      const { node: id } = step;
      const at = node === undefined ? inAfter('') : afterPlace(node, 'children');
      const detail = {
        subject: subjectOf(id),
        at,
        data: { status: step.status },
        ...rejectedDeclaration(facts),
      };
      if (prev === undefined) yield problem('missing', { id, which: 'prev' }, detail);
      else if (next === undefined) yield problem('missing', { id, which: 'next' }, detail);
      else if (step.status === 'decomposed' && next <= prev)
        yield problem('notGained', { id, prev, next }, detail);
      else if (step.status !== 'decomposed' && next > prev) {
        const values = { status: step.status, id, prev, next };
        yield problem('gained', values, detail);
      }
    });
  },
});
