import { type TransitionInput } from './app/check-transition.ts';
import { type Report } from './core/report.ts';
export type { Content, TransitionContext, TransitionInput } from './app/check-transition.ts';
export { type KindInfo, kinds, type LawInfo, laws, type RuleInfo, rules } from './catalogue.ts';
export type { RuleChoice } from './config/settings.ts';
export type { NotJudged } from './core/check.ts';
export type { Scope, Step } from './core/context.ts';
export type { Place, RelatedPlace, ReportedFinding, Severity } from './core/finding.ts';
export type { ExplainedStep } from './core/kind.ts';
export type { Limits } from './core/limits.ts';
export type { Obstacle, Report, ReportedTransition, Verdict } from './core/report.ts';
export { replay, replayStream } from './kinds/event-log/replay.ts';
export type { ArtifactView, LlmCallView, PhaseView, RunStatus, RunView, StepView, ToolCallView, } from './kinds/event-log/run-view.ts';
export { type ContinueProcedure, continueProcedure } from './kinds/procedure/api/continue.ts';
export { type EndProcedure, endProcedure } from './kinds/procedure/api/end.ts';
export type { ProcedureCall, ProcedureGraphData, ProcedureResult } from './kinds/procedure/api/result.ts';
export { type StartProcedure, startProcedure } from './kinds/procedure/api/start.ts';
export type { TaskNode } from './kinds/task-tree/model.ts';
export { type Selection, selectNode } from './kinds/task-tree/select.ts';
export { applyStateUpdates, type StateUpdateResult, type StateUpdateSummary, } from './kinds/task-tree/state-update.ts';
export { validateWorkflowStateUpdate, type WorkflowSource, type WorkflowUpdateError, type WorkflowUpdateResult, } from './kinds/workflow/validate-update.ts';
/**
 * Judges one transition of one state file (judging.md). Pure: it runs in a browser.
 *
 * @param input `kind` is the id of a kind (see `kinds()`); `before` and `after` are texts or bytes, null
 *   where the file is absent; `step` is what was declared, null to infer it
 * @returns the report; an unknown kind or bad options make the verdict 'cannot-judge', never an exception
 */
export declare function checkTransition(input: TransitionInput & {
    readonly kind: string;
}): Report;
