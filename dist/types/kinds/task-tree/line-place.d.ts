import { type Location } from '../../core/location.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { TreeStep } from './steps/step.ts';
/** Where a finding about a declared line points: at its node in the new version, or at the file. */
export declare function linePlace(facts: TaskTreeFacts, step: TreeStep, field?: string): Location;
