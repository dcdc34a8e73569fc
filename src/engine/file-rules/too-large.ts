import { inAfter } from '../../formats/location.ts';
import { fileRule } from '../contract/file-facts.ts';

export const tooLarge = fileRule({
  id: 'state-file/too-large',
  title: 'A state file stays within the size limit',
  why: 'A file beyond the limit is not parsed, and what is not parsed cannot be judged.',
  fix: 'Move finished work to an archive file, or ask an owner to raise limits.maxBytes.',
  severity: 'error',
  since: '0.1.0',
  fixed: true,
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: { size: 'is {size} bytes long; the limit is {limit}' },
  *check(facts, problem) {
    if (facts.after?.nature !== 'too-large') return;
    yield problem(
      'size',
      { size: facts.after.size, limit: facts.maxBytes },
      { subject: '', at: inAfter(''), data: { size: facts.after.size, limit: facts.maxBytes } },
    );
  },
});
