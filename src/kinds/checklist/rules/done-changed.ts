import { placedIn } from '../about.ts';
import { isCompacted } from '../compaction.ts';
import { aboutChange } from '../differences.ts';
import { checklistRule, type ItemPair } from '../facts.ts';
import { lineFields } from '../line-words.ts';
import type { Checklist } from '../model.ts';
import { isSaid, saidIn, withoutRemark, wordsOf } from '../promise.ts';

export const doneChanged = checklistRule({
  id: 'checklist/done-changed',
  title: 'What was done keeps what it promised',
  why: 'Whoever relied on a done item is not told that it now means something else.',
  fix: 'Put back what the item promised, and plan the new wording as a new item; its notes may change.',
  severity: 'error',
  messageFixes: { added: 'Nothing: all that the item promised is still there.' },
  messageSeverities: { compacted: 'note', added: 'note', behind: 'note' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    changed: '{item} is done, and its {field} changed from {from} to {to}',
    removed: '{item} is done, and its {field} lost {from}',
    added: '{item} is done, and its {field} says more now: {to}',
    behind: '{item} is done, and the remark behind its {field} changed from {from} to {to}',
    compacted: '{item} is done, and was compacted: its {field} is shorter now',
  },
  *check(facts, problem) {
    const { pairs, after } = facts;
    for (const pair of pairs) {
      if (!pair.before.done || !pair.after.done || after === null) continue;
      for (const field of [...pair.changed, ...pair.gained]) {
        const { how, values, detail } = aboutChange(pair, field);
        const isLess = pair.changed.includes(field);
        yield problem(
          isLess ? (mildly(pair, field, after) ?? (how === 'removed' ? how : 'changed')) : 'added',
          values,
          { ...detail, ...(isLess ? placedIn(pair) : {}) },
        );
      }
    }
  },
});

/** What the format's own tool shortens, and how the work went, takes no promise away. */
function mildly(pair: ItemPair, field: string, after: Checklist): 'compacted' | 'behind' | undefined {
  if (isCompacted(pair, field, after)) return 'compacted';
  const [old, now] = [pair.before.raw[field], pair.after.raw[field]];
  if (!lineFields(after.preset).includes(field) || typeof old !== 'string') return undefined;
  return isSaid(wordsOf(withoutRemark(old)), saidIn(now)) ? 'behind' : undefined;
}
