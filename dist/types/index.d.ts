import type { Report, TransitionInput } from './library/judgement.ts';
export type { RuleChoice } from './config/settings.ts';
export type { NotJudged } from './engine/contract/check.ts';
export type { Need, PriorCommit, Scope } from './engine/contract/context.ts';
export type { Ended, FindingItem, Place, RelatedPlace, Severity, WaivedBy, } from './engine/contract/finding.ts';
export type { Enforcement, Priority } from './engine/contract/law.ts';
export type { Repair, RepairPlace, RepairWay } from './engine/contract/repair.ts';
export type { Obstacle, Verdict } from './engine/contract/report.ts';
export type { AffectedNode, AffectedView, ViewLink } from './engine/contract/view.ts';
export type { Content, TransitionContext } from './engine/judge/check-transition.ts';
export type { CodedProblem, Failure, Result } from './engine/values/result.ts';
export type { JsonObject, JsonValue } from './formats/json-value.ts';
export type { Limits } from './formats/limits.ts';
export type { PresetData } from './kinds/checklist/preset.generated.ts';
export type { LogFinding } from './kinds/event-log/log-findings.ts';
export { type ReplayError, type ReplayOptions, replay, replayStream } from './kinds/event-log/replay.ts';
export type { ArtifactView, LlmCallView, PhaseView, RunStatus, RunView, StepView, ToolCallView, } from './kinds/event-log/run-view.ts';
export { type ContinueProcedure, continueProcedure } from './kinds/procedure/api/continue.ts';
export { type EndProcedure, endProcedure } from './kinds/procedure/api/end.ts';
export type { ProcedureCall, ProcedureError, ProcedureErrorCode, ProcedureGraphData, ProcedureResult, } from './kinds/procedure/api/result.ts';
export { type StartProcedure, startProcedure } from './kinds/procedure/api/start.ts';
export type { TreeError, TreeErrorCode, TreeResult } from './kinds/task-tree/api/tree-error.ts';
export { type DerivedPasses, deriveInternalPasses, resetRunnerOwnedFields, sortChildren, } from './kinds/task-tree/api/update.ts';
export { type AgentStatus, checkPassedNodeImmutability, validateChildAdditionsRestricted, validateInvariants, validateSchema, validateStatusInvariants, } from './kinds/task-tree/api/validate.ts';
export type { TaskNode } from './kinds/task-tree/model.ts';
export { type CompleteTree, type SelectedNode, type Selection, selectNode, } from './kinds/task-tree/select.ts';
export { applyStateUpdates, type StateUpdate, type StateUpdateResult, type StateUpdateSummary, } from './kinds/task-tree/state-update.ts';
export type { Guard, Status, StepSource } from './kinds/task-tree/steps/step.ts';
export type { NextMove } from './kinds/workflow/model.ts';
export { getWorkflowState, validateWorkflowStateUpdate, type WorkflowSource, type WorkflowState, type WorkflowUpdateError, type WorkflowUpdateResult, } from './kinds/workflow/validate-update.ts';
export { type KindInfo, kinds, type LawInfo, laws, type RuleInfo, rules } from './library/catalogue.ts';
export type { ExplainedStep, Finding, KindOptions, RangeManner, Report, ReportedTransition, RuleChoices, Step, TransitionInput, } from './library/judgement.ts';
export type { KindId, PresetName, RuleId } from './library/names.generated.ts';
export { checkRange, type RangeCommit, type RangeInput } from './library/range.ts';
/**
 * Judges one transition of one state file. Pure: no file, no clock, no git; it runs in a browser. Never throws.
 *
 * @param input `before` and `after` are texts or bytes, null where the file is absent; `step` is what was declared, left out to infer
 *   it
 * @returns the report; an unknown kind or bad options make the verdict 'cannot-judge'
 */
export declare function checkTransition(input: TransitionInput): Report;
