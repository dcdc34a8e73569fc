import { subjectOf } from '../../../engine/contract/subject.ts';
import { canonicalJson } from '../../../formats/json-text.ts';
import { inAfter } from '../../../formats/location.ts';
import { aboutGone } from '../about.ts';
import { planName } from '../entity.ts';
import { type ChecklistFacts, checklistRule, type Rotation } from '../facts.ts';
import type { Item } from '../model.ts';
import { namesOf } from '../places.ts';
import { isFinished } from '../rotation.ts';

export const planRotation = checklistRule({
  id: 'checklist/plan-rotation',
  title: 'A new plan takes the place of a finished one',
  why: 'A new plan in the same file is legal, but what the old one left open, or had done, must not vanish unseen.',
  fix: 'Move the old plan to an archive file in the same commit, and finish or close what is open in it first.',
  severity: 'note',
  messageSeverities: {
    doneVanished: 'error',
    doneLeft: 'warning',
    openVanished: 'warning',
  },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  supersedes: ['checklist/goalposts'],
  messages: {
    rotated: 'a new plan: {done} of {count} old items were done; {reason}',
    doneVanished:
      'these items were done and went with the old plan, which is kept nowhere, and no plan key says that this is a new one: {items}',
    doneLeft: 'these items were done and went with the old plan, which is kept nowhere: {items}',
    openVanished: 'with the old plan these open items vanished, and it is kept nowhere: {items}',
  },
  *check(facts, problem) {
    const { rotation, archived } = facts;
    const plan = {
      subject: subjectOf('', planName),
      at: inAfter(facts.after?.preset.planKey ?? ''),
      refuses: [''],
    };
    if (rotation !== undefined) {
      const [path] = archived;
      const where = path === undefined || path === '' ? '' : `; it is kept at ${path}`;
      const reason = `${reasonOf(rotation, facts)}${where}`;
      const values = { done: rotation.old.filter(isDone).length, count: rotation.old.length, reason };
      yield problem('rotated', values, plan);
    }
    if (rotation === undefined || archived.length > 0) return;
    // Over a range it may have been finished before it went.
    const open = rotation.vanished.filter((item) => !item.done && !item.closed);
    if (open.length > 0 && facts.scope !== 'net')
      yield problem(
        'openVanished',
        { items: namesOf(open, 10) },
        { ...aboutGone(open), ...plan, related: [] },
      );
    const done = rotation.vanished.filter(isDone);
    if (isFinished({ items: rotation.old }) || done.length === 0) return;
    yield problem(
      rotation.planKeyChanged ? 'doneLeft' : 'doneVanished',
      { items: namesOf(done, 10) },
      { ...aboutGone(done), refuses: [''] },
    );
  },
});

const isDone = ({ done }: Item) => done;

function reasonOf({ planKeyChanged, old, vanished }: Rotation, { before, after }: ChecklistFacts): string {
  const name = (after?.preset.planKey ?? '').slice(1);
  if (planKeyChanged)
    return `${name} changed from ${canonicalJson(before?.planKey)} to ${canonicalJson(after?.planKey)}`;
  return `${old.length - vanished.length} of ${old.length} survive`;
}
