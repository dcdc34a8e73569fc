import { subjectOf } from '../../../engine/contract/subject.ts';
import { stepRule } from '../facts.ts';
import { afterPlace, pathOf } from '../tree-place.ts';

export const undeclaredStep = stepRule({
  id: 'task-tree/undeclared-step',
  title: 'Every runner-owned change is declared',
  why: 'With steps: {required: true} a step that nobody declared is not a step, even where it could be explained.',
  fix: 'Declare the step in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put back what may return and take the step again with the declaration: Agent-Step: node=<id> status=<status> guard=<guard>',
  severity: 'off',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: [['message', 'steps']],
  messages: { undeclared: '{path}: {fields} changed and nothing declared the step' },
  *check(facts, problem) {
    if (facts.source !== 'inferred') return;
    const owned = ['passes', 'attempts', ...facts.options.runnerOwned];
    for (const { after, changed } of facts.pairs) {
      const isInner = after.children.length > 0;
      const fields = changed.filter((field) => owned.includes(field) && !(isInner && field === 'passes'));
      const field = fields.includes('passes') ? 'passes' : fields[0];
      if (field === undefined) continue;
      const refuses = fields.map((each) => subjectOf(after.id, each));
      yield problem(
        'undeclared',
        { path: pathOf(after), fields: fields.join(' and ') },
        { subject: subjectOf(after.id, field), at: afterPlace(after, field), data: { fields }, refuses },
      );
    }
  },
});
