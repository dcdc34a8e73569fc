import type { YamlDocument } from '../text/yaml.ts';
import { type PolicyBytes, type PolicyFault } from './policy-text.ts';
/** One excused change: both digests must match, so it excuses one change and not an item (judging.md, Waivers). */
export interface Waiver {
    /** 12 hex digits each, as findings print them. */
    readonly fingerprint: string;
    readonly change: string;
    readonly reason: string;
    /** The last day on which it counts, YYYY-MM-DD. */
    readonly until: string;
    /** Where it stands in its file. */
    readonly pointer: string;
}
export type WaiversResult = {
    readonly ok: true;
    readonly waivers: readonly Waiver[];
    readonly document: YamlDocument;
} | {
    readonly ok: false;
    readonly faults: readonly PolicyFault[];
};
/** Reads a `.stateward.waivers.yml`; every fault with its place. */
export declare function parseWaivers(bytes: Exclude<PolicyBytes, null>): WaiversResult;
