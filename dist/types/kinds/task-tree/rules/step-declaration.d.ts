import { type TaskTreeFacts } from '../facts.ts';
export declare const stepDeclaration: import("../../../core/rule.ts").Rule<TaskTreeFacts, undefined, {
    readonly malformed: "the Agent-Step line cannot be read at \"{detail}\"";
    readonly unknownKey: "the Agent-Step line has an unknown key '{detail}'";
    readonly repeatedKey: "the Agent-Step line has the key '{detail}' twice";
    readonly missingKey: "the Agent-Step line has no {detail}";
    readonly badValue: "the declared step has an unknown value: {detail}";
    readonly guardWithoutRun: "only status=done runs the guard, so guard=skipped was expected: {detail}";
    readonly disagreement: "the sources of the step disagree: {detail}";
    readonly noTree: "several task trees changed, and the declared step does not say tree=<path>: {detail}";
    readonly unknownTree: "the declared step names a file that is no governed task tree: {detail}";
    readonly idle: "a declared step in the commit message cannot be used, and the tree is unchanged: {detail}";
    readonly merged: "a declared step in the message of the merge cannot be used: {detail}";
    readonly runState: "the run state counts an iteration but does not name a step: {detail}";
}>;
