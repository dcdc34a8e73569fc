import { inAfter, inBefore } from '../../formats/location.ts';
import { subjectOf } from '../contract/subject.ts';
import { policyRule } from './policy-facts.ts';

export const configInvalid = policyRule({
  id: 'config/invalid',
  title: 'The configuration can be used',
  why: 'What a broken configuration was meant to govern would go unjudged after the merge.',
  fix: 'Correct the named line; `stateward check` on the command line reads the file as it will be read.',
  messageFixes: {
    nested:
      'Move its entries into the configuration at the top, each path with the folder before it, and take this file away.',
  },
  severity: 'error',
  messageSeverities: { base: 'warning' },
  since: '0.1.0',
  fixed: true,
  scopes: ['net'],
  messages: {
    next: 'cannot be used: {reason}',
    base: 'on the base side it cannot be used ({reason}); the built-in defaults judge',
    nested: 'lies in a folder, and only the configuration at the top of the repository is read',
  },
  *check({ role, before, after }, problem) {
    if (role === 'nested') {
      yield problem('nested', {}, { subject: '', at: inAfter('') });
      return;
    }
    for (const { message, pointer } of after?.faults ?? []) {
      const detail = { subject: subjectOf('', pointer || message), at: inAfter(pointer) };
      yield problem('next', { reason: message }, { ...detail, data: { reason: message } });
    }
    const [first] = before?.faults ?? [];
    if (first === undefined || (after !== null && after.faults.length > 0)) return;
    const detail = { subject: '', at: inBefore(first.pointer), data: { reason: first.message } };
    yield problem('base', { reason: first.message }, detail);
  },
});
