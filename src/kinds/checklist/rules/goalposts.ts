import { subjectOf } from '../../../engine/contract/subject.ts';
import { saysAsMuch, wordsSimilar } from '../../../engine/values/words.ts';
import { differenceOf } from '../differences.ts';
import { checklistRule, type ItemPair } from '../facts.ts';
import { isEmptyValue } from '../folded.ts';
import { isAppended, isWords } from '../meaning.ts';
import { placedIn } from '../placed-pair.ts';
import { nameOf } from '../places.ts';
import { fieldOf } from '../read-item.ts';

export const goalposts = checklistRule({
  id: 'checklist/goalposts',
  title: 'An item turns done by what it promised',
  why: 'Open items may be edited, but one that changes as the item turns done was made to fit what there is.',
  fix: 'Keep what the item promises now and set it back to open; mark it done in a later commit.',
  severity: 'error',
  messageFixes: {
    overall:
      'Nothing has to be written: each commit by itself was legal. See that the new words were agreed.',
  },
  messageSeverities: { overall: 'warning', filled: 'note', elsewise: 'warning', renamed: 'warning' },
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: {
    reworded: '{item} turned done while its {field} was reworded from {from} to {to}',
    moved: '{item} turned done while {field} changed from {from} to {to}',
    elsewise: '{item} turned done while another text took its place: from {from} to {to}',
    renamed:
      '{item} turned done while names in its {field} changed as they did elsewhere in the list: from {from} to {to}',
    filled: '{item} turned done, and {field}, which was empty, says {to}',
    overall: '{item} turned done in this range, and {field} is not what it was: from {from} to {to}',
  },
  *check(facts, problem) {
    const titles = facts.after?.preset.titleFields ?? [];
    const isLonger = ({ before, after }: Pick<ItemPair, 'before' | 'after'>, field: string) =>
      facts.after !== null && isWords(field, facts.after.preset) && isAppended(before.raw, after.raw, field);
    const isReworded = ({ before, after }: ItemPair, field: string) =>
      titles.includes(field) &&
      (wordsSimilar(before.title, after.title) || isLonger({ before, after }, field));
    // People rewrite lines of Markdown by what they did. One with a number that says much less was gutted.
    const isRewritten = ({ before, after, isPlaced }: ItemPair, field: string) =>
      facts.touchedWork &&
      facts.after?.preset.parse === 'md-checklist' &&
      titles.includes(field) &&
      (isPlaced || saysAsMuch(before.title, after.title));
    const messageOf = (pair: ItemPair, field: string) => {
      if (isEmptyValue(fieldOf(pair.before.raw, field))) return 'filled';
      if (facts.scope === 'net') return 'overall';
      if (facts.isRenamed(pair, field)) return 'renamed';
      if (isReworded(pair, field)) return 'reworded';
      return isRewritten(pair, field) ? 'elsewise' : 'moved';
    };
    for (const pair of facts.pairs) {
      if (pair.before.done || !pair.after.done) continue;
      for (const field of pair.changed) {
        const { from, to, at, was, values } = differenceOf(pair, field);
        yield problem(
          messageOf(pair, field),
          { item: nameOf(pair.before), field, from, to },
          {
            subject: subjectOf(pair.after.key, field),
            at,
            related: [{ ...was, label: 'was' }],
            data: { field, ...values, claim: facts.after?.preset.claim ?? [] },
            ...placedIn(pair, facts),
          },
        );
      }
    }
  },
});
