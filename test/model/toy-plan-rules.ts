import { subjectOf } from '../../src/core/subject.ts';
import { inAfter } from '../../src/formats/location.ts';
import { toyDescription, toyRule } from './toy-facts.ts';

export const rotated = toyRule({
  ...toyDescription,
  id: 'model/rotated',
  title: 'One plan follows another',
  severity: 'note',
  messageSeverities: { unfinished: 'warning' },
  scopes: ['step'],
  cutsRange: true,
  messages: { finished: '{plan} made room', unfinished: '{plan} made room while items were open' },
  *check({ old }, problem) {
    if (old === undefined || old.isBegun) return;
    const { plan, items } = old.doc;
    const isFinished = Object.values(items).every(({ done }) => done);
    const refuses = Object.keys(items).map((key) => subjectOf(key));
    yield problem(
      isFinished ? 'finished' : 'unfinished',
      { plan },
      { subject: '', at: inAfter(''), refuses },
    );
  },
});

export const begunAnew = toyRule({
  ...toyDescription,
  id: 'model/begun-anew',
  title: 'A new file begins where a finished one was',
  severity: 'note',
  scopes: ['step'],
  cutsRange: true,
  messages: { begun: '{plan} begins where another file was' },
  *check({ old, from }, problem) {
    if (old?.isBegun) yield problem('begun', { plan: from.plan }, { subject: '', at: inAfter('') });
  },
});
