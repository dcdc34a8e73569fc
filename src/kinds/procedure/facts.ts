import type { Context } from '../../engine/contract/context.ts';
import { ruleOver } from '../../engine/contract/rule.ts';
import type { ActorFault } from './actor-faults.ts';
import type { ProcedureGraph, Step } from './model.ts';
import type { ProcedureOptions } from './options.ts';
import type { OutsideChange } from './outside-changes.ts';
import type { AdvanceFault } from './progress.ts';
import type { RecordBreak } from './run-changes.ts';
import type { HeatFault } from './step-heat.ts';
import type { TemplateChange } from './template-changes.ts';

/** A step of some procedure, with whether it, or its procedure, names what implements it. */
export interface GuidedStep extends Step {
  readonly isImplemented: boolean;
}

/** What `compare` found, for the rules to judge. What is about one version is empty but in scope `snapshot`. */
export interface ProcedureFacts {
  readonly scope: Context['scope'];
  readonly before: ProcedureGraph | null;
  readonly after: ProcedureGraph | null;
  /** The version before also where `before` is not compared, as in scope `snapshot`. */
  readonly earlier: ProcedureGraph | null;
  /** Every step once, in scope `snapshot`. */
  readonly steps: readonly GuidedStep[];
  readonly heat: readonly HeatFault[];
  readonly actors: readonly ActorFault[];
  readonly templates: readonly TemplateChange[];
  readonly outside: readonly OutsideChange[];
  readonly records: readonly RecordBreak[];
  readonly advances: readonly AdvanceFault[];
  readonly at: string | undefined;
  readonly options: ProcedureOptions;
}

export const procedureRule = ruleOver<ProcedureFacts>();
