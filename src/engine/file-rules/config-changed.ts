import { listed } from '../../formats/listed.ts';
import { inAfter, inBefore } from '../../formats/location.ts';
import { type PolicyFacts, policyRule } from './policy-facts.ts';

export const configChanged = policyRule({
  id: 'config/changed',
  title: 'A change of the configuration is seen',
  why: 'Whoever changes how state is judged must not be judged by the change, and a reviewer has to see it.',
  fix: 'Have the change reviewed by whoever owns the gate; it counts once it is on the base side.',
  severity: 'warning',
  messageSeverities: { first: 'note', words: 'note' },
  since: '0.1.0',
  fixed: true,
  scopes: ['net'],
  messages: {
    configuration: 'this changes how state files are judged, from the next change on: {effect}',
    first:
      'this is the first configuration, and what is recognised without one is judged as before; from the next change on, {effect}',
    words: 'this changes words of the configuration that nothing reads, and not how anything is judged',
    named: 'this changes how {files} judged, from the next change on',
    waivers:
      'this changes the waivers; commit them before what they waive: hooks count those of HEAD, CI those of the base side',
    headWaivers:
      'this changes the waivers, and they count at once (waiversFrom: head); a code owner should approve',
  },
  *check(facts, problem) {
    if (!facts.changed || facts.role === 'nested') return;
    const detail = { subject: '', at: facts.after === null ? inBefore('') : inAfter('') };
    if (facts.role === 'waivers') yield problem(facts.headWaives ? 'headWaivers' : 'waivers', {}, detail);
    else if (facts.role === 'named') {
      const { governed } = facts;
      const files = governed.length === 1 ? `${listed(governed)} is` : `${listed(governed) || 'no file'} are`;
      yield problem('named', { files }, { ...detail, data: { governed } });
    } else {
      const data = { governed: facts.governed, released: facts.released };
      const effect = effectOf(facts);
      if (facts.reach === 'words') yield problem('words', {}, detail);
      else
        yield problem(facts.reach === 'first' ? 'first' : 'configuration', { effect }, { ...detail, data });
    }
  },
});

function effectOf({ after, governed, released, softened, otherwise }: PolicyFacts): string {
  if (after !== null && after.faults.length > 0) return 'it cannot be used';
  const effects = [
    ...(governed.length > 0 ? [`it governs ${listed(governed)}`] : []),
    ...(released.length > 0 ? [`it no longer governs ${listed(released)}`] : []),
    ...(softened.length > 0 ? [`it is milder: ${listed(softened)}`] : []),
  ];
  const rest =
    otherwise.length > 0 ? `it judges ${listed(otherwise)} otherwise` : 'it governs the same files';
  return effects.join('; ') || rest;
}
