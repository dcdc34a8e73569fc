import { inAfter, type Location } from '../../formats/location.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TreeStep } from './steps/step.ts';
import { afterPlace } from './tree-place.ts';

/** Where a finding about a declared line points: at its node in the new version, or at the file. */
export function linePlace(facts: TaskTreeFacts, step: TreeStep, field?: string): Location {
  const node = facts.after?.byId.get(step.node);
  return node === undefined ? inAfter('') : afterPlace(node, field);
}
