/** A step's completion proof: exactly the two types of RD2. */
export type ValidationSpec = {
    readonly type: 'node_exists';
    readonly subtype: string | undefined;
    readonly minCount: number;
} | {
    readonly type: 'link_exists';
    readonly verb: string;
    readonly minCount: number;
};
export type SpecReading = {
    readonly ok: true;
    readonly spec: ValidationSpec;
} | {
    readonly ok: false;
    readonly faults: readonly string[];
};
/** Reads what stands under a heading "Validation": YAML, in a fence or as it is. */
export declare function readSpec(body: string, isRepeated: boolean): SpecReading;
