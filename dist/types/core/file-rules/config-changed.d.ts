import { type PolicyFacts } from './policy-facts.ts';
export declare const configChanged: import("../rule.ts").Rule<PolicyFacts, undefined, {
    readonly configuration: "this changes how state files are judged, from the next change on: {effect}";
    readonly named: "this changes how {files} judged, from the next change on";
    readonly waivers: "this changes the waivers; they count once they are on the base side";
    readonly headWaivers: "this changes the waivers, and they count at once (waiversFrom: head); a code owner should approve";
}>;
