import { inAfter } from '../../formats/location.ts';
import { fileRule } from './file-facts.ts';

export const begunAnew = fileRule({
  id: 'state-file/begun-anew',
  title: 'A new file begins where a finished one stood',
  why: 'What stood here was finished and is kept elsewhere, or its deletion was a note, so its path is free for a new one.',
  fix: 'Nothing to do.',
  severity: 'note',
  since: '0.1.0',
  scopes: ['step'],
  cutsRange: true,
  messages: { begun: 'what stood here went as it may; a new file begins at its path' },
  *check(facts, problem) {
    if (facts.begun === true && facts.after !== null)
      yield problem('begun', {}, { subject: '', at: inAfter('') });
  },
});
