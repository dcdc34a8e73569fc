import { inBefore } from '../../formats/location.ts';
import { subjectOf } from '../contract/subject.ts';
import { policyRule } from './policy-facts.ts';

export const configWaiverExpired = policyRule({
  id: 'config/waiver-expired',
  title: 'A waiver is used within its time',
  why: 'A waiver is an exception with an end; one that is used after it has become a rule that nobody agreed to.',
  fix: 'Bring the state back to green, or have the owner give the waiver a later day.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['net'],
  messages: {
    ending: 'the waiver of {fingerprint} ended on {until}; it stops counting fourteen days after that',
    ended: 'the waiver of {fingerprint} ended on {until} and does not count any more',
  },
  *check({ expired }, problem) {
    for (const { fingerprint, until, pointer, counts } of expired) {
      const detail = { subject: subjectOf('', fingerprint), at: inBefore(pointer) };
      yield problem(counts ? 'ending' : 'ended', { fingerprint, until }, detail);
    }
  },
});
