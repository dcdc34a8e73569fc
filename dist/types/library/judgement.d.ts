import type { RuleChoice } from '../config/settings.ts';
import type { NotJudged } from '../engine/contract/check.ts';
import type { ReportedFinding } from '../engine/contract/finding.ts';
import type { Report as CoreReport, ReportedTransition as CoreTransition } from '../engine/contract/report.ts';
import type { Content, TransitionContext } from '../engine/judge/check-transition.ts';
import type { Granularity } from '../engine/judge/squash.ts';
import type { Limits } from '../formats/limits.ts';
import type { ChecklistOptions } from '../kinds/checklist/options.ts';
import type { PresetData } from '../kinds/checklist/preset.generated.ts';
import type { EventLogOptions } from '../kinds/event-log/options.ts';
import type { ProcedureOptions } from '../kinds/procedure/options.ts';
import type { TaskTreeOptions } from '../kinds/task-tree/options.ts';
import type { StepSource, TreeStep } from '../kinds/task-tree/steps/step.ts';
import type { WorkflowOptions } from '../kinds/workflow/options.ts';
import type { KindId, PresetName, RuleId } from './names.generated.ts';
/** What an agent or its runner declares of one step of a task tree. */
export type Step = TreeStep;
/** What the configuration takes for files of each kind; what is left out is the default. */
export interface KindOptions {
    /** Where steps come from, and what belongs to the runner. */
    readonly 'task-tree': Partial<Omit<TaskTreeOptions, 'steps'>> & {
        readonly steps?: Partial<TaskTreeOptions['steps']>;
    };
    /** Where the graph lies. */
    readonly workflow: Partial<Pick<WorkflowOptions, 'graph' | 'package'>>;
    /** Whether runs have to have ended, what may be appended, and who may do what. */
    readonly 'event-log': Partial<EventLogOptions>;
    /** How strictly, whose proof, how long. */
    readonly procedure: Partial<ProcedureOptions>;
    /** Which format, and how strictly. */
    readonly checklist: Partial<Omit<ChecklistOptions, 'preset'>> & {
        /** A built-in preset by its name, or one of your own; left out: the built-in one whose shape the text has. */
        readonly preset?: PresetName | PresetData;
    };
}
/** Severities, and options, of rules that judge files of one kind. */
export type RuleChoices<Kind extends KindId = KindId> = {
    readonly [Id in Extract<RuleId, `${Kind | 'state-file' | 'config'}/${string}`>]?: RuleChoice;
};
interface Versions {
    /** The version before; null where the file is new. */
    readonly before: Content;
    /** The version after; null where the file is deleted. */
    readonly after: Content;
    /** Repository path, for messages and places; by default the usual one of the kind. */
    readonly path?: string;
    /** `squash` judges the two versions as the ends of a range of several steps; by default they are one step. */
    readonly granularity?: 'commit' | 'squash';
    /**
     * The other files that a kind needs, by role: one content for both versions, or each side's. `runState` for a task tree, `graph` and
     * `package` for a workflow.
     */
    readonly companions?: Readonly<Record<string, Content | {
        readonly before?: Content;
        readonly after?: Content;
    }>>;
    /** What is known of the change beyond the two versions; a rule that needs more is silent, and listed under `notJudged`. */
    readonly context?: TransitionContext;
    /** By default 64 MiB, 1000 levels and 5,000,000 values. */
    readonly limits?: Partial<Limits>;
}
/** How a range is judged, wherever it is. */
export interface RangeManner {
    /** `auto` (the default) and `commit` judge every commit and the whole; `squash` judges the whole alone. With `auto` what says it is a squash is judged as one. */
    readonly granularity?: Granularity;
    /** What a guard (tests, as a rule) said of the last commit; `success` verifies what turned done. */
    readonly guard?: 'success' | 'failure' | 'skipped';
    /** A `.stateward.yml` to judge by, as a text; by default that of the base, which nothing that is judged can change. */
    readonly configuration?: Content;
    /** A `.stateward.waivers.yml`, in the same way. */
    readonly waivers?: Content;
}
/** A kind of which no options are written down yet takes any. */
type OptionsOf<Kind extends KindId> = Kind extends keyof KindOptions ? KindOptions[Kind] : object;
/** One transition of one state file. `kind` decides what `options` takes, and whether there are steps. */
export type TransitionInput<Kind extends KindId = KindId> = {
    [Each in Kind]: Versions & {
        readonly kind: Each;
        readonly options?: OptionsOf<Each> & {
            readonly rules?: RuleChoices<Each>;
        };
        /** The declared step; null or left out: it is inferred. */
        readonly step?: Each extends 'task-tree' ? Step | null : null;
    };
}[Kind];
/** One violation, with its place, what was expected, and what to do. */
export interface Finding extends Omit<ReportedFinding, 'ruleId'> {
    /** The rule that found it. */
    readonly ruleId: RuleId;
}
/** The step behind a transition: the declared one, or what was inferred. */
export interface ExplainedStep extends Step {
    /** Where it was read: `inferred` where nothing was declared. */
    readonly source: StepSource;
}
/** One judged transition of one file. */
export interface ReportedTransition extends Omit<CoreTransition, 'kind' | 'step'> {
    /** The kind of the file. */
    readonly kind: KindId;
    /** The step behind it; only task trees have steps. */
    readonly step?: ExplainedStep;
}
/** What a check found. `schemas/report/v2.schema.json` describes it as JSON. */
export interface Report extends Omit<CoreReport, 'findings' | 'transitions' | 'step' | 'notJudged'> {
    /** Sorted by file, line, column and rule. */
    readonly findings: readonly Finding[];
    /** What was judged. */
    readonly transitions: readonly ReportedTransition[];
    /** The step behind the transition, where there is one alone. */
    readonly step?: ExplainedStep;
    /** Rules that were silent for want of something that the caller did not know, and what. */
    readonly notJudged: readonly (Omit<NotJudged, 'ruleId'> & {
        readonly ruleId: RuleId;
    })[];
}
export {};
