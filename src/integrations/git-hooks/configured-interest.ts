import type { Interest } from '../../engine/files/interest.ts';
import { builtInPolicy } from '../../engine/policy/built-in-policy.ts';
import { policyOf } from '../../engine/policy/policy.ts';
import { interestIn } from '../../engine/policy/policy-interest.ts';
import { kinds } from '../../kinds/index.ts';

/** What a configuration is about. */
export function configuredInterest(configuration: Uint8Array | null): Interest {
  const policy = policyOf({ configuration, waivers: null }, kinds, () => 'unread');
  if (policy.namedFiles.length === 0) return interestIn(policy);
  // Without the files that the configuration names it is open whether it can be used: else the defaults judge.
  const usual = builtInPolicy(kinds);
  return interestIn({
    ...policy,
    govern: (path) => policy.govern(path) ?? usual.govern(path),
    watched: [...policy.watched, ...usual.watched],
  });
}
