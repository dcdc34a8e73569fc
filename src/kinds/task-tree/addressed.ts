import type { Addressed } from '../../engine/contract/kind.ts';
import { parseDeclarations } from './steps/declaration.ts';

/** The trees that the declared steps of a commit message name. */
export function addressed(message: string): Addressed {
  const { steps, faults } = parseDeclarations(message);
  const paths = steps.flatMap((step) => step.tree ?? []);
  return { paths, unnamed: paths.length < steps.length, unread: faults.length > 0 };
}
