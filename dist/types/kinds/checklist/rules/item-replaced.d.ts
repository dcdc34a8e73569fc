import { type ChecklistFacts } from '../facts.ts';
export declare const itemReplaced: import("../../../core/rule.ts").Rule<ChecklistFacts, undefined, {
    readonly replaced: "{key} was \"{from}\" and is \"{to}\": title and description were both replaced";
}>;
