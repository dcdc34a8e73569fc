import { type ChecklistFacts } from '../facts.ts';
export declare const planRotation: import("../../../core/rule.ts").Rule<ChecklistFacts, undefined, {
    readonly rotated: "a new plan: {done} of {count} old items were done; {reason}";
    readonly doneVanished: "these items were done and went with the old plan, which is kept nowhere, and no plan key says that this is a new one: {items}";
    readonly openVanished: "with the old plan these open items vanished, and it is kept nowhere: {items}";
    readonly comeBack: "{item} was open in the old plan and comes back done in the new one";
    readonly takenKey: "{item} now has the key of \"{old}\", which was done";
    readonly begun: "a new list begins here; the old one went before, as it may";
}>;
