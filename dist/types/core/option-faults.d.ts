import type { OptionFault } from './kind.ts';
/** What a standalone validator says is wrong with an option. */
interface Fault {
    readonly instancePath: string;
    readonly keyword: string;
    readonly message?: string;
    readonly params: {
        readonly additionalProperty?: string;
        readonly allowedValues?: readonly string[];
    };
}
interface Validate {
    (value: unknown): boolean;
    errors?: readonly Fault[] | null;
}
/** What a validator's fault says of the configuration: an unknown key by its name, a choice with what may be chosen. */
export declare function optionFault({ instancePath, keyword, message, params }: Fault): OptionFault;
/** What is wrong about the options of one rule; a rule without options accepts none. */
export declare function ruleOptionFaults(validators: Readonly<Record<string, Validate>>, ruleId: string, value: unknown): readonly OptionFault[];
export {};
