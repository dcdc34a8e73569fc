import { subjectOf } from '../../src/core/subject.ts';
import { inAfter } from '../../src/formats/location.ts';
import { type ItemChange, inRanges, inSteps, toyDescription, toyRule } from './toy-facts.ts';

const at = inAfter('');

/** A problem about one field of an item. */
function about({ key }: ItemChange, field: string) {
  const subject = subjectOf(key, field);
  return { subject, at, refuses: [subject] };
}

const turnsDone = ({ before, after }: ItemChange) => after?.done === true && before?.done !== true;

export const bornDone = toyRule({
  ...toyDescription,
  id: 'model/born-done',
  title: 'A new item is open, or brings evidence',
  severity: 'error',
  scopes: inSteps,
  messages: { born: '{key} came done' },
  *check({ changes, words }, problem) {
    for (const change of changes) {
      if (!turnsDone(change) || !change.isNew || words.has(`evidence:${change.key}`)) continue;
      yield problem('born', { key: change.key }, about(change, 'done'));
    }
  },
});

export const doneRemoved = toyRule({
  ...toyDescription,
  id: 'model/done-removed',
  title: 'A done item stays',
  severity: 'error',
  scopes: inRanges,
  messages: { removed: '{key} was done and is gone' },
  *check({ changes }, problem) {
    for (const { key, before, after } of changes)
      if (before?.done && after === undefined)
        yield problem('removed', { key }, { subject: subjectOf(key), at, refuses: [subjectOf(key)] });
  },
});

export const dropped = toyRule({
  ...toyDescription,
  id: 'model/dropped',
  title: 'An open item that goes is told',
  severity: 'note',
  scopes: ['step'],
  messages: { dropped: '{key} was open and is gone' },
  *check({ changes }, problem) {
    for (const { key, before, after } of changes)
      if (before !== undefined && !before.done && after === undefined)
        yield problem('dropped', { key }, { subject: subjectOf(key), at });
  },
});

export const reopened = toyRule({
  ...toyDescription,
  id: 'model/reopened',
  title: 'A done item is reopened for a reason',
  severity: 'error',
  messageSeverities: { reasoned: 'warning' },
  scopes: inRanges,
  messages: { reopened: '{key} was done and is open', reasoned: '{key} was reopened' },
  *check({ changes }, problem) {
    for (const change of changes) {
      if (!change.before?.done || change.after?.done !== false) continue;
      const messageId = change.isReasoned ? 'reasoned' : 'reopened';
      yield problem(messageId, { key: change.key }, about(change, 'done'));
    }
  },
});

export const doneChanged = toyRule({
  ...toyDescription,
  id: 'model/done-changed',
  title: 'A done item means what it meant',
  severity: 'error',
  scopes: inRanges,
  messages: { changed: '{key} was done and means something else' },
  *check({ changes, old, known }, problem) {
    for (const change of changes) {
      const { key, before, after, isReasoned } = change;
      if (!before?.done || after === undefined || before.contract === after.contract) continue;
      if (isReasoned && !after.done) continue;
      // Over a rotation it is the old plan that has the right contract, though nothing else of it comes back.
      const demanded = old === undefined || known.has(key) ? {} : { demanded: old.doc };
      yield problem('changed', { key }, { ...about(change, 'contract'), ...demanded });
    }
  },
});

export const bulkFlip = toyRule({
  ...toyDescription,
  id: 'model/bulk-flip',
  title: 'Items are done a few at a time',
  severity: 'error',
  scopes: inSteps,
  messages: { flipped: '{count} items were done at once' },
  *check({ changes }, problem) {
    const flips = changes.filter((change) => turnsDone(change) && !change.isNew);
    const refuses = flips.map(({ key }) => subjectOf(key, 'done')).sort();
    const [subject] = refuses;
    if (subject === undefined || flips.length < 4) return;
    yield problem('flipped', { count: flips.length }, { subject, at, refuses });
  },
});

export const counterLowered = toyRule({
  ...toyDescription,
  id: 'model/counter-lowered',
  title: 'What was counted stays counted',
  severity: 'error',
  scopes: inRanges,
  messages: { lowered: '{key} counts less than before' },
  *check({ changes }, problem) {
    for (const change of changes)
      if (change.after !== undefined && change.after.counter < (change.before?.counter ?? 0))
        yield problem('lowered', { key: change.key }, about(change, 'counter'));
  },
});

export const counterJump = toyRule({
  ...toyDescription,
  id: 'model/counter-jump',
  title: 'Counters go up one by one',
  severity: 'error',
  scopes: inSteps,
  messages: { jumped: '{key} was counted more than once' },
  *check({ changes }, problem) {
    for (const change of changes)
      if (change.after !== undefined && change.after.counter > (change.before?.counter ?? 0) + 1)
        yield problem('jumped', { key: change.key }, about(change, 'counter'));
  },
});

export const retryUncounted = toyRule({
  ...toyDescription,
  id: 'model/retry-uncounted',
  title: 'A retry that is declared is counted',
  severity: 'error',
  scopes: inSteps,
  messages: { uncounted: 'the retry of {key} was not counted' },
  *check({ changes, words, from }, problem) {
    for (const change of changes) {
      const { key, before, after } = change;
      if (before === undefined || after?.counter !== before.counter || !words.has(`retry:${key}`)) continue;
      const items = { ...from.items, [key]: { ...before, counter: before.counter + 1 } };
      yield problem('uncounted', { key }, { ...about(change, 'counter'), demanded: { ...from, items } });
    }
  },
});
