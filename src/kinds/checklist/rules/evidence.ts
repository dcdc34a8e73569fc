import { aboutMarks } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { namesOf } from '../places.ts';
import { isFinished } from '../rotation.ts';

export const evidence = checklistRule({
  id: 'checklist/evidence',
  title: 'A flip comes with work',
  why: 'A mark that changes alone is a claim that nothing supports.',
  fix: 'Mark the item done in the commit that does the work, or after a commit with work whose message names it, by its id or title (one word alone: in quotes, or as all that the first line says); what the message of the marking commit says does not count. Where that is the last commit and not published, git add the work and git commit --amend; else put the mark back and set it again so.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: ['touched', 'prior'],
  messages: {
    complete:
      'turned done, and the list is complete: {items}; this commit changes no other file, and no earlier one shows the work (one shows it for two items at most)',
    missing:
      'turned done: {items}; this commit changes no other file, and no earlier one shows the work (one shows it for two items at most)',
  },
  *check(facts, problem) {
    if (facts.touchedWork || facts.guard === 'success') return;
    const items = facts.flips
      .map(({ after }) => after)
      .filter((item) => !item.derived && !facts.workedOn(item));
    const [first] = items;
    if (first === undefined) return;
    const isComplete = facts.after !== null && isFinished(facts.after);
    const values = { items: namesOf(items) };
    yield problem(isComplete ? 'complete' : 'missing', values, aboutMarks(first, items));
  },
});
